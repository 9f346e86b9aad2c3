/** Section 4: rounds, turns and the action step. */
import { moveParts } from '@sztab/kernel';
import type { PursuitId } from '../content/cards.ts';
import type { CorpsId } from '../content/corps.ts';
import type { Town } from '../content/fields.ts';
import type { Kind } from '../content/supplies.ts';
import { decksToLookAt, flyOver, keptOf, look, mayDrop, mayFly, pilesOf, upkeep } from './air.ts';
import { beginMove, movers } from './march.ts';
import { type RrMove, type RrSteps, TEXT } from './moves.ts';
import { endByTime } from './outcome.ts';
import { mayTransport, supplyMoves, takeSupplies, takeTrucks, truckMoves } from './supply.ts';
import {
  activeCommander,
  activeSeat,
  type Commander,
  type Deck,
  isSolo,
  pileOf,
  type RrTable,
  type Turn,
  tell,
} from './table.ts';
import { transfer, transfers } from './transfers.ts';

/** RTR-4.2.1 */
export const BASE_ACTIONS = 2;
export const newTurn = (): Turn => ({ base: BASE_ACTIONS, credit: 'none', recon: false, bases: [], transfers: 0 });

const mayAct = ({ base, credit }: Turn): boolean => base > 0 || credit === 'ready';

function actMoves(t: RrTable): RrMove[] {
  const commander = activeCommander(t);
  const moves: RrMove[] = [];
  const piles = pilesOf(t);
  if (mayAct(t.turn)) {
    moves.push(...supplyMoves(t), ...truckMoves(t));
    if (mayTransport(t)) moves.push('transport');
    moves.push(...movers(t).map(TEXT.move));
    if (mayFly(t, false)) moves.push(...decksToLookAt(piles).map((deck): RrMove => `air(${deck})`));
    if (mayDrop(t)) moves.push('airborne');
  }
  moves.push(...commanderMoves(t, commander));
  // RTR-5.6.10
  if (t.turn.credit === 'none') {
    moves.push(...keptOf(commander, 'resistanceHand').map((id): RrMove => `playResistance(${id})`));
  }
  if (!t.turn.recon) {
    for (const id of keptOf(commander, 'recon')) {
      for (const deck of decksToLookAt(piles)) moves.push(`playRecon(${id},${deck})`);
    }
  }
  transfers(t, commander.colour, moves);
  moves.push('endTurn');
  return moves;
}

/** Section 5.10: Bradley flies, Patton moves; Montgomery's ability belongs to taking supplies. */
function commanderMoves(t: RrTable, { colour, active }: Commander): RrMove[] {
  if (!active) return [];
  if (colour === 'W' && mayFly(t, true)) return decksToLookAt(pilesOf(t)).map((deck): RrMove => `cmdAir(${deck})`);
  return colour === 'B' ? movers(t).map((id): RrMove => `cmdMove(${id})`) : [];
}

export const turnSteps: RrSteps<'act' | 'upkeep' | 'turn.end'> = {
  act: {
    ask(t) {
      return [{ seat: activeSeat(t), prompt: 'act', moves: actMoves(t) }];
    },
    take(t, _f, _seat, move) {
      if (!transfer(t, move)) act(t, move);
    },
  },

  upkeep: {
    run(t) {
      t.flow.pop();
      upkeep(t);
    },
  },

  'turn.end': {
    run(t) {
      endTurn(t);
    },
  },
};

function act(t: RrTable, move: RrMove): void {
  const commander = activeCommander(t);
  const { verb, args } = moveParts(move);
  switch (verb) {
    case 'endTurn':
      // RTR-4.1.2, the last step first.
      t.flow = isSolo(t)
        ? [{ step: 'turn.end' }, { step: 'solo.roll' }, { step: 'solo.counter' }, { step: 'front' }, { step: 'upkeep' }]
        : [{ step: 'turn.end' }, { step: 'reaction' }, { step: 'upkeep' }];
      return;
    case 'cmdAir':
      commander.active = false;
      flyOver(t, args[0] as Deck, 'commander');
      return;
    case 'cmdMove':
      commander.active = false;
      beginMove(t, args[0] as CorpsId, 'commander');
      return;
    case 'playResistance':
      dropKept(t, commander, args[0] as PursuitId);
      t.turn.credit = 'ready'; // RTR-5.6.8
      tell({ is: 'resistance-played', by: commander.colour, card: args[0] as PursuitId });
      return;
    case 'playRecon':
      t.turn.recon = true;
      // Looked at first: a pile renewed for the look must not hold the card that pays for it.
      look(t, args[1] as Deck, 'recon');
      dropKept(t, commander, args[0] as PursuitId);
      return;
    default:
      spendAction(t);
      action(t, verb, args);
  }
}

/** RTR-6 note 2 of section 8: a base action before what Resistance gave. */
function spendAction({ turn }: RrTable): void {
  if (turn.base > 0) turn.base--;
  else turn.credit = 'used';
}

function dropKept(t: RrTable, commander: Commander, card: PursuitId): void {
  commander.kept.splice(commander.kept.indexOf(card), 1);
  (t.discards[pileOf(t, activeSeat(t))] as PursuitId[]).push(card);
}

function action(t: RrTable, verb: string, args: readonly string[]): void {
  switch (verb) {
    case 'takeSupplies':
      takeSupplies(t, args[0] as Town, args[1] as 'basic' | Kind);
      return;
    case 'takeTrucks':
      takeTrucks(t, Number(args[0]));
      return;
    case 'transport':
      t.flow.push({ step: 'transport', placed: 0 });
      return;
    case 'move':
      beginMove(t, args[0] as CorpsId, 'action');
      return;
    case 'air':
      flyOver(t, args[0] as Deck, 'air');
      return;
    default:
      t.flow.push({ step: 'airborne', dropped: 0 });
  }
}

/** RTR-4.1.1, RTR-4.1.3 */
function endTurn(t: RrTable): void {
  t.at++;
  if (t.at === t.order.length) {
    t.at = 0;
    const cap = isSolo(t) ? t.options.soloTurnCap : t.options.roundCap;
    if (t.ending || t.round === cap) {
      t.at = t.order.length - 1;
      endByTime(t);
      return;
    }
    t.round++;
  }
  beginTurn(t);
}

export function beginTurn(t: RrTable): void {
  Object.assign(t.turn, newTurn());
  for (const corps of t.corps) corps.moved = false;
  t.revealed = null;
  t.barriers++;
  t.flow = [{ step: 'act' }];
  tell({ is: 'turn', by: activeCommander(t).colour, round: t.round, solo: isSolo(t) });
}
