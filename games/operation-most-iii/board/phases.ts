/** The chevrons of the ribbon, the numbers on a seat's panel, and what the primary button offers. */
import type { Language, Seat } from '@sztab/kernel';
import type { PhaseStep, SeatFigure } from '@sztab/pieces';
import type { Side } from '../content/zones.ts';
import type { Move } from '../rules/moves.ts';
import { scoreOf } from '../rules/outcome.ts';
import { sideOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';

export function phases(view: View, language: Language): readonly PhaseStep[] {
  const say = boardWords[language];
  const acting = actingSide(view);
  const names = [say.phases.draw, say.phases.test, say.turn(acting ?? 'PL'), say.phases.refresh];
  const now = view.result ? names.length : view.flow.at(-1)?.step === 'stage.mulligan' ? 0 : 2;
  const steps = names.map((name, i): PhaseStep => ({ name, state: i < now ? 'past' : i === now ? 'now' : 'next' }));
  const stage: PhaseStep = { name: say.stage(view.stage), state: 'past' };
  return view.result ? [stage, { name: say.phases.over, state: 'now' }] : [stage, ...steps];
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
