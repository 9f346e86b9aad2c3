/** The forecast on a phone: the one figure that matters, large, what it leaves out, and how everything is shared out as a bar. */
import type { Language } from '@sztab/kernel';
import { typeset } from '@sztab/kernel/words';
import { enemyOf, type Side } from '../content/sides.ts';
import { boardWords } from '../text/board.ts';
import type { Forecast } from './forecast.ts';
import { beforeCards, percent, placeName, sharesText, withCard } from './phrases.ts';
import './prospect.css';

interface Prospect {
  readonly figure: string;
  readonly name: string;
  readonly notes: readonly string[];
  readonly parts: readonly Part[];
}
interface Part {
  readonly whose: Side | 'nobody';
  readonly name: string;
  readonly share: number;
}

/** `you`: whoever defends is told whether they hold it. */
export function prospectOf(forecast: Forecast, you: Side | null, language: Language): Prospect {
  const say = boardWords[language];
  const { side, attackers, defenders, odds, fire, wins } = forecast;
  const notes = notesOn(forecast, language);
  if (fire && defenders > 0) {
    const name = wins === null ? say.emptied : say.wins;
    const rest = { whose: enemyOf(side), name: say.held, share: 1 - fire.emptied };
    return {
      figure: percent(wins ?? fire.emptied),
      name,
      notes: [`${say.onAverage}: ${say.decimal(fire.mean)}`, ...notes],
      parts: [{ whose: side, name: say.emptied, share: fire.emptied }, rest],
    };
  }
  const meet = `${attackers} : ${defenders}`;
  if (!odds) return { figure: meet, name: fire ? say.nobodyThere : say.nobodyDefends, notes, parts: [] };
  const defends = you === enemyOf(side);
  const [name, chance] = defends ? [say.held, odds.held] : wins === null ? [say.taken, odds.taken] : [say.wins, wins];
  return {
    figure: percent(chance),
    name: `${name}, ${meet}`,
    notes,
    parts: [
      { whose: side, name: say.taken, share: odds.taken },
      // Nobody left in a headquarters has won the game for whoever came.
      { whose: 'nobody', name: say.empty, share: odds.empty },
      { whose: enemyOf(side), name: say.held, share: odds.held },
    ],
  };
}

/** What the figure leaves out, and what would follow. */
function notesOn(forecast: Forecast, language: Language): string[] {
  const say = boardWords[language];
  const { cutOff } = forecast;
  return [
    beforeCards(forecast, language),
    withCard(forecast, language),
    cutOff.length > 0 ? say.wouldCutOff(cutOff.map((one) => placeName(one, language))).replace(/\.$/, '') : '',
  ].filter((note) => note !== '');
}

export function ProspectPanel({
  forecast,
  you,
  language,
}: {
  forecast: Forecast;
  you: Side | null;
  language: Language;
}) {
  const { figure, name, notes, parts } = prospectOf(forecast, you, language);
  return (
    <section className="gow-prospect" aria-label={boardWords[language].forecast} aria-live="polite">
      <p className="gow-prospect-figure num">{figure}</p>
      <div>
        <p className="gow-prospect-name">{typeset(name, language)}</p>
        {notes.length > 0 && <p className="gow-prospect-notes">{typeset(`${notes.join('. ')}.`, language)}</p>}
      </div>
      {parts.length > 0 && (
        <>
          <span className="sr">{sharesText(forecast, language)}</span>
          <p className="gow-prospect-bar" aria-hidden="true">
            {parts
              .filter(({ share }) => share >= 0.005)
              .map((part) => (
                <ShareOf key={part.whose} {...part} />
              ))}
          </p>
        </>
      )}
    </section>
  );
}

/** Where a part is so wide, its name stands in it; narrower ones have their number, or nothing. */
const NAMED = 0.4;
const NUMBERED = 0.08;

const ShareOf = ({ whose, name, share }: Part) => (
  <span data-whose={whose} style={{ flexGrow: share }}>
    {share >= NUMBERED && Math.round(share * 100)}
    {share >= NAMED && ` · ${name.toLocaleLowerCase()}`}
  </span>
);
