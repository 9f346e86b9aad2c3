/** The forecast on the sheet: who meets whom, the dice and why, the chances, and what would be cut off. For both sides. */

import type { Language } from '@sztab/kernel';
import { typeset } from '@sztab/kernel/words';
import { type Considered, Glyph as Sign } from '@sztab/pieces';
import type { ReactNode } from 'react';
import { isZone } from '../content/map.ts';
import { enemyOf, type Side } from '../content/sides.ts';
import { diceCount } from '../rules/dice.ts';
import type { Shape } from '../rules/moves.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { aimOf } from './aim.ts';
import { DiceRow } from './dice.tsx';
import { type Forecast, forecastOf } from './forecast.ts';
import type { Box } from './geometry.ts';
import type { Aftermath, Lately } from './lately.ts';
import { inkOf, SideMark } from './marks.tsx';
import { beforeCards, byWord, forceText, percent, placeName, reasonsOf, withCard } from './phrases.ts';
import { ProspectPanel } from './prospect.tsx';

/** In the briefing of the table; else beside the map where there is room; otherwise a strip along its foot. */
type Placed = Box | 'briefing' | null;
const placed = (box: Placed) =>
  box === 'briefing'
    ? { className: 'gow-panel on-paper gow-brief' }
    : box
      ? { className: 'gow-panel on-paper', style: { left: box.x, top: box.y, width: box.width, maxHeight: box.height } }
      : { className: 'gow-panel on-paper gow-strip' };

export function ForecastPanel({ forecast, language, box }: { forecast: Forecast; language: Language; box: Placed }) {
  const say = boardWords[language];
  const c = catalogues[language];
  const { side, place, attackers, parts, defenders, dice, faces, stage, odds, fire, wins, card, cutOff } = forecast;
  const cards = beforeCards(forecast, language);
  const roller = fire ? side : enemyOf(side);
  const kind = isZone(place) ? 'aircraft' : 'soldiers';
  return (
    <section {...placed(box)} aria-label={say.forecast} aria-live="polite">
      <h3>
        {byWord(forecast, language)}
        {stage === 'most' && <small className="gow-most">{fire ? say.mostBombs : say.most}</small>}
      </h3>
      <div className="gow-versus">
        {!fire && <Force side={side} count={attackers} kind={kind} name={c.count[kind](attackers)} />}
        {!fire && <span className="gow-against">{say.against}</span>}
        <Force side={enemyOf(side)} count={defenders} kind={kind} name={c.count[kind](defenders)} />
      </div>
      {parts.length > 1 && <p className="gow-parts">{typeset(forceText(parts, language), c.language)}</p>}
      {dice.length > 0 && (
        <p className="gow-reasons">
          <DiceRow side={roller} count={diceCount(dice)} faces={faces} />
          <span>{reasonsOf(dice, fire ? forecast.by : 'defence', language)}</span>
        </p>
      )}
      {odds && <Bars side={side} odds={odds} wins={wins} language={language} />}
      {!odds && !fire && <p>{say.nobodyDefends}</p>}
      {fire && defenders > 0 && (
        <ul className="gow-bars">
          {wins !== null && <Bar name={say.wins} share={wins} ink={inkOf(side)} />}
          {wins === null && <Bar name={say.emptied} share={fire.emptied} ink={inkOf(side)} />}
          <li>
            <span>{stage === 'rolled' ? say.lost : say.onAverage}</span>
            <b>{stage === 'rolled' ? fire.mean : say.decimal(fire.mean)}</b>
          </li>
        </ul>
      )}
      {fire && defenders === 0 && <p>{say.nobodyThere}</p>}
      {cards && <p className="gow-cards">{typeset(cards, c.language)}.</p>}
      {card && <p className="gow-cards">{typeset(`${withCard(forecast, language)}.`, c.language)}</p>}
      {cutOff.length > 0 && (
        <p className="gow-cuts">{say.wouldCutOff(cutOff.map((one) => placeName(one, language)))}</p>
      )}
    </section>
  );
}

