/** The table as one player sees it: the same parts in every layout, at other places. */
import type { Seat, Viewer } from '@sztab/kernel';
import type { HistoryText } from '@sztab/pieces';
import { lazy, type ReactNode, Suspense } from 'react';
import { BoardPane } from './board/board-pane.tsx';
import { Follow } from './board/follow.ts';
import { Lift } from './board/lift.ts';
import { Minimap } from './board/minimap.tsx';
import { OutOfView } from './board/out-of-view.tsx';
import { Face } from './board/reading.tsx';
import { CoachCard } from './coach/coach-card.tsx';
import { type Desk, useDesk } from './desk.ts';
import { EndPage } from './end/end.tsx';
import { TipCard, TipList } from './guide/tip-card.tsx';
import { Loading, type TableHandle, type TableState } from './house.ts';
import { Letters } from './keys/letters.tsx';
import { usePressGuard } from './keys/press-guard.ts';
import { useLayout } from './layout.ts';
import { Log, notesIn } from './log/log.tsx';
import { MeaningCard } from './meaning/meaning-card.tsx';
import { AskWord } from './meaning/worded.tsx';
import { useMoreActs } from './order-line/more-acts.ts';
import { OrderLine } from './order-line/order-line.tsx';
import { DiceTray } from './panes/dice-tray.tsx';
import { Drawer } from './panes/drawer.tsx';
import { Ribbon } from './panes/ribbon.tsx';
import { Voice } from './partner/voice.tsx';
import { PhoneSheet } from './phone/phone-sheet.tsx';
import { PassTurns, Reaction, type ReactionSettings } from './reaction/reaction.tsx';
import { boxesOf, regionsOf } from './regions.ts';
import { Council, ProposalBar } from './seats/council.tsx';
import { OnlineStrip } from './seats/online-strip.tsx';
import { Seats } from './seats/seats.tsx';
import { Announcer } from './stage/announcer.tsx';
import { AtPlace } from './stage/at-place.tsx';
import { Briefing, BriefingStrip, isFree, LookBack, UprightSheet } from './stage/briefing.tsx';
import { RoundCard } from './stage/round-card.tsx';
import { KeyList } from './windows/key-list.tsx';
import { OutOfReach } from './windows/out-of-reach.tsx';
import { Resigning } from './windows/resigning.tsx';
import { Settings } from './windows/settings.tsx';
import './table.css';
import { useTableKeys } from './keys/table-keys.ts';
import { DrawerTabs } from './panes/drawer-tabs.tsx';

const Aid = lazy(async () => ({ default: (await import('../rulebook/index.ts')).Aid }));
const Rulebook = lazy(async () => ({ default: (await import('../rulebook/index.ts')).Rulebook }));

export interface TableProps {
  readonly table: TableHandle;
  readonly state: TableState;
  readonly viewer: Viewer;
  readonly autoPass: { readonly pending: boolean; askMe(): void };
  readonly reactions: ReactionSettings;
  /** Lets this screen act for another of the seats it plays; null where it plays only one, or hands are hidden. */
  readonly onSit: ((seat: Seat) => void) | null;
  /** A decision was made by hand that was no reaction. */
  onAct(): void;
  /** What teaches at this table. */
  readonly lesson?: ReactNode;
}

