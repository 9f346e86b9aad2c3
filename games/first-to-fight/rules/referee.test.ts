/**
 * The referee keeps a board of his own, moved by the told events alone, and judges every event and every list of moves by the
 * rulebook. Written apart from the rules: it shares nothing with them but the content.
 */
import { type Ask, asks, begin, below, fastStream, heardBy, play, type Told } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { eventOf } from '../content/events.ts';
import { FORMATIONS, type Formation } from '../content/formations.ts';
import { missionOf } from '../content/missions.ts';
import { REGION, REGIONS, type Region } from '../content/regions.ts';
import { type SoldierId, soldierOf } from '../content/soldiers.ts';
import type { Event } from './events.ts';
import { firstToFight } from './index.ts';
import type { OrderFrame, State } from './state.ts';

const GAMES = process.env.SZTAB_TIER === 'quick' ? 6 : 24;

interface Card {
  region: Region;
  s: number;
  u: number;
  trained: boolean;
  wounds: number;
}

class Referee {
  readonly army = new Map<SoldierId, Card>();
  readonly square: Record<Region, number> = { WAW: 4, POL: 4, NEA: 2, WEU: 1, NAI: 2 };
  readonly vp: number[];
  readonly nurses: number[];
  readonly done: string[][];
  token: { region: Region; formation: Formation } | null = null;
  time = 0;
  /** Arrival points that must still be told. */
  owed: string[] = [];
  losses: { region: Region; left: number; pass: SoldierId[] } | null = null;
  wounds = 0;

  readonly players: number;

  constructor(players: number) {
    this.players = players;
    this.vp = Array.from({ length: players }, () => 0);
    this.nurses = [...this.vp];
    this.done = this.vp.map(() => []);
  }

  in(region: Region): [SoldierId, Card][] {
    return [...this.army].filter(([, card]) => card.region === region);
  }
  of(id: SoldierId): Card {
    return this.army.get(id) as Card;
  }
  level(region: Region): number {
    return REGION[region].levels[this.square[region]] as number;
  }
  locked(id: SoldierId): boolean {
    return this.token?.region === this.of(id).region && this.token.formation === soldierOf(id).formation;
  }
  place(id: SoldierId, region: Region, seat: number | null): void {
    const { strength, underground: u } = soldierOf(id);
    this.army.set(id, { region, s: strength, u, trained: false, wounds: 0 });
    if (seat !== null && this.token?.region === region) this.owed.push(`${seat} ${id}`);
  }

  /** FTF-6.6.5 to FTF-6.6.7: all dealt, or everybody has two; exactly the right ones fall. */
  closeLosses(fallen: SoldierId[]): void {
    const { region, left } = this.losses as NonNullable<typeof this.losses>;
    const here = this.in(region);
    expect(left === 0 || here.every(([, { wounds }]) => wounds >= 2)).toBe(true);
    const must = here.filter(([, { wounds, trained }]) => wounds >= 2 || (wounds === 1 && !trained)).map(([id]) => id);
    expect([...fallen].sort()).toEqual(must.sort());
    for (const id of fallen) this.army.delete(id);
    this.losses = null;
  }

  judge(told: readonly Told<Event>[]): void {
    const events = heardBy(told, 'public');
    for (const [i, e] of events.entries()) {
      if (this.losses && e.is !== 'wounded' && e.is !== 'fell') this.closeLosses([]);
      this.one(e, events, i);
    }
    expect(this.owed).toEqual([]);
  }

