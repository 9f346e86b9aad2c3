/** What a bot beside people would like to do, and all that has to be said of it. */
import { type Line, moveParts, type Price, type Seat, type Wish } from '@sztab/kernel';
import { TOKEN, type Token } from '../content/characters.ts';
import { BLACK_DIE, type Die, faceOf } from '../content/dice.ts';
import type { MissionId } from '../content/missions.ts';
import { type Colour, PASS_PRICE } from '../content/players.ts';
import { type Count, SYMBOLS } from '../content/symbols.ts';
import { deficitOf } from '../rules/cover.ts';
import type { Move } from '../rules/moves.ts';
import { defaultFor } from '../rules/settlement.ts';
import { isFinalRound, type Player, type RollFrame, type State, seatOf, type TeamFrame } from '../rules/state.ts';
import { moraleTokensOf } from '../rules/struggle.ts';
import { gainOf } from './choices.ts';
import { bandOf, completedWith, consent } from './consent.ts';
import { covered, neededFor } from './covered.ts';
import { chanceOfThrow } from './exact.ts';
import { deedsOf } from './final-round.ts';
import { missingOf, take } from './last-stand.ts';
import { priceOf, reasonsFor } from './purposes.ts';
import { helpedBy, moraleTokenFor, type Stroke, strokesOf } from './rolling.ts';
import { bestChoice, type Hand, handOf } from './settling.ts';
import { standOf } from './stand.ts';
import { JOKER, kindOf, type Needs, SHOWS, showing, WIDTH } from './symbols.ts';
import { chosenOf, wholeThrow } from './thoughts.ts';
import { tokenCost } from './worth.ts';

type OwnWish = Wish<Move>;

export const line = (code: string, slots: Line['slots'] = {}): Line => ({ code, slots });

const asked = (s: State, seat: Seat, move: Move, floor: number): 'ask' | 'must' =>
  consent(s, seat, move, floor) === 'must' ? 'must' : 'ask';

const priceOfThrow = (s: State): Price[] =>
  [...new Set(BLACK_DIE)].map((n) => ({
    n,
    p: BLACK_DIE.filter((pips) => pips === n).length / BLACK_DIE.length,
    left: Math.max(0, s.morale - n),
    band: bandOf(s, s.morale - n),
  }));

const priceOfPass = (s: State): Price[] => [
  { n: PASS_PRICE, p: 1, left: s.morale - PASS_PRICE, band: bandOf(s, s.morale - PASS_PRICE) },
];

/** Whoever has said that it is enough says first that it is not. */
function opening(s: State, seat: Seat): Move[] {
  const f = s.flow[s.flow.length - 1] as RollFrame;
  return f.done[seat] ? ['undone'] : [];
}

/** Chooses just these dice, then throws them. */
function throwMoves(s: State, seat: Seat, dice: readonly Die[]): Move[] {
  const moves: Move[] = opening(s, seat);
  for (const { die, selected } of (s.players[seat] as Player).held) {
    if (selected !== dice.includes(die)) moves.push(selected ? `unselectDie(${die})` : `selectDie(${die})`);
  }
  return [...moves, 'reroll'];
}

/** What the thrown dice still have to bring, and the jokers that stay. */
function openAfter(
  hand: Hand,
  need: Needs,
  held: Player['held'],
  dice: readonly Die[],
): { open: Count; jokers: number } {
  const kept = [...hand.have];
  for (const one of held) {
    if (!dice.includes(one.die)) continue;
    const at = showing(one);
    for (let symbol = 0; symbol < WIDTH; symbol++)
      kept[symbol] = (kept[symbol] as number) - (SHOWS[at + symbol] as number);
  }
  const open = need.map((n, symbol) => Math.max(0, n - (kept[symbol] as number))) as unknown as Count;
  return { open, jokers: kept[JOKER] as number };
}

/** The chance that a throw of these dice completes these missions, bit by bit. */
function chanceFor(s: State, seat: Seat, set: number, dice: readonly Die[], helped: boolean): number {
  const hand = handOf(s, seat);
  const need = [...(hand.bundles.find((bundle) => bundle.set === set)?.need ?? [0, 0, 0, 0])] as Needs;
  if (helped) helpedBy(hand, need);
  const { open, jokers } = openAfter(hand, need, (s.players[seat] as Player).held, dice);
  return chanceOfThrow(dice, open, jokers);
}

