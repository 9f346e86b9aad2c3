/** A second opinion on what may be deployed, written from the rulebook alone and slow: the lists of thousands of turns must agree. */
import { asks, begin, below, fastStream, play } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { AREA, type AreaId, type ZoneId } from '../content/areas.ts';
import { ADJACENT, ADJACENT_ZONES, AREAS, HQ, HQ_ZONE, ZONES_OF } from '../content/map.ts';
import { enemyOf, type Side } from '../content/sides.ts';
import { SPACES } from '../content/spaces.ts';
import { generalOrders } from './index.ts';
import { type State, sideOf } from './state.ts';

type Counts = Partial<Record<string, number>>;

/** Everything reached from `start` through places with pieces; nothing if there are none at the start. */
function joined(start: string, pieces: Counts, near: Readonly<Record<string, readonly string[]>>): Set<string> {
  const seen = new Set<string>();
  const visit = (place: string): void => {
    if (seen.has(place) || !pieces[place]) return;
    seen.add(place);
    for (const next of near[place] ?? []) visit(next);
  };
  visit(start);
  return seen;
}

const sum = (counts: Counts): number => Object.values(counts).reduce<number>((all, n) => all + (n ?? 0), 0);

/** Whether the own HQ is empty under the option that allows it. */
const homeless = (s: State, side: Side): boolean =>
  s.options.hqLoss === 'capture' && !s.soldiers[side][HQ[s.options.mode][side]];

function mayDeploy(s: State, side: Side, space: string): boolean {
  const { mode } = s.options;
  // GOW-5.1.4: since edition 2 nobody asks whether the action has anything to do.
  const forNothing = s.edition >= 2;
  const men: Counts = s.soldiers[side];
  const planes: Counts = s.aircraft[side];
  const land = joined(HQ[mode][side], men, ADJACENT);
  const air = joined(HQ_ZONE[side], planes, ADJACENT_ZONES);
  const [menLeft, planesLeft] = [25 - sum(men), 10 - sum(planes)];
  if ([...s.deployed.blue, ...s.deployed.yellow].some((id) => id === space)) return false;
  if (s.reserve[side].commanders < 1) return false;
  const [kind, place = ''] = space.split(':');
  const home = HQ[mode][side];
  switch (kind) {
    case 'adv':
      return (
        !men[place] &&
        ADJACENT[place as AreaId].some(
          (b) => (men[b] ?? 0) >= 2 && (land.has(b) || (place === home && homeless(s, side))),
        )
      );
    case 'bar':
      return AREA[place as AreaId].guns === side && land.has(place);
    case 'para':
      return (
        mode === 'alpine' &&
        AREA[place as AreaId].drop === side &&
        (land.has(place) || (homeless(s, side) && (men[place] ?? 0) > 0)) &&
        (forNothing || menLeft >= 1)
      );
    case 'fly':
      return !planes[place] && ADJACENT_ZONES[place as ZoneId].some((y) => (planes[y] ?? 0) >= 2 && air.has(y));
    case 'bomb':
      return air.has(place) && (forNothing || (planes[place] ?? 0) >= 2);
    default:
  }
  const pair = space.slice(0, -2) as 'plan';
  if (s.usedPairs[side].includes(pair)) return false;
  const first = space.endsWith('1');
  if (forNothing || space.startsWith('plan')) return true;
  if (space.startsWith('reinforce')) {
    const printed = mode === 'alpine' ? [5, 4] : side === 'blue' ? [8, 6] : [4, 3];
    const depot = Object.entries(s.bonus).some(([area, token]) => token === 'supplyDepot' && land.has(area)) ? 2 : 0;
    const strength = (printed[first ? 0 : 1] as number) + depot + (side === 'blue' ? s.options.handicap : 0);
    const room = [...land].some((area) => (men[area] ?? 0) < 5);
    const recall = menLeft < strength && land.size > 0 && AREAS[mode].some((area) => (men[area] ?? 0) >= 2);
    return (menLeft >= 1 && room) || recall;
  }
  const strength = (side === 'blue' ? [4, 3] : [3, 2])[first ? 0 : 1] as number;
  const room = [...air, HQ_ZONE[side]].some((zone) => (planes[zone] ?? 0) < 5);
  return (
    (planesLeft >= 1 && room) || (planesLeft < strength && ZONES_OF.island.some((zone) => (planes[zone] ?? 0) >= 2))
  );
}

describe('legality of deploying', () => {
  const SETTINGS: Record<string, string>[] = [
    { mode: 'alpine' },
    { mode: 'island' },
    { mode: 'alpine', hqLoss: 'capture', handicap: 'plus-2' },
    { mode: 'island', stackLimit: 'printed', handicap: 'minus-2' },
  ];

  test('GOW-5.1.2 GOW-5.1.3 GOW-5.1.4 the list of every turn is the table’s, in table order, in both editions', () => {
    let turns = 0;
    for (const options of SETTINGS) {
      for (let seed = 1; seed <= 25; seed++) {
        const { state: s } = begin(generalOrders, 2, options, fastStream(seed, 5), (seed % 2) + 1);
        const chance = fastStream(seed, 6);
        for (let asked = asks(generalOrders, s); asked.length > 0; asked = asks(generalOrders, s)) {
          const { seat, moves, prompt } = asked[0] as (typeof asked)[number];
          if (prompt.startsWith('turn')) {
            const side = sideOf(seat);
            const expected = SPACES[s.options.mode].filter((space) => mayDeploy(s, side, space));
            expect(moves.filter((move) => move.startsWith('deploy')).map((move) => move.slice(7, -1))).toEqual(
              expected,
            );
            expect(moves.at(-1)).toBe('pass');
            const impet =
              s.hand[side].includes('momentum') && s.ready[side] > 0 && !s.effects[side].includes('momentum');
            expect(moves.includes('playMomentum')).toBe(impet);
            turns++;
          }
          const busy = moves.filter((move) => move !== 'pass' && move !== 'done');
          const list = busy.length > 0 && below(chance, 15) > 0 ? busy : moves;
          play(generalOrders, s, seat, list[below(chance, list.length)] as string);
        }
        expect(s.result?.winner === enemyOf('blue') || s.result?.winner === 'blue').toBe(true);
      }
    }
    expect(turns).toBeGreaterThan(2000);
  });
});
