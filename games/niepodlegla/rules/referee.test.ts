/**
 * The referee keeps a board of his own, moved by the told events alone, and judges every event and every list of moves by the
 * rulebook. Written apart from the rules: it shares nothing with them but the content.
 */
import { type Ask, fastStream, type Told } from '@sztab/kernel';
import { eventsOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { TOKEN, type Token } from '../content/characters.ts';
import { type Character, DICE, type Die, faceOf } from '../content/dice.ts';
import { CHALLENGE, type ChallengeId, FINAL, type FinalId } from '../content/finals.ts';
import { MISSION, type MissionId, missionOf } from '../content/missions.ts';
import { COLOURS, type Colour } from '../content/players.ts';
import { SYMBOLS } from '../content/symbols.ts';
import { AREA, KINDS, type Kind, REGIONS, TOWNS, type Town, townsIn } from '../content/towns.ts';
import { gameFor, wander } from '../testing/position.ts';
import type { Event } from './events.ts';
import type { PlanFrame, RollFrame, SettleFrame, State, TeamFrame } from './state.ts';

const GAMES = process.env.SZTAB_TIER === 'quick' ? 2 : 5;
const BASE = { 2: [3, 9, 7, 6, 6], 3: [2, 9, 9, 7, 6], 4: [2, 11, 11, 9, 8] } as const;
const ALWAYS_DIE: readonly string[] = ['kresy', 'central'];

interface Unit {
  readonly type: string;
  readonly seat: number;
}

/** The largest number of needs that units can cover, each unit once: by augmenting paths, not by counting. */
function matched(needs: readonly (Unit & { joint: boolean })[], units: readonly Unit[]): number {
  const taken = new Map<number, number>();
  const fits = (need: Unit & { joint: boolean }, unit: Unit): boolean =>
    (unit.type === need.type || unit.type === 'J') && (need.joint || unit.seat === need.seat);
  const assign = (n: number, seen: Set<number>): boolean =>
    units.some((unit, u) => {
      if (seen.has(u) || !fits(needs[n] as (typeof needs)[number], unit)) return false;
      seen.add(u);
      const other = taken.get(u);
      if (other !== undefined && !assign(other, seen)) return false;
      taken.set(u, n);
      return true;
    });
  return needs.filter((_, n) => assign(n, new Set())).length;
}

class Referee {
  readonly towns = Object.fromEntries(TOWNS.map((town) => [town, { ind: 0, ru: 0, cp: 0, ua: 0 }])) as State['towns'];
  acc = 0;
  fp = 0;
  morale: number;
  overdrawn = false;
  round = 1;
  row: string[] = [];
  readonly pawns = new Map<string, number>();
  readonly dice: Map<Die, number>[];
  pool: string[];
  readonly completed = new Set<string>();
  readonly characters = new Map<Character, number>();
  readonly tokens = new Map<Token, { owner: number; holder: number; active: boolean }>();
  jail = { morale: 0, neutral: 0, pawns: [] as number[], characters: [] as Character[] };
  shield = false;
  done: boolean[];
  easy: string[] = [];
  joint: Record<string, string> = {};
  /** Missions whose harm must still be told; null before phase 3. */
  due: string[] | null = null;
  succeeded: string[] = [];
  rewarded = 0;

  readonly players: 2 | 3 | 4;

  constructor(s: State) {
    this.players = s.players.length as 2 | 3 | 4;
    const [, , dice, morale] = BASE[this.players];
    this.morale = morale;
    this.pool = Array.from({ length: dice }, (_, i) => `n${i + 1}`);
    this.dice = s.players.map(() => new Map());
    this.done = s.players.map(() => false);
  }

  /** What lay there before the first event that is judged. */
  look(s: State): this {
    Object.assign(this, { acc: s.acc, fp: s.fp, morale: s.morale, round: s.round, shield: s.shield, row: [...s.row] });
    this.pool = [...s.pool];
    for (const town of TOWNS) this.towns[town] = { ...s.towns[town] };
    for (const one of s.tokens)
      this.tokens.set(one.token, { owner: one.owner, holder: one.holder, active: one.active });
    for (const [one, owner] of Object.entries(s.characters)) {
      if (owner !== null) this.characters.set(one as Character, owner);
    }
    this.jail = structuredClone(s.jail);
    this.easy = [...s.easy];
    if (s.main) this.joint = { paris: `D${s.main.paris}`, warsaw: `F${s.main.warsaw}` };
    for (const id of s.challenges) this.joint[id] = this.needs(id);
    return this;
  }

  seat(colour: Colour): number {
    return COLOURS.indexOf(colour);
  }
  needs(id: string): string {
    const count =
      id in MISSION
        ? MISSION[id as MissionId].needs
        : id in FINAL
          ? FINAL[id as FinalId].sides(2)[this.easy.includes(id) ? 'easy' : 'hard']
          : CHALLENGE[id as ChallengeId].needs;
    return SYMBOLS.map((symbol, i) => `${symbol}${count[i]}`).join(' ');
  }
  wanted(ids: readonly string[]): (Unit & { joint: boolean })[] {
    return ids.flatMap((id) =>
      (this.joint[id] ?? this.needs(id)).split(' ').flatMap((word) =>
        Array.from({ length: Number(word.slice(1)) }, () => ({
          type: word[0] as string,
          seat: this.pawns.get(id) ?? -1,
          joint: id in this.joint,
        })),
      ),
    );
  }
  units(seat: number, tokens: readonly Token[]): Unit[] {
    const signs = [...(this.dice[seat] ?? [])].flatMap(([die, up]) => [...faceOf(die, up).sign]);
    const more = tokens.flatMap((token) =>
      SYMBOLS.flatMap((type, i) => Array.from({ length: TOKEN[token].symbols[i] as number }, () => type as string)),
    );
    return [...signs, ...more].map((type) => ({ type, seat }));
  }
  active(seat: number, morale: boolean): Token[] {
    return [...this.tokens]
      .filter(([token, { active, owner, holder }]) => {
        if (!active || TOKEN[token].morale > 0 !== morale) return false;
        return (morale ? owner : holder) === seat;
      })
      .map(([token]) => token);
  }
  /** Symbols that these tokens leave missing. */
  lacking(seat: number, cards: readonly string[], tokens: readonly Token[]): number {
    const needs = this.wanted(cards);
    return needs.length - matched(needs, this.units(seat, tokens));
  }
  satisfied(ids: readonly string[]): boolean {
    const needs = this.wanted(ids);
    return (
      matched(
        needs,
        this.dice.flatMap((_, seat) => this.units(seat, this.active(seat, false))),
      ) === needs.length
    );
  }
  kinds(town: Town): Kind[] {
    return KINDS.filter((kind) => this.towns[town][kind] > 0);
  }
  held(town: Town): boolean {
    return this.towns[town].ind > 0;
  }
  controlled(): string[] {
    return REGIONS.filter((region) => townsIn(region).every((town) => this.held(town)));
  }
  undertaken(seat: number): string[] {
    return [...this.pawns].filter(([, one]) => one === seat).map(([card]) => card);
  }
  hand(seat: number): number {
    return BASE[this.players][0] - this.undertaken(seat).length - this.jail.pawns.filter((one) => one === seat).length;
  }
  free(): string[] {
    return this.row.filter((id) => !this.pawns.has(id));
  }
  /** NPG-4.3.2, NPG-4.3.3 */
  harms(): string[] {
    this.due ??= this.row.filter(
      (id) => !this.pawns.has(id) || (missionOf(id as MissionId).bang && !this.completed.has(id)),
    );
    return this.due;
  }
  endOfRound(): void {
    // NPG-4.5.1
    expect(this.succeeded).toEqual(this.row.filter((id) => this.completed.has(id)));
    this.row = this.row.filter((id) => !this.completed.has(id));
    this.completed.clear();
    this.pawns.clear();
    for (const one of this.tokens.values()) one.holder = one.owner;
    for (const dice of this.dice) dice.clear();
    this.due = null;
    this.succeeded = [];
  }

  judge(told: readonly Told<Event>[]): void {
    for (const { all } of told) if (all) this.event(all);
  }

  event(e: Event): void {
    switch (e.is) {
      case 'pawn-placed':
        expect(this.row).toContain(e.card);
        expect(this.pawns.has(e.card)).toBe(false);
        this.pawns.set(e.card, this.seat(e.who));
        return;
      case 'pawn-taken':
        expect(this.pawns.get(e.card)).toBe(this.seat(e.who));
        this.pawns.delete(e.card);
        return;
      case 'die-given':
        expect(this.pool.shift()).toBe(e.die);
        this.dice[this.seat(e.who)]?.set(e.die, 0);
        return;
      case 'die-returned':
        this.dice[this.seat(e.who)]?.delete(e.die);
        this.pool = DICE.filter((die) => die === e.die || this.pool.includes(die));
        return;
      case 'plan-committed':
        expect(this.pool).toEqual([]);
        expect(this.dice.every((dice) => dice.size > 0)).toBe(true);
        expect(this.free().length === 0 || this.dice.every((_, seat) => this.hand(seat) === 0)).toBe(true);
        this.done.fill(false);
        return;
      case 'rolled':
        for (const { who, dice } of e.rolls) {
          const seat = this.seat(who);
          const own = [...this.characters].filter(([one, at]) => at === seat && !this.jail.characters.includes(one));
          const ids = [...(this.dice[seat]?.keys() ?? []), ...own.map(([one]) => one)];
          expect(dice.map(({ die }) => die)).toEqual(DICE.filter((die) => ids.includes(die)));
          this.dice[seat] = new Map(dice.map(({ die, up }) => [die, up]));
        }
        return;
      case 'rerolled':
        expect(this.morale).toBeGreaterThan(0);
        expect(e.dice.length).toBeGreaterThan(0);
        for (const { die, up } of e.dice) {
          expect(this.dice[this.seat(e.by)]?.has(die)).toBe(true);
          this.dice[this.seat(e.by)]?.set(die, up);
        }
        this.clearFlags();
        return;
      case 'morale-lost':
        expect(e.left).toBe(this.morale - e.count);
        this.morale = e.left;
        this.overdrawn = e.overdrawn;
        if (e.overdrawn) expect(e.left).toBe(0);
        return;
      case 'die-passed': {
        const [from, to] = [this.seat(e.by), this.seat(e.who)];
        expect(e.up).toBe(this.dice[from]?.get(e.die));
        this.dice[to]?.set(e.die, e.up);
        this.dice[from]?.delete(e.die);
        this.paid(e.left, to);
        return;
      }
      case 'token-passed': {
        const one = this.tokens.get(e.token);
        expect([one?.active, one?.holder, TOKEN[e.token].morale]).toEqual([true, this.seat(e.by), 0]);
        if (one) one.holder = this.seat(e.who);
        this.paid(e.left, this.seat(e.who));
        return;
      }
      case 'morale-token':
        expect(e.left).toBe(Math.min(13, this.morale + TOKEN[e.token].morale));
        this.morale = e.left;
        Object.assign(this.tokens.get(e.token) ?? {}, { active: false });
        return;
      case 'done':
      case 'undone':
        this.done[this.seat(e.by)] = e.is === 'done';
        return;
      case 'rolling-ended': {
        const why = this.overdrawn ? 'overdrawn' : this.morale === 0 ? 'no-morale' : e.why;
        if (e.why !== 'limit' && e.why !== 'done') expect(e.why).toBe(why);
        if (e.why === 'done') expect(this.done).not.toContain(false);
        return;
      }
      case 'settled': {
        const seat = this.seat(e.by);
        expect(e.cards.every((card) => this.pawns.get(card) === seat)).toBe(true);
        expect(this.lacking(seat, e.cards, e.tokens)).toBe(0);
        for (const token of e.tokens) {
          expect(this.active(seat, false)).toContain(token);
          expect(
            this.lacking(
              seat,
              e.cards,
              e.tokens.filter((one) => one !== token),
            ),
          ).toBeGreaterThan(0);
        }
        for (const token of e.tokens) Object.assign(this.tokens.get(token) ?? {}, { active: false });
        for (const card of e.cards) this.completed.add(card);
        return;
      }
      case 'released':
        if (this.round === 10) {
          expect([e.morale, e.neutral, e.pawns.length, e.characters.length]).toEqual([0, 0, this.jail.pawns.length, 0]);
          this.jail.pawns = [];
          return;
        }
        expect([e.morale, e.neutral, e.pawns.length, e.characters.length]).toEqual([
          this.jail.morale,
          this.jail.neutral,
          this.jail.pawns.length,
          this.jail.characters.length,
        ]);
        this.jail = { morale: 0, neutral: 0, pawns: [], characters: [] };
        return;
      case 'harm':
        expect(e.card).toBe(this.harms().shift());
        expect([e.failed, e.bolshevik]).toEqual([this.pawns.has(e.card), this.round >= 6]);
        return;
      case 'success':
        expect(e.who).toBe(COLOURS[this.pawns.get(e.card) as number]);
        this.succeeded.push(e.card);
        this.rewarded++;
        return;
      case 'track':
        expect([e.from, Math.abs(e.to - e.from)]).toEqual([this[e.track], 1]);
        this[e.track] = e.to;
        return;
      case 'track-stands':
        expect([0, 10]).toContain(e.at);
        expect(e.at).toBe(this[e.track]);
        return;
      case 'independence-token':
        expect(e.against === null).toBe(this.kinds(e.town).length === 0);
        expect(e.bolshevik).toBe(e.against === 'ru' && this.round >= 6);
        if (e.against) this.towns[e.town][e.against]--;
        else this.towns[e.town].ind++;
        return;
      case 'obstacle':
        expect(e.cancelled).toBe(this.held(e.town));
        expect(e.bolshevik).toBe(e.kind === 'ru' && this.round >= 6);
        if (e.cancelled) this.towns[e.town].ind--;
        else this.towns[e.town][e.kind]++;
        return;
      case 'obstacle-removed':
        expect(this.towns[e.town][e.kind]).toBeGreaterThan(0);
        this.towns[e.town][e.kind]--;
        return;
      case 'tokens-refreshed':
        for (const one of this.tokens.values()) one.active = true;
        return;
      case 'shield':
        this.shield = true;
        return;
      case 'mission-removed':
      case 'mission-discarded':
        if (e.is === 'mission-discarded') expect(this.pawns.has(e.card)).toBe(false);
        this.row = this.row.filter((id) => id !== e.card);
        return;
      case 'character-gained':
        this.characters.set(e.character, this.seat(e.who));
        return;
      case 'token-gained':
        this.tokens.set(e.token, { owner: this.seat(e.who), holder: this.seat(e.who), active: true });
        return;
      case 'jailed':
        if (e.what === 'pawn') this.jail.pawns.push(this.seat(e.who as Colour));
        else if (e.what === 'char') this.jail.characters.push(e.character as Character);
        else this.jail[e.what]++;
        return;
      case 'morale-check': {
        expect([e.morale, e.overdrawn]).toEqual([this.morale, this.overdrawn]);
        const cards = e.overdrawn ? 4 : e.morale < 2 ? 2 : e.morale < 4 ? 1 : 0;
        expect([e.threats, e.shield]).toEqual([cards, e.morale >= 6]);
        expect(this.harms()).toEqual([]);
        this.shield ||= e.shield;
        return;
      }
      case 'time':
        expect(e.round).toBe(this.round + 1);
        expect(e.shielded).toBe(!e.early && this.shield);
        this.round = e.round;
        if (e.early) return;
        this.shield = false;
        this.endOfRound();
        return;
      case 'february':
        expect(this.round).toBe(6);
        expect(e.bolsheviks).toBe(TOWNS.reduce((sum, town) => sum + this.towns[town].ru, 0));
        return;
      case 'missions-laid':
        this.row.push(...e.missions);
        return;
      case 'pools': {
        const [, , dice, morale] = BASE[this.players];
        const regions = this.controlled();
        const dieRegions = regions.filter((one) => ALWAYS_DIE.includes(one)).length;
        expect(e.dice).toBe(dice + dieRegions - this.jail.neutral);
        const accord = (this.acc >= 4 ? 1 : 0) + (this.acc >= 8 ? 1 : 0);
        expect(e.morale).toBe(morale + accord + regions.length - dieRegions - this.jail.morale);
        this.pool = Array.from({ length: e.dice }, (_, i) => `n${i + 1}`);
        this.morale = e.morale;
        this.overdrawn = false;
        return;
      }
      case 'independence':
        expect(e.met).toBe(this.acc + this.fp >= 10);
        this.round = 10;
        this.shield = false;
        this.endOfRound();
        return;
      case 'finals-laid': {
        const bolsheviks = TOWNS.reduce((sum, town) => sum + this.towns[town].ru, 0);
        expect([`${e.paris}`, `${e.warsaw}`]).toEqual([
          '98765554444'.at(this.acc + this.fp - 10),
          bolsheviks > 8 ? '8' : '455666777'.at(bolsheviks),
        ]);
        expect(e.finals).toHaveLength(BASE[this.players][4]);
        this.row = [...e.finals];
        this.easy = [...e.easy];
        expect(this.jail.pawns).toEqual([]);
        this.joint = { paris: `D${e.paris}`, warsaw: `F${e.warsaw}` };
        return;
      }
      case 'stakes':
        for (const id of e.challenges) this.joint[id] = this.needs(id);
        return;
      case 'penalty':
        expect(e.left).toBe(Math.max(0, this.morale - e.pips));
        this.morale = e.left;
        return;
      case 'game-over':
        if (this.round < 10 || e.reason === 'not-met') return;
        if (this.dice.some((dice) => [...dice.values()].some((up) => up > 0))) {
          expect(this.satisfied(e.completed)).toBe(true);
          expect(this.satisfied([...this.row, ...Object.keys(this.joint)])).toBe(e.reason === 'complete');
        }
        return;
      default:
        return;
    }
  }

  paid(left: number, to: number): void {
    expect(left).toBe(this.morale - 2);
    this.morale = left;
    this.done[to] = false;
    this.clearFlags();
  }
  /** NPG-6.5.6 */
  clearFlags(): void {
    if (this.round === 10 && !this.mayStop()) this.done.fill(false);
  }
  mayStop(): boolean {
    if (this.round < 10) return true;
    return Object.keys(this.joint).length > 2 && this.satisfied([...this.row, 'paris', 'warsaw']);
  }

  compare(s: State): void {
    expect(s.towns).toEqual(this.towns);
    expect([s.acc, s.fp, s.round, s.shield]).toEqual([this.acc, this.fp, this.round, this.shield]);
    expect([s.morale, s.overdrawn]).toEqual([this.morale, this.overdrawn]);
    expect(s.row).toEqual(this.row);
    expect(new Map(s.pawns.map(({ card, seat }) => [card, seat]))).toEqual(this.pawns);
    expect(s.pool).toEqual(this.pool);
    for (const [seat, { held }] of s.players.entries()) {
      expect(new Map(held.map(({ die, up }) => [die, up]))).toEqual(this.dice[seat]);
      expect(held.map(({ die }) => die)).toEqual(DICE.filter((die) => this.dice[seat]?.has(die)));
    }
    expect(new Map(s.tokens.map(({ token, ...rest }) => [token, rest]))).toEqual(this.tokens);
    expect(s.jail).toEqual(this.jail);
    for (const [one, owner] of Object.entries(s.characters)) {
      expect(this.characters.get(one as Character) ?? null).toBe(owner);
    }
  }

  /** The list that the rulebook gives. */
  list(s: State, { seat, prompt }: Ask): string[] | null {
    const f = s.flow[s.flow.length - 1];
    const colours = s.players.map(({ colour }) => colour);
    const arbiter = this.characters.get('pilsudski') ?? s.firstArbiter;
    if (f && 'motion' in f && f.motion) return null;
    switch (prompt) {
      case 'plan': {
        const { takeBacks, motions } = f as PlanFrame;
        const without = this.dice.filter((dice) => dice.size === 0).length;
        const lacks =
          (this.free().length > 0 && this.dice.some((_, at) => this.hand(at) > 0)) ||
          this.pool.length > 0 ||
          without > 0;
        const { consent } = s.options;
        const may = consent === 'open' || seat === arbiter || (consent === 'motion' && (motions[seat] as number) < 3);
        return [
          ...colours.flatMap((who, at) =>
            this.hand(at) > 0 ? this.free().map((id) => `placePawn(${who},${id})`) : [],
          ),
          ...colours
            .filter((_, at) => (this.dice[at]?.size ? this.pool.length > without : this.pool.length > 0))
            .map((who) => `giveDie(${who})`),
          ...(!lacks && may ? ['commitPlan'] : []),
          ...((takeBacks[seat] as number) < 40
            ? [
                ...[...this.pawns.keys()].map((id) => `takePawn(${id})`),
                ...colours.filter((_, at) => this.dice[at]?.size).map((who) => `returnDie(${who})`),
              ]
            : []),
        ];
      }
      case 'rolled':
      case 'roll': {
        const back = ((f as RollFrame).takeBacks[seat] as number) < 40;
        expect((f as RollFrame).done).toEqual(this.done);
        if (this.done[seat]) {
          const close = seat === arbiter && s.options.consent !== 'open';
          return [...(close ? ['closeRolling'] : []), ...(back ? ['undone'] : [])];
        }
        const dice = s.players[seat]?.held ?? [];
        const others = colours.filter((_, at) => at !== seat);
        const chosen = dice.filter(({ selected }) => selected).map(({ die }) => die);
        const roll = this.morale > 0;
        return [
          ...(roll ? dice.filter(({ selected }) => !selected).map(({ die }) => `selectDie(${die})`) : []),
          ...(roll && back ? chosen.map((die) => `unselectDie(${die})`) : []),
          ...(roll && chosen.length > 0 ? ['reroll'] : []),
          ...this.active(seat, true).map((token) => `useMoraleToken(${token})`),
          ...(this.mayStop() ? ['done'] : []),
          ...(this.morale >= 2
            ? others.flatMap((who) => [
                ...dice.map(({ die }) => `passDie(${die},${who})`),
                ...this.active(seat, false).map((token) => `passToken(${token},${who})`),
              ])
            : []),
        ];
      }
      case 'settle': {
        const { takeBacks, seats } = f as SettleFrame;
        const { claims = [], uses = [] } = seats[seat] ?? {};
        const all = this.active(seat, false);
        const lack = this.lacking(seat, claims, uses);
        return [
          ...(lack === 0 ? ['settle'] : []),
          ...this.undertaken(seat)
            .filter((id) => !claims.includes(id as never) && this.lacking(seat, [...claims, id], all) === 0)
            .map((id) => `claim(${id})`),
          ...all
            .filter((token) => !uses.includes(token) && this.lacking(seat, claims, [...uses, token]) < lack)
            .map((token) => `useToken(${token})`),
          ...((takeBacks[seat] as number) < 10
            ? [...claims.map((id) => `unclaim(${id})`), ...uses.map((token) => `unuseToken(${token})`)]
            : []),
        ];
      }
      case 'place-obstacle':
      case 'place-independence': {
        const { question: q } = f as TeamFrame;
        if (q.is !== 'obs' && q.is !== 'ind') return null;
        return AREA[q.where as keyof typeof AREA].filter((town) => town !== q.not).map((town) => `chooseTown(${town})`);
      }
      case 'remove-obstacle':
        return [
          ...TOWNS.flatMap((town) => this.kinds(town).map((kind) => `removeObstacle(${town},${kind})`)),
          'decline',
        ];
      case 'discard-mission':
        return this.free().map((id) => `discardMission(${id})`);
      case 'jail-die':
        return [...this.characters.keys()]
          .filter((one) => !this.jail.characters.includes(one))
          .map((one) => `jailDie(${one})`);
      case 'jail-pawn':
        return colours
          .filter((_, at) => this.jail.pawns.filter((one) => one === at).length < BASE[this.players][0])
          .map((who) => `jailPawn(${who})`);
      default:
        return null;
    }
  }
}

describe('the referee', () => {
  test.each([2, 3, 4] as const)(
    'NPG-4.0.3 %i players: events alone give the board; each event and list is what the rulebook says',
    (players) => {
      let lists = 0;
      let rewarded = 0;
      let finals = 0;
      for (let n = 0; n < 2 * GAMES; n++) {
        const options = { consent: ['open', 'motion', 'arbiter'][n % 3] as string, stakes: n % 4 ? '2' : 'ask' };
        const s = gameFor(n + 1, players, options, n >= GAMES);
        const referee = new Referee(s).look(s);
        wander(
          s,
          fastStream(n + 1, 50 + players),
          (asked) => {
            for (const ask of asked) {
              const expected = referee.list(s, ask);
              if (!expected) continue;
              lists++;
              expect([...ask.moves].sort()).toEqual(expected.sort());
            }
          },
          (told) => {
            referee.judge(told);
            if (!s.result) referee.compare(s);
            if (eventsOf(told, 'game-over').some(({ reason }) => reason !== 'not-met')) finals++;
          },
        );
        rewarded += referee.rewarded;
      }
      expect(lists).toBeGreaterThan(200 * GAMES);
      expect(rewarded).toBeGreaterThan(8);
      expect(finals).toBeGreaterThan(1);
    },
  );
});
