/** NPG-4.2.1 to NPG-4.2.11 and NPG-6.5: rolling, rerolling, passing. */
import { type Ask, goOn, moveParts, roll, type Seat, seal } from '@sztab/kernel';
import { isMoraleToken, TOKEN, type Token } from '../content/characters.ts';
import { BLACK_DIE, CHARACTERS, type Die } from '../content/dice.ts';
import { type Colour, MOST_REROLLS, PASS_PRICE } from '../content/players.ts';
import { MOST_MORALE } from '../content/tracks.ts';
import { noToken, symbolTokensOf } from './cover.ts';
import { noTakeBack } from './decisions.ts';
import type { Rolled } from './events.ts';
import { finalEnd, mayStop } from './final.ts';
import { type Move, type Steps, TEXT, takesBack } from './moves.ts';
import { loseMorale } from './pools.ts';
import {
  arbiterOf,
  colourOf,
  type HeldDie,
  isFinalRound,
  type OwnedToken,
  type Player,
  type PublicState,
  type RollFrame,
  type State,
  seatOf,
  seatsOf,
  sortDice,
  tell,
} from './state.ts';

/** NPG-4.2.1: every seat, all its dice, without the black one. */
function firstRoll(s: State): void {
  for (const character of CHARACTERS) {
    const owner = s.characters[character];
    if (owner === null || s.jail.characters.includes(character)) continue;
    (s.players[owner] as Player).held.push({ die: character, up: 0, selected: false });
  }
  const rolls = s.players.map(({ colour, held }) => {
    sortDice(held);
    for (const one of held) one.up = roll(s);
    return { who: colour, dice: held.map(({ die, up }) => ({ die, up })) };
  });
  tell({ is: 'rolled', rolls });
  s.phase = 'roll';
  const f: RollFrame = {
    step: 'roll',
    takeBacks: s.players.map(() => 0),
    done: s.players.map(() => false),
    rerolls: 0,
  };
  goOn(s, f);
  if (isFinalRound(s)) finalEnd(s, f);
}

/** Rerolls are possible while a marker is left (NPG-4.2.4). */
export const mayReroll = (s: Pick<PublicState, 'morale' | 'overdrawn'>): boolean => s.morale >= 1 && !s.overdrawn;

/** NPG-4.2.4: null if the seat that holds this die may select it, or take that back. */
export function noSelection(
  s: PublicState,
  f: RollFrame,
  seat: Seat,
  { selected }: HeldDie,
): 'no-morale' | 'no-take-back-left' | null {
  if (!mayReroll(s)) return 'no-morale';
  return selected ? noTakeBack(f, seat) : null;
}

/** NPG-4.2.4: null if this seat may throw what it has selected. */
export function noReroll(s: PublicState, seat: Seat): 'no-morale' | 'empty-selection' | null {
  if (!mayReroll(s)) return 'no-morale';
  return (s.players[seat] as Player).held.some(({ selected }) => selected) ? null : 'empty-selection';
}

/** NPG-4.2.8, NPG-4.2.9: null if there is enough to pass a die or a token. */
export const noPassing = (s: PublicState): 'not-enough-morale' | null =>
  s.morale >= PASS_PRICE ? null : 'not-enough-morale';

/** NPG-4.2.10, NPG-5.8.3: null if this seat may use the token for morale. */
export const noMoraleToken = (one: OwnedToken, seat: Seat): ReturnType<typeof noToken> | 'symbol-token' =>
  noToken(one, one.owner, seat) ?? (isMoraleToken(one.token) ? null : 'symbol-token');

export const moraleTokensOf = (s: Pick<PublicState, 'tokens'>, seat: Seat): Token[] =>
  s.tokens.filter((one) => noMoraleToken(one, seat) === null).map(({ token }) => token);

/** NPG-4.2.11: null if this seat may end the rolling for all. */
export function noClosing(
  s: PublicState,
  f: RollFrame,
  seat: Seat,
): 'no-such-option' | 'not-arbiter' | 'done-first' | null {
  if (s.options.consent === 'open') return 'no-such-option';
  if (seat !== arbiterOf(s)) return 'not-arbiter';
  return f.done[seat] ? null : 'done-first';
}

function rollMoves(s: State, f: RollFrame, seat: Seat): Move[] {
  const { held } = s.players[seat] as Player;
  const moves: Move[] = [];
  if (f.done[seat]) {
    if (noClosing(s, f, seat) === null) moves.push('closeRolling');
    if (noTakeBack(f, seat) === null) moves.push('undone');
    return moves;
  }
  for (const one of held)
    if (!one.selected && noSelection(s, f, seat, one) === null) moves.push(TEXT.selectDie(one.die));
  if (noReroll(s, seat) === null) moves.push('reroll');
  for (const token of moraleTokensOf(s, seat)) moves.push(`useMoraleToken(${token})`);
  if (mayStop(s)) moves.push('done');
  if (noPassing(s) === null) {
    const others = s.players.filter((_, other) => other !== seat);
    for (const { die } of held) for (const { colour } of others) moves.push(TEXT.passDie(die)(colour));
    for (const token of symbolTokensOf(s, seat))
      for (const { colour } of others) moves.push(TEXT.passToken(token)(colour));
  }
  for (const one of held)
    if (one.selected && noSelection(s, f, seat, one) === null) moves.push(TEXT.unselectDie(one.die));
  return moves;
}

