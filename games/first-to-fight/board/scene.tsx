/**
 * Great moments over the whole board: the event of the round and the months that pass, a mission summed soldier by soldier, losses, the fallen. What
 * is shown follows the things of the beat that is told now; those who listen hear its words.
 */
import { Glyph } from '@sztab/pieces';
import type { CSSProperties } from 'react';
import { type EventId, eventOf } from '../content/events.ts';
import { type MissionId, missionOf } from '../content/missions.ts';
import { REGION, type Region } from '../content/regions.ts';
import { type SoldierId, soldierOf } from '../content/soldiers.ts';
import { LAST_MONTH, type Month } from '../content/time.ts';
import { requiredFor } from '../rules/missions.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { storyWords } from '../text/story.ts';
import { FORMATION_SYMBOL } from './marks.ts';
import { isEvent, isMission, isRegion, isSoldier, monthShort } from './names.ts';
import { noteOn } from './notes.ts';
import type { BoardProps } from './props.ts';
import { type Counted, countedFor } from './summed.ts';
import './scene.css';

/** The months that pass while this beat is told; null at any other time. */
export function passing({ telling, view }: Pick<BoardProps, 'telling' | 'view'>): { from: Month; to: Month } | null {
  const [card, walks] = telling?.things ?? [];
  if (walks !== 'time' || card === undefined || !isEvent(card)) return null;
  const { months } = eventOf(card);
  // The picture stays at the old date until the pawn has arrived.
  return telling?.shows
    ? { from: Math.max(0, view.time - months), to: view.time }
    : { from: view.time, to: Math.min(LAST_MONTH, view.time + months) };
}

export function SceneOverBoard(props: BoardProps) {
  const { telling } = props;
  const things = telling?.things ?? [];
  const [thing] = things;
  if (!telling || thing === undefined) return null;
  // A card that is only drawn or discarded is no scene.
  const summed = telling.rank === 1 || isSoldier(things[1] ?? '');
  if (isMission(thing) && summed) return <MissionScene mission={thing} {...props} />;
  if (isEvent(thing) && telling.kind !== 'hold') return <EventScene event={thing} {...props} />;
  if (isSoldier(thing) && telling.rank === 1) return <FallenScene id={thing} {...props} />;
  const dealsWounds = telling.kind === 'roll' || (things.length > 1 && things.slice(1).every(isSoldier));
  if (isRegion(thing) && dealsWounds && props.view.leader !== null) return <LossScene region={thing} {...props} />;
  return null;
}

function EventScene({ event, ...props }: { event: EventId } & BoardProps) {
  const { language, view } = props;
  const c = catalogues[language];
  const { region, months, date } = eventOf(event);
  const note = noteOn({ thing: event }, language);
  const walk = passing(props);
  return (
    <div className="ftf-scene" data-of="event" aria-hidden="true">
      <article className="ftf-scene-card" data-region={region}>
        <header>
          <b>{view.options.neutralEvents ? monthShort(date) : c.months(months)}</b>
          <Glyph name="note" size={20} />
        </header>
        <h2>{c.eventCards[event].name}</h2>
        <p className="ftf-scene-where">
          <span className="ftf-tab" />
          {boardWords[language].axisOf(c.regions[region].title, months)}
        </p>
        {note && <p className="ftf-scene-note">{note.text}</p>}
      </article>
      {walk && <Months {...walk} view={view} language={language} />}
    </div>
  );
}

/** Every month lights up in its turn, and with it the own missions that come due there. */
function Months({ from, to, view, language }: { from: Month; to: Month } & Pick<BoardProps, 'view' | 'language'>) {
  const { briefs } = boardWords[language];
  const mine = view.you === null ? [] : (view.staffs[view.you]?.hand ?? []);
  const months = Array.from({ length: to - from }, (_, i) => from + i + 1);
  return (
    <ol className="ftf-months">
      {months.map((at, i) => (
        <li key={at} style={{ '--after': `${120 * i}ms` } as CSSProperties}>
          <b>{monthShort(at)}</b>
          {mine
            .filter((id) => missionOf(id).date === at)
            .map((id) => (
              <span key={id} className="ftf-months-due" data-region={missionOf(id).region}>
                {briefs[id]}
              </span>
            ))}
        </li>
      ))}
    </ol>
  );
}

