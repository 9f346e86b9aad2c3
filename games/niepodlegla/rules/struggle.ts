/** Sections 4.2.1 to 4.2.11 and 6.5: rolling, rerolling, passing. */
import { type Ask, moveParts, roll, type Seat } from '@sztab/kernel';
import { isMoraleToken, TOKEN, type Token } from '../content/characters.ts';
import { BLACK_DIE, CHARACTERS, type Die } from '../content/dice.ts';
import { type Colour, MOST_REROLLS, PASS_PRICE, TAKE_BACKS } from '../content/players.ts';
import { MOST_MORALE } from '../content/tracks.ts';
import { symbolTokensOf } from './cover.ts';
import type { Rolled } from './events.ts';
import { finalEnd, mayStop } from './final.ts';
import { type NpMove, type NpSteps, TEXT, takesBack } from './moves.ts';
import { loseMorale } from './pools.ts';
import {
  arbiterOf,
  colourOf,
  type HeldDie,
  isFinalRound,
  type NpTable,
  type OpenTable,
  type OwnedToken,
  type Player,
  type RollFrame,
  seatOf,
  seatsOf,
  sortDice,
  tell,
} from './table.ts';

/** NPG-4.2.1: every seat, all its dice, without the black one. */
function firstRoll(t: NpTable): void {
  for (const character of CHARACTERS) {
    const owner = t.characters[character];
    if (owner === null || t.jail.characters.includes(character)) continue;
    (t.players[owner] as Player).held.push({ die: character, up: 0, selected: false });
  }
  const rolls = t.players.map(({ colour, held }) => {
    sortDice(held);
    for (const one of held) one.up = roll(t);
    return { who: colour, dice: held.map(({ die, up }) => ({ die, up })) };
  });
  tell({ is: 'rolled', rolls });
  t.phase = 'roll';
  const f: RollFrame = {
    step: 'roll',
    takeBacks: t.players.map(() => 0),
    done: t.players.map(() => false),
    rerolls: 0,
  };
  t.flow = [f];
  if (isFinalRound(t)) finalEnd(t, f);
}

/** Rerolls are possible while a marker is left (NPG-4.2.4). */
export const mayReroll = (t: Pick<OpenTable, 'morale' | 'overdrawn'>): boolean => t.morale >= 1 && !t.overdrawn;

/** NPG-4.2.10: active morale tokens of a seat. */
export const moraleTokensOf = (t: Pick<OpenTable, 'tokens'>, seat: Seat): Token[] =>
  t.tokens
    .filter(({ token, owner, active }) => active && owner === seat && isMoraleToken(token))
    .map(({ token }) => token);

function rollMoves(t: NpTable, f: RollFrame, seat: Seat): NpMove[] {
  const { held } = t.players[seat] as Player;
  const takesBackLeft = (f.takeBacks[seat] as number) < TAKE_BACKS.roll;
  const moves: NpMove[] = [];
  if (f.done[seat]) {
    if (seat === arbiterOf(t) && t.options.consent !== 'open') moves.push('closeRolling');
    if (takesBackLeft) moves.push('undone');
    return moves;
  }
  if (mayReroll(t)) {
    for (const { die, selected } of held) if (!selected) moves.push(TEXT.selectDie(die));
    if (held.some(({ selected }) => selected)) moves.push('reroll');
  }
  for (const token of moraleTokensOf(t, seat)) moves.push(`useMoraleToken(${token})`);
  if (mayStop(t)) moves.push('done');
  if (t.morale >= PASS_PRICE) {
    const others = t.players.filter((_, other) => other !== seat);
    for (const { die } of held) for (const { colour } of others) moves.push(TEXT.passDie(die)(colour));
    for (const token of symbolTokensOf(t, seat))
      for (const { colour } of others) moves.push(TEXT.passToken(token)(colour));
  }
  if (mayReroll(t) && takesBackLeft)
    for (const { die, selected } of held) if (selected) moves.push(TEXT.unselectDie(die));
  return moves;
}

export const struggleSteps: NpSteps<'begin.roll' | 'roll'> = {
  'begin.roll': {
    run(t) {
      firstRoll(t);
    },
  },

  roll: {
    ask(t, f) {
      // Those who still roll come first; nobody waits for the others.
      const asks: Ask<NpMove>[] = [];
      for (const seat of seatsOf(t)) {
        const moves = f.done[seat] ? [] : rollMoves(t, f, seat);
        if (moves.length > 0) asks.push({ seat, prompt: 'roll', moves });
      }
      for (const seat of seatsOf(t)) {
        const moves = f.done[seat] ? rollMoves(t, f, seat) : [];
        if (moves.length > 0) asks.push({ seat, prompt: 'rolled', moves, optional: true });
      }
      return asks;
    },
    take(t, f, seat, move) {
      if (takesBack(move)) f.takeBacks[seat] = (f.takeBacks[seat] as number) + 1;
      act(t, f, seat, move);
    },
  },
};

