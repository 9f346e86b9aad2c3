/** The last round at the table: whose throw or pass helps most. */
import type { Seat } from '@sztab/kernel';
import { TOKEN } from '../content/characters.ts';
import { BLACK_DIE, type Die } from '../content/dice.ts';
import { PASS_PRICE } from '../content/players.ts';
import { mostChallenges, symbolTokensOf } from '../rules/cover.ts';
import { mayStop } from '../rules/final.ts';
import { type Move, TEXT } from '../rules/moves.ts';
import { colourOf, type HeldDie, type Player, type State } from '../rules/state.ts';
import { help, missingOf, type Stand, take, throwsOf } from './last-stand.ts';
import { standOf } from './stand.ts';

/** One thing to do: some dice to throw, or one move that passes something. */
interface Deed {
  readonly dice: readonly Die[];
  readonly pass: Move | null;
  /** Missing symbols that it is likely to make up for, a marker. */
  readonly worth: number;
}

interface Told {
  /** Nothing that counts changes without a throw, a pass or a marker more. */
  readonly barriers: number;
  readonly morale: number;
  readonly stand: Stand;
  readonly seats: Deed[][];
}

// The last answers, kept with the pawns of the round: dice are chosen one by one, and each time they are asked for again.
const told = new WeakMap<State['pawns'], Told>();

/** Everything worth a thought that a seat can do in the last round, the best first. */
export function deedsOf(s: State, seat: Seat): readonly Deed[] {
  const { barriers, morale } = s;
  let known = told.get(s.pawns);
  if (known?.barriers !== barriers || known.morale !== morale) {
    known = { barriers, morale, stand: standOf(s, mayStop(s) ? s.challenges : []), seats: [] };
    told.set(s.pawns, known);
  }
  known.seats[seat] ??= newDeeds(s, known.stand, seat);
  return known.seats[seat];
}

function newDeeds(s: State, stand: Stand, seat: Seat): Deed[] {
  const deeds: Deed[] = [];
  const { held } = s.players[seat] as Player;
  for (const { dice, worth } of throwsOf(stand, seat))
    deeds.push({ dice: dice.map((i) => (held[i] as HeldDie).die), pass: null, worth });
  if (s.morale >= PASS_PRICE) passes(s, stand, seat, deeds);
  return deeds.sort((a, b) => b.worth - a.worth);
}

/** Who can do most; null: nobody can do anything. */
export function bestDoer(s: State, seats: readonly Seat[]): Seat | null {
  let best: Seat | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const seat of seats) {
    const [first] = deedsOf(s, seat);
    if (!first || first.worth <= most) continue;
    most = first.worth;
    best = seat;
  }
  return best;
}

function passes(s: State, stand: Stand, seat: Seat, deeds: Deed[]): void {
  const before = missingOf(stand);
  for (let to = 0; to < s.players.length; to++) {
    if (to === seat) continue;
    const colour = colourOf(s, to);
    const seen = new Set<number>();
    (s.players[seat] as Player).held.forEach(({ die }, i) => {
      const at = (stand.dice[seat] as Int16Array)[i] as number;
      if (seen.has(at)) return;
      seen.add(at);
      take(stand, seat, at, -1);
      take(stand, to, at, 1);
      weigh(before, missingOf(stand), TEXT.passDie(die)(colour));
      take(stand, to, at, -1);
      take(stand, seat, at, 1);
    });
    for (const token of symbolTokensOf(s, seat)) {
      const { symbols } = TOKEN[token];
      help(stand, seat, symbols, -1);
      help(stand, to, symbols, 1);
      weigh(before, missingOf(stand), TEXT.passToken(token)(colour));
      help(stand, to, symbols, -1);
      help(stand, seat, symbols, 1);
    }
  }
  function weigh(from: number, missing: number, pass: Move): void {
    if (missing >= from || (missing > 0 && s.morale === PASS_PRICE)) return;
    const worth = missing === 0 ? 100 : (from - missing) / PASS_PRICE;
    deeds.push({ dice: [], pass, worth });
  }
}

/** The chance to live through the penalties if the team stops now (NPG-6.6.4). */
export function survival(s: State): number {
  let markers = new Float64Array(s.morale + 1);
  markers[s.morale] = 1;
  for (let n = s.challenges.length - mostChallenges(s).length; n > 0; n--) {
    const next = new Float64Array(s.morale + 1);
    for (let left = 1; left <= s.morale; left++) {
      for (const pips of BLACK_DIE) {
        const after = Math.max(0, left - pips);
        next[after] = (next[after] as number) + (markers[left] as number) / BLACK_DIE.length;
      }
    }
    markers = next;
  }
  let alive = 0;
  for (let left = 1; left <= s.morale; left++) alive += markers[left] as number;
  return alive;
}