  one(e: Event, events: readonly Event[], i: number): void {
    if (this.owed.length > 0 && e.is !== 'arrival-point') expect(this.owed, e.is).toEqual([]);
    switch (e.is) {
      case 'opened':
        for (const { soldier, region } of e.soldiers) this.place(soldier, region, null);
        return;
      case 'order-chosen':
        this.vp[e.seat] = (this.vp[e.seat] as number) + e.vp;
        return;
      case 'nurse-taken':
        this.nurses[e.seat] = (this.nurses[e.seat] as number) + 1;
        return;
      case 'bonus-taken':
        if (e.bonus === 'nurse') this.nurses[e.seat] = (this.nurses[e.seat] as number) + 1;
        return;
      case 'nurse-lost':
        this.nurses[e.seat] = (this.nurses[e.seat] as number) - 1;
        return;
      case 'treated':
        this.nurses[e.seat] = (this.nurses[e.seat] as number) - 1;
        expect(this.of(e.soldier).wounds).toBe(1);
        this.of(e.soldier).wounds = 0;
        return;
      case 'moved':
        expect(this.locked(e.soldier)).toBe(false);
        expect(this.of(e.soldier).region).toBe(e.from);
        if (e.by === 'concentration' || e.by === 'ability') expect(REGION[e.from].neighbours).toContain(e.to);
        if (e.by === 'drop') expect(e.to).toBe('WAW');
        this.of(e.soldier).region = e.to;
        if (this.token?.region === e.to) this.owed.push(`${e.seat} ${e.soldier}`);
        return;
      case 'arrival-point':
        expect(this.owed.shift()).toBe(`${e.seat} ${e.soldier}`);
        this.vp[e.seat] = (this.vp[e.seat] as number) + 1;
        return;
      case 'trained': {
        const card = this.of(e.soldier);
        if (e.attribute === 'S') card.s++;
        else card.u++;
        card.trained = true;
        expect([e.s, e.u]).toEqual([card.s, card.u]);
        expect(Math.max(card.s, card.u)).toBeLessThanOrEqual(5);
        if (e.by === 'camp') expect([card.region, e.attribute]).toEqual(['NEA', 'S']);
        return;
      }
      case 'domination': {
        expect(e.from).toBe(this.square[e.region]);
        const step = { sabotage: -1, undergroundActivity: -1, mainFront: 1, axis: this.players === 4 ? 2 : 1 };
        if (e.by !== 'event') expect(e.to).toBe(Math.max(0, Math.min(6, e.from + step[e.by])));
        if (e.by === 'sabotage') {
          const sum = this.in(e.region).reduce((all, [, { u }]) => all + u, 0);
          expect(sum).toBeGreaterThan(REGION[e.region].arrows[e.from] as number);
          expect(events[i + 1]?.is === 'sabotage-points').toBe(e.from >= 4);
        }
        this.square[e.region] = e.to;
        return;
      }
      case 'sabotage-points':
        this.vp[e.seat] = (this.vp[e.seat] as number) + 3;
        return;
      case 'recruited':
        expect(e.region).not.toBe('NAI');
        this.place(e.soldier, e.region, e.seat);
        return;
      case 'ability':
        if (e.ability === 'victoryPoint') this.vp[e.seat] = (this.vp[e.seat] as number) + 1;
        return;
      case 'formation-named':
        expect(e.revealed.every((id) => soldierOf(id).formation !== e.formation)).toBe(true);
        if (!e.found) return;
        expect(soldierOf(e.found).formation).toBe(e.formation);
        this.place(e.found, 'POL', e.seat);
        return;
      case 'army-arrived':
        // Both lie down, then both points are told.
        for (const id of e.soldiers) this.place(id, 'NAI', e.seat);
        return;
      case 'event-soldiers':
        for (const id of e.soldiers) this.place(id, e.region, null);
        return;
      case 'token-placed':
        expect(e.stays === true).toBe(this.token?.region === e.region && this.token.formation === e.formation);
        this.token = { region: e.region, formation: e.formation };
        return;
      case 'token-removed':
        this.token = null;
        return;
      case 'time-passed':
        this.time = e.to;
        return;
      case 'missions-revealed':
        expect(e.missions.every((id) => missionOf(id).date <= this.time)).toBe(true);
        return;
      case 'mission-resolved': {
        const { region, formation, difficulty } = missionOf(e.mission);
        const total = this.in(region).reduce(
          (all, [id, { s: strength, wounds }]) =>
            all + (soldierOf(id).formation === formation && wounds === 0 ? strength : 1),
          0,
        );
        expect([e.available, e.required]).toEqual([total, difficulty + this.level(region)]);
        expect(e.success).toBe(total >= difficulty + this.level(region));
        this.done[e.seat]?.push(`${e.mission}${e.success ? '+' : '-'}`);
        return;
      }
      case 'losses-rolled':
        expect(e.level).toBe(this.level(e.region));
        expect(e.wounds).toBe(e.die + e.level);
        expect(this.in(e.region).length).toBeGreaterThan(0);
        this.losses = { region: e.region, left: e.wounds, pass: [] };
        return;
      case 'wounded': {
        this.wounds++;
        const card = this.of(e.soldier);
        card.wounds++;
        expect(e.wounds).toBe(card.wounds);
        if (!this.losses) return; // of an event
        const { region, pass } = this.losses;
        const here = this.in(region);
        if (here.every(([id]) => pass.includes(id))) pass.length = 0;
        const waiting = here.filter(([id]) => !pass.includes(id));
        expect(waiting.map(([id]) => id)).toContain(e.soldier);
        expect(card.u).toBe(Math.min(...waiting.map(([, { u }]) => u)));
        pass.push(e.soldier);
        this.losses.left--;
        expect(this.losses.left).toBeGreaterThanOrEqual(0);
        return;
      }
      case 'fell': {
        if (!this.losses) {
          if (this.army.has(e.soldier) && events[i - 1]?.is === 'wounded') this.army.delete(e.soldier);
          expect(this.army.has(e.soldier)).toBe(false);
          return;
        }
        const fallen: SoldierId[] = [];
        for (let at = i; events[at]?.is === 'fell'; at++) fallen.push((events[at] as { soldier: SoldierId }).soldier);
        this.closeLosses(fallen);
        return;
      }
      default:
        return;
    }
  }