/** What a throw of these dice is most likely to complete besides what is covered; without a card where nothing is left. */
export function bestThrow(s: State, seat: Seat, dice: readonly Die[]): { card: MissionId | null; chance: number } {
  const hand = handOf(s, seat);
  const done = bestChoice(hand).set;
  let best: { card: MissionId | null; chance: number } = { card: null, chance: 0 };
  for (const { set } of hand.bundles) {
    if ((set & done) !== done || set === done) continue;
    const chance = chanceFor(s, seat, set, dice, false);
    if (chance > best.chance) best = { card: hand.cards.find((_, i) => set & ~done & (1 << i)) ?? null, chance };
  }
  return best;
}

/** The symbols that are missing for a mission beside what is covered, as letters: `FF`, `PD`. */
export function lacking(s: State, seat: Seat, { set, helped }: Pick<Stroke, 'set' | 'helped'>): string {
  const hand = handOf(s, seat);
  const need = [...(hand.bundles.find((bundle) => bundle.set === set)?.need ?? [0, 0, 0, 0])] as Needs;
  // What a token is to bring is not waited for from the dice.
  if (helped) helpedBy(hand, need);
  const open = SYMBOLS.map((symbol, i) => symbol.repeat(Math.max(0, (need[i] as number) - (hand.have[i] as number))));
  // A joker stands for any one of them.
  return open.join('').slice(hand.have[JOKER]);
}

/** What is covered now and may not be covered any more after such a throw: never left out. */
function stakesOf(s: State, seat: Seat, dice: readonly Die[]): Line[] {
  const cards = neededFor(s, seat, dice);
  return cards.length > 0 ? [line('stakes', { card: cards.join() })] : [];
}

/** What is covered as the dice lie, and would be given up where such a throw succeeds: there are not symbols enough for both. */
function insteadOf(s: State, seat: Seat, hand: Hand, set: number): Line[] {
  const { claims } = defaultFor(s, seat);
  const cards = hand.cards.filter((card, i) => claims.includes(card) && !(set & (1 << i)));
  return cards.length > 0 ? [line('instead', { card: cards.join() })] : [];
}

/** Of these missions those that the board shows as covered; where symbols would do for either of two, those that are worth most. */
function shownCovered(s: State, seat: Seat, hand: Hand, set: number): number {
  const { claims } = defaultFor(s, seat);
  const shown = hand.cards.reduce((bits, card, i) => (claims.includes(card) ? bits | (1 << i) : bits), 0);
  return (shown & set) === shown ? shown : bestChoice(hand).set;
}

/** A throw for missions that are not covered yet. */
export function throwWish(s: State, seat: Seat, stroke: Stroke, floor: number): OwnWish | null {
  const { dice, set, helped, net } = stroke;
  const hand = handOf(s, seat);
  // What only a token covers as yet, dice may cover, too.
  const more = set & ~shownCovered(s, seat, hand, set) || set & ~bestChoice(hand).set || set;
  const cards = hand.cards.filter((_, i) => more & (1 << i));
  const [card] = cards as MissionId[];
  if (!card) return null;
  const chance = chanceFor(s, seat, set, dice, helped);
  return {
    moves: throwMoves(s, seat, dice),
    things: [...dice, ...cards],
    // All that it is for: the chance and what is missing are those of all of them together.
    aim: line('covers', {
      dice: dice.length,
      card: cards.join(),
      lacks: lacking(s, seat, stroke),
      from: s.morale,
      had: coveredBy(s, seat),
      set,
      helped: Number(helped),
    }),
    reasons: [
      ...reasonsFor(s, cards as MissionId[], chance, net),
      ...insteadOf(s, seat, hand, set),
      ...stakesOf(s, seat, dice),
    ],
    chance,
    price: priceOfThrow(s),
    level: asked(s, seat, 'reroll', floor),
    worth: net,
    about: `throw ${seat} ${[...cards].sort().join()}`,
  };
}

/** More dice than this are thrown in a sample of ways. */
const MOST_ENUMERATED = 5;
const SAMPLES = 4000;

