/** A table's refusals as HTTP responses. */
import type { RefusalWord } from '@sztab/protocol';
import { HttpRefusal } from '../refusal.ts';
import { TableTrouble } from './trouble.ts';

const STATUS: Partial<Record<RefusalWord, number>> = {
  'no-such-table': 404,
  'no-such-game': 404,
  'needs-password': 403,
  'wrong-password': 403,
  'not-host': 403,
  'not-seated': 403,
  busy: 503,
};

export async function asRefusals<X>(act: () => Promise<X>): Promise<X> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof TableTrouble) throw new HttpRefusal(STATUS[error.word] ?? 409, error.word);
    throw error;
  }
}
