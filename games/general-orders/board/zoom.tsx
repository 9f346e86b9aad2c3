/** One area, zone, space, card or bonus, large enough to read: what is there, what it does, and the rule behind it. */

import type { Language } from '@sztab/kernel';
import { typeset } from '@sztab/kernel/words';
import { Glyph as Sign, type SymbolName } from '@sztab/pieces';
import type { ReactNode } from 'react';
import { AREA, type AreaId, type ZoneId } from '../content/areas.ts';
import type { BonusId } from '../content/bonuses.ts';
import { CARD, type CardTitle } from '../content/cards.ts';
import { AREAS_IN, isArea, isZone } from '../content/map.ts';
import { SIDES } from '../content/sides.ts';
import { isSpace, SPACE, type SpaceId } from '../content/spaces.ts';
import { idleBecause, noDeployment, strengthOf } from '../rules/legal.ts';
import { controllerOf, piecesIn, supplies } from '../rules/supply.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { isDeploying, meantBy } from './aim.ts';
import { SideMark, Stack } from './marks.tsx';
import { isBonus, isTitle } from './names.ts';
import { commanderOn, eyesOf } from './pad.tsx';
import { placeName } from './phrases.ts';
import { ACTION_RULE, BONUS_RULE, CARD_RULE } from './rule-numbers.ts';
import { supplyPath } from './supply-lines.ts';
import { ACTION_SYMBOL, BONUS_SYMBOL, CARD_SYMBOL } from './symbols.ts';
import './zoom.css';

interface Zoomed {
  readonly view: View;
  readonly language: Language;
}

export function Zoom({ thing: pointed, ...zoomed }: { thing: string } & Zoomed) {
  const thing = meantBy(zoomed.view, pointed);
  if (isArea(thing)) return <AreaZoom area={thing} {...zoomed} />;
  if (isZone(thing)) return <ZoneZoom zone={thing} {...zoomed} />;
  if (isSpace(thing)) return <SpaceZoom id={thing} {...zoomed} />;
  if (isTitle(thing)) return <CardZoom title={thing} {...zoomed} />;
  return isBonus(thing) ? (
    <Large symbol={BONUS_SYMBOL[thing]} title={catalogues[zoomed.language].bonuses[thing].name}>
      <BonusText bonus={thing} {...zoomed} />
    </Large>
  ) : null;
}

function Large({
  symbol,
  title,
  tone,
  children,
}: {
  symbol: SymbolName;
  title: string;
  tone?: string;
  children: ReactNode;
}) {
  return (
    <article className="large-card on-paper gow-large" data-tone={tone}>
      <header>
        <Sign name={symbol} size={24} />
        <h3>{title}</h3>
      </header>
      {children}
    </article>
  );
}

const Rule = ({ id }: { id: string }) => <small className="gow-rule">{id}</small>;

/** Who holds a place, and how it is supplied. */
function Holding({ place, view, language }: { place: AreaId | ZoneId } & Zoomed) {
  const c = catalogues[language];
  const say = boardWords[language];
  const owner = controllerOf(view, place);
  if (!owner) return <p className="gow-large-line">{say.nobody}</p>;
  const count = piecesIn(view, owner, place);
  const way = supplyPath(view, place).slice(1);
  const of = isZone(place) ? 'aircraft' : 'soldiers';
  return (
    <>
      <p className="gow-large-line">
        <SideMark side={owner} size={15} />
        {c.sides[owner]}: {c.count[of](count)}
        <Stack side={owner} count={count} of={of} />
      </p>
      <p className="gow-large-line" data-bad={!supplies(view, owner, place) || undefined}>
        {!supplies(view, owner, place)
          ? say.cutOffWhy
          : way.length > 0
            ? `${say.inSupply}: ${way.map((one) => placeName(one, language)).join(' → ')}`
            : say.inSupply}
        <Rule id={isZone(place) ? 'GOW-4.6.7' : 'GOW-4.6.6'} />
      </p>
    </>
  );
}

