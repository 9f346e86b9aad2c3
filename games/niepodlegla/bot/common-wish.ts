/** What a bot lays before people who choose for all: a whole plan for the round, or where the team's token goes. */
import { type Layout, type Line, moveParts, type Piece, type Seat, type Wanted, type Wish } from '@sztab/kernel';
import { CHARACTERS } from '../content/dice.ts';
import { type MissionId, missionOf } from '../content/missions.ts';
import { SYMBOLS, total } from '../content/symbols.ts';
import { optionsOf } from '../rules/effects.ts';
import type { Move } from '../rules/moves.ts';
import { type CardId, isFinalRound, pawnOn, type State, type TeamFrame } from '../rules/state.ts';
import { gainOf } from './choices.ts';
import type { Plan } from './climb.ts';
import { charactersOf } from './crew.ts';
import { fairPlan, layingDown, type PlanWanted, secondPlan } from './fair-plan.ts';
import { prospectsOf, SHOWN } from './plan.ts';
import { mainEffect, termsOf } from './purposes.ts';
import { line, slotsOfChoice } from './wishes.ts';
import { missionWorth } from './worth.ts';

type OwnWish = Wish<Move>;

export function commonWish(s: State, wanted: Wanted<Move>): OwnWish | null {
  const f = s.flow[s.flow.length - 1];
  if (wanted.declined(aboutOf(s, f))) return null;
  if (f?.step === 'plan' && !f.motion) return planWish(s, wanted);
  if (f?.step === 'team' && !f.motion) return choiceWish(s, f);
  return null;
}

/** A plan is one matter for the whole of its phase, a choice of the team each by itself. */
const aboutOf = (s: State, f: State['flow'][number] | undefined): string =>
  f?.step === 'team' ? `team ${s.round} ${f.card ?? ''} ${JSON.stringify(f.question)}` : `plan ${s.round}`;

/** A mission that is less likely than this is undertaken for the harm that its pawn averts. */
const UNLIKELY = 0.25;
/** A person is a reason where a quarter of the chance goes with them. */
const SHARE = 0.25;

/** One mission of a plan: why this seat undertakes it, or what it does if nobody does. */
function pieceOf(s: State, plan: Plan, card: CardId, at: number, chances: Prospects | null): Piece {
  const seat = plan.seats[at] as number;
  const lies = pawnOn(s, card) !== null;
  if (seat < 0) return { thing: card, seat: null, lies, chance: null, why: line('harm', { card }) };
  if (!chances) return { thing: card, seat, lies, chance: null, why: line('needed') };
  const chance = chances(null)[at] as number;
  return { thing: card, seat, lies, chance, why: whyOf(s, seat, card as MissionId, at, chances) };
}

function whyOf(s: State, seat: Seat, card: MissionId, at: number, chances: Prospects): Line {
  const mission = missionOf(card);
  const { harm } = missionWorth(s, card);
  if ((chances(null)[at] as number) < UNLIKELY && harm > 0 && !mission.bang) return line('holds', { card });
  const who = bestPerson(s, seat, card, at, chances);
  if (who) return who;
  const [term] = termsOf(s, card);
  return term ? term.line : line('few', { n: total(mission.needs) });
}

/** The person of this seat without whom it would be much less likely, and the symbol they bring. */
function bestPerson(s: State, seat: Seat, card: MissionId, at: number, chances: Prospects): Line | null {
  const { needs } = missionOf(card);
  let found: { line: Line; brings: number } | null = null;
  for (let c = 0; c < CHARACTERS.length; c++) {
    if (!(charactersOf(s, seat) & (1 << c))) continue;
    if ((chances(c)[at] as number) > (1 - SHARE) * (chances(null)[at] as number)) continue;
    for (let symbol = 0; symbol < 4; symbol++) {
      const brings = Math.min(needs[symbol] as number, SHOWN[c]?.[symbol] ?? 0);
      if (brings > (found?.brings ?? 0))
        found = { line: line('fits', { who: CHARACTERS[c] as string, symbol: SYMBOLS[symbol] as string }), brings };
    }
  }
  return found?.line ?? null;
}

/** How likely everything is by a plan: as it is, or without one of the characters. */
type Prospects = (without: number | null) => readonly number[];

function prospects(s: State, plan: Plan): Prospects {
  const known = new Map<number | null, number[]>();
  return (without) => {
    const found = known.get(without) ?? prospectsOf(s, plan, without === null ? 0 : 1 << without);
    known.set(without, found);
    return found;
  };
}

function layoutOf(s: State, plan: Plan, { free, portions: wanted, second }: Wanted<Move>): Layout {
  const chances = isFinalRound(s) ? null : prospects(s, plan);
  const pieces = s.row.map((card, at) => pieceOf(s, plan, card, at, chances));
  const shares = s.players.map((_, seat) => ({
    n: plan.dice[seat] as number,
    hope: chances && pieces.reduce((sum, piece) => sum + (piece.seat === seat ? (piece.chance ?? 0) : 0), 0),
  }));
  return { pieces, shares, free: [...free], wanted, second };
}

const hopeOf = ({ shares }: Layout): number => shares.reduce((sum, { hope }) => sum + (hope ?? 0), 0);
const tenths = (n: number): number => Math.round(10 * n) / 10;

