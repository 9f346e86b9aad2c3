import { Glyph as Sign } from '@sztab/pieces';
import { useWords } from '../words/index.ts';

/** Takes a table out of a list; `title` is its game. */
export function RemoveButton({ title, onRemove }: { title: string; onRemove(): void }) {
  const { records } = useWords();
  return (
    <button
      type="button"
      className="iconbtn"
      aria-label={records.removeTable(title)}
      title={records.remove}
      onClick={onRemove}
    >
      <Sign name="x" />
    </button>
  );
}
