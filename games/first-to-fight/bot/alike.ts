/** Which moves do the same: once they lie on the board, soldiers of one formation and the same values are one as good as another. */
import { moveParts, type Seat } from '@sztab/kernel';
import type { Move } from '../rules/moves.ts';
import type { Fighter, State } from '../rules/state.ts';
import { formationNo, REGION_NO } from './muster.ts';

/** Verbs whose first thing is a soldier on the board. */
const ON_BOARD: ReadonlySet<string> = new Set(['move', 'train', 'drop', 'camp', 'treat', 'wound']);

// Texts already written, by the rest of the move and by how the soldier stands: a search asks for the same ones all the time.
const written = new Map<string, string[]>();

export function alike(s: State, _seat: Seat, move: Move): string {
  const { verb, args } = moveParts(move);
  if (!ON_BOARD.has(verb)) return move;
  const fighter = s.soldiers.find(({ id }) => id === args[0]);
  if (!fighter) return move;
  const rest = restOf(verb, args[1]);
  let texts = written.get(rest);
  if (!texts) {
    texts = [];
    written.set(rest, texts);
  }
  const stands = standOf(fighter);
  texts[stands] ??= `${rest} ${stands}`;
  return texts[stands] as string;
}

const rests = new Map<string, string>();
const restOf = (verb: string, more = ''): string => {
  const key = verb + more;
  const known = rests.get(key);
  if (known) return known;
  rests.set(key, key);
  return key;
};

/** Formation, region, values, training and wounds in one number. */
const standOf = ({ id, region, s: strength, u, trained, wounds }: Fighter): number =>
  ((((formationNo[id] * 5 + REGION_NO[region]) * 6 + strength) * 6 + u) * 4 + wounds) * 2 + (trained ? 1 : 0);