/** What people want is the same as when that plan was made. */
const isWantedAlike = ({ free, portions, second }: Wanted<Move>, layout: Layout): boolean =>
  layout.second === second &&
  layout.free.join() === [...free].join() &&
  layout.wanted.length === portions.length &&
  portions.every(({ seat, n }, i) => layout.wanted[i]?.seat === seat && layout.wanted[i]?.n === n);

/** The plan that was proposed before, as long as everything was laid down as it says and nobody has asked for another. */
function samePlan(s: State, wanted: Wanted<Move>): Plan | null {
  const layout = wanted.was?.layout;
  if (!layout || !isWantedAlike(wanted, layout)) return null;
  const { pieces, shares } = layout;
  const stands = pieces.every(({ thing, seat, lies }, at) => {
    const pawn = s.pawns.find(({ card }) => card === thing);
    return thing === s.row[at] && (pawn ? pawn.seat === seat : !lies);
  });
  const fits = s.players.every(({ held }, seat) => held.length <= (shares[seat]?.n ?? 0));
  const all = s.pool.length + s.players.reduce((sum, { held }) => sum + held.length, 0);
  if (!stands || !fits || pieces.length !== s.row.length || all !== shares.reduce((sum, { n }) => sum + n, 0))
    return null;
  return {
    seats: Int8Array.from(pieces, ({ seat }) => seat ?? -1),
    dice: Int8Array.from(shares, ({ n }) => n),
    score: 0,
  };
}

function planWish(s: State, wanted: Wanted<Move>): OwnWish | null {
  const { second, was } = wanted;
  const plan = samePlan(s, wanted) ?? (second ? secondPlan(s, wanted) : null) ?? fairPlan(s, wanted);
  const moves = layingDown(s, plan);
  if (moves.length === 0) return null;
  const layout = layoutOf(s, plan, wanted);
  const verbs = moves.map((move) => moveParts(move).verb);
  const [pawns, dice] = ['placePawn', 'giveDie'].map((verb) => verbs.filter((one) => one === verb).length);
  const hope = tenths(hopeOf(layout));
  const before = was?.layout ? tenths(hopeOf(was.layout)) : hope;
  return {
    moves,
    things: layout.pieces.filter(({ seat, lies }) => seat !== null && !lies).map(({ thing }) => thing),
    aim: line(isFinalRound(s) ? 'lastPlan' : second ? 'second' : hope < before ? 'replans' : 'plans', {
      pawns: pawns as number,
      dice: dice as number,
      lies: s.pawns.length + s.players.reduce((sum, { held }) => sum + held.length, 0),
      hope,
      before,
    }),
    reasons: [],
    chance: null,
    price: [],
    level: 'must',
    worth: 0,
    about: aboutOf(s, s.flow[s.flow.length - 1]),
    layout,
  };
}

/** What becomes of one mission if this seat undertakes it, and everything else is planned round that. */
export function chanceWith(s: State, card: CardId, seat: Seat, wanted: PlanWanted): number | null {
  if (isFinalRound(s)) return null;
  const taken = { ...s, pawns: [...s.pawns, { card, seat }] };
  return prospectsOf(taken, fairPlan(taken, wanted))[s.row.indexOf(card)] ?? null;
}

/** The best of what the team may choose, and what speaks for it. */
function choiceWish(s: State, f: TeamFrame): OwnWish | null {
  const options = optionsOf(s, f.question)
    .map((option) => ({ option, gain: gainOf(s, f.question, option) }))
    .sort((a, b) => b.gain - a.gain);
  const [best] = options;
  if (!best || options.length < 2) return null;
  return {
    moves: [best.option],
    things: [...moveParts(best.option).args, ...(f.card ? [f.card] : [])],
    aim: line('chooses', slotsOfChoice(f, best.option)),
    reasons: [...whyChosen(s, f, best.option), ...causeOf(s, f)],
    chance: null,
    price: [],
    level: 'must',
    worth: best.gain,
    about: aboutOf(s, f),
  };
}

/** What gives the team this choice, or asks for it: a card, a step of the tracks, a threat, or the calendar. */
function causeOf(s: State, { card, question }: TeamFrame): Line[] {
  if (card) return [line('from', { card })];
  if (question.is === 'bonus') return [line('bonus', {})];
  if (s.phase === 'check') return [line('menace', {})];
  return s.phase === 'time' ? [line('calendar', {})] : [];
}

/** Why this town and no other: what of its worth is its own. */
function whyChosen(s: State, { question }: TeamFrame, option: Move): Line[] {
  const [thing] = moveParts(option).args;
  switch (question.is) {
    case 'ind':
      return [line(townReason(s, thing as keyof State['towns']), { town: thing as string })];
    case 'obs':
      return [line('leastHarm', {})];
    case 'bonus':
      return [option === 'decline' ? line('noneHurts', {}) : line('opens', { town: thing as string })];
    case 'alternative':
      return [mainEffect(s, missionOf(question.mission).positive[Number(thing)] ?? []) ?? line('best', {})];
    case 'kind':
      return [line('opens', { town: question.town })];
    case 'stakes':
      return [line('risk', {})];
    case 'jail-pawn':
    case 'jail-die':
    case 'discard':
      return [line('leastLoss', {})];
  }
}

/** The last of its region, the end of an obstacle, a new one, or one more. */
function townReason(s: State, town: keyof State['towns']): string {
  const { ind, ru, cp, ua } = s.towns[town];
  if (ru + cp + ua > 0) return 'frees';
  return ind === 0 ? 'newTown' : 'guards';
}
