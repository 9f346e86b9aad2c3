/** Somebody who sits beside many games and writes down everything their words say, for the tests of those words. */
import type { Words } from '../box.ts';
import { below, diceKey, type FastStream, fastStreamFrom, seededStream } from '../dice.ts';
import { heardBy } from '../events.ts';
import type { Ask, Game, Options, Outcome, Seat, Shape, Viewer } from '../game.ts';
import { clone } from '../json.ts';
import { moveParts } from '../move-text.ts';
import { asks, begin, play, resign } from '../play.ts';
import { eachLanguage, type Language, languagesOf } from '../words/languages.ts';
import type { Setting } from './random-game.ts';

/** Where a text is read. */
type Place = 'order' | 'waiting' | 'move' | 'event' | 'outcome' | 'position';
type Said = Readonly<Record<Place, Set<string>>>;

const silence = (): Said => ({
  order: new Set(),
  waiting: new Set(),
  move: new Set(),
  event: new Set(),
  outcome: new Set(),
  position: new Set(),
});

/** How a game is played: at random, but with some moves seldom, where otherwise it would be over before anything happens. */
export interface Habits<S extends Shape> {
  seldom?(move: S['move']): boolean;
  /** Changes the state before the first decision. */
  prepare?(state: S['state']): void;
  /** The decision instead of which somebody gives up. */
  readonly resignsAt?: number;
}

type Alike<S extends Shape> = (state: S['state'], seat: Seat, move: S['move']) => string;

/** A position is long, so only every so many questions' is read. */
const POSITION_EVERY = 20;

export class Listener<S extends Shape & { event: { readonly is: string } }> {
  readonly said: Readonly<Record<Language, Said>> = eachLanguage(silence);
  readonly prompts = new Set<string>();
  readonly verbs = new Set<string>();
  readonly events = new Set<string>();
  /** Lists in which two moves have the same label, though they are not alike. */
  readonly twins: string[] = [];
  /** Lines for those who wait that change with what they cannot know. */
  readonly leaks: string[] = [];
  /** Of a position, in lines. */
  longest = 0;
  readonly #game: Game<S>;
  readonly #words: Readonly<Record<Language, Words<S>>>;
  readonly #languages: readonly Language[];
  readonly #dice: FastStream = fastStreamFrom('listener');
  readonly #alike: Alike<S>;
  #asked = 0;

  /** `alike`: which moves do the same, where copies of a card cannot be told apart and need not. */
  constructor(
    game: Game<S>,
    words: Readonly<Record<Language, Words<S>>>,
    alike: Alike<S> = (_state, _seat, move) => move,
  ) {
    this.#game = game;
    this.#words = words;
    this.#languages = languagesOf(words);
    this.#alike = alike;
  }

  /** A whole game, heard by everybody. */
  play(
    { players, options, edition }: Setting,
    seed: string,
    { seldom, prepare, resignsAt = -1 }: Habits<S> = {},
  ): void {
    const chance = fastStreamFrom(seed);
    const { state, told: opening } = begin(this.#game, players, options, seededStream(diceKey(seed, [])), edition);
    prepare?.(state);
    let told = opening;
    for (let n = 0; ; n++) {
      for (const viewer of [...Array(players).keys(), 'public'] as const)
        for (const event of heardBy(told, viewer)) this.event(event);
      const asked = asks(this.#game, state);
      if (asked.length === 0) break;
      for (const ask of asked) this.#ask(state, ask, players);
      const { seat, moves } = asked[below(chance, asked.length)] as Ask<S['move']>;
      told =
        n === resignsAt
          ? resign(this.#game, state, seat)
          : play(this.#game, state, seat, anyOf(moves, seldom ?? (() => false), chance));
    }
    const outcome = this.#game.outcome(state);
    if (!outcome) throw new Error('nobody is asked, but there is no outcome');
    this.outcome(outcome, options);
    this.#position(this.#game.view(state, 'public'));
  }

  event(event: S['event']): void {
    this.events.add(event.is);
    for (const language of this.#languages) this.said[language].event.add(this.#words[language].event(event));
  }

  outcome(outcome: Outcome, options: Options = {}): void {
    for (const language of this.#languages)
      this.said[language].outcome.add(this.#words[language].outcome(outcome, options));
  }

  /** What is asked in this match of so many seats. */
  questions(state: S['state'], players: number): void {
    for (const ask of asks(this.#game, state)) this.#ask(state, ask, players);
  }

  everything(language: Language): string[] {
    return Object.values(this.said[language]).flatMap((texts) => [...texts]);
  }

  #ask(state: S['state'], { seat, prompt, moves }: Ask<S['move']>, players: number): void {
    this.prompts.add(prompt);
    for (const move of moves) this.verbs.add(moveParts(move).verb);
    const own = this.#game.view(state, seat);
    const sorts = new Set(moves.map((move) => this.#alike(state, seat, move))).size;
    for (const language of this.#languages) {
      const say = this.#words[language];
      this.said[language].order.add(say.prompt(prompt, own).yours);
      const labels = moves.map((move) => say.move(move, own));
      for (const label of labels) this.said[language].move.add(label);
      if (new Set(labels).size < sorts) this.twins.push(`${prompt}: ${labels.join(' | ')}`);
    }
    const next: Seat = (seat + 1) % players;
    for (const viewer of next === seat ? (['public'] as const) : ([next, 'public'] as const))
      this.#wait(state, seat, prompt, viewer);
    if (this.#asked++ % POSITION_EVERY === 0) this.#position(own);
  }

  /** Dealt again from the true state: a view that shows too much would otherwise vouch for the words that speak of it. */
  #wait(state: S['state'], seat: Seat, prompt: string, viewer: Viewer): void {
    const view = this.#game.view(state, viewer);
    const dealtAgain = this.#game.redeal(clone(state), viewer, this.#dice);
    const otherView = this.#game.view(dealtAgain, viewer);
    const otherPrompt = asks(this.#game, dealtAgain).find((ask) => ask.seat === seat)?.prompt;
    for (const language of this.#languages) {
      const { theirs } = this.#words[language].prompt(prompt, view);
      this.said[language].waiting.add(theirs);
      const other =
        otherPrompt === undefined ? 'nothing is asked' : this.#words[language].prompt(otherPrompt, otherView).theirs;
      if (other !== theirs) this.leaks.push(`${theirs} | ${other}`);
    }
  }

  #position(view: S['view']): void {
    for (const language of this.#languages) {
      const lines = this.#words[language].position(view);
      this.longest = Math.max(this.longest, lines.length);
      for (const line of lines) this.said[language].position.add(line);
    }
  }
}

function anyOf<M extends string>(moves: readonly M[], seldom: (move: M) => boolean, chance: FastStream): M {
  const usual = moves.filter((move) => !seldom(move));
  const list = usual.length > 0 && below(chance, 8) > 0 ? usual : moves;
  return list[below(chance, list.length)] as M;
}

/** Texts without words, or with a blank too many. */
export const untidy = (texts: Iterable<string>): string[] =>
  [...texts].filter((text) => text === '' || text !== text.trim() || /\s\s/.test(text));

export const matching = (texts: Iterable<string>, patterns: readonly RegExp[]): string[] =>
  [...texts].filter((text) => patterns.some((pattern) => pattern.test(text)));
