/** Positions of tests, and lines of play: `0 order(movement) move(PIL-02,WAW)` says who, and what that seat does one after the other. */
import { fastStream } from '../dice.ts';
import type { Told } from '../events.ts';
import type { Game, Options, Seat, Shape } from '../game.ts';
import { asks, begin, fillOptions, play, resign } from '../play.ts';
import { foretoldDice } from './foretold.ts';

type Begun<S extends Shape> = ReturnType<typeof begin<S>>;

/** A list, as positions are written: words with blanks between them. */
export const words = <T extends string = string>(text = ''): T[] => text.split(/\s+/).filter(Boolean) as T[];

/** The list of a seat; empty if it is not asked. */
export const movesOf = <S extends Shape>(game: Game<S>, s: S['state'], seat: Seat): readonly S['move'][] =>
  asks(game, s).find((ask) => ask.seat === seat)?.moves ?? [];

/** The game's laws hold, but for one that a position laid out by hand may break. */
export function mustHold<S extends Shape>(game: Game<S>, s: S['state'], except?: string): void {
  const wrong = game.broken(s).filter((law) => law !== except);
  if (wrong.length > 0) throw new RangeError(`broken: ${wrong.join(' ')}`);
}

/** What a position says of how the match was opened. */
interface Opening {
  readonly players: number;
  readonly options?: Options | undefined;
  readonly edition?: number | undefined;
  /** The next dice, and what their sides show where that is not 1 to 6. */
  readonly dice?: readonly number[] | undefined;
  readonly faces?: readonly number[];
  /** What the dealing tells is not heard. */
  readonly dealtUnheard?: true;
  /** A law that does not count. */
  readonly except?: string;
}

/** A match whose state is made by `build` instead of dealt, played up to its first question. */
export function layOut<S extends Shape>(
  game: Game<S>,
  { players, options = {}, edition = game.edition, dice: wanted = [], faces, dealtUnheard, except }: Opening,
  build: (blank: S['state']) => S['state'],
): Begun<S> {
  const dice = foretoldDice(wanted, faces);
  const deal = () => game.setup(players, fillOptions(game, options, edition), fastStream(0), edition);
  const dealt = dealtUnheard && deal();
  const setup = (): S['state'] => ({ ...build(dealt ?? deal()), dice });
  const begun = begin({ ...game, setup }, players, options, dice, edition);
  mustHold(game, begun.state, except);
  return begun;
}

/** How the lines of a game are read. */
interface Reading<S extends Shape> {
  seatOf(who: string, s: S['state']): Seat;
  /** A law that does not count. */
  readonly except?: string;
}

/** Plays the lines, every move of which must be offered to that seat at that moment; `move(x)*2` makes it twice. */
function playLines<S extends Shape>(
  game: Game<S>,
  s: S['state'],
  lines: readonly string[],
  { seatOf, except }: Reading<S>,
): Told<S['event']>[] {
  const told: Told<S['event']>[] = [];
  for (const line of lines) {
    const [who = '', ...moves] = words(line);
    const seat = seatOf(who, s);
    for (const word of moves) {
      const [, move = '', times = '1'] = /^(.*?)(?:\*(\d+))?$/.exec(word) ?? [];
      for (let n = Number(times); n > 0; n--) {
        if (move === 'resign' || move === 'concede') told.push(...resign(game, s, seat));
        else if (movesOf(game, s, seat).includes(move)) told.push(...play(game, s, seat, move));
        else throw new RangeError(`${who} ${move}, but asked is ${askedIn(game, s, String)}`);
        mustHold(game, s, except);
      }
    }
  }
  return told;
}

const askedIn = <S extends Shape>(game: Game<S>, s: S['state'], nameOf: (seat: Seat) => string | number): string =>
  asks(game, s)
    .map(({ seat, prompt, moves }) => `${nameOf(seat)} ${prompt}: ${moves.join(' ')}`)
    .join(' | ');

/** What a seat is called in the lines of a game, and the law that its positions may break. */
interface Company<S extends Shape, Who extends string | number> {
  seatOf(who: Who, s: S['state']): Seat;
  nameOf(seat: Seat, s: S['state']): Who;
  readonly except?: string;
}

/** How the tests of a game play from a position, and ask what is asked then. */
export function linesOf<S extends Shape, P, Who extends string | number>(
  game: Game<S>,
  open: (p: P) => Begun<S>,
  { seatOf, nameOf, ...rest }: Company<S, Who>,
) {
  type Lines = readonly `${Who} ${string}`[];
  const playTo = (s: S['state'], ...lines: Lines): Told<S['event']>[] =>
    playLines(game, s, lines, { ...rest, seatOf: (who) => seatOf(who as Who, s) });
  const asked = (s: S['state']): string => askedIn(game, s, (seat) => nameOf(seat, s));
  const toDecide = (s: S['state']): string =>
    asks(game, s)
      .map(({ seat, prompt, optional }) => `${nameOf(seat, s)} ${prompt}${optional ? '?' : ''}`)
      .join(', ');
  return {
    /** The table, played up to its first question. */
    position: (p: P): S['state'] => open(p).state,
    /** Plays the lines, every move of which must be offered to that seat at that moment. */
    playTo,
    /** A position and the lines played from it. */
    after(p: P, ...lines: Lines): S['state'] {
      const { state } = open(p);
      playTo(state, ...lines);
      return state;
    },
    /** A position and the lines played from it: the state then, and what the lines told. */
    played(p: P, ...lines: Lines): { s: S['state']; told: Told<S['event']>[] } {
      const { state } = open(p);
      return { s: state, told: playTo(state, ...lines) };
    },
    /** The same, with what was told before the first of the lines: from the beginning of the position. */
    begun(p: P, ...lines: Lines): Begun<S> {
      const { state, told } = open(p);
      return { state, told: [...told, ...playTo(state, ...lines)] };
    },
    /** What a seat sees after these lines. */
    seen(p: P, seat: Seat, ...lines: Lines): S['view'] {
      const { state } = open(p);
      playTo(state, ...lines);
      return game.view(state, seat);
    },
    /** Plays the lines, after each of which that must be asked which stands beside it: with all that may be answered, or only who is asked for what. */
    dialogue(s: S['state'], talk: Readonly<Record<Lines[number], string>>): void {
      for (const [line, question] of Object.entries<string>(talk)) {
        playTo(s, line as Lines[number]);
        const now = question.includes(':') ? asked(s) : toDecide(s);
        if (now !== question) throw new RangeError(`after ${line} asked is ${now}, not ${question}`);
      }
    },
    /** The list of a seat; empty if it is not asked. */
    legal: (s: S['state'], who: Who): readonly string[] => movesOf(game, s, seatOf(who, s)),
    /** Who is asked for what: `0 plan, 1 plan?`; the question mark where the table does not wait. Nothing when the game is over. */
    toDecide,
    /** Everything that is asked: `0 settle: settle unclaim(A-04)`. */
    asked,
  };
}

/** The public events of one kind. */
export const eventsOf = <E extends { readonly is: string }, K extends E['is']>(
  told: readonly Told<E>[],
  is: K,
): Extract<E, { is: K }>[] => told.flatMap(({ all }) => (all?.is === is ? [all as Extract<E, { is: K }>] : []));

/** The names of all public events in their order. */
export const namesOf = (told: readonly Told<{ readonly is: string }>[]): string =>
  told.flatMap(({ all }) => (all ? [all.is] : [])).join(' ');
