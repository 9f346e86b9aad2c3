/**
 * The referee keeps a board of his own, moved by the told events alone, and judges every event and every reaction by the
 * rulebook. Written apart from the rules: it shares nothing with them but the content.
 */
import { fastStream, heardBy, type Told } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { RESISTANCE, type ResistanceId } from '../content/cards.ts';
import { CORPS, CORPS_IDS, type CorpsId } from '../content/corps.ts';
import { type Colour, FIELD, fieldOf, TOWNS, type Town } from '../content/fields.ts';
import { ROADS } from '../content/roads.ts';
import type { Kind, Supplies } from '../content/supplies.ts';
import { gameFor, KIND_LIST as KINDS, SETTINGS, wander } from '../testing/position.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

const LATE = process.env.SZTAB_TIER === 'quick';
const GAMES = LATE ? 9 : 18;

const NEXT = new Map<Town, Town[]>(
  TOWNS.map((town) => [town, ROADS.flatMap(({ ends: [a, b] }) => (a === town ? [b] : b === town ? [a] : []))]),
);
const next = (town: Town): Town[] => NEXT.get(town) as Town[];
const isBlack = (town: Town): boolean => fieldOf(town).colours.length === 0;
const has = (town: Town, mark: string): boolean => (FIELD[town].marks as readonly string[]).includes(mark);
const BASES: Town[] = ['lisieux', 'chartres', 'orleans'];
const STARTS: Town[] = CORPS_IDS.map((id) => CORPS[id].start);

class Referee {
  readonly owner = new Map<Town, string>();
  readonly at = new Map<CorpsId, Town>();
  readonly cargo = new Map<CorpsId, Supplies>();
  readonly tokens = new Map<Town, Supplies>();
  readonly medals = new Map<Colour, number>();
  readonly captured = new Map<Colour, string[]>();
  readonly markers = new Set<Town>();
  readonly exempt = new Set<Town>();
  readonly levels: number[];
  readonly hardMonty: boolean;
  open = false;
  phases = 0;
  from: Town | null = null;

  constructor(s: State) {
    for (const [i, town] of TOWNS.entries()) if (s.control[i] !== '.') this.owner.set(town, s.control[i] as string);
    for (const { id, at, cargo } of s.corps) {
      this.at.set(id, at);
      this.cargo.set(id, { ...cargo });
    }
    for (const { colour } of s.commanders) {
      this.medals.set(colour, 0);
      this.captured.set(colour, []);
    }
    for (const town of s.markers) this.markers.add(town);
    this.levels = s.commanders.map(({ level }) => level);
    this.hardMonty = s.options.hardMonty;
  }

  add(town: Town, kind: Kind, count: number): void {
    const here = this.tokens.get(town) ?? { fuel: 0, ammo: 0, food: 0 };
    here[kind] += count;
    expect(here[kind]).toBeGreaterThanOrEqual(0);
    this.tokens.set(town, here);
  }
  spend(id: CorpsId, kind: Kind, count: number): void {
    const cargo = this.cargo.get(id) as Supplies;
    cargo[kind] -= count;
    expect(cargo[kind]).toBeGreaterThanOrEqual(0);
  }
  medal(colour: Colour, count: number): void {
    this.medals.set(colour, (this.medals.get(colour) as number) + count);
  }

  /** RTR-6.3.1, by growing from every free field instead of from Düsseldorf. */
  linked(): Set<Town> {
    const found = new Set<Town>(['dusseldorf']);
    for (let grown = true; grown; ) {
      grown = false;
      for (const town of TOWNS) {
        if (found.has(town) || this.owner.has(town) || !next(town).some((other) => found.has(other))) continue;
        found.add(town);
        grown = true;
      }
    }
    return found;
  }

  /** RTR-6.5.B1 */
  attackable(by: Colour | null): Town[] {
    const linked = this.linked();
    const corps = [...this.at.values()];
    const ports: Town[] =
      this.hardMonty && by !== 'R' ? ['rotterdam', 'vlissingen', 'dunkerque', 'calais', 'boulogne'] : [];
    const bases = this.open ? (['antwerpen', 'chartres', 'orleans'] as Town[]) : BASES;
    return TOWNS.filter((town) => {
      const owner = this.owner.get(town);
      if (!owner || !'RWB'.includes(owner) || owner === by) return false;
      if (bases.includes(town) || corps.includes(town)) return false;
      if (next(town).some((one) => bases.includes(one) || STARTS.includes(one) || corps.includes(one))) return false;
      return next(town).some((one) => !this.owner.has(one) && (linked.has(one) || ports.includes(one)));
    });
  }