/** For the briefing of the table. */
export function forecast({ view, choice, pointed, language, narrow }: Considered<Shape>): ReactNode {
  const found = forecastOf(view, aimOf(view, pointed, choice.picked));
  if (found && narrow) return <ProspectPanel forecast={found} you={view.you} language={language} />;
  return found && <ForecastPanel forecast={found} language={language} box="briefing" />;
}

function Force({
  side,
  count,
  kind,
  name,
}: {
  side: Side;
  count: number;
  kind: 'soldiers' | 'aircraft';
  name: string;
}) {
  return (
    <span className="gow-force">
      <SideMark side={side} size={15} />
      <b>{count}</b>
      <Sign name={kind === 'soldiers' ? 'soldier' : 'plane'} size={18} title={name} />
    </span>
  );
}

function Bars({
  side,
  odds,
  wins,
  language,
}: { side: Side; odds: NonNullable<Forecast['odds']>; language: Language } & Pick<Forecast, 'wins'>) {
  const say = boardWords[language];
  return (
    <ul className="gow-bars">
      {wins !== null && <Bar name={say.wins} share={wins} ink={inkOf(side)} />}
      <Bar name={say.taken} share={odds.taken} ink={inkOf(side)} />
      <Bar name={say.empty} share={odds.empty} ink="var(--edge)" />
      <Bar name={say.held} share={odds.held} ink={inkOf(enemyOf(side))} />
    </ul>
  );
}

function Bar({ name, share, ink }: { name: string; share: number; ink: string }) {
  return (
    <li>
      <span>{name}</span>
      <i aria-hidden="true">
        <i style={{ width: `${Math.round(share * 100)}%`, background: ink }} />
      </i>
      <b>{percent(share)}</b>
    </li>
  );
}

/** How it ended: dice, losses, who holds the place. */
export function AftermathPanel({ lately, language, box }: { lately: Lately; language: Language; box: Box | null }) {
  const say = boardWords[language];
  const { aftermath, faces } = lately;
  if (!aftermath || aftermath.is === 'entered') return null;
  const c = catalogues[language];
  const place = aftermath.is === 'combat-ended' ? aftermath.place : aftermath.area;
  const roller = aftermath.is === 'combat-ended' ? enemyOf(aftermath.attacker) : aftermath.side;
  return (
    <section {...placed(box)} aria-label={say.aftermath}>
      <h3>{placeName(place, language)}</h3>
      {faces.length > 0 && (
        <p className="gow-reasons">
          <DiceRow side={roller} count={faces.length} faces={faces} />
          <span>{c.count.hits(aftermath.hits)}</span>
        </p>
      )}
      <Losses aftermath={aftermath} language={language} />
    </section>
  );
}

function Losses({ aftermath, language }: { aftermath: Exclude<Aftermath, { is: 'entered' }>; language: Language }) {
  const say = boardWords[language];
  const c = catalogues[language];
  if (aftermath.is === 'fire-ended') {
    const enemy = enemyOf(aftermath.side);
    return (
      <ul className="gow-losses">
        <Loss side={enemy} text={say.lost} count={aftermath.lost} />
      </ul>
    );
  }
  const { attacker, hit, attrition, holder, left } = aftermath;
  return (
    <>
      <ul className="gow-losses">
        <Loss side={attacker} text={say.byHits} count={hit} />
        <Loss side={attacker} text={say.byAttrition} count={attrition} />
        <Loss side={enemyOf(attacker)} text={say.byAttrition} count={attrition} />
      </ul>
      <p className="gow-holder">
        {holder && <SideMark side={holder} size={14} />}
        {holder ? say.holds(c.sides[holder], left) : say.nobodyLeft}
      </p>
    </>
  );
}

function Loss({ side, text, count }: { side: Side; text: string; count: number }) {
  return (
    <li>
      <SideMark side={side} size={13} />
      <span>{text}</span>
      <b>{count > 0 ? `−${count}` : 0}</b>
    </li>
  );
}