function act(t: NpTable, f: RollFrame, seat: Seat, move: NpMove): void {
  const { verb, args } = moveParts(move);
  const by = colourOf(t, seat);
  switch (verb) {
    case 'selectDie':
    case 'unselectDie':
      heldDie(t, seat, args[0] as Die).selected = verb === 'selectDie';
      return;
    case 'reroll':
      reroll(t, f, seat);
      return;
    case 'passDie':
      passDie(t, seat, args[0] as Die, args[1] as Colour);
      received(t, f, args[1] as Colour);
      return;
    case 'passToken':
      passToken(t, seat, args[0] as Token, args[1] as Colour);
      received(t, f, args[1] as Colour);
      return;
    case 'useMoraleToken':
      spendMoraleToken(t, seat, args[0] as Token);
      changed(t, f);
      return;
    case 'done':
      // NPG-4.2.11: the selection is emptied.
      f.done[seat] = true;
      for (const one of (t.players[seat] as Player).held) one.selected = false;
      tell({ is: 'done', by });
      if (f.done.every(Boolean)) endOfRolling(t, f, 'done', null);
      return;
    case 'undone':
      f.done[seat] = false;
      tell({ is: 'undone', by });
      return;
    default:
      endOfRolling(t, f, 'arbiter', by);
  }
}

const heldDie = (t: NpTable, seat: Seat, die: Die): HeldDie =>
  (t.players[seat] as Player).held.find((one) => one.die === die) as HeldDie;

/** NPG-4.2.4 to NPG-4.2.7 */
function reroll(t: NpTable, f: RollFrame, seat: Seat): void {
  const { held } = t.players[seat] as Player;
  const dice: Rolled[] = [];
  for (const one of held) {
    if (!one.selected) continue;
    one.up = roll(t);
    one.selected = false;
    dice.push({ die: one.die, up: one.up });
  }
  const pips = BLACK_DIE[roll(t) - 1] as number;
  f.rerolls++;
  tell({ is: 'rerolled', by: colourOf(t, seat), dice, pips });
  loseMorale(t, pips);
  changed(t, f);
}

/** NPG-4.2.8 */
function passDie(t: NpTable, seat: Seat, die: Die, to: Colour): void {
  const giver = t.players[seat] as Player;
  const { held } = t.players[seatOf(t, to)] as Player;
  const { up } = heldDie(t, seat, die);
  held.push({ die, up, selected: false });
  sortDice(held);
  giver.held = giver.held.filter((one) => one.die !== die);
  t.morale -= PASS_PRICE;
  t.barriers++;
  tell({ is: 'die-passed', by: giver.colour, who: to, die, up, left: t.morale });
}

/** NPG-4.2.9 */
function passToken(t: NpTable, seat: Seat, token: Token, to: Colour): void {
  (t.tokens.find((one) => one.token === token) as OwnedToken).holder = seatOf(t, to);
  t.morale -= PASS_PRICE;
  t.barriers++;
  tell({ is: 'token-passed', by: colourOf(t, seat), who: to, token, left: t.morale });
}

/** NPG-4.2.11: whoever receives something may go on. */
function received(t: NpTable, f: RollFrame, who: Colour): void {
  f.done[seatOf(t, who)] = false;
  changed(t, f);
}

/** NPG-4.2.10 */
function spendMoraleToken(t: NpTable, seat: Seat, token: Token): void {
  (t.tokens.find((one) => one.token === token) as OwnedToken).active = false;
  t.morale = Math.min(MOST_MORALE, t.morale + TOKEN[token].morale);
  tell({ is: 'morale-token', by: colourOf(t, seat), token, left: t.morale });
}

/** After every throw, pass and token: is the struggle over? */
function changed(t: NpTable, f: RollFrame): void {
  if (isFinalRound(t)) {
    finalEnd(t, f);
    return;
  }
  if (t.overdrawn) endOfRolling(t, f, 'overdrawn', null);
  else if (f.rerolls === MOST_REROLLS.ordinary) endOfRolling(t, f, 'limit', null);
  else if (t.morale === 0 && seatsOf(t).every((seat) => moraleTokensOf(t, seat).length === 0)) {
    endOfRolling(t, f, 'no-morale', null); // NPG-4.2.7
  }
}

type Why = 'done' | 'arbiter' | 'no-morale' | 'overdrawn' | 'limit';

function endOfRolling(t: NpTable, f: RollFrame, why: Why, by: Colour | null): void {
  tell({ is: 'rolling-ended', why, by });
  for (const { held } of t.players) for (const one of held) one.selected = false;
  if (isFinalRound(t)) finalEnd(t, f, true);
  else t.flow = [{ step: 'begin.settle' }];
}
