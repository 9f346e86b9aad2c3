/** Chapter 4 of the rulebook: rounds, turns and the action step. */
import { call, finish, goOn, moveParts, seal } from '@sztab/kernel';
import type { PursuitId } from '../content/cards.ts';
import type { CorpsId } from '../content/corps.ts';
import type { Town } from '../content/fields.ts';
import type { Kind } from '../content/supplies.ts';
import { newTurn, noAbility, noAction, spendAction } from './actions.ts';
import { decksToLookAt, flyOver, look, noDrop, noFlight, playable, upkeep } from './air.ts';
import { beginMove, movers } from './march.ts';
import { type Move, type Steps, TEXT } from './moves.ts';
import { endByTime } from './outcome.ts';
import { activeCommander, activeSeat, type Commander, type Deck, isSolo, pileOf, type State, tell } from './state.ts';
import { noTransport, supplyMoves, takeSupplies, takeTrucks, truckMoves } from './supply.ts';
import { transfer, transfers } from './transfers.ts';

function actMoves(s: State): Move[] {
  const moves: Move[] = [];
  const mine = noAction(s) === null || noAbility(s, 'B') === null ? movers(s) : [];
  if (noAction(s) === null) {
    moves.push(...supplyMoves(s), ...truckMoves(s));
    if (noTransport(s) === null) moves.push('transport');
    moves.push(...mine.map(TEXT.move));
    if (noFlight(s, false) === null) moves.push(...decksToLookAt(s).map((deck): Move => `air(${deck})`));
    if (noDrop(s) === null) moves.push('airborne');
  }
  // RTR-5.10: Bradley flies, Patton moves; Montgomery's ability belongs to taking supplies.
  if (noFlight(s, true) === null) moves.push(...decksToLookAt(s).map((deck): Move => `cmdAir(${deck})`));
  if (noAbility(s, 'B') === null) moves.push(...mine.map((id): Move => `cmdMove(${id})`));
  moves.push(...playable(s, 'resistanceHand').map((id): Move => `playResistance(${id})`));
  for (const id of playable(s, 'recon')) {
    for (const deck of decksToLookAt(s)) moves.push(`playRecon(${id},${deck})`);
  }
  transfers(s, activeCommander(s).colour, moves);
  moves.push('endTurn');
  return moves;
}

export const turnSteps: Steps<'act' | 'upkeep' | 'turn.end'> = {
  act: {
    ask(s) {
      return [{ seat: activeSeat(s), prompt: 'act', moves: actMoves(s) }];
    },
    take(s, _f, _seat, move) {
      if (!transfer(s, move)) act(s, move);
    },
  },

  upkeep: {
    run(s) {
      finish(s);
      upkeep(s);
    },
  },

  'turn.end': {
    run(s) {
      endTurn(s);
    },
  },
};

function act(s: State, move: Move): void {
  const commander = activeCommander(s);
  const { verb, args } = moveParts(move);
  switch (verb) {
    case 'endTurn':
      // RTR-4.1.2, the last step first.
      goOn(s, { step: 'turn.end' });
      if (isSolo(s)) {
        call(s, { step: 'solo.roll' });
        call(s, { step: 'solo.counter' });
        call(s, { step: 'front' });
      } else call(s, { step: 'reaction' });
      call(s, { step: 'upkeep' });
      return;
    case 'cmdAir':
      commander.active = false;
      flyOver(s, args[0] as Deck, 'commander');
      return;
    case 'cmdMove':
      commander.active = false;
      beginMove(s, args[0] as CorpsId, 'commander');
      return;
    case 'playResistance':
      dropKept(s, commander, args[0] as PursuitId);
      s.turn.credit = 'ready'; // RTR-5.6.8
      tell({ is: 'resistance-played', by: commander.colour, card: args[0] as PursuitId });
      return;
    case 'playRecon':
      s.turn.recon = true;
      // Looked at first: a pile renewed for the look must not hold the card that pays for it.
      look(s, args[1] as Deck, 'recon');
      dropKept(s, commander, args[0] as PursuitId);
      return;
    default:
      spendAction(s.turn);
      action(s, verb, args);
  }
}

function dropKept(s: State, commander: Commander, card: PursuitId): void {
  commander.kept.splice(commander.kept.indexOf(card), 1);
  (s.discards[pileOf(s, activeSeat(s))] as PursuitId[]).push(card);
}

function action(s: State, verb: string, args: readonly string[]): void {
  switch (verb) {
    case 'takeSupplies':
      takeSupplies(s, args[0] as Town, args[1] as 'basic' | Kind);
      return;
    case 'takeTrucks':
      takeTrucks(s, Number(args[0]));
      return;
    case 'transport':
      call(s, { step: 'transport', placed: 0 });
      return;
    case 'move':
      beginMove(s, args[0] as CorpsId, 'action');
      return;
    case 'air':
      flyOver(s, args[0] as Deck, 'air');
      return;
    default:
      call(s, { step: 'airborne', dropped: 0 });
  }
}

/** RTR-4.1.1, RTR-4.1.3 */
function endTurn(s: State): void {
  s.at++;
  if (s.at === s.order.length) {
    s.at = 0;
    const cap = isSolo(s) ? s.options.soloTurnCap : s.options.roundCap;
    if (s.ending || s.round === cap) {
      s.at = s.order.length - 1;
      endByTime(s);
      return;
    }
    s.round++;
  }
  beginTurn(s);
}

export function beginTurn(s: State): void {
  Object.assign(s.turn, newTurn());
  for (const corps of s.corps) corps.moved = false;
  s.revealed = null;
  seal(s);
  goOn(s, { step: 'act' });
  tell({ is: 'turn', by: activeCommander(s).colour, round: s.round, solo: isSolo(s) });
}
