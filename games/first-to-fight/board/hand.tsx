/** The viewer's own cards: missions with the sum they would have now, and cards drawn for a choice that nobody else sees. */
import { Glyph, standing, touching } from '@sztab/pieces';
import { type EventId, eventOf } from '../content/events.ts';
import { type MissionId, missionOf } from '../content/missions.ts';
import { type SoldierId, soldierOf } from '../content/soldiers.ts';
import { availableFor, requiredFor } from '../rules/missions.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { chanceDue } from './due.ts';
import { FORMATION_SYMBOL } from './marks.ts';
import { monthShort, nameOf, recruitWorth } from './names.ts';
import type { BoardProps } from './props.ts';
import { SoldierFace } from './soldier.tsx';
import './hand.css';

export function Hand(props: BoardProps) {
  const { view } = props;
  if (view.you === null) return null;
  const f = view.flow.at(-1);
  const own = view.staffs[view.you]?.hand ?? [];
  const packet = f?.step === 'setup.draft' ? (f.packets[view.you] ?? []) : [];
  const stage2 = f?.step === 'stage2' && f.seat === view.you ? f.cards : [];
  const recruits = f?.step === 'recruit.pick' && f.seat === view.you ? f.drawn : [];
  const events = f?.step === 'recruit.liaison' && f.seat === view.you ? f.cards : [];
  return (
    <div className="ftf-hand">
      {recruits.map((id) => (
        <RecruitCard key={id} id={id} {...props} />
      ))}
      {events.map((id) => (
        <EventCard key={id} id={id} {...props} />
      ))}
      {[...stage2, ...packet].map((id) => (
        <MissionCard key={id} id={id} fresh {...props} />
      ))}
      {own.map((id) => (
        <MissionCard key={id} id={id} {...props} />
      ))}
    </div>
  );
}

function MissionCard({ id, fresh = false, ...props }: { id: MissionId; fresh?: boolean } & BoardProps) {
  const { view, language } = props;
  const c = catalogues[language];
  const say = boardWords[language];
  const { stage, date, region, formation, points } = missionOf(id);
  const { legal, marks } = standing(props, id);
  const [have, need] = [availableFor(view, id), requiredFor(view, id)];
  const chance = chanceDue(view, id);
  const due = chance === null ? null : say.due(Math.round(100 * chance));
  const spoken = [
    nameOf(id, view, language),
    c.month(date).title,
    c.regions[region].title,
    c.formations[formation].title,
    say.sum(have, need),
    say.worth(points),
    due,
    fresh && say.fresh,
    legal && say.can.choose,
  ];
  return (
    <button
      {...touching(props, id)}
      {...marks}
      className="ftf-mission"
      data-stage={stage}
      data-region={region}
      data-stands={have >= need || undefined}
      data-due={date <= view.time + 3 || undefined}
      aria-label={spoken.filter(Boolean).join(', ')}
    >
      <span className="ftf-date">
        <b>{monthShort(date)}</b>
        <span>
          <Glyph name="wreath" size={14} />
          {points}
        </span>
      </span>
      <span className="ftf-mission-name">{c.missions[id]}</span>
      <span className="ftf-where">
        <span className="ftf-tab" />
        {c.regions[region].short}
        <Glyph name={FORMATION_SYMBOL[formation]} size={15} />
      </span>
      <span className="ftf-sum">
        <span className="ftf-bar">
          <span style={{ width: `${Math.min(100, (100 * have) / need)}%` }} />
        </span>
        {say.sumShort(have, need)}
      </span>
      {due && <span className="ftf-chance">{due}</span>}
      {fresh && <span className="ftf-fresh">{say.fresh}</span>}
    </button>
  );
}

function RecruitCard({ id, ...props }: { id: SoldierId } & BoardProps) {
  const { language, view } = props;
  const { legal, marks } = standing(props, id);
  const { formations } = catalogues[language];
  const spoken = [
    nameOf(id, view, language),
    formations[soldierOf(id).formation].one,
    ...recruitWorth(id, language),
    legal && boardWords[language].can.choose,
  ];
  return (
    <button
      {...touching(props, id)}
      {...marks}
      className="ftf-soldier ftf-recruit"
      data-formation={soldierOf(id).formation}
      aria-label={spoken.filter(Boolean).join(', ')}
    >
      <SoldierFace id={id} language={language} />
    </button>
  );
}

function EventCard({ id, ...props }: { id: EventId } & BoardProps) {
  const { language, view } = props;
  const c = catalogues[language];
  const { region, months, date } = eventOf(id);
  const dated = view.options.neutralEvents; // otherwise the date means nothing
  const { legal, marks } = standing(props, id);
  const say = boardWords[language];
  return (
    <button
      {...touching(props, id)}
      {...marks}
      className="ftf-mission ftf-event-card"
      data-region={region}
      aria-label={[
        c.eventCards[id].name,
        dated && c.month(date).title,
        say.axisOf(c.regions[region].title, months),
        legal && say.can.top,
      ]
        .filter(Boolean)
        .join(', ')}
    >
      <span className="ftf-date">{dated && <b>{monthShort(date)}</b>}</span>
      <span className="ftf-mission-name">{c.eventCards[id].name}</span>
      <span className="ftf-where">
        <span className="ftf-tab" />
        {say.axisOf(c.regions[region].short, months)}
      </span>
    </button>
  );
}
