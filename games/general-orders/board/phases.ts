/** The chevrons of the ribbon, the numbers on a seat's panel, and what the primary button offers. */
import type { Language, Seat } from '@sztab/kernel';
import type { PhaseStep, SeatFigure } from '@sztab/pieces';
import { ROUNDS } from '../content/sides.ts';
import type { Move } from '../rules/moves.ts';
import { sideOf } from '../rules/state.ts';
import { starsOf } from '../rules/supply.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { cardHelps } from './forecast.ts';

export function phases(view: View, language: Language): readonly PhaseStep[] {
  const say = boardWords[language];
  const { round } = view;
  if (view.result)
    return [
      { name: say.roundOf(round), state: 'past' },
      { name: say.over, state: 'now' },
    ];
  const after = round < ROUNDS ? say.roundShort(round + 1) : say.over;
  // The round goes on: it is no step that has been done.
  return [
    { name: say.roundOf(round), state: 'next' },
    { name: say.deployment, state: 'now' },
    { name: say.recall, state: 'next' },
    { name: after, state: 'next' },
  ];
}

export function figures(view: View, seat: Seat, language: Language): readonly SeatFigure[] {
  const say = boardWords[language];
  const side = sideOf(seat);
  const { commanders, soldiers, aircraft } = view.reserve[side];
  return [
    { symbol: 'star', name: say.figures.stars, value: starsOf(view, side) },
    { symbol: 'commander', name: say.figures.commanders, value: commanders },
    { symbol: 'soldier', name: say.figures.soldiers, value: soldiers },
    ...(view.options.mode === 'island'
      ? [{ symbol: 'plane', name: say.figures.aircraft, value: aircraft } as const]
      : []),
    { symbol: 'hand', name: say.figures.cards, value: view.handSize[side] },
  ];
}

/** What ends the step that is open; where several are, the first. */
const ENDINGS: readonly Move[] = ['finish', 'done', 'continue', 'roll'];

/**
 * Where a card is asked for that would help, nothing is done by the largest button: to go on without it is one of the answers, as in a window. It
 * must not be lit before the better one.
 */
export function primary(moves: readonly Move[], view: View): Move | null {
  const step = view.flow.at(-1)?.step ?? '';
  if (moves.length > 1 && (step === 'combat.defence' || (step.endsWith('.card') && cardHelps(view)))) return null;
  return ENDINGS.find((move) => moves.includes(move)) ?? null;
}
