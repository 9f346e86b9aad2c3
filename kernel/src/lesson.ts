/**
 * A lesson is an ordinary match: an opening, moves played before the curtain rises, and steps over what follows. The rules know nothing of
 * it; dice and cards fall as told because the entropy was chosen so. Where somebody stands in a lesson follows from the moves that count,
 * so that undo, reloading and coming back need nothing of their own.
 */
import type { GameBox } from './box.ts';
import type { Options, Seat, Shape } from './game.ts';
import { type Counted, Match } from './match.ts';
import { moveParts } from './move-text.ts';

export interface LessonStep {
  /** What is said: a key of the lesson's texts. */
  readonly say: string;
  /** Things to look at, or moves, which stand for whatever is touched for them; the first is the spotlight. */
  readonly point?: readonly string[];
  /**
   * Moves of the player that go on, in this order. `*` stands for any part of an argument: `deploy(PL-SCOUTS-*)`. A `+` at the end
   * means once or more, and is never the last.
   */
  readonly wait?: readonly string[];
  /** Moves the table then makes for the player, because they teach nothing. */
  readonly forYou?: readonly string[];
  /** What the others answer, in this order, as soon as they are asked. */
  readonly theirs?: readonly string[];
  /** What is said to particular other moves: a key of the texts for a pattern. */
  readonly other?: Readonly<Record<string, string>>;
  /** Free play until the goal holds, within so many of the player's own moves; `late`: a goal that holds once it is too late. */
  readonly free?: { readonly goal: string; readonly within: number; readonly late?: string };
}

export interface Lesson {
  readonly id: string;
  /** How long it takes a newcomer. */
  readonly seconds: number;
  /** Ids of the rules it teaches. */
  readonly teaches: readonly string[];
  readonly players: number;
  readonly options: Options;
  /** Absent: the one that all lessons share, whose entropy is a counter that was tried until everything fell as told. */
  readonly seed?: string;
  readonly entropy?: string;
  /** The roles that the player plays. */
  readonly you: readonly string[];
  /** Played before the curtain rises: `PL deploy(PL-SCOUTS-1)` each. */
  readonly before: readonly string[];
  readonly steps: readonly LessonStep[];
}

/** What a player's view must show; asked by the names that `free` uses. */
export type LessonGoals<S extends Shape> = Readonly<Record<string, (view: S['view']) => boolean>>;

/** One step that makes sense by itself to whoever has never seen the game: a touch or two, and something is seen to happen. */
export interface Taste {
  readonly lesson: string;
  /** The step, by what it says. */
  readonly say: string;
  /** Up to this one, where the first alone shows nothing. Another one follows it. */
  readonly until?: string;
  /** Things that have to be in a small picture of the board; absent: all of it is. */
  readonly around?: readonly string[];
}

/** All that a game teaches, in order. */
export interface Lessons<S extends Shape = Shape> {
  readonly lessons: readonly Lesson[];
  readonly taste: Taste;
  readonly goals: LessonGoals<S>;
  /** The rules that a player must have met before a first real game. */
  readonly core: readonly string[];
}

/** Chosen once, so that an entropy is enough to know a lesson's dice. */
const SEED = '5a'.repeat(32);

export const lessonSeats = <S extends Shape>({ game }: GameBox<S>, lesson: Lesson): readonly Seat[] => {
  const roles = game.roles(lesson.players, lesson.options);
  return lesson.you.map((role) => roles.indexOf(role));
};

/** A match as it stands after these entries, `PL deploy(PL-SCOUTS-1)` each; without a seed of its own it has the one that lessons share. */
export function openPlayed<S extends Shape>(
  { game }: GameBox<S>,
  opening: Pick<Lesson, 'players' | 'options' | 'seed' | 'entropy' | 'before'> & {
    readonly tags: Readonly<Record<string, string>>;
  },
): Match<S> {
  const { players, options, seed = SEED, entropy, before, tags } = opening;
  const match = new Match(game, { players, options, seed, entropy: entropy === undefined ? [] : [entropy], tags });
  for (const entry of before) {
    const [role, move] = entry.split(' ') as [string, string];
    match.play(
      match.header.seats.findIndex((seat) => seat.role === role),
      move,
    );
  }
  return match;
}

/** The match of a lesson as the curtain rises. */
export const openLesson = <S extends Shape>(box: GameBox<S>, lesson: Lesson): Match<S> =>
  openPlayed(box, { ...lesson, tags: { lesson: lesson.id } });

/** Who has to move for the lesson to go on. */
export type LessonNext =
  | { readonly by: 'player' }
  /** Made for the player, or answered by another seat as the lesson has it. */
  | { readonly by: 'table'; readonly seat: Seat; readonly move: string }
  /** Nobody has written down what is answered here: an easy opponent plays. */
  | { readonly by: 'bot' }
  | { readonly by: 'nobody' };

