/** What the sheet does not show: rocket tests, the score, open chains, hands and decks, and what has and has not been seen. */
import { Glyph as Sign } from '@sztab/pieces';
import { ROCKET_TESTS, STAGES } from '../content/rocket-tests.ts';
import { enemyOf, SIDES } from '../content/zones.ts';
import { resultOf, scoreOf } from '../rules/outcome.ts';
import { seatOf } from '../rules/table.ts';
import { catalogues } from '../text/index.ts';
import { Badge } from './badge.tsx';
import { SideCards } from './side-cards.tsx';
import type { OmBoardProps } from './touching.ts';
import { boardWords } from './words/index.ts';
import './instruments.css';

export function Instruments(props: OmBoardProps) {
  const { view } = props;
  const own = view.you ?? 'PL';
  return (
    <div className="om-instruments">
      <RocketTests {...props} />
      <Score {...props} />
      <Chain {...props} />
      {[enemyOf(own), own].map((side) => (
        <SideCards key={side} side={side} {...props} />
      ))}
    </div>
  );
}

function RocketTests({ view, language }: OmBoardProps) {
  const say = boardWords[language];
  const { rocketShown, rocketUnused } = view;
  const hidden = ROCKET_TESTS.filter((value) => !rocketShown.includes(value));
  const toTurn = STAGES - rocketShown.length;
  return (
    <section className="om-tests" aria-label={say.tests}>
      <h3>{say.tests}</h3>
      <ol>
        {rocketShown.map((value) => (
          <li key={value}>{value}</li>
        ))}
        {hidden.map((value, i) => (
          // The value only tells the cards apart here: which one lies where, nobody knows.
          <li key={`hidden ${value}`} className="om-test-back">
            {rocketUnused !== null && i === 0 ? rocketUnused : <Sign name="rocket" size={18} />}
          </li>
        ))}
      </ol>
      <p>
        {rocketUnused !== null && say.leftOver(String(rocketUnused))}
        {rocketUnused === null && toTurn > 0 && say.toCome(toTurn, hidden.join(', '))}
        {rocketUnused === null && toTurn === 0 && hidden[0] !== undefined && say.leftOver(String(hidden[0]))}
      </p>
    </section>
  );
}

/** The score as if the game ended now, with the tie rule and a lost home counted. */
function Score({ view, language }: OmBoardProps) {
  const say = boardWords[language];
  const { sides } = catalogues[language];
  const score = scoreOf({ parts: { ...view.parts } });
  const { winner, reason } = resultOf({ parts: { ...view.parts }, cards: [...view.cards], options: view.options });
  return (
    <section className="om-score" aria-label={say.score}>
      <h3>{say.score}</h3>
      <div>
        {SIDES.map((side) => (
          <span key={side} data-side={side}>
            <Badge seat={seatOf(side)} size={22} />
            <span>{sides[side]}</span>
            <b>{score[side]}</b>
          </span>
        ))}
      </div>
      {!view.result && <p>{say.leads(winner, reason)}</p>}
    </section>
  );
}

/** The links of a chain, the one in use first. */
function Chain({ view, language }: OmBoardProps) {
  const say = boardWords[language];
  const links = view.flow.flatMap((f, at) => (f.step === 'chain' ? [{ ...f, at }] : [])).reverse();
  if (links.length === 0) return null;
  return (
    <section className="om-chain" aria-label={say.chain}>
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
