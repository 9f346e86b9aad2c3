/** What the open choice may come to, in the briefing: the chance of its dice, and before the first turn what the game is about. */
import { moveParts } from '@sztab/kernel';
import { type Considered, Glyph as Sign } from '@sztab/pieces';
import type { ReactNode } from 'react';
import { attackOdds, reachOdds } from '../bot/odds.ts';
import { type CardId, cardOf } from '../content/cards.ts';
import type { Move, Shape } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { orderWords } from '../text/order.ts';
import { nameOf, symbolOf } from './names.ts';
import './forecast.css';

type About = Considered<Shape>;

export function forecast(about: About): ReactNode {
  const { view, choice, pointed, language, narrow } = about;
  if (choice.picked.length > 0) {
    const open = narrow && (choice.complete === null || choice.open.length > 1);
    const casts = open ? [] : choice.open.flatMap((move) => castOf(move, language) ?? []);
    return casts.length > 0 ? <Dice casts={casts} about={about} /> : null;
  }
  if (narrow) return null;
  const begins = view.stage === 1 && view.flow.at(-1)?.step === 'stage.mulligan';
  if (!begins || !view.you || pointed) return null;
  const { title, lines } = orderWords[language].forecast.goal(view.you, view.options.tieWinner);
  return (
    <section className="om3-goal">
      <h2>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

interface Cast {
  readonly move: Move;
  readonly odds: number;
  readonly means: string;
  /** The bullets of both in an Attack. */
  readonly figures: string | null;
}

/** Every throw that the choice may still become, at most three: more would be no forecast. */
function Dice({ casts, about: { view, language } }: { casts: readonly Cast[]; about: About }) {
  return (
    <ul className="om3-forecast">
      {casts.slice(0, 3).map((cast) => (
        <Forecast key={cast.move} cast={cast} view={view} language={language} />
      ))}
    </ul>
  );
}

function Forecast({
  cast: { move, odds, means, figures },
  view,
  language,
}: { cast: Cast; view: View } & Pick<About, 'language'>) {
  const { verb, args } = moveParts(move);
  const percent = Math.round(odds * 100);
  const target = args[1];
  return (
    <li>
      <h3>
        <Sign name={symbolOf(verb)} size={16} />
        {nameOf(verb, view, language)}
        {target && `: ${nameOf(target, view, language)}`}
        {figures && <span className="num">{figures}</span>}
      </h3>
      <div className="om3-odds">
        <i style={{ width: `${percent}%` }} />
      </div>
      <p>
        <b className="num">{percent}%</b> {orderWords[language].forecast.beforeCards}. {means}
      </p>
    </li>
  );
}

/** What a move casts dice for; null where it casts none. */
export function castOf(move: Move, language: About['language']): Cast | null {
  const { verb, args } = moveParts(move);
  const say = orderWords[language].forecast;
  const [actor, other] = args as CardId[];
  if (!actor) return null;
  const { side, bullets, search, steal } = cardOf(actor);
  switch (verb) {
    case 'attack': {
      const theirs = cardOf(other as CardId).bullets;
      const odds = attackOdds(bullets - theirs);
      return { move, odds, means: say.attack(other as CardId), figures: `${bullets} : ${theirs}` };
    }
    case 'search':
      return other ? null : { move, odds: reachOdds(search), means: say.found(search ?? 0, side), figures: null };
    case 'steal':
      return { move, odds: reachOdds(steal), means: say.stolen(steal ?? 0, side), figures: null };
    default:
      return null;
  }
}
