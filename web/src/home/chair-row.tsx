/** One seat of a table that is being set up. */
import { LEVELS } from '@sztab/kernel';
import { Glyph as Sign } from '@sztab/pieces';
import { useId } from 'react';
import type { Chair } from '../tables/chairs.ts';
import { useWords } from '../words/index.ts';

const SITTERS = ['you', 'friend', 'bot'] as const;
const SYMBOLS = { you: 'user', friend: 'people', bot: 'bot' } as const;

export function ChairRow(props: { side: string; chair: Chair; onChange(change: Partial<Chair>): void }) {
  const { side, chair, onChange } = props;
  const { newTable, levels } = useWords();
  const group = useId();
  return (
    <li>
      <fieldset>
        <legend>{side}</legend>
        <div className="who">
          {SITTERS.map((is) => (
            <label key={is} className={chair.is === is ? 'picked' : undefined}>
              <input
                type="radio"
                className="sr"
                name={group}
                checked={chair.is === is}
                onChange={() => onChange({ is })}
              />
              <Sign name={SYMBOLS[is]} size={18} />
              {newTable.is[is]}
            </label>
          ))}
        </div>
        {chair.is === 'bot' ? (
          <label className="more">
            <span>{newTable.level}</span>
            <select value={chair.level} onChange={({ target }) => onChange({ level: target.value })}>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {levels[level]?.name}
                </option>
              ))}
            </select>
            <small>{levels[chair.level]?.meaning}</small>
          </label>
        ) : (
          <label className="more">
            <span>{newTable.name}</span>
            <input
              value={chair.name}
              maxLength={40}
              autoComplete="off"
              onChange={({ target }) => onChange({ name: target.value })}
            />
          </label>
        )}
      </fieldset>
    </li>
  );
}
