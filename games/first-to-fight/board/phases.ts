/** The ribbon and the figures of the seats. */
import type { Language, Seat } from '@sztab/kernel';
import type { PhaseStep, SeatFigure } from '@sztab/pieces';
import type { Move } from '../rules/moves.ts';
import { scoreOf } from '../rules/outcome.ts';
import type { Frame } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';

/** The steps of a round, each with the frames that belong to it; the first that fits is now. */
const STEPS: readonly {
  readonly id: 'orders' | 'treatment' | 'axis' | 'missions' | 'losses' | 'events';
  fits(f: Frame): boolean;
}[] = [
  { id: 'treatment', fits: (f) => f.step === 'ending.treatment' || f.step === 'ending.treat' },
  { id: 'axis', fits: (f) => f.step === 'ending.axis' },
  { id: 'missions', fits: (f) => f.step === 'ending.reveal' || f.step === 'ending.missions' },
  { id: 'losses', fits: (f) => f.step.startsWith('losses') },
  { id: 'events', fits: (f) => f.step === 'event.wound' },
];

export function phases(view: View, language: Language): readonly PhaseStep[] {
  const say = boardWords[language];
  const first: PhaseStep = { name: say.round(view.round), state: 'past' };
  if (view.flow[0]?.step.startsWith('setup')) return [{ name: say.phases.setup, state: 'now' }];
  const names = ['orders', ...STEPS.map(({ id }) => id)] as const;
  const shown = names.filter((id) => id !== 'events' || view.options.neutralEvents);
  const now = view.leader === null ? 0 : 1 + STEPS.findIndex(({ fits }) => view.flow.some(fits));
  const at = view.result ? names.length : now;
  return [
    first,
    ...shown.map((id): PhaseStep => {
      const place = names.indexOf(id);
      return { name: say.phases[id], state: place < at ? 'past' : place === at ? 'now' : 'next' };
    }),
  ];
}

export function figures(view: View, seat: Seat, language: Language): readonly SeatFigure[] {
  const staff = view.staffs[seat];
  const { figure } = boardWords[language];
  if (!staff) return [];
  return [
    { symbol: 'star', name: figure.score, value: scoreOf(staff) },
    { symbol: 'wreath', name: figure.points, value: staff.vp },
    { symbol: 'bandage', name: figure.nurses, value: staff.nurses },
    { symbol: 'hand', name: figure.missions, value: staff.red + staff.yellow },
  ];
}

/** Nurses that healed nobody any more. Missions in hand are no such thing: they were to be met, not to be used. */
export function unused(view: View, seat: Seat, language: Language): readonly string[] {
  const nurses = view.staffs[seat]?.nurses ?? 0;
  return nurses > 0 ? [`${boardWords[language].figure.nurses}: ${nurses}`] : [];
}

/** A yes or no is one question: yes stands on the primary button, no beside it. */
export const primary = (moves: readonly Move[]): Move | null =>
  moves.length === 2 && moves.includes('ability(use)') ? 'ability(use)' : null;
