/** The options of a game, each with what it means; the meaning of what is picked stands below it. */
import type { Game, Options, Words } from '@sztab/kernel';
import { useId } from 'react';
import { useWords } from '../words/index.ts';

export function Agreements(props: { game: Game; words: Words; options: Options; onChange(options: Options): void }) {
  const { game, words, options, onChange } = props;
  const { newTable } = useWords();
  const group = useId();
  if (game.options.length === 0) return null;
  return (
    <section className="agreements" aria-labelledby="agreements-title">
      <h2 id="agreements-title">{newTable.options}</h2>
      {game.options.map(({ id, values }) => {
        const { name, meaning } = words.option(id);
        const picked = options[id] ?? (values[0] as string);
        return (
          <fieldset key={id}>
            <legend>{name}</legend>
            <p>{meaning}</p>
            <div className="values">
              {values.map((value, i) => (
                <label key={value}>
                  <input
                    type="radio"
                    name={`${group}${id}`}
                    checked={value === picked}
                    onChange={() => onChange({ ...options, [id]: value })}
                  />
                  {words.optionValue(id, value).name}
                  {i === 0 && <small> ({newTable.standard})</small>}
                </label>
              ))}
            </div>
            <p className="means">{words.optionValue(id, picked).meaning}</p>
          </fieldset>
        );
      })}
    </section>
  );
}