function MissionScene({ mission, ...props }: { mission: MissionId } & BoardProps) {
  const { telling, view, language } = props;
  const c = catalogues[language];
  const say = storyWords[language].scene;
  const { stage, date, region, formation, points, difficulty } = missionOf(mission);
  const landed = new Set(telling?.things?.slice(1));
  const counted = countedFor(view.soldiers, mission);
  const need = requiredFor(view, mission);
  const have = counted.reduce((sum, { fighter, value }) => (landed.has(fighter.id) ? sum + value : sum), 0);
  const decided = telling?.kind === 'verdict' || telling?.kind === 'hold';
  const note = noteOn({ thing: mission }, language);
  const wide = Math.max(
    need,
    counted.reduce((sum, { value }) => sum + value, 0),
  );
  return (
    <div className="ftf-scene" data-of="mission" aria-hidden="true">
      <article className="ftf-scene-card" data-region={region} data-stage={stage}>
        <header>
          <b>{monthShort(date)}</b>
          <span>
            <Glyph name="wreath" size={16} />
            {points}
          </span>
        </header>
        <h2>{c.missions[mission]}</h2>
        <p className="ftf-scene-where">
          <span className="ftf-tab" />
          {c.regions[region].short} · {c.formations[formation].title}
          <Glyph name={FORMATION_SYMBOL[formation]} size={16} />
        </p>
        {note && <p className="ftf-scene-note">{note.text}</p>}
      </article>
      <div className="ftf-tally">
        <p className="ftf-tally-sum">
          <strong className="num">{have}</strong> {say.of} {need}
          <small>{say.need(difficulty, need - difficulty)}</small>
        </p>
        <div className="ftf-tally-bar" data-stands={have >= need || undefined}>
          {counted.map(
            ({ fighter, value, why }) =>
              landed.has(fighter.id) && (
                <span key={fighter.id} data-why={why} style={{ width: `${(100 * value) / wide}%` }} />
              ),
          )}
          <i style={{ left: `${(100 * need) / wide}%` }} />
        </div>
        {decided && (
          <p className="ftf-tally-verdict" data-failed={have < need || undefined}>
            <Glyph name={have < need ? 'x' : 'check'} size={22} />
            {have < need ? say.failed : say.done}
          </p>
        )}
      </div>
      <ul className="ftf-tally-people">
        {counted.map((one) => (
          <Summand key={one.fighter.id} {...one} landed={landed.has(one.fighter.id)} language={language} />
        ))}
      </ul>
    </div>
  );
}

function Summand({
  fighter: { id },
  value,
  why,
  landed,
  language,
}: Counted & { landed: boolean; language: BoardProps['language'] }) {
  const c = catalogues[language];
  const { formation, rank, name } = soldierOf(id);
  return (
    <li className="on-paper" data-landed={landed || undefined} data-why={why}>
      <Glyph name={FORMATION_SYMBOL[formation]} size={16} />
      <span className="ftf-tally-name">
        <b>{c.called(id)}</b>
        <small>{[rank, name].filter(Boolean).join(' ')}</small>
      </span>
      <span className="ftf-tally-value num">{value}</span>
      <small className="ftf-tally-why">{storyWords[language].scene.as(why, formation)}</small>
    </li>
  );
}

/** Everybody in the region, and the wounds as they fall. */
function LossScene({ region, ...props }: { region: Region } & BoardProps) {
  const { telling, view, language } = props;
  const c = catalogues[language];
  const wounds = telling?.things?.slice(1) ?? [];
  const here = view.soldiers.filter((fighter) => fighter.region === region).sort((a, b) => a.u - b.u);
  return (
    <div className="ftf-scene" data-of="losses" aria-hidden="true">
      <header className="ftf-scene-head" data-region={region}>
        <span className="ftf-tab" />
        <h2>{telling?.kind === 'roll' ? telling.words : c.regions[region].title}</h2>
        {telling?.row?.dice?.map(({ face }) => (
          <span key="die" className="ftf-die num">
            {face} + {levelAt(view, region)}
          </span>
        ))}
        <small>{storyWords[language].scene.wounds}</small>
      </header>
      <ul className="ftf-tally-people">
        {here.map(({ id, u }) => {
          const hits = wounds.filter((thing) => thing === id).length;
          return (
            <li
              key={id}
              className="on-paper"
              data-landed={hits > 0 || undefined}
              data-why={hits > 0 ? 'wounded' : 'other'}
            >
              <Glyph name={FORMATION_SYMBOL[soldierOf(id).formation]} size={16} />
              <span className="ftf-tally-name">
                <b>{c.called(id)}</b>
                <small>
                  <Glyph name="under" size={12} /> {u}
                </small>
              </span>
              <span className="ftf-wound">
                {Array.from({ length: hits }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: wounds are alike
                  <Glyph key={i} name="wound" size={18} />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const levelAt = (view: View, region: Region): number => REGION[region].levels[view.domination[region]] as number;

/** Name, rank, and a line of the life behind the card. */
function FallenScene({ id, language }: { id: SoldierId } & BoardProps) {
  const c = catalogues[language];
  const note = noteOn({ thing: id }, language);
  return (
    <div className="ftf-scene" data-of="fallen" aria-hidden="true">
      <article className="ftf-scene-card ftf-fallen-card">
        <header>
          <Glyph name={FORMATION_SYMBOL[soldierOf(id).formation]} size={22} />
          <span>{storyWords[language].scene.fallen}</span>
        </header>
        <h2>{c.soldier(id)}</h2>
        {note && <p className="ftf-scene-note">{note.text}</p>}
      </article>
    </div>
  );
}