export function Table(props: TableProps) {
  const { table, state, viewer, autoPass } = props;
  const layout = useLayout();
  const desk = useDesk(table, state, viewer, {
    mayAsk: !autoPass.pending,
    taught: Boolean(props.lesson),
    onAct: props.onAct,
    onSit: props.onSit,
  });
  useTableKeys(desk, layout);
  const { sitting, boardProps, story } = desk;
  const { say } = sitting;
  const { outcome } = state;
  const guard = usePressGuard(desk.root, desk.stage.picture ? desk.stage.skipAct : null);
  // The last scene is told before its result.
  const ended = outcome && desk.resultShown && !desk.again.running && !desk.stage.picture;
  const ribbon = (
    <Ribbon
      sitting={sitting}
      notes={desk.notes}
      telling={desk.stage.picture !== null}
      tools={{
        rulebook: () => desk.openRule(null),
        // A tablet has its button for it among the drawers, a phone among the settings.
        aid: layout === 'desk' ? desk.turnAid : null,
        log: () => desk.open(desk.panel === 'log' ? null : 'log'),
        meaning: desk.meaning.ask,
        settings: () => desk.open('settings'),
        // A desk has its button in the order line.
        hint: layout === 'phone' || layout === 'landscape' ? (desk.coach?.press ?? null) : null,
        council: table.online && {
          unheard: desk.unheard,
          open: () => desk.open(desk.panel === 'council' ? null : 'council'),
        },
      }}
    />
  );
  const talking = desk.panel === 'council';
  const small = layout === 'phone' || layout === 'landscape';
  const more = small && !ended ? () => desk.open('council') : undefined;
  const proposal = table.online && !talking && <ProposalBar sitting={sitting} side={table.online} onMore={more} />;
  if (ended) {
    return (
      <div style={{ display: 'contents' }} onClickCapture={guard.onClick}>
        <EndPage desk={desk} outcome={outcome} ribbon={ribbon}>
          {proposal}
          {props.lesson}
          <Panels desk={desk} {...props} />
          <Announcer said={desk.stage.said} />
        </EndPage>
        <div className="press-shield" ref={guard.shield} aria-hidden="true" hidden />
      </div>
    );
  }
  // A small screen has its seats, and no room for them twice.
  const council = table.online && !small && <OnlineStrip sitting={sitting} side={table.online} talking={talking} />;
  const turns = props.reactions.turns && <PassTurns sitting={sitting} settings={props.reactions} />;
  const order = <Order desk={desk} turns={turns} {...props} />;
  // There a tablet has room for all of the briefing.
  const upright = layout === 'tablet' && boardProps.briefing === 'whole';
  const reaction = story && <ReactionWindow desk={desk} {...props} />;
  const { Strip } = sitting.board;
  return (
    <AskWord value={desk.meaning.show}>
      <div
        className="at-table"
        data-layout={layout}
        data-reacting={story ? '' : undefined}
        data-telling={desk.stage.picture ? '' : undefined}
        data-asking={desk.meaning.asking ? '' : undefined}
        data-notes={desk.notes[0]}
        data-council={council ? '' : undefined}
        data-detent={small ? detentOf(desk) : undefined}
        data-rails={regionsOf(sitting.board).right > 0 ? 'both' : 'one'}
        style={boxesOf(sitting.board)}
        onClickCapture={guard.onClick}
        ref={desk.root}
      >
        {ribbon}
        {council || proposal}
        {Strip && !small && (
          <section className="table-strip" aria-label={sitting.say.strip} lang={sitting.words.language}>
            <Strip {...boardProps} />
          </section>
        )}
        <BoardPane
          sitting={sitting}
          props={boardProps}
          panes={desk.panes}
          panZoom={desk.panZoom}
          pieces={desk.pieces}
        />
        {/* Before what is drawn at the place: it must know where the place has come to lie. */}
        <Follow desk={desk} asks={!autoPass.pending} />
        <Lift desk={desk} />
        <AtPlace sitting={sitting} now={desk.stage.now} root={desk.root} />
        <RoundCard now={desk.stage.now} />
        <OutOfView desk={desk} />
        <Minimap desk={desk} />
        {small ? (
          <PhoneSheet desk={desk} order={order} reaction={reaction} turns={turns} />
        ) : (
          <>
            {!upright && !(layout === 'desk' && sitting.board.handInRail) && desk.hand}
            {order}
          </>
        )}
        {layout === 'desk' ? (
          <Rails desk={desk} reaction={reaction} onSit={props.onSit} />
        ) : (
          <Seats sitting={sitting} onSit={props.onSit} />
        )}
        {upright && <UprightSheet desk={desk} />}
        {layout === 'tablet' && !upright && !story && <BriefingStrip desk={desk} />}
        {layout === 'tablet' && reaction}
        {layout === 'tablet' && <DrawerTabs desk={desk}>{!upright && <LookBack desk={desk} />}</DrawerTabs>}
        <Panels desk={desk} {...props} />
        {desk.reading && !small && boardProps.briefing === 'story' && (
          <Drawer title={say.reading} close={say.close} onClose={() => desk.read(null)}>
            <div className="drawer-face">
              <Face sitting={sitting} thing={desk.reading} notes={desk.notes[0] === 'on'} />
            </div>
          </Drawer>
        )}
        {desk.letters && (
          <Letters targets={desk.letters} onPick={desk.decision.touch} onClose={() => desk.showLetters(false)} />
        )}
        {props.lesson}
        {desk.coach && <CoachCard sitting={sitting} coach={desk.coach} />}
        <OutOfReach desk={desk} />
        <MeaningCard desk={desk} />
        {desk.guide && !desk.coach?.pressed && !isExplaining(desk) && (
          <TipCard sitting={sitting} guide={desk.guide} onRule={desk.openRule} onWord={desk.meaning.show} />
        )}
        <Announcer said={desk.stage.said} />
        <div className="press-shield" ref={guard.shield} aria-hidden="true" hidden />
      </div>
    </AskWord>
  );
}

