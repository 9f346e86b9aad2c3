/** What can be chosen now and lies nowhere on the sheet: formations, bonuses, Strength or Underground, an ability. */
import { Glyph, standing, touching } from '@sztab/pieces';
import { boardWords } from '../text/board.ts';
import { nameOf, symbolOf } from './names.ts';
import type { BoardProps } from './props.ts';

const LIES_NOWHERE = /^(?:[SU]|use|token|move|nurse|INF|SAI|ARM|PIL|PAR|SAB)$/;

export function Offer(props: BoardProps) {
  const { choice, view, language } = props;
  const things = [...choice.legal].filter((thing) => LIES_NOWHERE.test(thing));
  // What was chosen stays, to be seen and to be given back. The verb stands second in every sentence and is no thing.
  const picked = choice.picked.filter((token, place) => place !== 1 && LIES_NOWHERE.test(token));
  if (things.length + picked.length === 0) return null;
  return (
    <section className="ftf-offer" aria-label={boardWords[language].offer}>
      {[...picked, ...things].map((thing) => {
        const name = nameOf(thing, view, language);
        return (
          <button
            key={thing}
            {...touching(props, thing)}
            {...standing(props, thing).marks}
            aria-label={choice.legal.has(thing) ? `${name}, ${boardWords[language].can.choose}` : name}
          >
            <Glyph name={symbolOf(thing)} size={20} />
            {name}
          </button>
        );
      })}
    </section>
  );
}