/** The chance that a throw in the last round brings at least one missing symbol. */
function chanceOfMore(s: State, seat: Seat, dice: readonly Die[]): number {
  const stand = standOf(s, s.challenges);
  const { held } = s.players[seat] as Player;
  const places = held.flatMap(({ die }, i) => (dice.includes(die) ? [i] : []));
  const before = missingOf(stand);
  for (const i of places) take(stand, seat, (stand.dice[seat] as Int16Array)[i] as number, -1);
  const ways = 6 ** dice.length;
  const step = dice.length > MOST_ENUMERATED ? Math.max(1, Math.floor(ways / SAMPLES)) | 1 : 1;
  let hits = 0;
  let all = 0;
  for (let way = 0; way < ways; way += step, all++) {
    let rest = way;
    const shown = places.map((i) => {
      const face = rest % 6;
      rest = Math.floor(rest / 6);
      return (kindOf((held[i] as Player['held'][number]).die) * 6 + face) * WIDTH;
    });
    for (const at of shown) take(stand, seat, at, 1);
    if (missingOf(stand) < before) hits++;
    for (const at of shown) take(stand, seat, at, -1);
  }
  return all === 0 ? 0 : hits / all;
}

/** The missions that the board shows as covered. */
export const coveredBy = (s: State, seat: Seat): string => defaultFor(s, seat).claims.join();

export const missingNow = (s: State): number => missingOf(standOf(s, s.challenges));

export function finalThrowWish(s: State, seat: Seat, dice: readonly Die[], worth: number, floor: number): OwnWish {
  return {
    moves: throwMoves(s, seat, dice),
    things: [...dice],
    aim: line('defends', { dice: dice.length, missing: missingNow(s), from: s.morale }),
    reasons: [line('spare'), priceOf(s)],
    chance: chanceOfMore(s, seat, dice),
    price: priceOfThrow(s),
    level: asked(s, seat, 'reroll', floor),
    worth,
    about: `throw ${seat} ${[...dice].sort().join()}`,
  };
}

/** What a die shows: by that people know it, not by its number. */
export function faceSlot(s: State, seat: Seat, what: string): { readonly face?: string } {
  const die = s.players[seat]?.held.find((one) => one.die === what);
  return die && die.up > 0 ? { face: faceOf(die.die, die.up).sign } : {};
}

export function passWish(s: State, seat: Seat, move: Move, worth: number, reasons: readonly Line[] = []): OwnWish {
  const { args } = moveParts(move);
  const [what, to] = args as [string, string];
  const die = s.players[seat]?.held.find((one) => one.die === what);
  const [card] = die && !isFinalRound(s) ? completedWith(s, seatOf(s, to as Colour), die.die, die.up) : [];
  return {
    moves: [...opening(s, seat), move],
    things: [what, ...(card ? [card] : [])],
    aim: line('passes', { what, to, n: PASS_PRICE, ...faceSlot(s, seat, what), ...(card && { card }) }),
    reasons,
    chance: null,
    price: priceOfPass(s),
    level: 'must',
    worth,
    about: `pass ${seat} ${move}`,
  };
}

function moraleTokenWish(s: State, seat: Seat, token: Token, floor: number): OwnWish {
  const n = TOKEN[token].morale;
  const move: Move = `useMoraleToken(${token})`;
  return {
    moves: [move],
    things: [token],
    aim: line('morale', { token, n }),
    reasons: [line('rises', { from: s.morale, to: s.morale + n, band: bandOf(s, s.morale + n) })],
    chance: null,
    price: [],
    level: asked(s, seat, move, floor),
    worth: n,
    about: `token ${seat} ${token}`,
  };
}

/** Tokens that complete a mission in the settlement: all steps up to the end of it. */
function settlementWish(s: State, seat: Seat): OwnWish | null {
  const f = s.flow[s.flow.length - 1];
  const own = f?.step === 'settle' ? f.seats[seat] : undefined;
  if (!own) return null;
  const hand = handOf(s, seat);
  const best = bestChoice(hand);
  const fewest = hand.tokens.filter((_, i) => best.tokens & (1 << i));
  if (fewest.length === 0) return null;
  const claims = hand.cards.filter((_, i) => best.set & (1 << i));
  // As many others that lie ready do as well.
  const ready = own.uses.length === fewest.length && deficitOf(s, seat, claims, own.uses) === 0;
  const tokens = ready ? own.uses : fewest;
  const moves: Move[] = [
    // What covers already leaves no room for another token: it goes first.
    ...own.uses.filter((token) => !tokens.includes(token)).map((token): Move => `unuseToken(${token})`),
    ...own.claims.filter((card) => !(claims as string[]).includes(card)).map((card): Move => `unclaim(${card})`),
    ...claims.filter((card) => !own.claims.includes(card)).map((card): Move => `claim(${card})`),
    ...tokens.filter((token) => !own.uses.includes(token)).map((token): Move => `useToken(${token})`),
    'settle',
  ];
  const without = bestChoice({ ...hand, tokens: [] });
  const cards = hand.cards.filter((_, i) => best.set & ~without.set & (1 << i));
  const [card] = cards;
  if (!card) return null;
  const worth = best.worth - without.worth;
  return {
    moves,
    things: [...tokens, ...cards],
    aim: line('spends', { token: tokens.join(), card }),
    reasons: reasonsFor(s, cards, 1, worth).slice(0, 1),
    chance: null,
    price: [],
    level: 'ask',
    worth,
    about: `settle ${seat} ${tokens.join()}`,
  };
}

