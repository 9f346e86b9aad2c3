/** The viewer's own hidden cards; null for those who only watch, and in games without any. */
import type { BoardProps } from '@sztab/pieces';
import type { ReactNode } from 'react';
import type { Sitting } from '../sitting.ts';
import './hand-tray.css';

export function handTray({ board: { Hand }, say, seat, words }: Sitting, props: BoardProps): ReactNode {
  if (!Hand || seat === null) return null;
  return (
    <section className="hand-tray" aria-label={say.hand} lang={words.language}>
      <Hand {...props} />
    </section>
  );
}
