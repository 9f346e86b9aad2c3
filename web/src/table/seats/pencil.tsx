/** Which pencil and which badge a seat has at this table: the game's, or the house's by the place. */
import type { Seat } from '@sztab/kernel';
import { type Pencil, PencilBadge, pencilAt } from '@sztab/pieces';
import type { Sitting } from '../sitting.ts';

type Seated = Pick<Sitting, 'board' | 'table'>;

/** A game may give its colours by role: of two commanders the first is not always the red one. */
export const pencilOf = ({ board, table }: Seated, seat: Seat): Pencil =>
  board.pencil?.(seat, table.header.seats[seat]?.role) ?? pencilAt(seat);

export function SeatBadge({ sitting, seat, size }: { sitting: Seated; seat: Seat; size: number }) {
  const { Badge } = sitting.board;
  return Badge ? <Badge seat={seat} size={size} /> : <PencilBadge pencil={pencilOf(sitting, seat)} size={size} />;
}