/** What is chosen, and whose obstacle it is where one comes. */
export const slotsOfChoice = ({ question }: TeamFrame, option: Move): Line['slots'] => ({
  option,
  question: question.is,
  ...(question.is === 'obs' && { power: question.kind }),
});

function teamWishes(s: State, seat: Seat, f: TeamFrame, options: readonly Move[], floor: number): OwnWish[] {
  return options
    .map((option): OwnWish => {
      const { args } = moveParts(option);
      return {
        moves: [option],
        things: [...args, ...(f.card ? [f.card] : [])],
        aim: line('chooses', slotsOfChoice(f, option)),
        reasons: [],
        chance: null,
        price: [],
        level: asked(s, seat, option, floor),
        worth: gainOf(s, f.question, option),
        about: `choose ${option}`,
      };
    })
    .sort((a, b) => b.worth - a.worth);
}

/** A bot that has to decide for the team asks the people all the same. */
const decisionWish = (seat: Seat, move: Move): OwnWish => ({
  moves: [move],
  things: [...moveParts(move).args],
  aim: line('chooses', { option: move, question: 'motion' }),
  reasons: [],
  chance: null,
  price: [],
  level: 'must',
  worth: 0,
  about: `decide ${seat} ${move}`,
});

const decisions = (seat: Seat, moves: readonly Move[]): OwnWish[] =>
  moves.filter((move) => moveParts(move).verb === 'decide').map((move) => decisionWish(seat, move));

const planWish = (s: State, seat: Seat): OwnWish => ({
  moves: ['commitPlan'],
  things: s.pawns.map(({ card }) => card),
  aim: line('commits', {}),
  reasons: [],
  chance: null,
  price: [],
  level: 'must',
  worth: 0,
  about: `commit ${seat} ${s.pawns.map((pawn) => `${pawn.card}${pawn.seat}`).join()} ${s.players.map(({ held }) => held.length).join()}`,
});

/** What a bot has in mind that would like to play this move. */
export function wish(s: State, seat: Seat, move: Move, floor: number): OwnWish | null {
  const { verb, args } = moveParts(move);
  const f = s.flow[s.flow.length - 1];
  switch (verb) {
    case 'selectDie':
    case 'reroll': {
      const { held } = s.players[seat] as Player;
      const chosen = [...chosenOf(held), ...(verb === 'selectDie' ? [args[0] as Die] : [])];
      if (isFinalRound(s)) {
        const deeds = deedsOf(s, seat);
        const dice = verb === 'reroll' ? chosen : wholeThrow(chosen, deeds);
        const deed = deeds.find((one) => one.dice.length > 0 && dice.every((die) => one.dice.includes(die)));
        return dice.length === 0 ? null : finalThrowWish(s, seat, dice, deed?.worth ?? 0, floor);
      }
      const stroke = strokesOf(s, seat).find(({ dice }) => chosen.every((die) => dice.includes(die)));
      return stroke ? throwWish(s, seat, stroke, floor) : null;
    }
    case 'passDie':
    case 'passToken':
      return passWish(s, seat, move, deedsOf(s, seat).find(({ pass }) => pass === move)?.worth ?? 0);
    case 'useMoraleToken':
      return moraleTokenWish(s, seat, args[0] as Token, floor);
    case 'useToken':
    case 'settle':
      return settlementWish(s, seat);
    case 'commitPlan':
      return planWish(s, seat);
    default:
      if (verb === 'decide') return decisionWish(seat, move);
      return f?.step === 'team' && !f.motion ? (teamWishes(s, seat, f, [move], floor)[0] ?? null) : null;
  }
}

