/** What the words of every game have in common: how its options and reasons are looked up, and that every sentence is typeset. */
import type { Prompt, Reason, Words } from '../box.ts';
import type { OptionRule, Shape } from '../game.ts';
import { explained, known, type OptionTexts } from './explained.ts';
import type { Language } from './languages.ts';
import { type Said, said } from './said.ts';
import { typeset } from './typeset.ts';

/** What the catalogue of every game has: `R` its reasons against a move, `O` its list of options. */
export interface GameCatalogue<R extends string = string, O extends readonly OptionRule[] = readonly OptionRule[]> {
  readonly language: Language;
  readonly title: string;
  /** One line on what the game is about, for its lid. */
  readonly about: string;
  readonly options: OptionTexts<O>;
  /** Where two sides stand against each other: what each is called, and so its role. */
  readonly sides?: Readonly<Record<string, string>>;
  /** Why something cannot be done now: at most eight words. */
  readonly whyNot: Readonly<Record<R, string>>;
  /** What moves are for, at most sixteen words; absent where the brain tells no terms. */
  readonly why?: WhyTexts<string>;
  /** A sentence for each kind of event, by `is`. */
  readonly events?: Readonly<Record<string, Said<never[]>>>;
}

/** A catalogue as most games have it: a sentence for each kind of event `E` and for each way `W` to end, of which `T` is told; `B` are the terms of its brain. */
export interface FullCatalogue<
  R extends string,
  O extends readonly OptionRule[],
  B extends string,
  E extends { readonly is: string },
  W extends string,
  T,
> extends GameCatalogue<R, O> {
  readonly why: WhyTexts<B>;
  readonly events: EventTexts<E>;
  readonly endings: Readonly<Record<W, (ending: T) => string>>;
  /** For a game that was stopped rather than won. */
  readonly noWinner: string;
}

/** What a move is for, by the code of a term: so many more, or more of a thing; 0 is not counted. */
export type WhyTexts<C extends string> = Readonly<Record<C, Said<[n: number, thing: string]>>>;

/** A sentence for each kind of event. */
export type EventTexts<E extends { readonly is: string }> = {
  readonly [K in E['is']]: Said<[event: Extract<E, { readonly is: K }>]>;
};

/** The record is keyed by `is`, so the sentence fits the event; the compiler cannot follow that through a union. */
export const eventText = <E extends { readonly is: string }>(
  texts: NonNullable<GameCatalogue['events']>,
  event: E,
): string => said(known(texts as Readonly<Record<string, Said<[event: E]>>>, event.is), event);

/** What a game makes of its catalogue, of positions and of moves; without `event` each kind of event has its sentence in the catalogue. */
export interface Speakers<S extends Shape, C extends GameCatalogue> {
  /** Absent where roles are sides. */
  role?(c: C, role: string): string;
  prompt(c: C, prompt: string, view: S['view']): Prompt;
  position(c: C, view: S['view']): readonly string[];
  move(c: C, move: S['move'], view: S['view']): string;
  event?(c: C, event: S['event']): string;
  outcome(c: C, ...of: Parameters<Words<S>['outcome']>): string;
}

/** The words of a game: those of its catalogue, and those it makes of positions and moves. */
export function wordsOf<S extends Shape, C extends GameCatalogue>(c: C, own: Speakers<S, C>): Words<S> {
  const { language, title, options, whyNot, why = {}, events = {}, sides = {} } = c;
  const print = (text: string): string => typeset(text, language);
  const option = (id: string) => known(options, id);
  return {
    language,
    title,
    role: (role) => (own.role ? own.role(c, role) : known(sides, role)),
    option: (id) => explained(option(id), print),
    optionValue: (id, value) => explained(known(option(id).values, value), print),
    prompt(prompt, view) {
      const { yours, theirs } = own.prompt(c, prompt, view);
      return { yours: print(yours), theirs: print(theirs) };
    },
    position: (view) => own.position(c, view).map(print),
    move: (move, view) => print(own.move(c, move, view)),
    event: (event) => print(own.event ? own.event(c, event) : eventText(events, event as { readonly is: string })),
    why: ({ code, n, thing }: Reason) => print(said(known(why, code), n, thing ?? '')),
    whyNot: (reason) => print(known(whyNot, reason)),
    outcome: (...outcome) => print(own.outcome(c, ...outcome)),
  };
}
