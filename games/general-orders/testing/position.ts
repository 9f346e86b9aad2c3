/** For tests only: a table in the middle of a game from a few words, and whole lines of play from a list of moves. */
import type { Options } from '@sztab/kernel';
import { layOut, linesOf, words } from '@sztab/kernel/testing';
import type { AreaId, ZoneId } from '../content/areas.ts';
import { type BonusId, FIXED_BONUSES } from '../content/bonuses.ts';
import { type CardTitle, deckOf } from '../content/cards.ts';
import { HQ } from '../content/map.ts';
import { FACES, type Mode, SIDES, type Side } from '../content/sides.ts';
import { SPACE, type SpaceId } from '../content/spaces.ts';
import { generalOrders } from '../rules/index.ts';
import { type Frame, type State, seatOf, sideOf } from '../rules/state.ts';
import { hasBonus } from '../rules/supply.ts';

type Place = AreaId | ZoneId;
type PerSide<T> = Partial<Record<Side, T>>;

/** Lists are words with blanks between them. Whatever is not mentioned is filled in so that the invariants hold. */
export type Position = Readonly<
  Partial<{
    edition: number;
    mode: Mode;
    /** `porretta:3 gaggio:2 beachhead:5`. An HQ not mentioned holds its first soldiers; everything else is empty. */
    blue: string;
    yellow: string;
    hand: PerSide<string>;
    /** On top of the deck, the first to be drawn first. */
    deck: string;
    discard: string;
    /** So many cards are left in the deck; Yellow holds the others. */
    deckCount: number;
    /** Where commanders stand. All the others are in the reserve, but for those who are ready. */
    deployed: PerSide<string>;
    /** Pairs used by commanders who are no longer there. */
    used: PerSide<string>;
    momentum: PerSide<number>;
    /** False where the bonus is in force, but no commander was ready (GOW-6.6.11). */
    signalHeld: PerSide<boolean>;
    /** `castelnuovo:reconPost`; the other slots as in the fixed deal, a token that moved leaves its place to the one it drove out. */
    bonus: string;
    round: number;
    turn: Side;
    initiative: Side;
    passed: string;
    /** The hits on the next dice. */
    dice: readonly number[];
    options: Options;
  }>
>;

const positionTold = (p: Position) =>
  layOut(
    generalOrders,
    { ...p, players: 2, options: { mode: p.mode ?? 'alpine', bonusSetup: 'fixed', ...p.options }, faces: FACES },
    (blank) => build(p, blank),
  );

const START_AT_HQ: Readonly<Record<Mode, Readonly<Record<Side, number>>>> = {
  alpine: { blue: 3, yellow: 3 },
  island: { blue: 4, yellow: 2 },
};

function build(p: Position, blank: State): State {
  const { mode = 'alpine', round = 2, turn = 'blue', initiative = 'blue' } = p;
  const flow: Frame[] = [{ step: 'round.turns', next: turn }];
  const s: State = { ...blank, flow, round, initiative, bonus: tokens(mode, p.bonus) };
  for (const side of SIDES) {
    const hq = HQ[mode][side];
    const pieces: Partial<Record<string, number>> = { [hq]: START_AT_HQ[mode][side] };
    for (const word of words(p[side])) pieces[word.split(':')[0] as string] = Number(word.split(':')[1]);
    const count = (place: Place): number => {
      const here = pieces[place] ?? 0;
      delete pieces[place];
      return here;
    };
    const { reserve } = s;
    reserve[side].soldiers += sum(s.soldiers[side]);
    reserve[side].aircraft += sum(s.aircraft[side]);
    for (const area of Object.keys(s.soldiers[side]) as AreaId[]) s.soldiers[side][area] = count(area);
    for (const zone of Object.keys(s.aircraft[side]) as ZoneId[]) s.aircraft[side][zone] = count(zone);
    if (Object.keys(pieces).length > 0) throw new RangeError(`no such place: ${Object.keys(pieces).join(' ')}`);
    reserve[side].soldiers -= sum(s.soldiers[side]);
    reserve[side].aircraft -= sum(s.aircraft[side]);
    s.passed[side] = words(p.passed).includes(side);
    s.deployed[side] = words<SpaceId>(p.deployed?.[side]);
    s.usedPairs[side] = [
      ...s.deployed[side].flatMap((id) => ('support' in SPACE[id] ? [SPACE[id].action] : [])),
      ...words(p.used?.[side]),
    ] as State['usedPairs'][Side];
    s.momentum[side] = p.momentum?.[side] ?? 0;
    s.signalHeld[side] = p.signalHeld?.[side] ?? hasBonus(s, side, 'signalUnit');
    s.ready[side] = 4 - s.momentum[side] - (s.signalHeld[side] ? 1 : 0);
    s.reserve[side].commanders = 9 - s.ready[side] - s.deployed[side].length;
    s.hand[side] = words<CardTitle>(p.hand?.[side]);
  }
  s.discard = words<CardTitle>(p.discard);
  const top = words<CardTitle>(p.deck);
  const rest = deckOf(mode, s.options.deckSize);
  for (const title of [...s.hand.blue, ...s.hand.yellow, ...s.discard, ...top]) {
    if (!rest.includes(title)) throw new RangeError(`too many of ${title}`);
    rest.splice(rest.indexOf(title), 1);
  }
  s.deck = [...top, ...rest];
  s.hand.yellow.push(...s.deck.splice(p.deckCount ?? s.deck.length));
  return s;
}

const sum = (counts: object): number => Object.values(counts).reduce<number>((all, n) => all + (n as number), 0);

function tokens(mode: Mode, told: string | undefined): Partial<Record<AreaId, BonusId>> {
  const bonus: Partial<Record<AreaId, BonusId>> = { ...FIXED_BONUSES[mode] };
  for (const word of words(told)) {
    const [area, token] = word.split(':') as [AreaId, BonusId];
    const from = (Object.keys(bonus) as AreaId[]).find((slot) => bonus[slot] === token);
    if (from) bonus[from] = bonus[area] as BonusId;
    bonus[area] = token;
  }
  return bonus;
}

/** `blue deploy(adv:gaggio) move(porretta)*2 finish`: who, and what he does one after the other. */
export type Line = `${Side} ${string}`;

export const { position, playTo, after, begun, played, dialogue, legal, toDecide, asked } = linesOf(
  generalOrders,
  positionTold,
  {
    seatOf: (side: Side) => seatOf(side),
    nameOf: sideOf,
  },
);
