import { useWords } from '../words/index.ts';

interface Props {
  readonly players: readonly [min: number, max: number];
  readonly value: number;
  onChange(players: number): void;
}

/** How many sit down at a new table; nothing where the game leaves no choice. */
export function HowMany({ players: [min, max], value, onChange }: Props) {
  const { newTable } = useWords();
  if (min === max) return null;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <label className="how-many">
      {newTable.howMany}
      <select value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {counts.map((n) => (
          <option key={n}>{n}</option>
        ))}
      </select>
    </label>
  );
}
