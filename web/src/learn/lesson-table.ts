/**
 * The table of a lesson. It lies in memory alone: what is kept of it are the moves that counted, in `learned.ts`. Other seats answer as the lesson
 * has it; where it has nothing, or somebody plays on elsewhere, an easy bot does.
 */
import { nextBot, turnOf } from '@sztab/bots';
import {
  type GameBox,
  type Lesson,
  type LessonStanding,
  type Lessons,
  lessonSeats,
  lessonStanding,
  type NoUndo,
  openLesson,
  practiceTag,
  type Seat,
  type Shape,
  stepsBack,
} from '@sztab/kernel';
import type { GameOnTable } from '@sztab/pieces';
import { BrowserTable } from '../local/browser-table.ts';
import { LocalMatch } from '../local/local-match.ts';
import { BotDied, Thinker } from '../local/thinker.ts';
import type { Sitter, TableHandle, TableState } from '../tables/handle.ts';

const OPPONENT = 'recruit';
/** In milliseconds: a lesson is over then, whatever is still to be seen. */
const LONGEST_TELLING = 8000;

export interface Made {
  readonly seat: Seat;
  readonly move: string;
}

export class LessonTable<S extends Shape = Shape> extends BrowserTable<S> implements TableHandle<S> {
  readonly id: string;
  readonly paths: TableHandle['paths'];
  readonly online = null;
  readonly game: GameOnTable<S>;
  readonly lesson: Lesson;
  readonly sitters: readonly Sitter[];
  readonly #lessons: Lessons<S>;
  protected readonly local: LocalMatch<S>;
  readonly #thinker: Thinker;
  /** Places of moves that nobody decided: the lesson made them. */
  readonly #unasked = new Set<number>();
  /** The player went elsewhere and wants to see where it leads. */
  #playsOn = false;
  #standing: LessonStanding;
  /** The same, as far as it has been told. */
  #shown: LessonStanding;
  #told: (() => Promise<void>) | null = null;
  #answering: number | null = null;
  #trouble: TableState['trouble'] = null;
  #closed = false;
  #state: TableState;

  constructor(game: GameOnTable<S>, lessons: Lessons<S>, lesson: Lesson, name: string, made: readonly Made[]) {
    super();
    this.id = `${lesson.id}@${game.box.game.id}`;
    const path = `/learn/${game.box.game.id}/${lesson.id}`;
    this.paths = { table: path, replay: path };
    this.game = game;
    this.lesson = lesson;
    this.#lessons = lessons;
    const yours = lessonSeats(game.box, lesson);
    const opened = openLesson(game.box, lesson);
    this.sitters = opened.header.seats.map((_, seat) =>
      yours.includes(seat) ? { is: 'you', name } : { is: 'bot', level: OPPONENT },
    );
    const header = { ...opened.header, tags: { ...opened.header.tags, ...practiceTag } };
    this.local = new LocalMatch(game.box, header, opened.entries);
    for (const { seat, move } of made) this.#enter(seat, move);
    this.#thinker = new Thinker(game.box.game.id);
    this.#standing = this.#stand();
    this.#shown = this.#standing;
    this.#state = this.#look();
    this.#drive();
  }

  get header(): TableHandle['header'] {
    return this.local.match.header;
  }
  /** Where the player stands in the lesson. */
  get standing(): LessonStanding {
    return this.#standing;
  }
  /** The same as the board shows it: what closes a lesson is said when its last move has been told, or it would give the result away. */
  get shown(): LessonStanding {
    return this.#shown;
  }
  /** The moves since the curtain rose. */
  get made(): readonly Made[] {
    return this.local.match.moves.slice(this.lesson.before.length).map(({ seat, move }) => ({ seat, move }));
  }
  get playsOn(): boolean {
    return this.#playsOn;
  }

  state = (): TableState => this.#state;

  async play(seat: Seat, move: S['move']): Promise<void> {
    this.#enter(seat, move);
    this.#changed();
  }
  undoable(): number {
    return this.#backBy(1);
  }
  whyNoUndo(): NoUndo | null {
    return this.#backBy(1) > 0 ? null : { why: 'nothing' };
  }
  async undo(seat: Seat, count: number): Promise<void> {
    this.#back(seat, this.#backBy(count));
  }
  /** To where the player went elsewhere, or where free play began. */
  async goBack(): Promise<void> {
    const { strayed, missed } = this.#standing;
    const place = strayed?.place ?? missed?.place ?? this.lesson.before.length;
    this.#back(this.local.match.moves[place]?.seat ?? 0, this.local.match.moves.length - place);
  }
  /** From the first move again. */
  async restart(): Promise<void> {
    const { moves } = this.local.match;
    this.#back(moves[this.lesson.before.length]?.seat ?? 0, moves.length - this.lesson.before.length);
  }
  playOn(): void {
    this.#playsOn = true;
    this.#changed();
  }
  // Nobody gives up a lesson, and a hint is the lesson's own.
  async resign(): Promise<void> {}
  async suggest(): Promise<void> {}
  pace(told: (() => Promise<void>) | null): void {
    this.#told = told;
  }
  hurry = (): void => this.#thinker.hurry();
  retry(): void {
    this.#trouble = null;
    this.#changed();
  }
  close(): void {
    this.#closed = true;
    this.forgetListeners();
    this.#thinker.close();
  }

