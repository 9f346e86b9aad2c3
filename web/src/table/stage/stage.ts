/**
 * What one pair of eyes is told of a table: follows the moves, lets the director play their beats, and says which picture is to be drawn.
 * The same for live play, for the others' turns, and for “show again”.
 */
import type { Language, Seat, Shape, Viewer, Words } from '@sztab/kernel';
import { type Beat, type BriefingRow, freedBy, type Heard, pictureOf, type Scene, type Sound } from '@sztab/pieces';
import type { TableHandle } from '../house.ts';
import { memoryOfTables } from '../memory.ts';
import type { Clock } from './clock.ts';
import { type Act, Director } from './director.ts';
import { stagingOf } from './plain.ts';
import { type Speed, type Step, scriptOf } from './script.ts';
import { lastTurnOfOthers } from './show-again.ts';
import { beatsOf, foldedOf, isEntry, summaryOf } from './summary.ts';

/** One move: who made it, what was before and after, and its script. */
interface StagedAct extends Act {
  readonly move: number;
  readonly by: Seat | null;
  /** Whose turn it belongs to: an answer belongs to the combat that it answers. */
  readonly turnOf: Seat | null;
  /** Under the title of the move before it. */
  readonly goesOn: boolean;
  readonly scene: Scene;
  /** For each step the number of the event it belongs to. */
  readonly events: readonly number[];
  readonly again: boolean;
  /** Somebody goes through it, beat by beat. */
  readonly stepped?: boolean;
}

/** What the others did. */
export interface Dispatch {
  readonly by: readonly Seat[];
  /** Where it tells more than what they did. */
  readonly head: string | null;
  /** The few lines that matter most. */
  readonly lines: readonly SummedLine[];
  /** Every line, in the order in which it happened. */
  readonly all: readonly SummedLine[];
  /** Lines that `lines` leaves out, and entries of a turn that is too long to be told in lines. */
  readonly more: number;
  readonly means: readonly string[];
}

interface SummedLine {
  readonly text: string;
  readonly against: boolean;
  readonly things: readonly string[];
}

/** What is told at this moment. */
export interface Now {
  readonly beat: Beat;
  /** What is said of it; the camera has the words of what it goes for, what is only seen those of what led to it. */
  readonly words: string | null;
  readonly title: { readonly title: string; readonly detail: string } | null;
  /** What was told so far under this title, by one move or by several; the newest last. */
  readonly rows: readonly BriefingRow[];
  readonly verdict: Beat | null;
  /** Goes on only when somebody says so. */
  readonly waits: boolean;
}

export interface Shown {
  /** Null when the picture is the truth. */
  readonly picture: { readonly view: unknown; readonly move: number; readonly heard: readonly Heard[] } | null;
  readonly now: Now | null;
  /** What was told last: it stays until something else is told. */
  readonly last: Omit<Now, 'beat' | 'words' | 'waits'> | null;
  readonly dispatch: Dispatch | null;
  /** Moves of the others that can be shown again. */
  readonly turns: number;
  /** Something that concerned everybody alike, such as the end of a round, can be shown again, too. */
  readonly recap: boolean;
  /** It is told once more; nothing of it can be answered. */
  readonly again: boolean;
  /** What was said since the picture changed last. */
  readonly said: readonly Said[];
  /** Moves that were made while nobody looked, and since when (in milliseconds): they wait to be shown. */
  readonly missed: { readonly moves: number; readonly since: number } | null;
}

export interface Manner {
  readonly clock: Clock;
  readonly speed: () => Speed;
  /** Whether anything may wait for a key. */
  readonly waits: () => boolean;
  /** Whether it is told what the game is about before it begins; where somebody teaches, they do. */
  readonly opens: boolean;
  readonly still: () => boolean;
  readonly language: () => Language;
  /** What the clock on the wall says, in milliseconds. */
  readonly time: () => number;
  sound(name: Sound, against: boolean): void;
}

/** A sentence for those who hear the page; a verdict does not wait for its turn. */
export interface Said {
  readonly text: string;
  readonly verdict: boolean;
}