const isExplaining = ({ meaning }: Desk): boolean => meaning.asking || meaning.explained !== null;

/** A phone shows the map while somebody chooses, and gives the story room while something is told or read. */
function detentOf(desk: Desk): 'map' | 'story' {
  const { stage, again, story, passing, tab, reading, looksBack, page, decision } = desk;
  // More numbers than the sheet has room for.
  const many = (decision.sharing?.share.parts.length ?? 0) > 2;
  const read = tab !== 'board' || reading || looksBack || page > 0;
  const { board, view, language } = desk.sitting;
  const cards = board.answers?.(decision.choice, view, language)?.as === 'cards';
  return cards || stage.now || again.running || story || passing || read || many ? 'story' : 'map';
}

function Order({ desk, autoPass, turns }: TableProps & { desk: Desk; turns: ReactNode }) {
  const layout = useLayout();
  const small = layout === 'phone' || layout === 'landscape';
  return (
    <OrderLine
      sitting={desk.sitting}
      decision={desk.decision}
      offBoard={desk.offBoard}
      autoPass={autoPass}
      turns={turns}
      again={desk.again}
      stage={desk.stage}
      reacting={desk.story !== null}
      letStand={small ? (desk.story?.pass ?? null) : null}
      partner={desk.partner}
      coach={desk.coach}
      more={useMoreActs(desk)}
      onRule={desk.openRule}
      onResult={desk.resultShown ? null : () => desk.showResult(true)}
    />
  );
}

function ReactionWindow({ desk, reactions }: TableProps & { desk: Desk }) {
  const { sitting, story, notes, decision } = desk;
  if (!story) return null;
  return (
    <Reaction
      sitting={sitting}
      story={story}
      settings={reactions}
      decision={decision}
      note={notes[0] === 'on' ? latestNote(desk) : null}
    />
  );
}

/** The note of the newest line that carries one, if the line is one of the latest. */
function latestNote({ boardProps, sitting }: Desk): HistoryText | null {
  const [number, note] = [...notesIn(sitting)].at(-1) ?? [-1, null];
  const line = sitting.heard[number];
  return line && boardProps.lately.includes(line) ? note : null;
}