export interface LessonStanding {
  /** The step that is being told; as many as there are steps: the lesson is done. */
  readonly step: number;
  readonly next: LessonNext;
  /** Moves that go on, as they can be played now; where something may be made once more, what follows it comes first. */
  readonly awaits: readonly string[];
  /** How many moves of the same verb are still waited for: pieces that the table gives in one go. */
  readonly least: number;
  /** No more than these are waited for either. */
  readonly exact: boolean;
  /** A legal move that leads elsewhere: how many moves counted before it, and the key of what is said to it, if there is one. */
  readonly strayed: { readonly place: number; readonly move: string; readonly say: string | null } | null;
  /** Free play has not reached its goal in time; `place`: how many moves counted when it began. */
  readonly missed: { readonly place: number } | null;
}

interface Place {
  step: number;
  waited: number;
  /** What may be made more than once was made once. */
  more: boolean;
  made: number;
  answered: number;
  /** When the step began, and how many own moves were made in it. */
  began: number;
  own: number;
}

/** Where these moves, counted from the match's first, have led. */
export function lessonStanding<S extends Shape>(
  box: GameBox<S>,
  { goals }: Pick<Lessons<S>, 'goals'>,
  lesson: Lesson,
  moves: readonly Pick<Counted, 'seat' | 'move'>[],
): LessonStanding {
  const match = openLesson(box, lesson);
  const yours = lessonSeats(box, lesson);
  const at: Place = { step: 0, waited: 0, more: false, made: 0, answered: 0, began: lesson.before.length, own: 0 };
  const stepOf = (): LessonStep | undefined => lesson.steps[at.step];
  const reached = (goal: string): boolean =>
    (goals[goal] as (view: S['view']) => boolean)(match.look(yours[0] as Seat).view);
  const goOn = (): void => {
    for (let step = stepOf(); step && isOver(step, at, reached); step = stepOf()) {
      Object.assign(at, {
        step: at.step + 1,
        waited: 0,
        more: false,
        made: 0,
        answered: 0,
        began: match.moves.length,
        own: 0,
      });
    }
  };
  const standing = (extra: Partial<LessonStanding> = {}): LessonStanding => ({
    step: at.step,
    next: nextOf(match, yours, stepOf(), at),
    awaits: awaitedIn(match, yours, stepOf(), at),
    ...countOf(stepOf(), at),
    strayed: null,
    missed: null,
    ...extra,
  });
  goOn();
  for (const { seat, move } of moves.slice(lesson.before.length)) {
    const step = stepOf();
    const mine = yours.includes(seat);
    if (step && !step.free && mine) {
      const goes = (wanted: string | undefined): boolean =>
        wanted !== undefined && fits(box, match, seat, wanted.replace(MORE, ''), move);
      if (goes(step.wait?.[at.waited])) waited(step, at);
      else if (at.more && goes(step.wait?.[at.waited + 1])) {
        at.waited++;
        waited(step, at);
      } else if (at.waited === (step.wait?.length ?? 0) && step.forYou?.[at.made] === move) at.made++;
      else {
        const say = Object.entries(step.other ?? {}).find(([pattern]) => matches(pattern, move))?.[1] ?? null;
        return standing({ next: { by: 'nobody' }, awaits: [], strayed: { place: match.moves.length, move, say } });
      }
    } else if (step && !mine) at.answered++;
    if (mine) at.own++;
    match.play(seat, move);
    goOn();
  }
  const { free } = stepOf() ?? {};
  const missed = free && isMissed(free, match, at.own, reached) ? { place: at.began } : null;
  return standing({ missed });
}

/** Whether free play can no longer reach its goal, when so many own moves were made in it. */
export const isMissed = <S extends Shape>(
  { within, late }: NonNullable<LessonStep['free']>,
  { outcome }: Match<S>,
  own: number,
  reached: (goal: string) => boolean,
): boolean => own >= within || outcome !== null || (late !== undefined && reached(late));

const MORE = /\+$/;

/** One of the awaited moves was made. */
function waited(step: LessonStep, at: Place): void {
  at.more = MORE.test(step.wait?.[at.waited] as string);
  if (!at.more) at.waited++;
}

function awaitedIn<S extends Shape>(
  match: Match<S>,
  yours: readonly Seat[],
  step: LessonStep | undefined,
  at: Place,
): readonly string[] {
  const wanted = step?.wait?.[at.waited];
  if (wanted === undefined) return [];
  const following = at.more ? step?.wait?.[at.waited + 1] : undefined;
  const legal = match.asks().flatMap(({ seat, moves }) => (yours.includes(seat) ? moves : []));
  // Of several that fit, what the lesson points at.
  const pointed = new Set(step?.point?.flatMap((point) => (point.includes('(') ? moveParts(point).args : [point])));
  const seen = (move: string): number => moveParts(move).args.filter((arg) => pointed.has(arg)).length;
  return [following, wanted].flatMap((pattern) => {
    if (pattern === undefined) return [];
    const fitting = legal.filter((move) => matches(pattern.replace(MORE, ''), move));
    return fitting.toSorted((a, b) => seen(b) - seen(a)).slice(0, 1);
  });
}