/** Who missed more than so many moves is not told each of them. */
const MOST_MISSED = 12;
/** A turn of the others that is offered to whoever has just come. With trucks loaded one by one it has dozens of moves; more are looked up in the log. */
const MOST_RECALLED = 80;

/** Up to which move each pair of eyes at this table was told; people around one screen take turns. */
const memoryOf = memoryOfTables<Viewer, number>();

const EMPTY = { title: null, rows: [], verdict: null };
const NOTHING: Shown = {
  picture: null,
  now: null,
  last: null,
  dispatch: null,
  turns: 0,
  recap: false,
  again: false,
  said: [],
  missed: null,
};

export class Stage {
  readonly #table: TableHandle;
  readonly #viewer: Viewer;
  readonly #seat: Seat | null;
  readonly #manner: Manner;
  readonly #director: Director<StagedAct>;
  readonly #listeners = new Set<() => void>();
  #seen: number;
  #view: unknown;
  /** Nobody has moved yet, and these eyes see the table for the first time. */
  #opens: boolean;
  /** The title of the move that came last, and whose turn that was. */
  #open: { readonly title: string; readonly turnOf: Seat | null } | null = null;
  /** The moves of the others' turns since the own last one, with what was answered to them. */
  #turn: StagedAct[] = [];
  /** The moves that told last what concerns everybody alike. */
  #ofAll: StagedAct[] = [];
  #dispatch: Dispatch | null = null;
  /** The act that the dispatch reaches up to. */
  #summed: StagedAct | null = null;
  /** Entries of a long turn that come before the moves in `#turn`. */
  #earlier = 0;
  #last: Shown['last'] = null;
  /** The moves whose beats `#last` is made of, in their order. */
  #briefed: StagedAct[] = [];
  #said: Said[] = [];
  /** Since when nobody looks, and what had been made by then. */
  #left: { readonly moves: number; readonly since: number } | null = null;
  #missed: Shown['missed'] = null;
  #shown: Shown = NOTHING;

