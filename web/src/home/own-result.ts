import { listingOf } from '../games.ts';
import type { TableRow } from '../local/index.ts';
import type { InterfaceWords } from '../words/pages/en.ts';

/** “You won.” to the one person of this browser; null where nobody here played, or more than one, or it is not known. */
export function ownResult(row: TableRow, { records }: Pick<InterfaceWords, 'records'>): string | null {
  const { sitters, summary, header } = row;
  const { winners } = summary;
  const [seat, ...more] = sitters.flatMap(({ is }, one) => (is === 'you' ? [one] : []));
  if (seat === undefined || more.length > 0 || !winners) return null;
  const won = winners.includes(seat);
  if (listingOf(header.game)?.together) return won ? records.weWon : records.weLost;
  return won ? records.youWon : records.youLost;
}