/** On a desk everything has its rail. Where a game has but one, the briefing stands under the seats, and the log under what the board does not show. */
function Rails({ desk, reaction, onSit }: { desk: Desk; reaction: ReactNode } & Pick<TableProps, 'onSit'>) {
  const { sitting, notes, highlight } = desk;
  const { say } = sitting;
  const log = <Log sitting={sitting} notes={notes[0] === 'on'} highlight={highlight} />;
  const oneRail = regionsOf(sitting.board).right === 0;
  // The seats leave one rail little room: while nothing is told, the log has it.
  const rests = oneRail && !reaction && !desk.partner && isFree(desk);
  const told = reaction ?? <Briefing desk={desk} rest={rests && log} />;
  const seats = <Seats sitting={sitting} onSit={onSit} />;
  const voice = desk.partner && <Voice sitting={sitting} partner={desk.partner} again={desk.again} />;
  const telling = desk.stage.now !== null || desk.again.running;
  if (oneRail) {
    return (
      <aside className="rail column left" aria-label={say.seats}>
        {seats}
        {/* One place for both: whoever tells is not spoken into. */}
        {telling ? told : (voice ?? told)}
        <div className="rail-rest">
          {desk.instruments}
          {!rests && log}
        </div>
      </aside>
    );
  }
  return (
    <>
      <aside className="rail column left" aria-label={say.seats}>
        {seats}
        {voice}
        {sitting.board.handInRail && desk.hand}
        {desk.instruments}
      </aside>
      <aside className="rail column right" aria-label={say.log}>
        {told}
        {!reaction && log}
      </aside>
    </>
  );
}

/** Whatever lies over the table for a while. */
function Panels({ desk, reactions }: TableProps & { desk: Desk }) {
  const { sitting, panel, open, notes, highlight } = desk;
  const { say, table, language } = sitting;
  const close = (): void => open(null);
  switch (panel) {
    case 'settings':
      return (
        <Settings
          sitting={sitting}
          asking={[reactions.asking, reactions.ask]}
          onKeys={() => open('keys')}
          onRulebook={() => desk.openRule(null)}
          onAid={desk.turnAid}
          onTips={desk.guide && (() => open('tips'))}
          onMeaning={desk.meaning.ask}
          onClose={close}
        />
      );
    case 'resign':
      return <Resigning sitting={sitting} onClose={close} onCancel={close} />;
    case 'tips':
      return (
        desk.guide && (
          <Drawer title={say.guide.title} close={say.close} onClose={close}>
            <TipList sitting={sitting} guide={desk.guide} onRule={desk.openRule} />
          </Drawer>
        )
      );
    case 'keys':
      return <KeyList say={say} onClose={close} />;
    case 'rulebook':
      return (
        <Drawer title={say.rulebook} close={say.close} wide onClose={close}>
          <Suspense fallback={<Loading />}>
            <Rulebook game={table.header.game} language={language} rule={desk.rule ?? undefined} />
          </Suspense>
        </Drawer>
      );
    case 'aid': {
      const role = sitting.seat === null ? null : (table.header.seats[sitting.seat]?.role ?? null);
      return (
        <Drawer title={say.aid} close={say.close} wide onClose={close}>
          <Suspense fallback={<Loading />}>
            <Aid
              game={table.header.game}
              language={language}
              plays={role}
              page={`/rules/${table.header.game}/aid${role === null ? '' : `#${role}`}`}
              onRule={desk.openRule}
            />
          </Suspense>
        </Drawer>
      );
    }
    case 'log':
      return (
        <Drawer title={say.log} close={say.close} onClose={close}>
          <DiceTray sitting={sitting} />
          <Log sitting={sitting} notes={notes[0] === 'on'} highlight={highlight} />
        </Drawer>
      );
    case 'council':
      return (
        table.online && (
          <Drawer title={say.council.title} close={say.close} onClose={close}>
            <Council sitting={sitting} side={table.online} newFrom={desk.newFrom} />
          </Drawer>
        )
      );
    case 'instruments':
      return (
        <Drawer title={say.instruments} close={say.close} onClose={close}>
          {desk.instruments}
        </Drawer>
      );
    case null:
      return null;
  }
}
