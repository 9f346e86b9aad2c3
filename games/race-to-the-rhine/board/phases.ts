/** The ribbon, the figures of the seats, and what the primary button offers. */
import type { Language, Seat } from '@sztab/kernel';
import type { PhaseStep, SeatFigure } from '@sztab/pieces';
import { corpsData } from '../content/corps.ts';
import { levelOf } from '../content/logistics.ts';
import { amount, KINDS, none } from '../content/supplies.ts';
import type { Move } from '../rules/moves.ts';
import { medalsOf } from '../rules/outcome.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { cardName, suppliesText } from '../text/cards.ts';

export function phases(view: View, language: Language): readonly PhaseStep[] {
  const say = boardWords[language];
  const steps = view.flow.map(({ step }) => step);
  const reacting = steps.includes('reaction') || steps.includes('spread');
  const done = 2 - view.turn.base;
  const acting = steps.length > 1 ? Math.max(1, done) : Math.min(2, done + 1);
  const at = view.result ? 4 : reacting ? 3 : acting;
  const state = (place: number): PhaseStep['state'] => (place < at ? 'past' : place === at ? 'now' : 'next');
  return [
    { name: say.round(view.round), state: 'past' },
    { name: say.action(1), state: state(1) },
    { name: say.action(2), state: state(2) },
    { name: say.reaction, state: state(3) },
  ];
}

export function figures(view: View, seat: Seat, language: Language): readonly SeatFigure[] {
  const commander = view.commanders[seat];
  const { figure } = boardWords[language];
  if (!commander) return [];
  const { trucks, level, captured, active } = commander;
  return [
    { symbol: 'truck', name: figure.trucks, value: `${trucks}/${levelOf(level).limit}` },
    { symbol: 'medal', name: figure.medals, value: medalsOf(commander) },
    { symbol: 'helmet', name: figure.divisions, value: captured.length },
    // In the training game commanders have no cards.
    ...(view.options.training
      ? []
      : [{ symbol: 'commander', name: figure.ability, value: active ? '✓' : '–' } as const]),
  ];
}

/** Kept cards, a commander's card that was ready, trucks and what the own corps still carried. */
export function unused(view: View, seat: Seat, language: Language): readonly string[] {
  const commander = view.commanders[seat];
  const say = boardWords[language];
  if (!commander) return [];
  const { colour, kept, active, trucks } = commander;
  const carried = none();
  for (const { id, cargo } of view.corps)
    if (corpsData(id).colour === colour) for (const kind of KINDS) carried[kind] += cargo[kind];
  return [
    ...kept.map((card) => cardName(card, language)),
    ...(active && !view.options.training ? [say.ability] : []),
    ...(trucks > 0 ? [`${say.trucks}: ${trucks}`] : []),
    ...(amount(carried) > 0 ? [`${say.supplies}: ${suppliesText(carried, language)}`] : []),
  ];
}

/** What may still be done when the actions are used up, and mostly is not worth waiting for. */
const BESIDE = /^(load|unload|playRecon|cmdAir|endTurn)\b/;

/** Nothing is left of the turn that counts. */
const isSpent = (moves: readonly Move[], view: View): boolean =>
  view.turn.base === 0 && moves.every((move) => BESIDE.test(move));

/** A loaded truck goes; a move, a transport or a turn in which nothing more can be done ends. */
export function primary(moves: readonly Move[], view: View): Move | null {
  if (moves.includes('dispatch')) return 'dispatch';
  return ending(moves, view);
}

/** What ends the action or the turn, where nothing else is left to do but load and unload. */
export function ending(moves: readonly Move[], view: View): 'stop' | 'finish' | 'endTurn' | null {
  const still = (verb: string): boolean => moves.some((move) => move.startsWith(`${verb}(`));
  if (moves.includes('stop')) return still('step') ? null : 'stop';
  if (view.flow.at(-1)?.step === 'transport' && moves.includes('finish')) return still('truck') ? null : 'finish';
  return isSpent(moves, view) && moves.includes('endTurn') ? 'endTurn' : null;
}
