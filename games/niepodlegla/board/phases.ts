/** The ribbon, the figures of the seats, and what the primary button offers. */
import type { Language, Seat } from '@sztab/kernel';
import type { PhaseStep, SeatFigure } from '@sztab/pieces';
import type { Move } from '../rules/moves.ts';
import { isFinalRound, type Phase, pawnsInHand } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { nameOf } from './names.ts';

const ORDINARY = [
  'plan',
  'roll',
  'settle',
  'negative',
  'check',
  'positive',
  'time',
] as const satisfies readonly Phase[];
const FINAL = ['stakes', 'plan', 'roll', 'penalty'] as const satisfies readonly Phase[];

export function phases(view: View, language: Language): readonly PhaseStep[] {
  const say = boardWords[language];
  const final = isFinalRound(view);
  const shown: readonly Phase[] = final
    ? FINAL.filter((id) =>
        id === 'stakes' ? view.options.stakes === 'ask' : id !== 'penalty' || view.challenges.length > 0,
      )
    : ORDINARY;
  const at = view.result ? shown.length : shown.indexOf(view.phase);
  return [
    { name: final ? say.finalRound : say.round(view.round), state: 'past' },
    ...shown.map((id, i): PhaseStep => ({ name: say.phases[id], state: i < at ? 'past' : i === at ? 'now' : 'next' })),
  ];
}

export function figures(view: View, seat: Seat, language: Language): readonly SeatFigure[] {
  const player = view.players[seat];
  const { figure } = boardWords[language];
  if (!player) return [];
  const people = Object.values(view.characters).filter((owner) => owner === seat).length;
  const tokens = view.tokens.filter(({ owner }) => owner === seat);
  return [
    { symbol: 'pawn', name: figure.pawns, value: pawnsInHand(view, seat) },
    { symbol: 'die', name: figure.dice, value: player.held.length },
    { symbol: 'rosette', name: figure.characters, value: people },
    { symbol: 'star', name: figure.tokens, value: `${tokens.filter(({ active }) => active).length}/${tokens.length}` },
  ];
}

/** Tokens that lay active to the end: each of them could have been laid down once more. */
export const unused = (view: View, seat: Seat, language: Language): readonly string[] =>
  view.tokens.filter(({ owner, active }) => owner === seat && active).map(({ token }) => nameOf(token, view, language));

/** The plan is complete, dice are chosen, what was claimed is covered: this is what one wants next. */
const WANTED: readonly Move[] = ['commitPlan', 'reroll', 'settle', 'agree'];
export const primary = (moves: readonly Move[]): Move | null => WANTED.find((move) => moves.includes(move)) ?? null;
