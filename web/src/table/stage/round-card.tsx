/** A strip across the board for what changes for everybody: a round, a stage, a date. */
import './round-card.css';
import type { Now } from './stage.ts';

export function RoundCard({ now }: { now: Now | null }) {
  if (now?.beat.kind !== 'card') return null;
  const { words, row, at } = now.beat;
  return (
    <div className="round-card" data-scene={at !== undefined || undefined} aria-hidden="true">
      <strong>{row?.text ?? words}</strong>
      {row?.detail && <span>{row.detail}</span>}
    </div>
  );
}
