/** Who is to sit on a chair, and how hard a bot there thinks: the same for a table of this browser and for one online. */
import { LEVELS, type Level } from '@sztab/kernel';
import { Glyph as Sign, type SymbolName } from '@sztab/pieces';
import { useId } from 'react';
import { useWords } from '../words/index.ts';

interface WhoSitsProps<K extends string> {
  readonly symbols: Readonly<Record<K, SymbolName>>;
  readonly words: Readonly<Record<K, string>>;
  readonly picked: K;
  onPick(is: K): void;
}

export function WhoSits<K extends string>({ symbols, words, picked, onPick }: WhoSitsProps<K>) {
  const group = useId();
  return (
    <div className="who">
      {(Object.keys(symbols) as K[]).map((is) => (
        <label key={is} className={picked === is ? 'picked' : undefined}>
          <input type="radio" className="sr" name={group} checked={picked === is} onChange={() => onPick(is)} />
          <Sign name={symbols[is]} size={18} />
          {words[is]}
        </label>
      ))}
    </div>
  );
}

export function HowHard({ level, onLevel }: { level: string; onLevel(level: Level): void }) {
  const { newTable, levels } = useWords();
  return (
    <label className="more">
      <span>{newTable.level}</span>
      <select value={level} onChange={({ target }) => onLevel(target.value as Level)}>
        {LEVELS.map((one) => (
          <option key={one} value={one}>
            {levels[one]?.name}
          </option>
        ))}
      </select>
      <small>{levels[level]?.meaning}</small>
    </label>
  );
}
