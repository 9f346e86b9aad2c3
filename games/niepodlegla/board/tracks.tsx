/** The road on which the two tracks of politics walk towards each other, the time track, and the track of morale. */
import { fastStream } from '@sztab/kernel';
import { Glyph } from '@sztab/pieces';
import { type CSSProperties, useMemo } from 'react';
import { blackDiceToCome } from '../bot/consent.ts';
import { symbolsOf } from '../bot/reach.ts';
import {
  BONUS,
  type Bonus,
  MEETING,
  MOST_MORALE,
  SHIELD_FROM,
  TIME_SPACE,
  TOP,
  threatCards,
} from '../content/tracks.ts';
import { mainNeeds } from '../rules/final.ts';
import { areBolsheviks } from '../rules/map.ts';
import { nextMorale } from '../rules/pools.ts';
import { isFinalRound } from '../rules/state.ts';
import { imagine } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { EffectSigns } from './effect-line.tsx';
import type { BoardProps } from './props.ts';
import { useForecast } from './use-forecast.ts';

const BONUS_SIGN = { removeObstacle: 'discard', morale: 'flame', refreshTokens: 'refresh' } as const;

/** Accord walks to the right, foreign policy to the left; level a lies opposite level 10 − a. */
export function Politics({ view, language, offered, telling = null }: BoardProps) {
  const say = boardWords[language];
  const { acc, fp } = view;
  const sum = acc + fp;
  const levels = Array.from({ length: TOP + 1 }, (_, i) => i);
  const percent = useForecast(view, telling !== null);
  const { best, needed } = useMemo(() => symbolsOf(imagine(view, fastStream(1))), [view]);
  const gain = offered?.gain ?? null;
  const then = Math.max(0, Math.min(100, percent + Math.round(100 * (gain ?? 0))));
  return (
    <section className="npg-politics" aria-label={say.politics(acc, fp)}>
      <p>
        <span data-track="acc">
          {say.tracks.acc} <b>{acc}</b>
        </span>
        <strong data-met={sum >= MEETING || undefined}>
          {sum < MEETING ? say.apart(MEETING - sum) : say.past(sum - MEETING, mainNeeds(view).paris)}
        </strong>
        <span data-track="fp">
          <b>{fp}</b> {say.tracks.fp}
        </span>
      </p>
      <ol>
        {levels.map((level) => (
          <li
            key={level}
            className="npg-step"
            data-acc={level <= acc || undefined}
            data-fp={TOP - level <= fp || undefined}
            aria-hidden="true"
          >
            <BonusMark track="acc" level={level} title={say.bonus} />
            {level === acc && (
              <span className="npg-walker" data-track="acc">
                <Glyph name="hands" size={16} />
              </span>
            )}
            {TOP - level === fp && (
              <span className="npg-walker" data-track="fp">
                <Glyph name="globe" size={16} />
              </span>
            )}
            <BonusMark track="fp" level={TOP - level} title={say.bonus} />
          </li>
        ))}
      </ol>
      {!view.result && (
        <p className="npg-forecast">
          <Glyph name="flag" size={15} />
          <b>{say.forecast(percent, view.phase === 'roll' && !isFinalRound(view))}</b>
          <meter min={0} max={100} value={percent} aria-hidden="true" />
          <small className="npg-best">{say.atBest(best, needed, isFinalRound(view))}</small>
          {gain !== null && <span>{say.forecastWith(then)}</span>}
        </p>
      )}
    </section>
  );
}

function BonusMark({
  track,
  level,
  title,
}: {
  track: 'acc' | 'fp';
  level: number;
  title: Readonly<Record<Bonus, string>>;
}) {
  const bonus = BONUS[track][level];
  return (
    <span className="npg-bonus" data-track={track}>
      {bonus && <Glyph name={BONUS_SIGN[bonus]} size={12} title={title[bonus]} />}
    </span>
  );
}

export function TimeTrack({ view, language }: BoardProps) {
  const say = boardWords[language];
  return (
    <ol className="npg-time" aria-label={say.timeTrack(view.round)}>
      {Array.from({ length: 10 }, (_, i) => i + 1).map((round) => (
        <li
          key={round}
          data-state={
            round < view.round ? 'past' : round === view.round ? 'now' : round === view.round + 1 ? 'next' : undefined
          }
          data-final={round === 10 || undefined}
        >
          <b>{round}</b>
          <small>{say.years[round - 1]}</small>
          {round === view.round + 1 && view.shield && <Glyph name="shield" size={15} title={say.shield} />}
          <span className="npg-space">
            {round > view.round &&
              (TIME_SPACE[round] ?? []).map((effect, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: printed on the space in this order
                <span key={j} className="npg-one">
                  <EffectSigns
                    effect={effect}
                    language={language}
                    bolsheviks={round >= 6 || areBolsheviks(view)}
                    short
                  />
                </span>
              ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What the check brings when so many markers are left: from, and up to. */
const ZONES = [
  [0, 2],
  [2, 4],
  [4, SHIELD_FROM],
  [SHIELD_FROM, MOST_MORALE],
] as const;
/** So many places are always shown; more only while there are more markers. */
const FEWEST_PLACES = 8;

/** The markers left, where danger begins, what the check would bring now, and what the next filling will be. */
export function Morale({ view, language }: BoardProps) {
  const say = boardWords[language];
  const { morale, overdrawn } = view;
  const places = Array.from({ length: Math.min(MOST_MORALE, Math.max(FEWEST_PLACES, morale)) }, (_, place) => place);
  const threats = threatCards(morale, overdrawn);
  const ahead = view.phase !== 'positive' && view.phase !== 'time';
  const dice = view.phase === 'roll' || view.phase === 'settle' ? blackDiceToCome(view) : 0;
  const verdict = threats > 0 ? say.threatCards(threats) : morale >= SHIELD_FROM ? say.shieldComes : say.nothing;
  return (
    <section
      className="npg-morale"
      aria-label={say.moraleSpoken(morale, verdict)}
      style={{ '--places': places.length } as CSSProperties}
    >
      <p>
        <b>{say.morale(morale)}</b>
        {!view.result && !view.main && (
          <small>{dice > 0 ? say.blackToCome(dice) : say.nextMorale(nextMorale(view))}</small>
        )}
        {!view.result && (
          <span data-bad={(ahead && threats > 0) || undefined}>
            {view.main ? say.moraleFinal : ahead ? say.check(verdict) : say.checked}
          </span>
        )}
      </p>
      <ol aria-hidden="true">
        {places.map((place) => (
          <li
            key={place}
            className="npg-marker"
            data-on={place < morale || undefined}
            data-orange={place < 4 || undefined}
            data-mark={(!view.main && place > 0 && ZONES.some(([from]) => from === place)) || undefined}
          >
            {place < morale && <Glyph name="flame" size={12} />}
          </li>
        ))}
        {overdrawn && (
          <li className="npg-marker" data-over="">
            X
          </li>
        )}
      </ol>
      {!view.result && !view.main && (
        <ol aria-hidden="true">
          {ZONES.map(([from, to], zone) => (
            <li
              key={from}
              className="npg-zone"
              data-now={(morale >= from && (morale < to || to === MOST_MORALE)) || undefined}
              style={{ gridColumn: `${from + 1} / ${Math.min(to, places.length) + 1}` }}
            >
              {say.zones[zone]}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