  constructor(table: TableHandle, viewer: Viewer, manner: Manner) {
    this.#table = table;
    this.#viewer = viewer;
    this.#seat = viewer === 'public' ? null : viewer;
    this.#manner = manner;
    const { moves } = table.state();
    const seen = memoryOf(table).get(viewer);
    // Who looked at this table before goes on there; who comes from elsewhere sees the present.
    const goesOn = seen !== undefined && seen <= moves && moves - seen <= MOST_MISSED;
    this.#seen = goesOn ? seen : moves;
    this.#view = table.sight(viewer, this.#seen).view;
    this.#opens = manner.opens && seen === undefined && moves === 0;
    this.#director = new Director(manner.clock, {
      began: (step, act) => this.#began(step, act),
      changed: () => this.#changed(),
    });
  }

  /** Follows the table until it is closed. */
  open(): () => void {
    if (this.#opens) this.#beginGame();
    else if (this.#seen === this.#table.state().moves) this.#recall();
    const leave = this.#table.subscribe(() => this.#heed());
    this.#heed();
    return () => {
      leave();
      this.#director.finish();
    };
  }
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  shown = (): Shown => this.#shown;

  /** To the end of what is told; whoever has missed something has it shown. */
  skipAct = (): void => {
    if (this.#missed) this.#showMissed(this.#missed.moves);
    else if (this.#director.telling?.act.stepped) this.#director.stepOn();
    else this.#director.skipGroup();
  };
  /** To the present. */
  finish = (): void => {
    this.#missed = null;
    this.#director.finish();
    this.#director.resume();
  };
  pause = (): void => {
    this.#left ??= { moves: this.#seen, since: this.#manner.time() };
    this.#director.pause();
  };
  /** What happened meanwhile is offered, not played before eyes that have just come. */
  resume = (): void => {
    const left = this.#left;
    this.#left = null;
    const moves = left ? this.#seen - left.moves : 0;
    if (left && moves > 1 && this.#director.telling) {
      this.#missed = { moves, since: left.since };
      this.#changed();
    } else this.#director.resume();
  };
  whenIdle = (): Promise<void> => this.#director.whenIdle();

  /** The page speaks another language: what was told stays to be read, in that one. */
  respeak = (): void => {
    this.#director.finish();
    const turnOf = this.#open?.turnOf ?? null;
    const told = [...new Set([...this.#turn, ...this.#ofAll, ...this.#briefed])].sort((a, b) => a.move - b.move);
    const anew = new Map(
      told.map((act) => {
        const { scene, steps, events } = this.#actOf(act.move, act.scene.before, act.scene.after);
        return [act, { ...act, scene, steps, events }];
      }),
    );
    if (this.#open) this.#open = { ...this.#open, turnOf };
    const inNewWords = (acts: readonly StagedAct[]): StagedAct[] => acts.map((act) => anew.get(act) ?? act);
    this.#turn = inNewWords(this.#turn);
    this.#ofAll = inNewWords(this.#ofAll);
    const [last] = this.#turn.slice(-1);
    if (this.#dispatch && last) this.#note(last);
    const briefed = inNewWords(this.#briefed);
    this.#briefed = [];
    this.#last = null;
    for (const act of briefed) for (const { beat } of act.steps) this.#brief(beat, act);
    this.#changed();
  };

  /** The last turn of the others once more, or what all of them were told last. */
  showAgain = (): void => this.#retold((act) => act);

  /** The same, and every beat waits until somebody goes on. */
  stepThrough = (): void =>
    this.#retold((act) => ({
      ...act,
      stepped: true,
      steps: act.steps.map((step) => ({ ...step, ms: 0, waits: step.beat.words !== undefined && step.beat.rank < 3 })),
    }));

  #retold(manner: (act: StagedAct) => StagedAct): void {
    this.#director.finish();
    this.#last = null;
    this.#director.pause();
    const acts = this.#ofAll.length > 0 ? this.#ofAll : this.#turn;
    for (const act of acts) if (act.steps.length > 0) this.#director.tell(manner({ ...act, again: true }));
    this.#director.resume(true);
  }

  /** Moves of the past once more: those after the first number, up to the second. Nothing of them can be answered. */
  retell = (from: number, to: number): void => {
    this.#director.finish();
    this.#last = null;
    // All of them are there at once, and none is hurried over.
    this.#director.pause();
    for (let move = from + 1; move <= to; move++) {
      const [before, after] = [move - 1, move].map((n) => this.#table.sight(this.#viewer, n).view);
      this.#director.tell({ ...this.#actOf(move, before, after), again: true });
    }
    this.#director.resume(true);
  };

  /** Briskly and without bookkeeping; of many moves only what came of them. */
  #showMissed(moves: number): void {
    this.#missed = null;
    const half = this.#manner.speed() === 'calm' ? 2 : 1;
    const told = ({ beat, ms }: Step): number =>
      beat.rank === 3 || (moves > MOST_MISSED && beat.rank > 1) ? 0 : Math.round(ms / half);
    this.#director.retell((act) => ({ ...act, steps: act.steps.map((step) => ({ ...step, ms: told(step) })) }));
    this.#changed();
    this.#director.resume(true);
  }

  #heed(): void {
    const { moves } = this.#table.state();
    if (moves < this.#seen) {
      // Taken back: nothing is told forwards, and what was told is no longer true.
      this.#forgetTurn();
      this.#ofAll = [];
      this.#last = null;
      this.#briefed = [];
      this.#open = null;
      this.#seen = moves;
      this.#view = this.#table.sight(this.#viewer).view;
      this.#manner.sound('undo', false);
      this.#missed = null;
      this.#director.drop();
      return;
    }
    while (this.#seen < moves) this.#tell(this.#seen + 1, moves);
  }

  /** What the game is about, before anybody moves: its cards alone, the rest is on the table. */
  #beginGame(): void {
    this.#opens = false;
    memoryOf(this.#table).set(this.#viewer, 0);
    const act = this.#actOf(0, this.#view, this.#view);
    const cards = act.steps.flatMap((step, i) => (step.beat.kind === 'card' ? [i] : []));
    if (cards.length === 0) return;
    const steps = cards.map((i) => act.steps[i] as Step);
    this.#director.tell({ ...act, steps, events: cards.map((i) => act.events[i] as number) });
  }

  /** The last turn of the others is offered as a dispatch to whoever has just come. */
  #recall(): void {
    const movers = this.#table.movers();
    const { from: began, to } = lastTurnOfOthers(movers, this.#seat);
    if (this.#seat === null || to < movers.length) return;
    const from = Math.max(began, to - MOST_RECALLED);
    const { board } = this.#table.game;
    const earlier = (at: number): boolean => at > began && at <= from;
    this.#earlier = this.#table
      .heard(this.#viewer)
      .filter(({ at, event }) => earlier(at) && isEntry(board, event)).length;
    for (let move = from + 1; move <= to; move++) {
      const [before, after] = [move - 1, move].map((n) => this.#table.sight(this.#viewer, n).view);
      this.#enter(this.#actOf(move, before, after));
    }
    const [last] = this.#turn.slice(-1);
    if (last) this.#note(last);
    if (this.#dispatch) this.#changed();
  }

  #tell(move: number, of: number): void {
    const table = this.#table;
    const before = this.#view;
    const after = (move === of ? table.sight(this.#viewer) : table.sight(this.#viewer, move)).view;
    this.#seen = move;
    memoryOf(table).set(this.#viewer, move);
    this.#view = after;
    const act = this.#actOf(move, before, after);
    const ofAll = stagingOf(table.game.board).ofAll?.(act.scene);
    if (ofAll) this.#ofAll = ofAll === 'begins' ? [act] : [...this.#ofAll, act];
    if (act.turnOf === null || act.turnOf !== this.#seat) {
      this.#enter(act);
      if (act.steps.length === 0) this.#note(act);
      // An own act of which nothing is told leaves what the others did to be read.
    } else if (!act.goesOn && act.steps.length > 0) this.#forgetTurn();
    this.#director.tell(act);
  }

  /** A move of the others' turn is told, or has at least an entry in the log. */
  #enter(act: StagedAct): void {
    const { board } = this.#table.game;
    if (act.steps.length > 0 || act.scene.heard.some((event) => isEntry(board, event))) this.#turn.push(act);
  }

  #forgetTurn(): void {
    this.#turn = [];
    this.#dispatch = null;
    this.#summed = null;
    this.#earlier = 0;
  }

  #actOf(move: number, before: unknown, after: unknown): StagedAct {
    const table = this.#table;
    const staging = stagingOf(table.game.board);
    const by = table.movers()[move - 1] ?? null;
    const own = by !== null && by === this.#seat;
    const heard = table.heard(this.#viewer).flatMap(({ at, event }) => (at === move ? [event] : []));
    const language = this.#manner.language();
    const words: Words<Shape> = table.game.box.words[language];
    const scene: Scene = { before, after, seat: this.#seat, heard, words, language };
    const beats = heard.flatMap((event, i) => beatsOf(staging, event, scene).map((beat) => ({ beat, i })));
    const steps = scriptOf(
      beats.map(({ beat }) => beat),
      { speed: this.#manner.speed(), still: this.#manner.still(), waits: this.#manner.waits(), seat: this.#seat, own },
    );
    const title = staging.title(scene);
    const goesOn = title !== null && !title.begins && title.title === this.#open?.title;
    const turnOf = goesOn && this.#open ? this.#open.turnOf : by;
    this.#open = title && { title: title.title, turnOf };
    return { move, by, turnOf, goesOn, scene, steps, events: beats.map(({ i }) => i), again: false };
  }

  #began({ beat, ms }: Step, act: StagedAct): void {
    this.#brief(beat, act);
    // What is skipped is still said, but makes no noise.
    if (beat.sound && ms > 0) this.#manner.sound(beat.sound, this.#harmed(beat));
    if (act.again) return;
    if (beat.words && beat.rank < 3) this.#said.push({ text: beat.words, verdict: beat.kind === 'verdict' });
    if (this.#summed !== act) this.#note(act);
  }

  /** The dispatch, up to this act of the others. */
  #note(act: StagedAct): void {
    const at = this.#turn.findIndex(({ move }) => move === act.move);
    if (at === -1) return;
    const { board } = this.#table.game;
    const scenes = this.#turn.slice(0, at + 1).map(({ scene }) => scene);
    const summary = summaryOf(board, scenes);
    const folded = foldedOf(summary, this.#harmed);
    const summed = new Map(
      summary.map((line) => [line, { text: line.text, things: line.things ?? [], against: this.#harmed(line) }]),
    );
    const lines = folded.flatMap((line) => summed.get(line) ?? []);
    this.#summed = act;
    const staging = stagingOf(board);
    const means = staging.meaning?.(scenes) ?? scenes.flatMap((one) => staging.meansFor(one));
    this.#dispatch =
      lines.length > 0
        ? {
            by: [...new Set(this.#turn.flatMap(({ turnOf }) => (turnOf === null ? [] : [turnOf])))],
            head: staging.headOf?.(scenes) ?? null,
            lines,
            all: [...summed.values()],
            more: this.#earlier + summed.size - lines.length,
            means: [...new Set(means)],
          }
        : null;
  }

  #harmed = ({ against }: { readonly against?: readonly Seat[] | undefined }): boolean =>
    this.#seat !== null && (against?.includes(this.#seat) ?? false);

  #changed(): void {
    const telling = this.#director.telling;
    if (!telling) {
      this.#shown = {
        ...NOTHING,
        last: this.#last,
        dispatch: this.#dispatch,
        turns: this.#turn.filter(({ steps }) => steps.length > 0).length,
        recap: this.#ofAll.length > 0,
        said: this.#said,
        missed: this.#missed,
      };
    } else {
      const { act, at, told, last } = telling;
      const step = act.steps[at];
      const begun = act.steps.slice(0, at + 1).map((step) => step.beat);
      // With its last beat everything is set free, and the next choice is open; unless more is to be told, or it is only shown again.
      const open = told && last && !act.again;
      this.#shown = {
        picture: open
          ? null
          : {
              view: told ? act.scene.after : pictureOf(act.scene.before, act.scene.after, freedBy(begun)),
              move: act.move,
              heard: this.#heardUntil(act, at, told),
            },
        now: step
          ? { ...(this.#last ?? EMPTY), beat: step.beat, words: wordsAt(act.steps, at), waits: step.waits }
          : null,
        last: this.#last,
        dispatch: this.#dispatch,
        turns: this.#turn.filter(({ steps }) => steps.length > 0).length,
        recap: this.#ofAll.length > 0,
        again: act.again,
        said: this.#said,
        missed: this.#missed,
      };
    }
    this.#said = [];
    for (const listener of this.#listeners) listener();
  }

  /** A combat goes over several moves: as long as the title stays, its rows stay. */
  #brief(beat: Beat, act: StagedAct): void {
    if (this.#briefed.at(-1) !== act) {
      const title = stagingOf(this.#table.game.board).title(act.scene);
      const goesOn = title !== null && !title.begins && this.#last?.title?.title === title.title;
      this.#last = { title, rows: goesOn ? (this.#last?.rows ?? []) : [], verdict: null };
      this.#briefed = goesOn ? [...this.#briefed, act] : [act];
    }
    const { title, rows, verdict } = this.#last ?? EMPTY;
    const isVerdict = beat.kind === 'verdict';
    this.#last = {
      title,
      // What a verdict says stands under the rows, in large figures.
      rows: beat.rows ?? (beat.row && !isVerdict ? [...rows, beat.row] : rows),
      verdict: isVerdict ? beat : verdict,
    };
  }

  /** Of the move that is being told, no line stands in the log before its beat. */
  #heardUntil(act: StagedAct, at: number, told: boolean): readonly Heard[] {
    const upTo = told ? Number.POSITIVE_INFINITY : (act.events[at] ?? -1);
    let n = -1;
    return this.#table.heard(this.#viewer, act.move).filter((line) => line.at < act.move || ++n <= upTo);
  }
}

function wordsAt(steps: readonly Step[], at: number): string | null {
  const here = steps[at]?.beat;
  if (here?.words) return here.words;
  if (here?.kind === 'focus') return steps[at + 1]?.beat.words ?? null;
  return steps.slice(0, at).findLast(({ beat }) => beat.words)?.beat.words ?? null;
}