  judge(told: readonly Told<Event>[]): void {
    let before: Set<Town> | null = null;
    let last: { town: Town; by: Colour } | null = null;
    const encircled = new Set<Town>();
    const check = () => {
      if (!last || !before) return;
      const after = this.linked();
      const due = TOWNS.filter(
        (town) => (before as Set<Town>).has(town) && !after.has(town) && (!this.owner.has(town) || encircled.has(town)),
      )
        .filter(
          (town) =>
            town !== last?.town &&
            !has(town, 'resistance') &&
            !this.markers.has(town) &&
            !isBlack(town) &&
            !this.exempt.has(town),
        )
        .filter((town) => fieldOf(town).colours.length === 2 || this.medals.has(fieldOf(town).colours[0] as Colour));
      expect([...encircled].sort()).toEqual([...due].sort());
    };
    for (const e of heardBy(told, 'public')) {
      switch (e.is) {
        case 'supplies-taken':
          for (const kind of KINDS) this.add(e.town, kind, e.got[kind]);
          break;
        case 'bonus-taken':
        case 'found':
          this.add(e.town, e.kind, 1);
          break;
        case 'fed':
          this.add(e.town, 'food', -1);
          break;
        case 'discarded':
          this.add(e.town, e.kind, -1);
          break;
        case 'convoy':
          for (const kind of KINDS) {
            this.add(e.from, kind, -e.load[kind]);
            this.add(e.to, kind, e.load[kind]);
          }
          break;
        case 'loaded':
          this.add(e.town, e.kind, -1);
          this.spend(e.corps, e.kind, -1);
          break;
        case 'unloaded':
          this.add(e.town, e.kind, 1);
          this.spend(e.corps, e.kind, 1);
          break;
        case 'move-begun':
          this.spend(e.corps, 'fuel', 1);
          break;
        case 'stepped':
          this.spend(e.corps, 'fuel', e.fuel);
          this.from = e.from;
          this.at.set(e.corps, e.to);
          break;
        case 'fort-paid':
          if (e.with === 'cargo') this.spend(e.corps, 'ammo', 1);
          break;
        case 'battle': {
          this.spend(e.corps, 'ammo', e.ammo);
          this.spend(e.corps, 'fuel', e.fuel);
          const kind = e.card in RESISTANCE ? RESISTANCE[e.card as ResistanceId] : 'pursuit';
          const cost = { pursuit: [1, 0], infantry: [2, 0], elite: [3, 0], panzer: [2, 1] }[kind] as [number, number];
          expect(e.won).toBe(e.air + e.paratroops + e.ammo === cost[0] && e.fuel === cost[1]);
          if (e.won) this.captured.get(e.corps[0] as Colour)?.push(e.card);
          else {
            expect((this.cargo.get(e.corps) as Supplies).ammo === 0 || (cost[1] > 0 && e.fuel === 0)).toBe(true);
            this.at.set(e.corps, this.from as Town);
          }
          break;
        }
        case 'civilians-fed':
          this.spend(e.corps, 'food', 1);
          this.medal(e.corps[0] as Colour, 1);
          break;
        case 'swapped':
          this.spend(e.corps, e.give, 1);
          this.spend(e.corps, e.get, -1);
          break;
        case 'taken':
          if (!encircled.has(e.town)) {
            before = this.linked();
            last = e;
            this.exempt.delete(e.town);
          }
          expect(this.owner.has(e.town)).toBe(false);
          this.owner.set(e.town, e.by);
          if (e.medal) this.medal(e.by, 1);
          break;
        case 'encircled':
          for (const { town } of e.fields) encircled.add(town);
          break;
        case 'marker-back':
          expect(this.markers.delete(e.town)).toBe(true);
          break;
        case 'drop-paid':
          if (e.with === 'medal') this.medal(this.active as Colour, -1);
          else
            for (const card of e.with) {
              const list = this.captured.get(this.active as Colour) as string[];
              list.splice(list.indexOf(card), 1);
            }
          break;
        case 'turn':
          this.active = e.by;
          break;
        case 'logistics': {
          this.phases++;
          for (const id of e.ate) {
            if ((this.cargo.get(id) as Supplies).food > 0) this.spend(id, 'food', 1);
            else this.add(this.at.get(id) as Town, 'food', -1);
          }
          expect(e.levels).toEqual(this.levels.map((level) => Math.min(3, level + this.phases)));
          break;
        }
        case 'antwerp-open':
          this.open = true;
          break;
        case 'resistance-placed':
          expect(
            [...this.markers, 'wesel', 'dusseldorf', 'koln', 'remagen', 'mainz', 'mannheim'].some((town) =>
              next(e.town).includes(town as Town),
            ),
          ).toBe(true);
          expect(this.owner.has(e.town) || this.markers.has(e.town)).toBe(false);
          this.markers.add(e.town);
          break;
        case 'number-turned':
          expect(this.owner.has(e.town) || this.markers.has(e.town)).toBe(false);
          this.markers.add(e.town);
          break;
        case 'counterattack':
          if (e.by) expect(this.attackable(e.by)).toContain(e.town);
          if (
            e.by !== 'R' &&
            this.hardMonty &&
            !next(e.town).some((one) => this.linked().has(one) && !this.owner.has(one))
          )
            this.exempt.add(e.town);
          this.owner.delete(e.town);
          expect(this.tokens.get(e.town) ?? { fuel: 0, ammo: 0, food: 0 }).toEqual(e.lost);
          this.tokens.delete(e.town);
          if (e.medal) this.medal(e.against, -1);
          break;
        default:
      }
    }
    check();
  }
  active: Colour | null = null;

