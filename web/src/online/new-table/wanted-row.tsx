/** One chair of a table that is about to be opened online. */
import { type Level, USUAL_LEVEL } from '@sztab/kernel';
import type { WantedSitter } from '@sztab/protocol';
import { useState } from 'react';
import { HowHard, WhoSits } from '../../tables/chair-choice.tsx';
import { useOnlineWords } from '../words.ts';

const SYMBOLS = { me: 'user', open: 'people', bot: 'bot' } as const;

export function WantedRow(props: { place: string; sitter: WantedSitter; onChange(sitter: WantedSitter): void }) {
  const { place, sitter, onChange } = props;
  const words = useOnlineWords();
  // Keeps the level while the chair is tried with a person.
  const [level, setLevel] = useState<Level>(sitter.is === 'bot' ? sitter.level : USUAL_LEVEL);
  const seat = (is: WantedSitter['is']): void => onChange(is === 'bot' ? { is, level } : { is });
  return (
    <li>
      <fieldset>
        <legend>{place}</legend>
        <WhoSits symbols={SYMBOLS} words={words.newTable.is} picked={sitter.is} onPick={seat} />
        {sitter.is === 'bot' && (
          <HowHard
            level={sitter.level}
            onLevel={(next) => {
              setLevel(next);
              onChange({ is: 'bot', level: next });
            }}
          />
        )}
      </fieldset>
    </li>
  );
}
