import { Refusal } from '../refusal.ts';

/** With which code something is refused. */
export function refusedFor(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'accepted';
}
