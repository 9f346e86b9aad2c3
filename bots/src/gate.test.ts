/** The gate between a bot's choice and the table costs no strength: what is accepted is just what the bot wanted, position by position. */
import {
  type Ask,
  advance,
  asks,
  begin,
  clone,
  diceKey,
  fastStream,
  type GameBox,
  moveParts,
  type Seat,
  seededStream,
} from '@sztab/kernel';
import { expect, test } from 'vitest';
import { Partner } from './partner.ts';
import { speakerOf } from './speaker.ts';

interface Shown {
  readonly flow: readonly { readonly step: string }[];
  readonly players: readonly { readonly held: readonly { readonly selected: boolean }[] }[];
  readonly round: number;
}

const from = (file: string): string => new URL(`../../games/niepodlegla/${file}`, import.meta.url).href;
const { box }: { box: GameBox } = await import(from('index.ts'));
const { game, brain } = box;
/** All that a search might look at, the best first. */
type Thoughts = (
  s: unknown,
  seat: Seat,
  moves: readonly string[],
  wide: boolean,
) => readonly { readonly move: string }[];
const { thoughts }: { thoughts: Thoughts } = await import(from('bot/thoughts.ts'));

/** What ends an act: until then dice are only chosen and missions only claimed. */
const ENDS: ReadonlySet<string> = new Set(['reroll', 'passDie', 'passToken', 'useMoraleToken', 'done', 'settle']);
const shown = (s: unknown): Shown => s as Shown;
const stepOf = (s: unknown): string | undefined => shown(s).flow.at(-1)?.step;
const ends = (s: unknown, move: string): boolean => ENDS.has(moveParts(move).verb) || stepOf(s) === 'team';
const think = (s: unknown, { seat, moves }: Pick<Ask<string>, 'seat' | 'moves'>): string =>
  brain.policy(s as never, seat, moves as never, fastStream(1));

type Position = ReturnType<typeof begin>['state'];

/** The moves of one act that begins with this one, as a bot makes them where nobody is asked. */
function unasked(start: Position, seat: Seat, first: string): string[] {
  const s = clone(start);
  const played: string[] = [];
  for (let move = first; ; ) {
    played.push(move);
    if (ends(s, move)) return played;
    advance(game, s as never, seat, move as never);
    const ask = asks(game, s as never).find((one) => one.seat === seat);
    if (!ask) throw new Error(`${move} leads nowhere`);
    move = think(s, ask);
  }
}

/** The same act at a table with a person who says yes to everything; null: the bot waits. */
async function accepted(
  start: Position,
  person: Seat,
  wanted: { seat: Seat; first: string },
): Promise<string[] | null> {
  const s = clone(start);
  const moves: { seat: Seat; move: string }[] = [];
  const table = {
    asks: () => asks(game, s as never),
    get seq() {
      return moves.length;
    },
    look: () => ({ view: game.view(s as never, 'public') }),
    header: { seats: shown(s).players },
    moves,
  } as never;
  const partner = new Partner<never>(
    box as never,
    (seat) => seat !== person,
    { manner: 'ask', floor: 4 },
    () => ({
      now: 0.5,
      yes: 0.6,
      no: 0.5,
    }),
  );
  for (let n = 0; n < 100; n++) {
    let next = partner.next(table);
    while (next.is === 'think') {
      const mine = moves.length === 0 && next.seat === wanted.seat;
      next = await partner.heed(table, next.seat, (mine ? wanted.first : think(s, next)) as never);
    }
    if (next.is === 'wait') {
      if (!partner.offer) return null;
      partner.answer(table, partner.offer.id, person, 'yes');
      continue;
    }
    const { seat, move } = next as { seat: Seat; move: string };
    // Another bot has something to do meanwhile.
    if (seat !== wanted.seat && stepOf(s) !== 'team') return null;
    moves.push({ seat, move });
    if (ends(s, move)) return moves.map((one) => one.move);
    advance(game, s as never, seat, move as never);
  }
  throw new Error('it does not end');
}

/** Dice of one throw may be chosen in any order. */
const act = (moves: readonly string[] | null): string => [...(moves ?? ['waits'])].sort().join(' ');

test.each([2, 3, 4])(
  '%i seats: whatever a bot decides, with a yes it is done, and nothing else',
  async (players) => {
    const seen = { acts: 0, others: 0, waits: 0 };
    const s = begin(game, players, { consent: 'open' }, seededStream(diceKey(`gate ${players}`, []))).state;
    const dice = fastStream(players);
    for (let all = asks(game, s); all.length > 0; all = asks(game, s)) {
      const ask = speakerOf(brain, s, all);
      if (!ask) break;
      const busy = shown(s).players.some(({ held }) => held.some(({ selected }) => selected));
      // A plan is proposed fairly, at up to three percent of its worth: that is a wish of its own.
      if (stepOf(s) !== 'plan' && !busy) {
        const { seat } = ask;
        const person = (seat + 1) % players;
        const best = think(s, ask);
        // What the team chooses is proposed to the people before a bot thinks: the best of it alone.
        const wide = stepOf(s) === 'roll' ? thoughts(s, seat, ask.moves, true).map(({ move }) => move) : [];
        for (const first of new Set([best, ...wide])) {
          const gate = await accepted(s, person, { seat, first });
          seen.acts++;
          if (first !== best) seen.others++;
          // Whoever could still give somebody a die is done last: that costs nothing.
          if (gate === null && first === 'done') seen.waits++;
          else expect(act(gate), `round ${shown(s).round}`).toBe(act(unasked(s, seat, first)));
        }
      }
      advance(game, s, ask.seat, brain.policy(s, ask.seat, ask.moves, dice));
    }
    expect(seen.acts).toBeGreaterThan(100);
    expect(seen.others).toBeGreaterThan(20);
    expect(seen.waits).toBeLessThan(0.1 * seen.acts);
  },
  60_000,
);
