/** What the sheet does not show: rocket tests, the score, open chains, hands and decks, and what has and has not been seen. */
import { Glyph as Sign } from '@sztab/pieces';
import { ROCKET_TESTS, STAGES } from '../content/rocket-tests.ts';
import { enemyOf, SIDES } from '../content/zones.ts';
import { resultOf, scoreOf } from '../rules/outcome.ts';
import { seatOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type BoardWords, boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { Badge } from './badge.tsx';
import type { BoardProps } from './props.ts';
import { SideCards } from './side-cards.tsx';
import './instruments.css';

export function Instruments(props: BoardProps) {
  const { view } = props;
  const own = view.you ?? 'PL';
  return (
    <div className="om3-instruments">
      <RocketTests {...props} />
      <Score {...props} />
      <Chain {...props} />
      {[enemyOf(own), own].map((side) => (
        <SideCards key={side} side={side} {...props} />
      ))}
    </div>
  );
}

function RocketTests({ view, language }: BoardProps) {
  const say = boardWords[language];
  const { rocketShown, rocketUnused } = view;
  const hidden = ROCKET_TESTS.filter((value) => !rocketShown.includes(value));
  return (
    <section className="om3-tests" aria-label={say.tests}>
      <h3>{say.tests}</h3>
      <ol>
        {rocketShown.map((value) => (
          <li key={value} className="on-paper">
            {value}
          </li>
        ))}
        {hidden.map((value, i) => (
          // The value only tells the cards apart here: which one lies where, nobody knows.
          <li
            key={`hidden ${value}`}
            className={`on-paper ${rocketUnused === null ? 'om3-test-back' : 'om3-test-unused'}`}
          >
            {rocketUnused !== null && i === 0 ? rocketUnused : <Sign name="rocket" size={18} />}
          </li>
        ))}
      </ol>
      <p>{aboutTests(view, hidden, say)}</p>
    </section>
  );
}

/** When the game is over the last card is turned up; given up before stage 4, none of the others is. */
function aboutTests({ result, rocketShown, rocketUnused }: View, hidden: readonly number[], say: BoardWords): string {
  if (rocketUnused !== null) return say.unused(String(rocketUnused));
  const values = hidden.join(', ');
  const toTurn = STAGES - rocketShown.length;
  return result || toTurn === 0 ? say.leftOver(values, hidden.length) : say.toCome(toTurn, values);
}

/** The score as if the game ended now, with the tie rule and a lost home counted. */
function Score({ view, language }: BoardProps) {
  const say = boardWords[language];
  const { sides } = catalogues[language];
  const score = scoreOf({ parts: { ...view.parts } });
  // A lost home zone counts at the end of the game (OM3-4.7.6), so before the last stage it is no news.
  const cards = view.stage < STAGES ? [] : [...view.cards];
  const { winner, reason } = resultOf({ parts: { ...view.parts }, cards, options: view.options });
  return (
    <section className="om3-score" aria-label={view.result ? say.finalScore : say.score}>
      <h3>{view.result ? say.finalScore : say.score}</h3>
      <div>
        {SIDES.map((side) => (
          <span key={side} data-side={side}>
            <Badge seat={seatOf(side)} size={22} />
            <span className="sr">{sides[side]}</span>
            <b>{score[side]}</b>
          </span>
        ))}
      </div>
      {!view.result && <p>{say.leads(winner, reason)}</p>}
    </section>
  );
}

/** The links of a chain that have something left, the one in use first; the innermost in any case. */
function Chain({ view, language }: BoardProps) {
  const say = boardWords[language];
  const links = view.flow
    .flatMap((f, at) => (f.step === 'chain' ? [{ ...f, at }] : []))
    .reverse()
    .filter(({ remaining }, i) => i === 0 || remaining > 0);
  if (links.length === 0) return null;
  return (
    <section className="om3-chain" aria-label={say.chain}>
      <h3>{say.chain}</h3>
      <ol>
        {links.map(({ at, source, remaining }) => (
          <li key={at}>
            <Sign name={source === 'volunteers' ? 'twice' : 'column'} size={16} />
            <span>{say.source[source]}</span>
            <b>{say.actionsLeft(remaining)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
