/** Where the exercises of a match are. */
import type { Seat } from '@sztab/kernel';
import type { TableHandle } from '../tables/handle.ts';

export function exercisesPath({ paths }: Pick<TableHandle, 'paths'>, seat: Seat | null): string {
  const path = (paths.analysis ?? '').replace('/analysis', '/exercises');
  return seat === null ? path : `${path}${path.includes('?') ? '&' : '?'}seat=${seat}`;
}
