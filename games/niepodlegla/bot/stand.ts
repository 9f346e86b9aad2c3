/** The last round of a table, in the numbers of last-stand.ts. */
import { type ChallengeId, MAIN_FINALS } from '../content/finals.ts';
import type { Count } from '../content/symbols.ts';
import { jointNeeds, needsOf } from '../rules/cover.ts';
import type { State } from '../rules/state.ts';
import type { Plan } from './climb.ts';
import { charactersOf, tokensOf } from './crew.ts';
import { help, type Stand, take } from './last-stand.ts';
import { showing, WIDTH } from './symbols.ts';

function blank(s: State, challenges: readonly ChallengeId[]): Stand {
  const players = s.players.length;
  const joint = new Int16Array(4);
  for (const id of [...MAIN_FINALS, ...challenges]) add(joint, 0, jointNeeds(s, id));
  const stand: Stand = {
    need: new Int16Array(4 * players),
    have: new Int16Array(WIDTH * players),
    joint,
    dice: [],
  };
  for (let seat = 0; seat < players; seat++) for (const symbols of tokensOf(s, seat)) help(stand, seat, symbols, 1);
  return stand;
}

const add = (sum: Int16Array, from: number, count: Count): void => {
  for (let symbol = 0; symbol < 4; symbol++)
    sum[from + symbol] = (sum[from + symbol] as number) + (count[symbol] as number);
};

/** As the dice lie. */
export function standOf(s: State, challenges: readonly ChallengeId[]): Stand {
  const stand = blank(s, challenges);
  for (const { card, seat } of s.pawns) add(stand.need, seat * 4, needsOf(s, card));
  s.players.forEach(({ held }, seat) => {
    stand.dice.push(Int16Array.from(held.map(showing)));
    for (const one of held) take(stand, seat, showing(one), 1);
  });
  return stand;
}

/** As it would be by this plan, before the first roll. */
export function plannedStand(s: State, { seats, dice }: Pick<Plan, 'seats' | 'dice'>): Stand {
  const stand = blank(s, []);
  for (let card = 0; card < seats.length; card++) {
    const seat = seats[card] as number;
    if (seat >= 0) add(stand.need, seat * 4, needsOf(s, s.row[card] as State['row'][number]));
  }
  for (let seat = 0; seat < s.players.length; seat++) {
    const own: number[] = Array.from({ length: dice[seat] as number }, () => 0);
    const bits = charactersOf(s, seat);
    for (let c = 0; c < 5; c++) if (bits & (1 << c)) own.push((c + 1) * 6 * WIDTH);
    stand.dice.push(Int16Array.from(own));
  }
  return stand;
}
