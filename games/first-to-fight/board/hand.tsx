/** The viewer's own cards: missions with the sum they would have now, and cards drawn for a choice that nobody else sees. */
import { Glyph, standing, touchable, touching } from '@sztab/pieces';
import { type EventId, eventOf } from '../content/events.ts';
import { type SoldierId, soldierOf } from '../content/soldiers.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { reachedBy } from './due.ts';
import { bestWith } from './effects.ts';
import { MissionCard } from './mission-card.tsx';
import { monthShort, nameOf, recruitWorth } from './names.ts';
import { OrderTiles } from './order-tiles.tsx';
import { useOrdersInTray } from './orders-place.ts';
import type { BoardProps } from './props.ts';
import { SoldierFace } from './soldier.tsx';
import './hand.css';

export function Hand(props: BoardProps) {
  const { view } = props;
  const inTray = useOrdersInTray(props);
  if (view.you === null) return null;
  const f = view.flow.at(-1);
  const own = view.staffs[view.you]?.hand ?? [];
  const packet = f?.step === 'setup.draft' ? (f.packets[view.you] ?? []) : [];
  const offered = f?.step === 'stage2' && f.seat === view.you ? f.cards : [];
  // While what follows is told, the one that was kept is in the hand already.
  const stage2 = offered.some((id) => own.includes(id)) ? [] : offered;
  const recruits = f?.step === 'recruit.pick' && f.seat === view.you ? f.drawn : [];
  const events = f?.step === 'recruit.liaison' && f.seat === view.you ? f.cards : [];
  const drawn = recruits.length + events.length + stage2.length + packet.length;
  return (
    <div className="ftf-tray">
      {inTray && <OrderTiles {...props} />}
      <div className="ftf-hand" data-many={drawn + own.length > 5 || undefined}>
        {drawn + own.length === 0 && !view.result && view.round > 0 && (
          <p className="ftf-empty">{boardWords[props.language].noMissions}</p>
        )}
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
    </div>
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
      <RecruitEffects id={id} {...props} />
    </button>
  );
}

/** What the drawn soldier would bring to the own missions, before → after of the need. */
export function RecruitEffects({
  id,
  view,
  choice,
  language,
}: { id: SoldierId } & Pick<BoardProps, 'view' | 'choice' | 'language'>) {
  const say = boardWords[language];
  const effects = bestWith(id, choice, view)?.effects ?? [];
  return (
    <span className="ftf-brings">
      {effects.map(({ mission, was, have, need }) => (
        <span key={mission} data-stands={have >= need || undefined}>
          {say.change(say.briefs[mission], was, have, need)}
        </span>
      ))}
    </span>
  );
}

function EventCard({ id, ...props }: { id: EventId } & BoardProps) {
  const { language, view } = props;
  const c = catalogues[language];
  const { region, months, date } = eventOf(id);
  const dated = view.options.neutralEvents; // otherwise the date means nothing
  const { legal } = standing(props, id);
  const say = boardWords[language];
  const { then, due } = reachedBy(view, id);
  const reached = [
    `→ ${monthShort(then)}`,
    ...(due.length > 0 ? [say.dueThen(due.map((mission) => say.briefs[mission]))] : []),
  ].join(' · ');
  return (
    <button
      {...touchable(props, id)}
      className="ftf-mission ftf-event-card"
      data-region={region}
      aria-label={[
        c.eventCards[id].name,
        dated && c.month(date).title,
        say.axisOf(c.regions[region].title, months),
        reached,
        legal && say.can.top,
      ]
        .filter(Boolean)
        .join(', ')}
    >
      <span className="ftf-date">
        {dated && <b>{monthShort(date)}</b>}
        <Glyph name="note" size={15} />
      </span>
      <span className="ftf-mission-name">{c.eventCards[id].name}</span>
      <span className="ftf-where">
        <span className="ftf-tab" />
        {say.axisOf(c.regions[region].short, months)}
      </span>
      <span className="ftf-reached">{reached}</span>
    </button>
  );
}