export const struggleSteps: Steps<'begin.roll' | 'roll'> = {
  'begin.roll': { run: firstRoll },

  roll: {
    ask(s, f) {
      // Those who still roll come first; nobody waits for the others.
      const asks: Ask<Move>[] = [];
      for (const seat of seatsOf(s)) {
        const moves = f.done[seat] ? [] : rollMoves(s, f, seat);
        if (moves.length > 0) asks.push({ seat, prompt: 'roll', moves });
      }
      for (const seat of seatsOf(s)) {
        const moves = f.done[seat] ? rollMoves(s, f, seat) : [];
        if (moves.length > 0) asks.push({ seat, prompt: 'rolled', moves, optional: true });
      }
      return asks;
    },
    take(s, f, seat, move) {
      if (takesBack(move)) f.takeBacks[seat] = (f.takeBacks[seat] as number) + 1;
      act(s, f, seat, move);
    },
  },
};

function act(s: State, f: RollFrame, seat: Seat, move: Move): void {
  const { verb, args } = moveParts(move);
  const by = colourOf(s, seat);
  switch (verb) {
    case 'selectDie':
    case 'unselectDie':
      heldDie(s, seat, args[0] as Die).selected = verb === 'selectDie';
      return;
    case 'reroll':
      reroll(s, f, seat);
      return;
    case 'passDie':
      passDie(s, seat, args[0] as Die, args[1] as Colour);
      received(s, f, args[1] as Colour);
      return;
    case 'passToken':
      passToken(s, seat, args[0] as Token, args[1] as Colour);
      received(s, f, args[1] as Colour);
      return;
    case 'useMoraleToken':
      spendMoraleToken(s, seat, args[0] as Token);
      changed(s, f);
      return;
    case 'done':
      // NPG-4.2.11: the selection is emptied.
      f.done[seat] = true;
      for (const one of (s.players[seat] as Player).held) one.selected = false;
      tell({ is: 'done', by });
      if (f.done.every(Boolean)) endOfRolling(s, f, 'done', null);
      return;
    case 'undone':
      f.done[seat] = false;
      tell({ is: 'undone', by });
      return;
    default:
      endOfRolling(s, f, 'arbiter', by);
  }
}

const heldDie = (s: State, seat: Seat, die: Die): HeldDie =>
  (s.players[seat] as Player).held.find((one) => one.die === die) as HeldDie;

/** NPG-4.2.4 to NPG-4.2.7 */
function reroll(s: State, f: RollFrame, seat: Seat): void {
  const { held } = s.players[seat] as Player;
  const dice: Rolled[] = [];
  for (const one of held) {
    if (!one.selected) continue;
    one.up = roll(s);
    one.selected = false;
    dice.push({ die: one.die, up: one.up });
  }
  const pips = BLACK_DIE[roll(s) - 1] as number;
  f.rerolls++;
  tell({ is: 'rerolled', by: colourOf(s, seat), dice, pips });
  loseMorale(s, pips);
  changed(s, f);
}

/** NPG-4.2.8 */
function passDie(s: State, seat: Seat, die: Die, to: Colour): void {
  const giver = s.players[seat] as Player;
  const { held } = s.players[seatOf(s, to)] as Player;
  const { up } = heldDie(s, seat, die);
  held.push({ die, up, selected: false });
  sortDice(held);
  giver.held = giver.held.filter((one) => one.die !== die);
  s.morale -= PASS_PRICE;
  seal(s);
  tell({ is: 'die-passed', by: giver.colour, who: to, die, up, left: s.morale });
}

/** NPG-4.2.9 */
function passToken(s: State, seat: Seat, token: Token, to: Colour): void {
  (s.tokens.find((one) => one.token === token) as OwnedToken).holder = seatOf(s, to);
  s.morale -= PASS_PRICE;
  seal(s);
  tell({ is: 'token-passed', by: colourOf(s, seat), who: to, token, left: s.morale });
}

/** NPG-4.2.11: whoever receives something may go on. */
function received(s: State, f: RollFrame, who: Colour): void {
  f.done[seatOf(s, who)] = false;
  changed(s, f);
}

/** NPG-4.2.10 */
function spendMoraleToken(s: State, seat: Seat, token: Token): void {
  (s.tokens.find((one) => one.token === token) as OwnedToken).active = false;
  s.morale = Math.min(MOST_MORALE, s.morale + TOKEN[token].morale);
  tell({ is: 'morale-token', by: colourOf(s, seat), token, left: s.morale });
}

/** After every throw, pass and token: is the struggle over? */
function changed(s: State, f: RollFrame): void {
  if (isFinalRound(s)) {
    finalEnd(s, f);
    return;
  }
  if (s.overdrawn) endOfRolling(s, f, 'overdrawn', null);
  else if (f.rerolls === MOST_REROLLS.ordinary) endOfRolling(s, f, 'limit', null);
  else if (s.morale === 0 && seatsOf(s).every((seat) => moraleTokensOf(s, seat).length === 0)) {
    endOfRolling(s, f, 'no-morale', null); // NPG-4.2.7
  }
}

type Why = 'done' | 'arbiter' | 'no-morale' | 'overdrawn' | 'limit';

function endOfRolling(s: State, f: RollFrame, why: Why, by: Colour | null): void {
  tell({ is: 'rolling-ended', why, by });
  for (const { held } of s.players) for (const one of held) one.selected = false;
  if (isFinalRound(s)) finalEnd(s, f, true);
  else goOn(s, { step: 'begin.settle' });
}