  /** The table agrees with what was told. */
  compare(s: State): void {
    expect(s.control).toBe(TOWNS.map((town) => this.owner.get(town) ?? '.').join(''));
    for (const { id, at, cargo } of s.corps) {
      expect([id, this.at.get(id)]).toEqual([id, at]);
      expect(this.cargo.get(id)).toEqual(cargo);
    }
    for (const { colour, medals, captured } of s.commanders) {
      expect(this.medals.get(colour)).toBe(medals);
      expect(this.captured.get(colour)).toEqual(captured);
    }
    expect([...this.markers].sort()).toEqual([...s.markers].sort());
    for (const town of TOWNS) {
      expect(this.tokens.get(town) ?? { fuel: 0, ammo: 0, food: 0 }).toEqual(
        s.fields[town] ?? { fuel: 0, ammo: 0, food: 0 },
      );
    }
  }
}

describe('the referee', () => {
  test('a board moved by the told events alone is the true one; reactions and encirclements are as specified', () => {
    const seen = new Map<string, number>();
    for (let seed = 1; seed <= GAMES; seed++) {
      const setting = SETTINGS[seed % SETTINGS.length] as (typeof SETTINGS)[number];
      const s = gameFor(seed, setting, seed > SETTINGS.length || LATE);
      const referee = new Referee(s);
      for (const { colour, medals } of s.commanders) referee.medals.set(colour, medals);
      referee.open = s.antwerpOpen;
      referee.active = s.commanders[s.order[0] as number]?.colour as Colour;
      let reacting: Town[] | null = null;
      let moment = 0;
      wander(
        s,
        fastStream(seed, 3),
        ({ prompt, moves }) => {
          if (prompt === 'reaction') {
            const by = s.commanders[s.order[s.at] as number]?.colour as Colour;
            const counters = moves.flatMap((move) => (move.startsWith('counter(') ? [move.slice(8, -1)] : []));
            expect(counters).toEqual(referee.attackable(by));
          }
          if (prompt !== 'truck' && prompt !== 'pay-cards' && prompt !== 'airborne' && moment++ % 8 === 0)
            referee.compare(s);
          reacting = null;
        },
        (told) => {
          const auto = told.some(({ all }) => all?.is === 'dice');
          if (auto) reacting = referee.attackable(null);
          referee.judge(told);
          if (auto && reacting && !s.result) {
            const lost = told.flatMap(({ all }) => (all?.is === 'counterattack' ? [all.town] : []));
            expect(lost).toEqual(reacting);
          }
          for (const { all } of told) if (all) seen.set(all.is, (seen.get(all.is) ?? 0) + 1);
        },
      );
      referee.compare(s);
    }
    for (const is of [
      'encircled',
      'counterattack',
      'battle',
      'logistics',
      'swapped',
      'civilians-fed',
      'number-moved',
      'convoy',
      'dropped',
    ]) {
      expect([is, (seen.get(is) ?? 0) > 0]).toEqual([is, true]);
    }
  });
});
