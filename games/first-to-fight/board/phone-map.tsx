/** The board of a phone: the map with a plate for every region. A tap opens a region with everybody in it, by name; the whole map is one tap away. */
import { Glyph, standing, touching, useSize } from '@sztab/pieces';
import { type CSSProperties, useEffect, useState } from 'react';
import { missionOf } from '../content/missions.ts';
import { REGIONS, type Region } from '../content/regions.ts';
import { soldierOf } from '../content/soldiers.ts';
import { isOccupied, levelOf } from '../rules/soldiers.ts';
import type { Fighter } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { bestWith, handOf } from './effects.ts';
import { FlagMap, PlateMap } from './map.tsx';
import { FORMATION_SYMBOL } from './marks.ts';
import { isSoldier, spokenRegion } from './names.ts';
import { LINES } from './phone-frame.ts';
import { usePointed } from './pointing.ts';
import type { BoardProps } from './props.ts';
import { RegionFacts, Track } from './region.tsx';
import { SoldierCard } from './soldier.tsx';
import { countFor } from './summed.ts';
import './phone-map.css';

/** A pane without room for many names. */
const LOW = 320;

export function PhoneMap({ height, ...props }: { height: number } & BoardProps) {
  const { view, choice, tab } = props;
  const [opened, open] = useState<Region | null>(null);
  const only = onlyRegion(props);
  const question = choice.moves.join();
  // Where everybody who can be chosen lies in one region, it opens by itself; a new question closes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after that it is the player's
  useEffect(() => open(only), [question, only]);
  const pointed = usePointed();
  const flags = tab === 'hand';
  const [map, size] = useSize({ width: 390, height: 366 });
  return (
    <div className="ftf-phone">
      <div ref={map} className="ftf-phone-map" data-flags={flags || undefined}>
        {flags ? (
          <FlagMap {...props} pointed={pointed} size={size} />
        ) : (
          <PlateMap {...props} pointed={pointed} size={size} />
        )}
        {!flags &&
          opened === null &&
          REGIONS.map((region) => (
            <Plate
              key={region}
              region={region}
              lines={LINES[height < LOW ? 'low' : 'high'][region]}
              onOpen={() => open(region)}
              {...props}
            />
          ))}
      </div>
      {!flags && opened !== null && <Opened region={opened} onBack={() => open(null)} {...props} view={view} />}
    </div>
  );
}

function onlyRegion({ view, choice }: BoardProps): Region | null {
  const soldiers = [...choice.legal].filter(isSoldier);
  const regions = new Set(view.soldiers.filter(({ id }) => soldiers.includes(id)).map(({ region }) => region));
  const [region] = regions;
  return regions.size === 1 && soldiers.length > 1 ? (region ?? null) : null;
}

/** Who matters most stands first: whoever can be chosen, and whoever counts for an own mission there. */
function byWeight(people: readonly Fighter[], { view, choice }: BoardProps): Fighter[] {
  const missions = handOf(view);
  const weight = (fighter: Fighter): number =>
    (choice.picked.includes(fighter.id) ? 100 : 0) +
    (choice.legal.has(fighter.id) ? 10 * Math.max(0, bestWith(fighter.id, choice, view)?.worth ?? 0) : 0) +
    Math.max(
      0,
      ...missions.filter((id) => missionOf(id).region === fighter.region).map((id) => countFor(fighter, id).value),
    );
  return people.toSorted((a, b) => weight(b) - weight(a));
}

function Plate({ region, lines, onOpen, ...props }: { region: Region; lines: number; onOpen(): void } & BoardProps) {
  const { view, language, choice } = props;
  const c = catalogues[language];
  const { legal, picked, marks } = standing(props, region);
  const people = byWeight(
    view.soldiers.filter((fighter) => fighter.region === region),
    props,
  );
  const shown = people.length > lines ? people.slice(0, lines - 1) : people;
  const touch = touching(props, region);
  return (
    <button
      {...touch}
      {...marks}
      onClick={legal || picked ? touch.onClick : onOpen}
      className="ftf-plate"
      data-region={region}
      data-occupied={isOccupied(view, region) || undefined}
      aria-label={spokenRegion(region, props, language)}
    >
      <span className="ftf-plate-head">
        <b>{c.regions[region].short}</b>
        {view.concentration?.region === region && (
          <span
            className="ftf-plate-token"
            title={boardWords[language].tokenHere(c.formations[view.concentration.formation].title)}
          >
            <Glyph name={FORMATION_SYMBOL[view.concentration.formation]} size={14} />
          </span>
        )}
        <span className="ftf-plate-level num">
          <Glyph name="axis" size={13} />
          {levelOf(view, region)}
        </span>
      </span>
      {shown.map(({ id, s, wounds }) => (
        <span
          key={id}
          className="ftf-plate-line"
          data-legal-line={choice.legal.has(id) || undefined}
          data-picked-line={choice.picked.includes(id) || undefined}
        >
          <Glyph name={FORMATION_SYMBOL[soldierOf(id).formation]} size={14} />
          <b>{c.called(id)}</b>
          {wounds > 0 && (
            <span className="ftf-wound">
              <Glyph name="wound" size={13} />
            </span>
          )}
          <span className="num">{s}</span>
        </span>
      ))}
      {people.length > shown.length && (
        <small>
          {shown.length > 0
            ? boardWords[language].andMore(people.length - shown.length)
            : boardWords[language].soldiers(people.length)}
          <Glyph name="chev" size={13} />
        </small>
      )}
    </button>
  );
}

/** How many stand beside one another, so that everybody has a name. */
const columnsFor = (people: number): number => (people <= FEW ? 2 : people <= MANY ? 3 : 4);
const FEW = 6;
/** More of them have their names and values alone. */
const MANY = 12;

function Opened({ region, onBack, ...props }: { region: Region; onBack(): void } & BoardProps) {
  const { view, language } = props;
  const c = catalogues[language];
  const say = boardWords[language];
  const people = byWeight(
    view.soldiers.filter((fighter) => fighter.region === region),
    props,
  );
  const pointed = usePointed();
  const { marks } = standing(props, region);
  return (
    <div className="ftf-opened" data-region={region}>
      <header>
        <button type="button" className="ftf-back" onClick={onBack} aria-label={say.wholeMap}>
          <Glyph name="left" size={22} />
        </button>
        <button
          {...touching(props, region)}
          {...marks}
          className="ftf-opened-name"
          aria-label={spokenRegion(region, props, language)}
        >
          <h2>{c.regions[region].short}</h2>
          <span>{say.soldiers(people.length)}</span>
        </button>
      </header>
      <div className="ftf-opened-facts">
        <Track region={region} view={view} language={language} />
        <RegionFacts region={region} view={view} language={language} />
      </div>
      <div
        className="ftf-soldiers ftf-opened-people"
        data-crowded={people.length > FEW || undefined}
        data-many={people.length > MANY || undefined}
        style={{ '--columns': columnsFor(people.length) } as CSSProperties}
      >
        {people.map((fighter) => (
          <SoldierCard key={fighter.id} fighter={fighter} pointed={pointed} {...props} />
        ))}
      </div>
    </div>
  );
}
