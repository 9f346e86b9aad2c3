/** Bots for tests that are about something else. */
import type { Thinkers } from '@sztab/bots/node';

/** `think`: what each answers. Beside people they are never done thinking. */
export const bots = (think: Thinkers['think'] = async () => 'pass'): Thinkers => ({
  think,
  confer: () => new Promise(() => {}),
  warm: async () => {},
  close: async () => {},
});
