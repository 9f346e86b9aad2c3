/** The chevrons of the ribbon, the numbers on a seat's panel, and what the primary button offers. */
import type { Language, Seat } from '@sztab/kernel';
import type { PhaseStep, SeatFigure } from '@sztab/pieces';
import type { Side } from '../content/zones.ts';
import type { Move } from '../rules/moves.ts';
import { scoreOf } from '../rules/outcome.ts';
import { sideOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type BoardWords, boardWords } from '../text/board.ts';

const CHAIN_ACTIONS = { volunteers: 2, motorisedColumn: 3 } as const;

export function phases(view: View, language: Language): readonly PhaseStep[] {
  const say = boardWords[language];
  const acting = actingSide(view);
  const names = [say.phases.draw, say.phases.test, turnOf(view, acting ?? 'PL', say), say.phases.refresh];
  const now = view.result ? names.length : view.flow.at(-1)?.step === 'stage.mulligan' ? 0 : 2;
  const steps = names.map((name, i): PhaseStep => ({ name, state: i < now ? 'past' : i === now ? 'now' : 'next' }));
  // It is not over yet, so it carries no tick.
  const stage: PhaseStep = { name: say.stage(view.stage), state: view.result ? 'past' : 'next' };
  return view.result ? [stage, { name: say.phases.over, state: 'now' }] : [stage, ...steps];
}

/** In a chain one turn has several actions: which of them this is. */
function turnOf({ flow }: View, side: Side, say: BoardWords): string {
  const link = flow.findLast((f) => f.step === 'chain');
  if (link?.step !== 'chain') return say.turn(side);
  const all = CHAIN_ACTIONS[link.source];
  // It is counted off as soon as it is chosen.
  const next = flow.at(-1)?.step === 'turn.act' ? 1 : 0;
  return say.actionOf(side, Math.max(1, Math.min(all, all - link.remaining + next)), all);
}

/** Whose turn it is, whoever may react in it just now. */
function actingSide({ flow }: View): Side | null {
  const turn = flow.findLast((f) => 'side' in f);
  return turn && 'side' in turn ? turn.side : null;
}

export function figures(view: View, seat: Seat, language: Language): readonly SeatFigure[] {
  const say = boardWords[language];
  const side = sideOf(seat);
  const score = scoreOf({ parts: { ...view.parts } })[side];
  return [
    { symbol: 'part', name: say.parts(score), value: score },
    { symbol: 'hand', name: say.hand, value: view.handSize[side] },
    { symbol: 'deck', name: say.deck, value: view.deckSize[side] },
  ];
}

/** What mostly comes next. */
const USUAL: readonly Move[] = ['keep', 'roll'];
/** To give something up is offered only where nothing else is left. */
const LEFT: readonly Move[] = ['roll', 'pass', 'endChain', 'passReaction', 'declineNurse', 'declineRefresh'];

export function primary(moves: readonly Move[]): Move | null {
  for (const move of moves.length === 1 ? LEFT : USUAL) if (moves.includes(move)) return move;
  return null;
}
