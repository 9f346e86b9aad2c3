/** The phases of a round in English. */
import type { Phase } from '../../rules/state.ts';

export const PHASES: Readonly<Record<Phase, string>> = {
  plan: 'Assignment',
  roll: 'Struggle',
  settle: 'Settlement',
  negative: 'Negative effects',
  check: 'Morale check',
  positive: 'Positive effects',
  time: 'End of the round',
  stakes: 'Raising the stakes',
  penalty: 'Open challenges',
};