/** All that it might ask for, the best first; `moves`: what is legal where the team chooses. */
export function wishes(s: State, seat: Seat, moves: readonly Move[], floor: number): OwnWish[] {
  const f = s.flow[s.flow.length - 1];
  switch (f?.step) {
    case 'roll': {
      if (f.done[seat]) return [];
      const list: OwnWish[] = [];
      if (isFinalRound(s)) {
        for (const { dice, pass, worth } of deedsOf(s, seat).slice(0, 6))
          list.push(pass ? passWish(s, seat, pass, worth) : finalThrowWish(s, seat, dice, worth, floor));
        for (const token of moraleTokensOf(s, seat)) list.unshift(moraleTokenWish(s, seat, token, floor));
        return list;
      }
      for (const stroke of strokesOf(s, seat)) {
        if (stroke.net <= 0) break;
        const one = throwWish(s, seat, stroke, floor);
        if (one && !list.some(({ about }) => about === one.about)) list.push(one);
      }
      const token = moraleTokenFor(s, seat, tokenCost(s));
      if (token) list.push(moraleTokenWish(s, seat, token, floor));
      return list;
    }
    case 'settle': {
      const one = settlementWish(s, seat);
      return one ? [one] : [];
    }
    case 'team':
      return f.motion ? decisions(seat, moves) : teamWishes(s, seat, f, moves, floor);
    case 'plan':
      if (f.motion) return decisions(seat, moves);
      return moves.includes('commitPlan') ? [planWish(s, seat)] : [];
    default:
      return [];
  }
}

/** What came of a throw that people had agreed to. */
export function came(s: State, seat: Seat, { slots }: Line): Line | null {
  if (slots.from === undefined || s.flow[s.flow.length - 1]?.step !== 'roll') return null;
  const band = bandOf(s, s.overdrawn ? -1 : s.morale);
  const cost = { pips: Number(slots.from) - s.morale, left: s.morale, band };
  if (isFinalRound(s)) return line('nearer', { ...cost, missing: missingNow(s) });
  const { claims } = defaultFor(s, seat);
  const had = String(slots.had ?? '')
    .split(',')
    .filter(Boolean);
  const got = slots.had === undefined ? [] : claims.filter((card) => !had.includes(card));
  const lost = had.filter((card) => !(claims as string[]).includes(card)).join();
  const cards = String(slots.card ?? '')
    .split(',')
    .filter(Boolean);
  // As much as the wish counted: what it wanted to keep besides, and what tokens were to bring.
  const lacks =
    slots.set === undefined ? null : lacking(s, seat, { set: Number(slots.set), helped: Boolean(slots.helped) });
  const done: readonly string[] = lacks === '' ? [...covered(s, seat), ...claims] : claims;
  const rest = cards.filter((card) => !done.includes(card)).join();
  if (cards.length > 0 && rest === '') return line('worked', { ...cost, lost, card: cards.join() });
  if (got.length > 0) return line('other', { ...cost, lost, got: got.join(), rest });
  if (cards.length === 0) return line('threw', { ...cost, lost });
  const about = { ...cost, lost, card: cards.join() };
  const closer = lacks !== null && lacks !== '' && lacks.length < String(slots.lacks ?? '').length;
  return closer ? line('closer', { ...about, lacks }) : line('failed', about);
}

/** The next step of a settlement that spends no token. */
export function plainSettlement(s: State, seat: Seat, moves: readonly Move[]): Move | null {
  const f = s.flow[s.flow.length - 1];
  const own = f?.step === 'settle' ? f.seats[seat] : undefined;
  if (!own) return null;
  for (const token of own.uses) if (moves.includes(`unuseToken(${token})`)) return `unuseToken(${token})`;
  const hand = handOf(s, seat);
  const { set } = bestChoice({ ...hand, tokens: [] });
  const claims = hand.cards.filter((_, i) => set & (1 << i)) as string[];
  const drop = own.claims.find((card) => !claims.includes(card));
  if (drop && moves.includes(`unclaim(${drop})` as Move)) return `unclaim(${drop})` as Move;
  const add = claims.find((card) => !(own.claims as string[]).includes(card));
  if (add && moves.includes(`claim(${add})` as Move)) return `claim(${add})` as Move;
  return moves.includes('settle') ? 'settle' : null;
}
