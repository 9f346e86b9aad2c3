/** Lines of play, for positions of tests: `0 order(movement) move(PIL-02,WAW)` says who, and what that seat does one after the other. */
import type { Told } from '../events.ts';
import type { Game, Seat, Shape } from '../game.ts';
import { asks, play, resign } from '../play.ts';

/** The list of a seat; empty if it is not asked. */
export const movesOf = <S extends Shape>(game: Game<S>, s: S['state'], seat: Seat): readonly S['move'][] =>
  asks(game, s).find((ask) => ask.seat === seat)?.moves ?? [];

/** The game's laws hold, but for one that a position laid out by hand may break. */
export function mustHold<S extends Shape>(game: Game<S>, s: S['state'], except?: string): void {
  const wrong = game.broken(s).filter((law) => law !== except);
  if (wrong.length > 0) throw new RangeError(`broken: ${wrong.join(' ')}`);
}

/** How the lines of a game are read. */
interface Reading<S extends Shape> {
  seatOf(who: string, s: S['state']): Seat;
  /** A law that does not count. */
  readonly except?: string;
}

/** Plays the lines, every move of which must be offered to that seat at that moment; `move(x)*2` makes it twice. */
export function playLines<S extends Shape>(
  game: Game<S>,
  s: S['state'],
  lines: readonly string[],
  { seatOf, except }: Reading<S>,
): Told<S['event']>[] {
  const told: Told<S['event']>[] = [];
  for (const line of lines) {
    const [who = '', ...moves] = line.split(/\s+/).filter(Boolean);
    const seat = seatOf(who, s);
    for (const word of moves) {
      const [, move = '', times = '1'] = /^(.*?)(?:\*(\d+))?$/.exec(word) ?? [];
      for (let n = Number(times); n > 0; n--) {
        if (move === 'resign' || move === 'concede') told.push(...resign(game, s, seat));
        else if (movesOf(game, s, seat).includes(move)) told.push(...play(game, s, seat, move));
        else throw new RangeError(`${who} ${move}, but asked is ${askedOf(game, s)}`);
        mustHold(game, s, except);
      }
    }
  }
  return told;
}

const askedOf = <S extends Shape>(game: Game<S>, s: S['state']): string =>
  asks(game, s)
    .map(({ seat, prompt, moves }) => `${seat} ${prompt}: ${moves.join(' ')}`)
    .join(', ');
