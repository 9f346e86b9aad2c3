/** The options of a game, each with what it means; the meaning of what is picked stands below it. */
import type { Game, Language, Lid, Options, Words } from '@sztab/kernel';
import { useId } from 'react';
import { useLanguage } from '../look/language.tsx';
import { useWords } from '../words/index.ts';

/** The options that make a difference with so many players. The others keep their values: a table needs them all. */
export const optionsThatMatter = (options: Game['options'], { optionsFor }: Lid, players: number): Game['options'] =>
  options.filter(({ id }) => optionsFor?.[id]?.includes(players) ?? true);

interface Props {
  readonly box: {
    readonly game: Pick<Game, 'options'>;
    readonly lid: Lid;
    readonly words: Readonly<Record<Language, Words>>;
  };
  readonly players: number;
  /** What holds where nobody chose; it may go by who sits there. */
  readonly usual: Options;
  readonly chosen: Options;
  onChange(chosen: Options): void;
}

export function Agreements({ box, players, usual, chosen, onChange }: Props) {
  const [language] = useLanguage();
  const words = box.words[language];
  const asked = optionsThatMatter(box.game.options, box.lid, players);
  const { newTable } = useWords();
  const group = useId();
  if (asked.length === 0) return null;
  return (
    <section className="agreements" aria-labelledby="agreements-title">
      <h2 id="agreements-title">{newTable.options}</h2>
      {asked.map(({ id, values }) => {
        const { name, meaning } = words.option(id);
        const picked = (chosen[id] ?? usual[id]) as string;
        return (
          <fieldset key={id}>
            <legend>{name}</legend>
            <p>{meaning}</p>
            <div className="values">
              {values.map((value) => (
                <label key={value}>
                  <input
                    type="radio"
                    name={`${group}${id}`}
                    checked={value === picked}
                    onChange={() => onChange({ ...chosen, [id]: value })}
                  />
                  {words.optionValue(id, value).name}
                  {value === usual[id] && <small> ({newTable.standard})</small>}
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
