/** One thing large enough to read: a soldier, a mission, an event, an order or a region. The table adds the history. */

import type { Language } from '@sztab/kernel';
import { said, typeset } from '@sztab/kernel/words';
import { CardHead, Glyph, type SymbolName } from '@sztab/pieces';
import type { ReactNode } from 'react';
import { type EventId, eventOf } from '../content/events.ts';
import { type MissionId, missionOf } from '../content/missions.ts';
import type { Order } from '../content/orders.ts';
import { REGION, type Region } from '../content/regions.ts';
import { type SoldierId, soldierOf } from '../content/soldiers.ts';
import { availableFor, requiredFor } from '../rules/missions.ts';
import { levelOf, undergroundIn } from '../rules/soldiers.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { ABILITY_SYMBOL, FORMATION_SYMBOL, ORDER_SYMBOL } from './marks.ts';
import { isEvent, isMission, isOrder, isRegion, isSoldier } from './names.ts';
import './zoom.css';

interface Props {
  readonly view: View;
  readonly language: Language;
}

export function Zoom({ thing, ...props }: { thing: string } & Props) {
  if (isSoldier(thing)) return <SoldierZoom id={thing} {...props} />;
  if (isMission(thing)) return <MissionZoom id={thing} {...props} />;
  if (isEvent(thing)) return <EventZoom id={thing} {...props} />;
  if (isRegion(thing)) return <RegionZoom region={thing} {...props} />;
  return isOrder(thing) ? <OrderZoom order={thing} {...props} /> : null;
}

function Large({ symbol, title, lines }: { symbol: SymbolName; title: string; lines: readonly ReactNode[] }) {
  return (
    <article className="large-card on-paper ftf-large">
      <CardHead symbol={symbol} name={title} />
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one card never move
        <p key={i}>{line}</p>
      ))}
    </article>
  );
}

function SoldierZoom({ id, view, language }: { id: SoldierId } & Props) {
  const c = catalogues[language];
  const say = boardWords[language];
  const { formation, ability, strength, underground } = soldierOf(id);
  const now = view.soldiers.find((fighter) => fighter.id === id);
  const { name, rule } = c.abilities[ability];
  return (
    <Large
      symbol={FORMATION_SYMBOL[formation]}
      title={c.soldier(id)}
      lines={[
        c.formations[formation].one,
        `${say.strength(now?.s ?? strength)} · ${say.undergroundOf(now?.u ?? underground)}`,
        <>
          <Glyph name={ABILITY_SYMBOL[ability]} size={16} /> <b>{name}</b>
        </>,
        typeset(rule, c.language),
      ]}
    />
  );
}

function MissionZoom({ id, view, language }: { id: MissionId } & Props) {
  const c = catalogues[language];
  const say = boardWords[language];
  const { date, region, formation, points } = missionOf(id);
  return (
    <Large
      symbol={FORMATION_SYMBOL[formation]}
      title={c.missions[id]}
      lines={[
        `${c.month(date).title}, ${c.regions[region].title}`,
        c.formations[formation].title,
        say.sum(availableFor(view, id), requiredFor(view, id)),
        say.worth(points),
      ]}
    />
  );
}

/** Without neutral events a card only moves the Axis and time: its date and its effect mean nothing. */
function EventZoom({ id, view, language }: { id: EventId } & Props) {
  const c = catalogues[language];
  const { date, region, months } = eventOf(id);
  const { name, rule } = c.eventCards[id];
  const axis = boardWords[language].axisOf(c.regions[region].title, months);
  const lines = view.options.neutralEvents ? [c.month(date).title, axis, typeset(rule, c.language)] : [axis];
  return <Large symbol="note" title={name} lines={lines} />;
}

function RegionZoom({ region, view, language }: { region: Region } & Props) {
  const c = catalogues[language];
  const say = boardWords[language];
  const { name, rule } = c.rules[region];
  const arrow = REGION[region].arrows[view.domination[region]] as number;
  return (
    <Large
      symbol="target"
      title={c.regions[region].title}
      lines={[
        say.axisLevel(levelOf(view, region)),
        Number.isFinite(arrow) && `${c.attributes.U}: ${say.underground(undergroundIn(view, region), arrow)}`,
        <b key="rule">{name}</b>,
        typeset(said(rule, view.edition), c.language),
      ]}
    />
  );
}

function OrderZoom({ order, view, language }: { order: Order } & Props) {
  const { name, basic, special } = catalogues[language].orders[order];
  return <Large symbol={ORDER_SYMBOL[order]} title={name} lines={[said(basic, view.edition), special]} />;
}
