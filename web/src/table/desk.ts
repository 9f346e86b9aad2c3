/** Everything that is going on at one player's place: what is seen, decided, read, shown again, and which panels are open. */
import type { Favour, Seat, Viewer } from '@sztab/kernel';
import { type BoardProps, choose, type Heard, isOpen, type PhoneTab, type ReactionStory } from '@sztab/pieces';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useCarry } from './board/carry.ts';
import { useOneStop } from './board/one-stop.ts';
import { type PanZoom, usePanZoom } from './board/pan-zoom.ts';
import { useReading } from './board/reading.tsx';
import { type Target, targetsIn, useOffBoard } from './board/targets.ts';
import { type Coach, useCoach } from './coach/use-coach.ts';
import { type Decision, useDecision } from './decision.ts';
import { type TipsAtTable, useGuide } from './guide/use-guide.ts';
import { hasAid, lastTalkRead, type TableHandle, type TableState, talkIsRead } from './house.ts';
import { type Layout, useLayout } from './layout.ts';
import { type MeaningDesk, useMeaning } from './meaning/use-meaning.ts';
import { handTray } from './panes/hand-tray.tsx';
import { instruments } from './panes/instruments.tsx';
import { type PartnerControls, usePartner } from './partner/use-partner.ts';
import { useAnswerPage } from './phone/answer-list.tsx';
import { type Switch, useHints, useNotes } from './preferences.ts';
import { peopleAt } from './seats/seating.ts';
import { promptNow, type Sitting, useSitting } from './sitting.ts';
import { useMotion } from './stage/motion.ts';
import type { Shown } from './stage/stage.ts';
import { useStage } from './stage/use-stage.ts';
import { useUpright } from './upright.ts';
import { useBest } from './useful.ts';

export type Panel = 'settings' | 'resign' | 'tips' | 'keys' | 'rulebook' | 'aid' | 'log' | 'instruments' | 'council';

/** What was told last, once more. */
export interface Again {
  /** Moves of the others. */
  readonly moves: number;
  /** What concerned everybody alike: the end of a round. */
  readonly recap: boolean;
  readonly running: boolean;
  start(): void;
  /** Beat by beat, each until somebody goes on. */
  step(): void;
  stop(): void;
}

export interface Desk {
  readonly sitting: Sitting;
  readonly decision: Decision;
  readonly story: ReactionStory | null;
  /** What stands open is about to be passed by itself. */
  readonly passing: boolean;
  readonly offBoard: readonly string[];
  /** The last moves of the others, told once more on demand. */
  readonly again: Again;
  readonly stage: StageControls;
  /** Null where no bot plays on this side. */
  readonly partner: PartnerControls | null;
  /** Null where no hint can be asked for now. */
  readonly coach: Coach | null;
  /** Null where no guide is. */
  readonly guide: TipsAtTable | null;
  readonly meaning: MeaningDesk;
  readonly boardProps: BoardProps;
  /** Null where the game has none, or nobody sits here. */
  readonly hand: ReactNode;
  readonly instruments: ReactNode;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly panes: { readonly pane: RefObject<HTMLElement | null>; readonly sheet: RefObject<HTMLDivElement | null> };
  readonly panZoom: PanZoom;
  readonly reading: string | null;
  read(thing: string | null): void;
  /** Things that something is being decided about. */
  readonly contested: readonly string[];
  highlight(things: readonly string[]): void;
  readonly notes: [Switch, (value: Switch) => void];
  readonly panel: Panel | null;
  open(panel: Panel | null): void;
  readonly rule: string | null;
  openRule(rule: string | null): void;
  /** Opens the player aid, or closes it; null where the game has none. */
  readonly turnAid: (() => void) | null;
  readonly tab: PhoneTab;
  show(tab: PhoneTab): void;
  /** On a phone: what the others did is read once more. */
  readonly looksBack: boolean;
  lookBack(open: boolean): void;
  /** On a phone: which page of the answers is open. */
  readonly page: number;
  turnPage(page: number): void;
  readonly letters: readonly Target[] | null;
  showLetters(shown: boolean): void;
  /** Lines said since the talk was last looked at. */
  readonly unheard: number;
  /** While the talk is open: lines after this one were said since it was last looked at. */
  readonly newFrom: number | null;
  readonly pieces: { readonly hidden: boolean; toggle(): void };
  readonly resultShown: boolean;
  showResult(shown: boolean): void;
}

