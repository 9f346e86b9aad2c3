/** What holds for the brain of every game. How well it plays is tested in the game's own bot/. */
import {
  advance,
  asks,
  type Brain,
  begin,
  below,
  clone,
  fastStream,
  fastStreamFrom,
  type Game,
  look,
  type Options,
  type Seat,
  type Shape,
} from '@sztab/kernel';
import { selfPlay } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';

interface Thinking<S extends Shape> {
  readonly game: Game<S>;
  readonly brain: Brain<S>;
}
type Asked<S extends Shape> = ReturnType<typeof selfPlay<S>> extends Generator<infer One> ? One : never;
type Table = readonly [players: number, options: Options];

/** Worlds are imagined at one of so many questions. */
const BELIEVED_EVERY = 5;

interface Facts<S extends Shape> {
  readonly tables: readonly Table[];
  /** Whole games a table. */
  readonly games: number;
  /** Games a table in which hidden things are dealt afresh, at one of `every` so many questions. */
  readonly redealt?: number;
  readonly every?: number;
  /** Where `evaluate` must judge by what its seat may know alone; absent: nowhere. */
  judgesFairly?(s: S['state']): boolean;
  /** Moves that are worth a thought, and sorts of them, at the most. */
  readonly thoughts?: number;
  readonly sorts?: number;
  /** Decisions at a table, at the least. */
  readonly decisions?: number;
  /** What else holds for what is planned. */
  also?(asked: Asked<S>, planned: S['move'], priors: readonly number[]): void;
}

export function thinksSoundly<S extends Shape>({ game, brain }: Thinking<S>, facts: Facts<S>): void {
  const { tables, games, redealt = 1, every = 1, judgesFairly = () => false, thoughts = Infinity, sorts } = facts;
  const questions = (seed: string, [players, options]: Table) => selfPlay({ game, brain }, { players, options }, seed);

  describe.each(tables.map((table) => [table] as const))('the brain at a table of %j', (table) => {
    test('sees the own hand and what lies open, nothing else', () => {
      for (let n = 0; n < redealt; n++) {
        let asked = 0;
        for (const { s, seat, moves } of questions(`secret ${n}`, table)) {
          if (asked++ % every > 0) continue;
          const dice = fastStreamFrom(`other ${n}`);
          const other = game.redeal?.(clone(s), seat, dice) ?? game.imagine(look(game, s, seat).view, dice);
          expect(brain.policy(other, seat, moves, fastStream(n))).toBe(
            brain.policy(clone(s), seat, moves, fastStream(n)),
          );
          expect(brain.priors?.(other, seat, moves)).toEqual(brain.priors?.(s, seat, moves));
          const sortsOf = (t: S['state']): string => moves.map((move) => brain.alike(t, seat, move)).join('\n');
          expect(sortsOf(other)).toBe(sortsOf(s));
          if (judgesFairly(s)) expect(brain.evaluate(other, seat)).toBe(brain.evaluate(s, seat));
        }
      }
    });

    test('changes nothing by looking', () => {
      for (const { s, seat, moves } of questions('untouched', table)) {
        const before = JSON.stringify(s);
        brain.policy(s, seat, moves, fastStream(1));
        brain.priors?.(s, seat, moves);
        brain.evaluate(s, seat);
        brain.quiet(s);
        brain.speaker?.(s, asks(game, s));
        for (const move of moves) brain.alike(s, seat, move);
        expect(JSON.stringify(s)).toBe(before);
      }
    });

    const { imagine = game.imagine } = brain;
    test('the worlds it believes in look the same to the seat, and hold every law', () => {
      let asked = 0;
      for (const { s, seat } of questions('believed', table)) {
        if (asked++ % BELIEVED_EVERY > 0) continue;
        const { view } = look(game, s, seat);
        const world = imagine(clone(view), fastStream(asked));
        expect(look(game, world, seat).view).toEqual(view);
        expect(game.broken(world)).toEqual([]);
      }
    });

    test('plans only what is offered, with a prior for each move, and few worth a thought', () => {
      let decisions = 0;
      for (let n = 0; n < games; n++) {
        for (const asked of questions(`whole ${n}`, table)) {
          const { s, seat, moves } = asked;
          const planned = brain.policy(s, seat, moves, fastStream(n));
          expect(moves).toContain(planned);
          const priors = brain.priors?.(s, seat, moves) ?? [];
          expect(priors).toHaveLength(moves.length);
          expect(priors.every((prior) => prior >= 0 && Number.isFinite(prior))).toBe(true);
          const worth = moves.filter((_, i) => (priors[i] as number) > 0);
          expect(worth.length).toBeGreaterThan(0);
          expect(worth.length).toBeLessThanOrEqual(thoughts);
          if (sorts) expect(new Set(worth.map((move) => brain.alike(s, seat, move))).size).toBeLessThanOrEqual(sorts);
          facts.also?.(asked, planned, priors);
          decisions++;
        }
      }
      expect(decisions).toBeGreaterThan(facts.decisions ?? 0);
    });
  });
}

/** A seat that looks one move ahead wins against others that play by chance. */
export function beatsChance<S extends Shape>(
  { game, brain }: Thinking<S>,
  tables: readonly Table[],
  games: number,
): void {
  test.each(tables)('%i players, %j: one move of foresight beats chance', (players, options) => {
    for (let n = 0; n < games; n++) {
      const dice = fastStreamFrom(`strength ${n}`);
      const { state: s } = begin(game, players, options, dice);
      const bot = n % players;
      for (let ask = asks(game, s)[0]; ask; ask = asks(game, s)[0]) {
        const { seat, moves } = ask;
        const luck = below(dice, moves.length);
        advance(
          game,
          s,
          seat,
          seat === bot ? foresight({ game, brain }, s, seat, moves, luck) : (moves[luck] as S['move']),
        );
      }
      expect(game.outcome(s)?.winners).toEqual([bot]);
    }
  });
}

/** One move ahead in two imagined states: the policy ends what is begun, and `evaluate` compares. */
function foresight<S extends Shape>(
  { game, brain }: Thinking<S>,
  s: S['state'],
  seat: Seat,
  moves: readonly S['move'][],
  luck: number,
): S['move'] {
  const { view } = look(game, s, seat);
  const priors = brain.priors?.(s, seat, moves) ?? [];
  const hope = (move: S['move'], n: number): number => {
    const dice = fastStream(luck + n);
    const imagined = game.imagine(view, dice);
    advance(game, imagined, seat, move);
    for (let ask = asks(game, imagined)[0]; ask && !brain.quiet(imagined); ask = asks(game, imagined)[0])
      advance(game, imagined, ask.seat, brain.policy(imagined, ask.seat, ask.moves, dice));
    return brain.evaluate(imagined, seat);
  };
  const hopes = moves.map((move, i) => (priors[i] === 0 ? -1 : hope(move, 0) + hope(move, 1)));
  return moves[hopes.indexOf(Math.max(...hopes))] as S['move'];
}
