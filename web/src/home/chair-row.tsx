/** One seat of a table that is being set up. */
import { HowHard, WhoSits } from '../tables/chair-choice.tsx';
import type { Chair } from '../tables/chairs.ts';
import { useWords } from '../words/index.ts';

const SYMBOLS = { you: 'user', friend: 'people', bot: 'bot' } as const;

export function ChairRow(props: { side: string; chair: Chair; onChange(change: Partial<Chair>): void }) {
  const { side, chair, onChange } = props;
  const { newTable } = useWords();
  return (
    <li>
      <fieldset>
        <legend>{side}</legend>
        <WhoSits symbols={SYMBOLS} words={newTable.is} picked={chair.is} onPick={(is) => onChange({ is })} />
        {chair.is === 'bot' ? (
          <HowHard level={chair.level} onLevel={(level) => onChange({ level })} />
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
