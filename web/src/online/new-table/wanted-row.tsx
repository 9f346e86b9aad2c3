/** One chair of a table that is about to be opened online. */

import { LEVELS, type Level, USUAL_LEVEL } from '@sztab/kernel';
import { Glyph as Sign } from '@sztab/pieces';
import type { WantedSitter } from '@sztab/protocol';
import { useId, useState } from 'react';
import { useWords } from '../../words/index.ts';
import { useOnlineWords } from '../words.ts';

const SITTERS = ['me', 'open', 'bot'] as const;
const SYMBOLS = { me: 'user', open: 'people', bot: 'bot' } as const;

export function WantedRow(props: { place: string; sitter: WantedSitter; onChange(sitter: WantedSitter): void }) {
  const { place, sitter, onChange } = props;
  const { newTable, levels } = useWords();
  const words = useOnlineWords();
  const group = useId();
  // Keeps the level while the chair is tried with a person.
  const [level, setLevel] = useState<Level>(sitter.is === 'bot' ? sitter.level : USUAL_LEVEL);
  const seat = (is: WantedSitter['is']): void => onChange(is === 'bot' ? { is, level } : { is });
  return (
    <li>
      <fieldset>
        <legend>{place}</legend>
        <div className="who">
          {SITTERS.map((is) => (
            <label key={is} className={sitter.is === is ? 'picked' : undefined}>
              <input type="radio" className="sr" name={group} checked={sitter.is === is} onChange={() => seat(is)} />
              <Sign name={SYMBOLS[is]} size={18} />
              {words.newTable.is[is]}
            </label>
          ))}
        </div>
        {sitter.is === 'bot' && (
          <label className="more">
            <span>{newTable.level}</span>
            <select
              value={sitter.level}
              onChange={({ target }) => {
                const next = target.value as Level;
                setLevel(next);
                onChange({ is: 'bot', level: next });
              }}
            >
              {LEVELS.map((one) => (
                <option key={one} value={one}>
                  {levels[one]?.name}
                </option>
              ))}
            </select>
            <small>{levels[sitter.level]?.meaning}</small>
          </label>
        )}
      </fieldset>
    </li>
  );
}
