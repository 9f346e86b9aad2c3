/** How fast a table is played and who may sit down: the same questions for a new table and for one brought from this browser. */
import type { Access, Pace } from '@sztab/protocol';
import { useId } from 'react';
import { Radios } from '../../look/choices.tsx';
import { Field } from '../frame.tsx';
import { paceText } from '../table-words.ts';
import { useOnlineWords } from '../words.ts';
import { CLOCKS, DAYS } from './wanted.ts';

const PACES = ['none', 'live', 'days'] as const;
const FIRST: Readonly<Record<Pace['is'], Pace>> = {
  none: { is: 'none' },
  live: CLOCKS[1] as Pace,
  days: DAYS[0] as Pace,
};
const PRESETS: Readonly<Record<Pace['is'], readonly Pace[]>> = { none: [], live: CLOCKS, days: DAYS };

function Values<T extends string>(of: Omit<Parameters<typeof Radios<T>>[0], 'group'>) {
  return (
    <div className="values">
      <Radios group={useId()} {...of} />
    </div>
  );
}

export function PaceChoice({ pace, onChange }: { pace: Pace; onChange(pace: Pace): void }) {
  const words = useOnlineWords();
  const presets = PRESETS[pace.is];
  const at = presets.findIndex((one) => JSON.stringify(one) === JSON.stringify(pace));
  return (
    <fieldset className="term">
      <legend>{words.pace.title}</legend>
      <Values values={PACES} chosen={pace.is} names={words.pace} choose={(is) => onChange(FIRST[is])} />
      <p className="means">{words.pace[`${pace.is}Text`]}</p>
      {presets.length > 0 && (
        <label className="preset">
          <span>{words.pace.howLong}</span>
          <select value={at} onChange={({ target }) => onChange(presets[Number(target.value)] as Pace)}>
            {presets.map((one, i) => (
              <option key={paceText(one, words)} value={i}>
                {paceText(one, words)}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}

const ACCESSES = ['link', 'public', 'password'] as const;

export function AccessChoice(props: {
  access: Access;
  password: string;
  onChange(access: Access): void;
  onPassword(password: string): void;
}) {
  const { access, password, onChange, onPassword } = props;
  const words = useOnlineWords();
  return (
    <fieldset className="term">
      <legend>{words.access.title}</legend>
      <Values values={ACCESSES} chosen={access} names={words.access} choose={onChange} />
      <p className="means">{words.access[`${access}Text`]}</p>
      {access === 'password' && (
        <Field
          label={words.access.word}
          rule={words.access.wordRule}
          value={password}
          onText={onPassword}
          maxLength={200}
          autoComplete="off"
        />
      )}
    </fieldset>
  );
}