  #stand(): LessonStanding {
    return lessonStanding(this.game.box as GameBox<S>, this.#lessons, this.lesson, this.local.match.moves);
  }

  #backBy(steps: number): number {
    const { match } = this.local;
    const first = this.lesson.before.length;
    const since = { outcome: null, moves: match.moves.slice(first) };
    return stepsBack(
      since,
      {
        isBot: (seat) => this.sitters[seat]?.is === 'bot',
        free: true,
        unasked: (place) => this.#unasked.has(first + place),
      },
      steps,
    );
  }

  #back(seat: Seat, count: number): void {
    if (count <= 0) return;
    const left = this.local.match.moves.length - count;
    for (const place of this.#unasked) if (place >= left) this.#unasked.delete(place);
    this.#playsOn = false;
    this.#enter(seat, `undo(${count})`);
    this.#changed();
  }

  #enter(seat: Seat, move: string): void {
    this.local.enter({ role: this.header.seats[seat]?.role ?? '', move });
  }

  #changed(): void {
    if (this.#closed) return;
    this.#standing = this.#stand();
    if (!this.#standing.strayed) this.#playsOn = false;
    this.#drive();
    const ends = this.#standing.step === this.lesson.steps.length && this.#shown.step < this.#standing.step;
    if (!ends) this.#shown = this.#standing;
    this.#tell();
    if (ends) void this.#show();
  }

  #tell(): void {
    this.#state = this.#look();
    this.tellListeners();
  }

  async #show(): Promise<void> {
    const standing = this.#standing;
    // The frame has to hear of the move first, or there would be nothing to be told yet.
    await new Promise((resolve) => setTimeout(resolve));
    await Promise.race([this.#told?.(), new Promise((resolve) => setTimeout(resolve, LONGEST_TELLING))]);
    if (this.#closed || standing !== this.#standing) return;
    this.#shown = standing;
    this.#tell();
  }

  #look(): TableState {
    const { match } = this.local;
    return {
      moves: match.moves.length,
      asked: match.look('public').asked,
      ...(this.#shown.step === this.lesson.steps.length && { taught: true }),
      outcome: match.outcome,
      thinking: null,
      trouble: this.#trouble,
      stamp: `${this.#standing.step} ${this.#shown === this.#standing} ${this.#playsOn}`,
    };
  }

  /** Whatever is not the player's to decide is answered once everything so far has been told. */
  #drive(): void {
    const { match } = this.local;
    if (this.#closed || this.#trouble || this.#answering === match.seq) return;
    const { next, strayed } = this.#standing;
    if (next.by === 'table') {
      this.#later(next.seat, async () => next.move, true);
      return;
    }
    if (next.by !== 'bot' && !(strayed && this.#playsOn)) return;
    const isBot = (seat: Seat): boolean => this.sitters[seat]?.is === 'bot';
    const ask = nextBot(this.game.box as GameBox<S>, match, isBot);
    if (!ask) return;
    const { seat, moves } = ask;
    const question = { seat, moves, view: match.look(seat).view };
    this.#later(seat, () => this.#thinker.think(OPPONENT, question, turnOf(match.moves, seat)), false);
  }

  #later(seat: Seat, find: () => Promise<string>, unasked: boolean): void {
    const { match } = this.local;
    const at = match.seq;
    this.#answering = at;
    void (async () => {
      try {
        const move = await find();
        // The frame says only after its first picture how it wants to be paced.
        await new Promise((resolve) => setTimeout(resolve));
        await this.#told?.();
        if (this.#closed || at !== match.seq) return;
        if (unasked) this.#unasked.add(match.moves.length);
        this.#enter(seat, move);
      } catch (error) {
        if (!(error instanceof BotDied)) throw error;
        if (this.#closed) return;
        this.#trouble = 'bot-died';
      } finally {
        if (this.#answering === at) this.#answering = null;
      }
      this.#changed();
    })();
  }
}
