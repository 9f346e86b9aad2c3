/** A region beside the map: its domination track, what sabotage must beat, its special rule, and everybody who lies there. */
import { moveParts } from '@sztab/kernel';
import { said } from '@sztab/kernel/words';
import { Glyph, type SymbolName, spell, standing, touching } from '@sztab/pieces';
import type { CSSProperties, MouseEvent } from 'react';
import { type MissionId, missionOf } from '../content/missions.ts';
import { FIRST_DARK, REGION, REGIONS, type Region } from '../content/regions.ts';
import { isOccupied, undergroundIn } from '../rules/soldiers.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { bestWith, mainOf } from './effects.ts';
import { FORMATION_SYMBOL } from './marks.ts';
import { spokenRegion, symbolOf } from './names.ts';
import type { BoardProps } from './props.ts';
import type { Room } from './room.ts';
import { SoldierCard } from './soldier.tsx';

interface Props extends BoardProps, Partial<Room> {
  readonly region: Region;
  /** The mission that is pointed at. */
  readonly pointed: MissionId | null;
}

export function RegionPanel({ region, pointed, basis, cards = false, columns = 1, tall = false, ...props }: Props) {
  const { view, choice } = props;
  const { legal } = standing(props, region);
  const soldiers = view.soldiers.filter((fighter) => fighter.region === region);
  const isItsRegion = pointed !== null && missionOf(pointed).region === region;
  const whereFrom = soldiers.some(({ id }) => choice.picked.includes(id)) && REGIONS.some((to) => choice.legal.has(to));
  /** A pointer on somebody who is not asked for means the lit region; by keys each is its own. */
  const inPlaceOfPeople = (event: MouseEvent<HTMLElement>): void => {
    const person = (event.target as Element).closest<HTMLElement>('.ftf-soldier')?.dataset.thing;
    const byKeys = event.detail === 0;
    if (!person || byKeys || !legal || choice.picked.includes(person) || choice.legal.has(person)) return;
    event.stopPropagation();
    props.onTouch(region);
  };
  return (
    // The whole panel is lit, so the whole panel can be touched; its title is the control.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the title's button is the way by keys
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger place for the title's own button
    <section
      className="ftf-region"
      data-region={region}
      data-occupied={isOccupied(view, region) || undefined}
      data-pointed={isItsRegion || undefined}
      data-legal={legal || undefined}
      style={{ flexBasis: basis } as CSSProperties}
      onClick={({ target }) => (target as Element).closest('button') || props.onTouch(region)}
      onClickCapture={inPlaceOfPeople}
    >
      <header>
        <RegionTitle {...props} region={region} whereFrom={whereFrom} />
        <Track {...props} region={region} />
        <RegionFacts {...props} region={region} />
      </header>
      <div
        className="ftf-soldiers pencil"
        data-rows={cards ? undefined : tall ? 'tall' : ''}
        style={{ '--columns': columns } as CSSProperties}
      >
        {soldiers.map((fighter) => (
          <SoldierCard key={fighter.id} fighter={fighter} pointed={pointed} {...props} />
        ))}
      </div>
    </section>
  );
}

/** What would be done there: wounds fall, a bomb goes off, somebody comes. */
function signOf(region: Region, { open }: BoardProps['choice']): SymbolName {
  const move = open.find((one) => spell(one).includes(region));
  const verb = move ? moveParts(move).verb : 'move';
  return verb === 'ability' ? 'move' : symbolOf(verb);
}

function RegionTitle({ region, whereFrom, ...props }: { region: Region; whereFrom: boolean } & BoardProps) {
  const { view, language, choice } = props;
  const c = catalogues[language];
  const say = boardWords[language];
  const { legal, marks } = standing(props, region);
  const token = view.concentration?.region === region ? view.concentration.formation : null;
  const main = legal ? mainOf(bestWith(region, choice, view)?.effects ?? []) : undefined;
  return (
    <button
      {...touching(props, region)}
      {...marks}
      className="ftf-title"
      aria-label={spokenRegion(region, props, language)}
    >
      <span className="ftf-tab" />
      {/* The short name where a touch would do something or a token lies: the title never takes a second line. */}
      <h2>{main || (legal && token) ? c.regions[region].short : c.regions[region].title}</h2>
      {token && (
        <span className="ftf-token" title={say.tokenHere(c.formations[token].title)}>
          <Glyph name={FORMATION_SYMBOL[token]} size={16} />
        </span>
      )}
      {legal && (
        <span className="ftf-go">
          <Glyph name={signOf(region, choice)} size={14} />
          {main ? say.change(say.briefs[main.mission], main.was, main.have, main.need) : say.here}
        </span>
      )}
      {whereFrom && <span className="ftf-from">{say.from}</span>}
    </button>
  );
}

export function Track({ region, view, language }: { region: Region } & Pick<BoardProps, 'view' | 'language'>) {
  return (
    <ol
      className="ftf-track"
      aria-label={boardWords[language].track(view.domination[region], isOccupied(view, region))}
    >
      {REGION[region].levels.map((level, square) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: squares never move
          key={square}
          data-dark={square >= FIRST_DARK || undefined}
          data-here={square === view.domination[region] || undefined}
        >
          {square === view.domination[region] ? <Glyph name="axis" size={14} /> : null}
          {level}
        </li>
      ))}
    </ol>
  );
}

/** The special rule in a few words, or why it does not count; and what sabotage has and needs. A token says what it does instead. */
export function RegionFacts({ region, view, language }: { region: Region } & Pick<BoardProps, 'view' | 'language'>) {
  const c = catalogues[language];
  const say = boardWords[language];
  const arrow = REGION[region].arrows[view.domination[region]] as number;
  const occupied = isOccupied(view, region);
  // Where a rule is to be chosen, it is told also under a token.
  const choosing = view.flow.at(-1)?.step === 'rule.choose';
  const token = !choosing && view.concentration?.region === region ? view.concentration.formation : null;
  const { name, rule } = c.rules[region];
  return (
    <p className="ftf-facts">
      {token ? (
        <span title={say.tokenHere(c.formations[token].title)}>
          <Glyph name="concen" size={13} />
          {say.tokenDoes(c.formations[token].title)}
        </span>
      ) : (
        <span title={`${name}: ${said(rule, view.edition)}`} data-occupied={occupied || undefined}>
          <Glyph name={occupied ? 'lock' : 'lamp'} size={13} />
          <b>{name}</b> <em>{occupied ? say.occupied : say.ruleDoes[region]}</em>
        </span>
      )}
      {Number.isFinite(arrow) && (
        <span title={`${c.attributes.U}: ${say.underground(undergroundIn(view, region), arrow)}`}>
          <Glyph name="under" size={13} />
          {say.sabotageNeeds(undergroundIn(view, region), arrow + 1)}
        </span>
      )}
    </p>
  );
}
