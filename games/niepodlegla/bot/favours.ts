/** What a bot answers when a person asks it for something: always a reason, and where it costs, a wish that the person has to confirm. */
import type { Favour, Reply, Seat } from '@sztab/kernel';
import type { Die } from '../content/dice.ts';
import type { MissionId } from '../content/missions.ts';
import { PASS_PRICE } from '../content/players.ts';
import { type Move, TEXT } from '../rules/moves.ts';
import { colourOf, isFinalRound, type Player, pawnOn, type State, undertakenBy } from '../rules/state.ts';
import { giftsFor } from './consent.ts';
import { covered, neededFor } from './covered.ts';
import { fairPlan } from './fair-plan.ts';
import { deedsOf } from './final-round.ts';
import { strokesOf } from './rolling.ts';
import { bestChoice, handOf } from './settling.ts';
import {
  bestThrow,
  coveredBy,
  faceSlot,
  finalThrowWish,
  lacking,
  line,
  missingNow,
  passWish,
  throwWish,
} from './wishes.ts';
import { missionWorth } from './worth.ts';

type NpReply = Reply<Move>;

/** What a person may ask for in the struggle, and while the round is planned. */
type FavourName = 'die' | 'reroll' | 'throw' | 'stop' | 'view' | 'done' | 'without';

const says = (code: string, slots: Parameters<typeof line>[1] = {}): NpReply => ({
  line: line(code, slots),
  wish: null,
});

type Answer = (s: State, seat: Seat, things: readonly string[], person: Seat, floor: number) => NpReply;

const ANSWERS: Readonly<Record<FavourName, Answer>> = {
  die: giveDie,
  reroll: rerollFor,
  throw: throwOf,
  stop: () => says('stops'),
  view: (s, _seat, _things, person) => adviceFor(s, person),
  done: isDone,
  without: (s, _seat, [named]) => {
    const card = named as MissionId | undefined;
    return card && s.row.includes(card) && !isFinalRound(s)
      ? says('without', { card, harm: Math.round(missionWorth(s, card).harm) })
      : says('nothing');
  },
};

export function reply(s: State, seat: Seat, { is, things = [] }: Favour, person: Seat, floor: number): NpReply {
  const answer = ANSWERS[is as FavourName];
  return answer ? answer(s, seat, things, person, floor) : says('nothing');
}

const isRolling = (s: State): boolean => s.flow[s.flow.length - 1]?.step === 'roll';

function giveDie(s: State, seat: Seat, [named]: readonly string[], person: Seat): NpReply {
  if (!isRolling(s)) return says('notNow');
  if (s.morale < PASS_PRICE) return says('tooFew', { n: PASS_PRICE, left: s.morale });
  const { held } = s.players[seat] as Player;
  const gifts = giftsFor(s, seat, person);
  const die = (held.find((one) => one.die === named)?.die ?? gifts[0]) as Die | undefined;
  if (!die) return says('noGift');
  const move = TEXT.passDie(die)(colourOf(s, person));
  const [needed] = neededFor(s, seat, [die]);
  const wish = passWish(s, seat, move, 0);
  // An order against advice is carried out: the price and the reason are said first.
  if (needed) return { line: line('needs', { die, card: needed, ...faceSlot(s, seat, die) }), wish };
  return {
    line: line(gifts.includes(die) ? 'gives' : 'givesIdle', {
      die,
      from: s.morale,
      to: s.morale - PASS_PRICE,
      ...faceSlot(s, seat, die),
    }),
    wish,
  };
}

function rerollFor(s: State, seat: Seat, [named]: readonly string[], _person: Seat, floor: number): NpReply {
  if (!isRolling(s)) return says('notNow');
  const card = named as MissionId;
  if (pawnOn(s, card) !== seat) return says('notMine', { card });
  if (covered(s, seat).includes(card)) return says('covered', { card });
  const at = undertakenBy(s, seat).indexOf(card);
  const stroke = strokesOf(s, seat).find(({ set }) => set & (1 << at));
  const wish = stroke && throwWish(s, seat, stroke, floor);
  if (!stroke || !wish) return says('hopeless', { card });
  const percent = Math.round(100 * (wish.chance ?? 0));
  return { line: line(stroke.net > 0 ? 'gladly' : 'doubts', { card, percent }), wish };
}

/** Some of its dice, named by a person who wants them thrown. */
function throwOf(s: State, seat: Seat, named: readonly string[], _person: Seat, floor: number): NpReply {
  if (!isRolling(s) || s.morale < 1) return says('notNow');
  const dice = (s.players[seat] as Player).held.flatMap(({ die }) => (named.includes(die) ? [die] : []));
  if (dice.length === 0) return says('nothing');
  const wish = finalThrowWish(s, seat, dice, 0, floor);
  if (isFinalRound(s)) return { line: line('ordered', { dice: dice.length }), wish };
  const [lost] = neededFor(s, seat, dice);
  const { card, chance } = bestThrow(s, seat, dice);
  const had = coveredBy(s, seat);
  const aim = line('ordered', { dice: dice.length, from: s.morale, had, ...(card && { card }) });
  const ordered = { ...wish, things: [...dice, ...(card ? [card] : [])], aim, chance };
  return lost
    ? { line: line('needs', { die: dice[0] as Die, card: lost }), wish: ordered }
    : { line: line('ordered', { dice: dice.length }), wish: ordered };
}

/** What it would do in the person's place. */
function adviceFor(s: State, person: Seat): NpReply {
  const step = s.flow[s.flow.length - 1]?.step;
  if (step === 'plan') {
    const plan = fairPlan(s);
    const next = s.row.find((card, at) => plan.seats[at] === person && pawnOn(s, card) === null);
    return next ? says('advisePawn', { card: next }) : says('adviseCommit');
  }
  if (step !== 'roll') return says('nothing');
  if (isFinalRound(s)) {
    const [deed] = deedsOf(s, person);
    return deed && deed.dice.length > 0
      ? says('adviseFinal', { dice: deed.dice.length, missing: missingNow(s) })
      : says('adviseEnough');
  }
  const [stroke] = strokesOf(s, person);
  const wish = stroke && stroke.net > 0 ? throwWish(s, person, stroke, 0) : null;
  if (!stroke || !wish) return says('adviseEnough');
  const { card } = wish.aim.slots;
  return says('adviseThrow', {
    dice: stroke.dice.length,
    card: card as string,
    percent: Math.round(100 * (wish.chance ?? 0)),
  });
}

function isDone(s: State, seat: Seat, _things: readonly string[], person: Seat): NpReply {
  if (!isRolling(s)) return says('notNow');
  const [stroke] = strokesOf(s, seat);
  if (!isFinalRound(s) && stroke && stroke.net > 0) {
    const card = handOf(s, seat).cards.find((_, i) => stroke.set & ~bestChoice(handOf(s, seat)).set & (1 << i));
    if (card) return says('notYet', { card, lacks: lacking(s, seat, stroke) });
  }
  if (s.morale >= PASS_PRICE && giftsFor(s, seat, person).length > 0) return says('couldGive', { n: PASS_PRICE });
  return says('enough');
}