  compare(s: State): void {
    const cards = s.soldiers.map(({ id, ...card }) => [id, { ...card }] as const);
    expect(new Map(cards)).toEqual(this.army);
    expect(s.domination).toEqual(this.square);
    expect(s.staffs.map(({ vp, nurses }) => [vp, nurses])).toEqual(this.vp.map((vp, seat) => [vp, this.nurses[seat]]));
    expect([s.concentration, s.time]).toEqual([this.token, this.time]);
    for (const [seat, { succeeded, failed }] of s.staffs.entries()) {
      expect(this.done[seat]?.filter((id) => id.endsWith('+'))).toEqual(succeeded.map((id) => `${id}+`));
      expect(this.done[seat]?.filter((id) => id.endsWith('-'))).toEqual(failed.map((id) => `${id}-`));
    }
  }

  /** The list that the rulebook gives, where the open board decides it. */
  list(s: State, { seat, prompt }: Ask): string[] | null {
    const order = s.flow.find((f): f is OrderFrame => f.step === 'order');
    const ids = [...this.army.keys()];
    const near = (id: SoldierId) => REGION[this.of(id).region].neighbours.map((to) => `move(${id},${to})`);
    switch (prompt) {
      case 'move': {
        const free = ids.filter((id) => !this.locked(id) && !order?.soldiers.includes(id));
        const anywhere = (id: SoldierId) =>
          REGIONS.filter((to) => to !== this.of(id).region).map((to) => `move(${id},${to})`);
        return [...free.flatMap(seat === order?.chooser ? anywhere : near), 'pass'];
      }
      case 'concentration-move':
        return ids.filter((id) => !this.locked(id)).flatMap(near);
      case 'train':
        return [
          ...ids
            .filter((id) => !order?.soldiers.includes(id))
            .flatMap((id) => [
              ...(this.of(id).s < 5 ? [`train(${id},S)`] : []),
              ...(this.of(id).u < 5 ? [`train(${id},U)`] : []),
            ]),
          'pass',
        ];
      case 'sabotage':
        return [
          ...REGIONS.filter(
            (region) =>
              this.square[region] > 0 &&
              !order?.regions.includes(region) &&
              this.in(region).reduce((all, [, { u }]) => all + u, 0) >
                (REGION[region].arrows[this.square[region]] as number),
          ).map((region) => `sabotage(${region})`),
          'pass',
        ];
      case 'region-rule': {
        const usable: Record<Region, boolean> = {
          WAW: ids.some((id) => this.of(id).region !== 'WAW' && !this.locked(id)),
          POL: s.deck.length > 0,
          NEA: this.in('NEA').some(([, { s: strength }]) => strength < 5),
          WEU: true,
          NAI: s.deck.length > 0,
        };
        return [...REGIONS.filter((one) => this.square[one] < 4 && usable[one]).map((one) => `rule(${one})`), 'pass'];
      }
      case 'drop':
        return ids.filter((id) => this.of(id).region !== 'WAW' && !this.locked(id)).map((id) => `drop(${id})`);
      case 'recruit-region':
        return [
          ...REGIONS.filter((one) => one !== 'NAI' && !order?.regions.includes(one)).map((one) => `recruit(${one})`),
          'pass',
        ];
      case 'concentration': {
        const can = {
          token: true,
          move: ids.some((id) => !this.locked(id)),
          nurse: (this.nurses[seat] as number) < 3,
        };
        return [
          ...(['token', 'move', 'nurse'] as const)
            .filter((bonus) => can[bonus] && !order?.bonuses.includes(bonus))
            .map((bonus) => `bonus(${bonus})`),
          'pass',
        ];
      }
      case 'place-token':
        return FORMATIONS.flatMap((formation) => REGIONS.map((region) => `token(${formation},${region})`));
      case 'treat':
        return [...ids.filter((id) => this.of(id).wounds > 0).map((id) => `treat(${id})`), 'done'];
      case 'loss-wound': {
        const { region, pass, left } = this.losses as NonNullable<typeof this.losses>;
        const here = this.in(region);
        const all = here.every(([id]) => pass.includes(id));
        const waiting = here.filter(([id]) => all || !pass.includes(id));
        const least = Math.min(...waiting.map(([, { u }]) => u));
        const tied = waiting.filter(([, { u }]) => u === least).map(([id]) => `wound(${id})`);
        expect(tied.length).toBeGreaterThan(left);
        return tied;
      }
      default:
        return null;
    }
  }
}