function AreaZoom({ area, ...zoomed }: { area: AreaId } & Zoomed) {
  const { view, language } = zoomed;
  const c = catalogues[language];
  const say = boardWords[language];
  const { stars, hq, city, noDrop, zone } = AREA[area];
  const bonus = city ? 'cityCentre' : view.bonus[area];
  return (
    <Large symbol={hq ? 'hq' : 'flag'} title={c.areas[area].title}>
      <Holding place={area} {...zoomed} />
      <p className="gow-large-line">
        {stars > 0 ? c.count.stars(stars) : say.noStars}
        {zone && ` · ${say.zoneOf(c.zones[zone].title)}`}
        <Rule id="GOW-4.5.5" />
      </p>
      {hq && (
        <p className="gow-large-line">
          {say.hqOf(c.sides[hq])}. {say.hqMeaning}
          <Rule id="GOW-4.5.1" />
        </p>
      )}
      {bonus && <BonusText bonus={bonus} named {...zoomed} />}
      {noDrop && view.options.mode === 'alpine' && (
        <p className="gow-large-line">
          {say.noDrop}
          <Rule id="GOW-5.4.2" />
        </p>
      )}
    </Large>
  );
}

function BonusText({ bonus, named, view, language }: { bonus: BonusId | 'cityCentre'; named?: boolean } & Zoomed) {
  const { name, meaning } = catalogues[language].bonuses[bonus];
  const say = boardWords[language];
  const condition =
    bonus !== 'cityCentre' ? say.whileHeld : view.options.citySupply === 'supplied' ? say.whileSupplied : '';
  return (
    <p className="gow-large-line">
      <Sign name={BONUS_SYMBOL[bonus]} size={18} />
      <span>
        {named && <b>{name}. </b>}
        {meaning} {condition}
      </span>
      <Rule id={BONUS_RULE[bonus]} />
    </p>
  );
}

function ZoneZoom({ zone, ...zoomed }: { zone: ZoneId } & Zoomed) {
  const { language } = zoomed;
  const c = catalogues[language];
  const say = boardWords[language];
  return (
    <Large symbol="plane" title={say.zoneOf(c.zones[zone].title)}>
      <Holding place={zone} {...zoomed} />
      <p className="gow-large-line">{AREAS_IN[zone].map((area) => c.areas[area].title).join(', ')}</p>
      <p className="gow-large-line">
        {say.zoneMeaning}
        <Rule id="GOW-6.1.3" />
      </p>
    </Large>
  );
}

function SpaceZoom({ id, view, language }: { id: SpaceId } & Zoomed) {
  const c = catalogues[language];
  const say = boardWords[language];
  const space = SPACE[id];
  const owner = commanderOn(view, id);
  const no = noDeployment(view, eyesOf(view), id);
  const idle = idleBecause(view, eyesOf(view), space);
  const matters = owner !== null || isDeploying(view);
  const mayPlace = idle ? say.onlyClose(c.whyNot[idle]) : say.mayPlace;
  return (
    <Large symbol={ACTION_SYMBOL[space.action]} title={typeset(c.space(id).name, c.language)}>
      <p className="gow-large-line">
        {typeset(c.actions[space.action].meaning, c.language)}
        <Rule id={ACTION_RULE[space.action]} />
      </p>
      {'support' in space && (
        <p className="gow-large-line">
          {say.strength}:
          {SIDES.map((side) => (
            <span key={side} className="gow-large-side">
              <SideMark side={side} size={13} />
              <b>{strengthOf(view, side, space.support)}</b>
            </span>
          ))}
        </p>
      )}
      {matters && (
        <p
          className="gow-large-line"
          data-bad={(no !== null && !owner) || undefined}
          data-good={no === null || undefined}
        >
          {owner
            ? say.takenBy(c.sides[owner])
            : no === null
              ? typeset(mayPlace, c.language)
              : typeset(c.whyNot[no], c.language)}
        </p>
      )}
    </Large>
  );
}

function CardZoom({ title, view, language }: { title: CardTitle } & Zoomed) {
  const c = catalogues[language];
  const say = boardWords[language];
  const { timing, copies } = CARD[title];
  const gone = view.discard.filter((one) => one === title).length;
  return (
    <Large symbol={CARD_SYMBOL[title]} title={c.cards[title].name} tone={timing}>
      <div className="gow-large-picture">
        <Sign name={CARD_SYMBOL[title]} size={72} />
      </div>
      <p className="gow-large-line">
        <Sign name={timing === 'own' ? 'bolt' : 'shield'} size={16} />
        {c.timing[timing]}
      </p>
      <p className="gow-large-line">
        {typeset(c.cards[title].rule, c.language)}
        <Rule id={CARD_RULE[title]} />
      </p>
      <p className="gow-large-line">
        <Sign name="die" size={16} />
        {say.orReroll}
        <Rule id="GOW-6.3.2" />
      </p>
      <p className="gow-large-line gow-quiet">{say.copies(copies, gone)}</p>
    </Large>
  );
}