function countOf(step: LessonStep | undefined, at: Place): Pick<LessonStanding, 'least' | 'exact'> {
  const left = step?.wait?.slice(at.waited) ?? [];
  const verbs = left.map((pattern) => moveParts(pattern.replace(MORE, '')).verb);
  const other = verbs.findIndex((verb) => verb !== verbs[0]);
  const least = other < 0 ? left.length : other;
  return { least, exact: !left.slice(0, least).some((pattern) => MORE.test(pattern)) };
}

const isOver = (step: LessonStep, at: Place, reached: (goal: string) => boolean): boolean =>
  step.free
    ? reached(step.free.goal)
    : at.waited === (step.wait?.length ?? 0) &&
      at.made === (step.forYou?.length ?? 0) &&
      at.answered >= (step.theirs?.length ?? 0);

function nextOf<S extends Shape>(
  match: Match<S>,
  yours: readonly Seat[],
  step: LessonStep | undefined,
  at: Place,
): LessonNext {
  const asked = match.asks();
  if (!step || asked.length === 0) return { by: 'nobody' };
  const other = asked.find(({ seat, optional }) => !optional && !yours.includes(seat));
  if (other) {
    const move = step.theirs?.[at.answered];
    // Somebody who went about it in another way may have changed what can be answered.
    return move === undefined || !other.moves.includes(move) ? { by: 'bot' } : { by: 'table', seat: other.seat, move };
  }
  const made = step.forYou?.[at.made];
  const mine = asked.find(({ seat, moves }) => yours.includes(seat) && (made === undefined || moves.includes(made)));
  const waits = at.waited < (step.wait?.length ?? 0);
  if (!waits && made !== undefined && mine) return { by: 'table', seat: mine.seat, move: made };
  return { by: 'player' };
}

/** Whether a move is of this pattern. */
export function matches(pattern: string, move: string): boolean {
  const wanted = moveParts(pattern);
  const made = moveParts(move);
  return (
    wanted.verb === made.verb &&
    wanted.args.length === made.args.length &&
    wanted.args.every((arg, i) => isLike(arg, made.args[i] as string))
  );
}

function isLike(pattern: string, text: string): boolean {
  const [head, tail] = pattern.split('*') as [string, string | undefined];
  return tail === undefined ? text === head : text.startsWith(head) && text.slice(head.length).endsWith(tail);
}

/** Moves that a strong player would call alike go on alike. */
function fits<S extends Shape>(
  { brain }: GameBox<S>,
  match: Match<S>,
  seat: Seat,
  pattern: string,
  move: string,
): boolean {
  if (pattern.includes('*') || pattern === move) return matches(pattern, move);
  const alike = (text: string): string => brain.alike(match.state, seat, text);
  const legal = match.asks().some((ask) => ask.seat === seat && ask.moves.includes(pattern));
  return legal && alike(pattern) === alike(move);
}

/** A lesson as a game's syllabus has it: under its id, without what all of them share, its rules by their numbers; without `before` it is a match from its first move. */
type Listed<C> = Pick<Lesson, 'teaches'> &
  Omit<Lesson, 'id' | 'before' | keyof C> &
  Partial<Pick<Lesson, 'before' | (keyof C & keyof Lesson)>>;

/** What a game teaches, in order. `common`: what holds for a lesson that does not say otherwise. */
export const syllabus = <C extends Partial<Lesson>>(
  prefix: string,
  common: C,
  lessons: Readonly<Record<string, Listed<C>>>,
): readonly Lesson[] => {
  const ids = rulesOf(prefix);
  return Object.entries(lessons).map(
    ([id, lesson]) => ({ before: [], ...common, ...lesson, id, teaches: ids(...lesson.teaches) }) as Lesson,
  );
};

/** Rules by their numbers, with the prefix of their game: `rulesOf('OM3')('5.3.1-4', '6.1.2')` are four of one section and one more. */
export const rulesOf =
  (prefix: string) =>
  (...rules: readonly string[]): readonly string[] =>
    rules.flatMap((rule) => {
      const [, section = '', from, to] = /^(.*\.)(\d+)-(\d+)$/.exec(rule) ?? [];
      if (!from || !to) return [`${prefix}-${rule}`];
      return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${prefix}-${section}${Number(from) + i}`);
    });
