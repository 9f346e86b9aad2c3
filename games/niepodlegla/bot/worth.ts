/** What effects are worth to the team. */
import { TOKEN } from '../content/characters.ts';
import type { Effect, Track } from '../content/effects.ts';
import { parisNeeds } from '../content/finals.ts';
import { type Mission, type MissionId, missionOf } from '../content/missions.ts';
import { type Kind, TOWN, type Town, townsIn, townsOf, type Where } from '../content/towns.ts';
import { BONUS, FEBRUARY, MEETING, TOP } from '../content/tracks.ts';
import type { PublicState } from '../rules/state.ts';
import { KEY, MAP, OTHER, PEOPLE, TOKEN_COST, TRACK } from './weights.ts';

type Stand = Pick<PublicState, 'edition' | 'round' | 'acc' | 'fp' | 'towns' | 'shield'>;

/** What a town is worth beyond being one of sixteen. */
function keyOf(s: Stand, town: Town): number {
  const key = KEY[town] ?? 0;
  let unheld = 0;
  for (const other of townsIn(TOWN[town].region)) if (s.towns[other].ind === 0) unheld++;
  if (s.towns[town].ind > 0) unheld++;
  return key + (unheld === 1 ? MAP.lastOfRegion : unheld === 2 ? MAP.oneOfTwo : 0);
}

const obstaclesIn = (s: Stand, town: Town): number => s.towns[town].ru + s.towns[town].cp + s.towns[town].ua;

/** An independence token in a town. */
export function tokenIn(s: Stand, town: Town): number {
  const { ind, ru } = s.towns[town];
  const obstacles = obstaclesIn(s, town);
  if (obstacles > 0) {
    const stacked = MAP.stacked * (obstacles - 1);
    return MAP.against - stacked + MAP.againstKey * keyOf(s, town) + (ru > 0 ? MAP.russian : 0);
  }
  if (ind === 0) return MAP.free + keyOf(s, town);
  return ind === 1 ? MAP.second : MAP.further;
}

/** The harm of an obstacle in a town. */
export function obstacleIn(s: Stand, town: Town, kind: Kind): number {
  const { ind } = s.towns[town];
  if (ind > 1) return MAP.harmSpare;
  if (ind === 1) return MAP.harmHeld + MAP.harmHeldKey * keyOf(s, town);
  return MAP.harm + MAP.harmKey * keyOf(s, town) + (kind === 'ru' ? MAP.russian : 0);
}

/** What it is worth to take an obstacle away. */
export const removalOf = (s: Stand, town: Town, kind: Kind): number =>
  tokenIn(s, town) + (kind === 'ru' ? MAP.russian : 0);

/** The best of these towns, or the two best together. */
function bestTokens(s: Stand, where: Where, count: 1 | 2): number {
  let first = 0;
  let second = 0;
  for (const town of townsOf(where)) {
    const worth = tokenIn(s, town);
    if (worth > first) {
      second = first;
      first = worth;
    } else if (worth > second) second = worth;
  }
  return count === 2 ? first + second : first;
}

function leastObstacles(s: Stand, where: Where, kind: Kind, count: 1 | 2): number {
  let first = Number.POSITIVE_INFINITY;
  let second = first;
  for (const town of townsOf(where)) {
    const harm = obstacleIn(s, town, kind);
    if (harm < first) {
      second = first;
      first = harm;
    } else if (harm < second) second = harm;
  }
  return count === 2 ? first + second : first;
}

function stepOf(s: Stand, track: Track, by: 1 | -1): number {
  const sum = s.acc + s.fp;
  const late = s.round >= FEBRUARY ? TRACK.late : 0;
  const level = s[track];
  if (by < 0) return level === 0 ? 0 : -(sum <= 10 ? TRACK.before + late : TRACK.between);
  if (level === TOP) return 0;
  const bonus = BONUS[track][level + 1];
  const eases = parisNeeds(s.edition, sum + 1 - MEETING) < parisNeeds(s.edition, sum - MEETING);
  const step = sum < MEETING ? TRACK.before + late : eases ? TRACK.between : TRACK.beyond;
  return step + (bonus ? TRACK.bonus[bonus] : 0) + (level === 6 ? TRACK.seventh : 0);
}

/** Gains are above nothing, harms below; a card that is removed costs part of what it was worth. */
export function effectWorth(s: Stand, effect: Effect, card = 0): number {
  switch (effect.is) {
    case 'track':
      return stepOf(s, effect.track, effect.by);
    case 'ind':
      return bestTokens(s, effect.where, effect.count);
    case 'obs':
      return -leastObstacles(s, effect.where, effect.kind, effect.count);
    case 'die':
      return s.round < 5 ? PEOPLE.earlyDie : PEOPLE.die;
    case 'token': {
      const { morale, symbols } = TOKEN[effect.token];
      if (morale > 0) return PEOPLE.moraleToken[0] + PEOPLE.moraleToken[1] * morale;
      return PEOPLE.token[0] + PEOPLE.token[1] * (symbols[0] + symbols[1] + symbols[2] + symbols[3]);
    }
    case 'shield':
      return s.shield || s.round === 9 ? 0 : OTHER.shield;
    case 'time':
      return s.round >= 9 ? 0 : -OTHER.time;
    case 'black':
      return -OTHER.black;
    case 'remove':
      return -OTHER.remove * card;
    case 'jail':
      return -OTHER.jail;
    default:
      return 0;
  }
}

export function listWorth(s: Stand, effects: readonly Effect[], card = 0): number {
  let sum = 0;
  for (const effect of effects) sum += effectWorth(s, effect, card);
  return sum;
}

export interface MissionWorth {
  /** Of completing it. */
  readonly value: number;
  /** Of what happens otherwise; not below 0. */
  readonly harm: number;
  readonly mission: Mission;
}

export function missionWorth(s: Stand, id: MissionId): MissionWorth {
  const mission = missionOf(id);
  let value = 0;
  for (const list of mission.positive) value = Math.max(value, listWorth(s, list));
  return { value, harm: -listWorth(s, mission.negative, value), mission };
}

/** A token turned now stays so until the revolution, or until the last round. */
export function tokenCost({ round }: Pick<PublicState, 'round'>): number {
  const left = round < FEBRUARY ? FEBRUARY - 1 - round : 9 - round;
  return TOKEN_COST * Math.min(1, Math.max(0, left) / 3);
}