/** What is told now, and how to hear less of it. */
export interface StageControls extends Shown {
  skipAct(): void;
  finish(): void;
}

const NO_LINES: readonly Heard[] = [];

/** `mayAsk` is false while a reaction is about to be passed by itself; `taught`: somebody teaches at this table; `onAct` is told of decisions that are no reactions. */
export function useDesk(
  table: TableHandle,
  state: TableState,
  viewer: Viewer,
  {
    mayAsk,
    taught,
    onAct,
    onSit,
  }: {
    readonly mayAsk: boolean;
    readonly taught: boolean;
    onAct(): void;
    readonly onSit: ((seat: Seat) => void) | null;
  },
): Desk {
  const seat = viewer === 'public' ? null : viewer;
  const { board } = table.game;
  const root = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const panes = useMemo(() => ({ pane, sheet }), []);
  const [stage, shown] = useStage(table, viewer, !taught);
  const again: Again = {
    moves: shown.turns,
    recap: shown.recap,
    running: shown.again,
    start: stage.showAgain,
    step: stage.stepThrough,
    stop: stage.finish,
  };
  const sitting = useSitting(table, state, viewer, null, shown.picture);
  const { view, heard, moves, language, words } = sitting;

  const story = useMemo(
    () =>
      mayAsk && moves.length > 0
        ? (board.reactions?.story(
            view,
            moves,
            language,
            heard.map(({ event }) => event),
          ) ?? null)
        : null,
    [board, view, moves, language, heard, mayAsk],
  );

  // Passes made automatically are no decisions: what led to them has not been seen yet.
  const [decided, setDecided] = useState(() => (seat === null ? 0 : table.movers().lastIndexOf(seat) + 1));
  const layout = useLayout();
  const decision = useDecision(
    sitting,
    () => {
      // An answer within the others' turn does not end what they did lately.
      if (story) return;
      setDecided(state.moves + 1);
      onAct();
    },
    { confirms: layout === 'phone' || layout === 'landscape', oneByOne: taught },
  );
  const { choice } = decision;
  // Somebody who only watches never decides: the last turn is what was lately.
  const since = seat === null ? state.moves - again.moves + 1 : decided;
  const lately = useMemo(() => {
    return choice.picked.length > 0 ? NO_LINES : heard.filter(({ at }) => at >= since);
  }, [heard, since, choice.picked.length]);

  const front = board.front?.(view);
  const panZoom = usePanZoom(pane, sheet, { carries: board.carries, close: board.camera === 'close', front });
  const upright = useUpright();
  const briefing = briefingOn(layout, upright);
  // What would rise over the board or push it aside must not come and go with every hover.
  const hovers = layout === 'desk' || (layout === 'tablet' && upright);
  const { thing: reading, read, point, hush } = useReading(root, hovers ? 'briefing' : 'drawer');
  const tells = shown.now !== null;
  // Told at once, it is never being told.
  const happened = heard.length;
  useEffect(() => {
    if (tells || happened > 0) hush();
  }, [tells, happened, hush]);
  // A pointer that only rests somewhere must not hide what was told meanwhile.
  const silent = shown.picture === null;
  useEffect(() => {
    if (silent) point(null);
  }, [silent, point]);
  const [highlighted, setHighlighted] = useState<ReadonlySet<string>>(new Set());
  const highlight = useCallback((things: readonly string[]) => setHighlighted(new Set(things)), []);
  const notes = useNotes();
  const [panel, open] = useState<Panel | null>(null);
  const { unheard, newFrom } = useTalkRead(table, panel === 'council');
  const [rule, setRule] = useState<string | null>(null);
  const openRule = useCallback((next: string | null) => {
    setRule(next);
    open('rulebook');
  }, []);
  const [tab, show] = useState<PhoneTab>('board');
  useOneStop(pane, choice, decision.ways);
  const offBoard = useOffBoard(root, choice, `${tab} ${layout}`);
  const [page, turnPage] = useAnswerPage(`${moves.join()} ${choice.picked.join()}`);
  const [looksBack, lookBack] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new move closes what was read about the last one
  useEffect(() => lookBack(false), [state.moves]);
  const reacting = story !== null;
  // On a small screen the question must not wait behind another tab, nor what the others do behind the open hand.
  const waiting = sitting.moves.length === 0;
  useEffect(() => {
    if (reacting) show('board');
    else if (waiting) show((was) => (was === 'hand' ? 'board' : was));
  }, [reacting, waiting]);
  // A card that asks for a number only is answered in the sheet of the board.
  const counts =
    choice.picked.length > 0 && choice.legal.size > 0 && [...choice.legal].every((one) => /^\d+$/.test(one));
  useEffect(() => {
    if (counts) show('board');
  }, [counts]);
  const [letters, setLetters] = useState<readonly Target[] | null>(null);
  const [hidden, setHidden] = useState(false);
  const [resultShown, showResult] = useState(true);
  useMotion(root, view);
  useTabTitle(sitting, story);

  // A board that is drawn again for every new function would be drawn again for every hover.
  const onTouch = useLatest((thing: string, joins?: boolean) => {
    // Whoever goes on has seen enough.
    stage.finish();
    if (again.running) again.stop();
    else if (state.outcome) return;
    else if (onSit && !isOpen(choice, thing) && turnTo(thing)) pending.current = thing;
    else if (!decision.bend(thing)) decision.touch(thing, joins);
  });
  // A thing of another seat that this screen plays too: the eyes go there first, then the touch counts.
  const pending = useRef<string | null>(null);
  const turnTo = (thing: string): boolean => {
    const other = peopleAt(table.sitters).find((one) => isOpen(choose(table.sight(one).moves), thing));
    if (other === undefined || other === seat) return false;
    onSit?.(other);
    return true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of seat sets a waiting touch free
  useEffect(() => {
    if (pending.current !== null) decision.touch(pending.current);
    pending.current = null;
  }, [seat]);
  const onPlay = useLatest(decision.play);
  useCarry(root, board.carries === true, onTouch);
  const partner = usePartner(sitting, shown.picture !== null || again.running);
  const asking = partner?.offer?.offer ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an offer is the same as long as it stands, in the same words
  const offered = useMemo(
    () =>
      asking && {
        by: asking.by,
        aim: asking.aim.code,
        things: new Set(asking.things),
        plan:
          asking.layout && partner?.offer?.text.plan
            ? { layout: asking.layout, words: partner.offer.text.plan.pieces }
            : null,
        gain: asking.win && asking.win.yes - asking.win.no,
        ask: (favour: Favour) => partner?.ask(favour, asking.by),
      },
    [asking, language],
  );
  const coach = useCoach(sitting);
  const guide = useGuide(sitting, lately);
  const meaning = useMeaning(root, sitting);
  const [hints] = useHints();
  const telling = shown.now?.beat ?? null;
  const marked = useMemo(
    () => (telling?.things ? new Set([...highlighted, ...telling.things]) : highlighted),
    [highlighted, telling],
  );
  // What is planned is drawn as if it stood, unless something is told meanwhile.
  const { sharing } = decision;
  const heading = decision.heading?.thing ?? null;
  const drawn = (shown.picture ? null : decision.planned) ?? view;
  const best = useBest(sitting, choice);
  const told = shown.dispatch?.lines;
  const numbered = useMemo(
    () => new Map(told?.flatMap(({ things: [thing] }, i) => (thing === undefined ? [] : [[thing, i + 1]]))),
    [told],
  );
  const boardProps = useSame<BoardProps>({
    view: drawn,
    seat,
    language,
    words,
    choice,
    onTouch,
    onPlay,
    onZoom: point,
    lately,
    zoom: panZoom.step,
    highlighted: marked,
    telling,
    offered,
    briefing,
    sharing,
    heading,
    best,
    numbered,
    bends: decision.heading?.bends,
    tab: layout === 'phone' ? tab : undefined,
  });
  const contested = useMemo(
    () => [...choice.picked, ...lately.flatMap(({ event }) => board.log.line(event)?.things ?? [])],
    [choice.picked, lately, board],
  );
  return {
    sitting,
    decision,
    story,
    passing: !mayAsk && moves.length > 0,
    offBoard,
    again,
    partner,
    coach: hints === 'on' ? coach : null,
    guide,
    meaning,
    stage: { ...shown, skipAct: stage.skipAct, finish: stage.finish },
    boardProps,
    hand: handTray(sitting, boardProps),
    instruments: instruments(sitting, boardProps),
    root,
    panes,
    panZoom,
    reading,
    read,
    contested,
    highlight,
    notes,
    panel,
    open,
    rule,
    openRule,
    turnAid: hasAid(table.header.game) ? () => open(panel === 'aid' ? null : 'aid') : null,
    tab,
    show,
    looksBack,
    lookBack,
    page,
    turnPage,
    letters,
    showLetters: (shown) => setLetters(shown ? targetsIn(root.current, choice, decision.ways) : null),
    unheard,
    newFrom,
    pieces: { hidden, toggle: () => setHidden(!hidden) },
    resultShown,
    showResult,
  };
}

/** A tablet that lies on its side has no room for more than the story. */
const briefingOn = (layout: Layout, upright: boolean): 'story' | 'whole' =>
  layout === 'tablet' && !upright ? 'story' : 'whole';

/** How many lines of others were said while nobody looked. */
function useTalkRead({ id, online }: TableHandle, looking: boolean): Pick<Desk, 'unheard' | 'newFrom'> {
  const last = online?.talk.at(-1)?.n ?? -1;
  const own = online?.info.seat ?? null;
  // A spectator who comes has missed nothing that was meant for them.
  const [read, setRead] = useState(() => (online && lastTalkRead(id)) ?? (own === null ? last : -1));
  const [newFrom, setNewFrom] = useState<number | null>(null);
  useEffect(() => {
    setNewFrom((from) => (looking ? (from ?? read) : null));
    if (!looking) return;
    setRead(last);
    if (last >= 0) talkIsRead(id, last);
  }, [looking, last, read, id]);
  if (!online) return { unheard: 0, newFrom: null };
  const unheard = online.talk.filter(({ n, by }) => n > read && by !== null && by.seat !== own).length;
  return { unheard: looking ? 0 : unheard, newFrom };
}

/** One function for ever, doing what the latest one does. */
function useLatest<A extends unknown[]>(act: (...told: A) => void): (...told: A) => void {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...told: A) => latest.current(...told), []);
}

/** The same object as before, as long as none of its values has changed. */
function useSame<T extends object>(next: T): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the object is new every time, its values are what counts
  return useMemo(() => next, Object.values(next));
}

/** A tab in the background says when it is needed. */
function useTabTitle(sitting: Sitting, story: ReactionStory | null): void {
  const { say, words, board, view, language, moves, state, seat } = sitting;
  const now = board.phases(view, language).find(({ state }) => state === 'now')?.name;
  const what = story?.title ?? now ?? promptNow(sitting)?.text ?? '';
  // In the background nothing is told, so the picture does not get there: then the truth counts.
  const wanted = document.hidden && state.asked.some((ask) => ask.seat === seat && !ask.optional);
  const title = moves.length > 0 || wanted ? say.yourMoveTitle(what) : `${words.title} · Sztab`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