describe('the referee', () => {
  test.each([2, 3, 4])(
    'FTF-8.4 %i players: events alone give the board; each event and list is what the rulebook says',
    (players) => {
      let wounds = 0;
      let lists = 0;
      for (let n = 0; n < GAMES / 3; n++) {
        const options = { neutralEvents: n % 2 ? 'on' : 'off', lossDie: n % 3 ? 'faces123' : 'd6' };
        const { state: s, told } = begin(firstToFight, players, options, fastStream(n + 1, players));
        const referee = new Referee(players);
        referee.judge(told);
        const chance = fastStream(n + 1, 50 + players);
        for (let asked = asks(firstToFight, s); asked.length > 0; asked = asks(firstToFight, s)) {
          const ask = asked[below(chance, asked.length)] as Ask;
          const expected = referee.list(s, ask);
          if (expected) {
            lists++;
            expect([...ask.moves].sort()).toEqual(expected.sort());
          }
          // Concentration first, points and tokens; training protects, so that wounds can last.
          const busy = ask.moves.filter((move) => move !== 'pass' && move !== 'done' && move !== 'order(maneuvers)');
          const list = busy.length > 0 && below(chance, 7) > 0 ? busy : ask.moves;
          referee.judge(play(firstToFight, s, ask.seat, list[below(chance, list.length)] as string));
          if (s.flow.length > 0 || s.result) referee.compare(s);
        }
        wounds += referee.wounds;
        expect(s.spentEvents.every((id) => eventOf(id).months > 0)).toBe(true);
      }
      expect(wounds).toBeGreaterThan(20);
      expect(lists).toBeGreaterThan(100);
    },
  );
});
