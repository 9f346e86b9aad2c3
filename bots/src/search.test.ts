/** Small games with a known best move: what the search is worth where nobody can argue about it. */
import {
  type Ask,
  type Brain,
  begin,
  below,
  type CommonState,
  end,
  type FastStream,
  fastStream,
  type Game,
  look,
  roll,
  type Seat,
} from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { type SearchSettings, search } from './search.ts';

/** What the games here have in common: a table that says who has won, and a brain that knows nothing but that. */
interface Small extends CommonState<{ step: 'choose' }> {
  winners: Seat[] | null;
  /** What is hidden from everybody, if anything is. */
  secret: string;
}
interface SmallShape {
  state: Small;
  frame: { step: 'choose' };
  move: string;
  view: Omit<Small, 'secret' | 'dice'>;
  event: never;
}

interface SmallRules<T extends Small> {
  readonly seats: number;
  readonly start: T;
  asks(s: T): Ask[];
  /** Plays a move; the game is over when it sets `winners`. */
  take(s: T, seat: Seat, move: string): void;
  deal?(dice: FastStream): string;
}

function small<T extends Small>({ seats, start, asks, take, deal }: SmallRules<T>): Game<SmallShape> {
  return {
    id: 'small',
    edition: 1,
    options: [],
    players: [seats, seats],
    roles: () => Array.from({ length: seats }, (_, i) => `seat ${i}`),
    bound: () => 100,
    setup: (_players, _options, dice) => ({ ...structuredClone(start), dice }),
    steps: {
      choose: {
        ask: (s) => asks(s as T),
        take(s, _f, seat, move) {
          take(s as T, seat, move);
          if (s.winners) end(s);
        },
      },
    },
    outcome: ({ winners }) => winners && { winners, reason: 'won', scores: [] },
    takeBack: false,
    view: ({ secret: _secret, dice: _dice, ...open }) => structuredClone(open),
    imagine: (view, dice) => ({ ...structuredClone(view), dice, secret: deal?.(dice) ?? '' }),
    redeal: (s) => structuredClone(s),
    broken: () => [],
  };
}

const innocent: Brain<SmallShape> = {
  evaluate: ({ winners }, seat) => (winners ? Number(winners.includes(seat)) : 0.5),
  policy: (_t, _seat, moves, dice) => moves[below(dice, moves.length)] as string,
  quiet: () => true,
  alike: (_t, _seat, move) => move,
};

const blank = (): Small => ({
  edition: 1,
  flow: [{ step: 'choose' }],
  dice: fastStream(0),
  barriers: 0,
  winners: null,
  secret: '',
});

/** What a search of this size answers at the start of a game, for the seat that is asked. */
function answer(game: Game<SmallShape>, start: Small, seat: Seat, iterations = 2000, stream = 1): string {
  const { state } = begin({ ...game, setup: () => structuredClone(start) }, game.players[0], {}, fastStream(1));
  const { view, moves } = look(game, state, seat);
  const bot = search('test', game, innocent, { iterations, playOut: 20, curiosity: 1 });
  return bot.choose({ seat, view, moves }, fastStream(stream));
}

/** What a brain of its own chooses at the start, with so much thought. */
function chosenBy(
  thinker: Brain<SmallShape>,
  game: Game<SmallShape>,
  start: Small,
  thought: Pick<SearchSettings, 'iterations' | 'playOut'>,
): string {
  const { view, moves } = look(game, start, 0);
  return search('test', game, thinker, { ...thought, curiosity: 1 }).choose({ seat: 0, view, moves }, fastStream(1));
}

describe('Nim: one heap, one to three a turn, the last one wins', () => {
  interface Heap extends Small {
    heap: number;
    turn: Seat;
  }
  const start = (heap: number): Heap => ({ ...blank(), heap, turn: 0 });
  const nim = small<Heap>({
    seats: 2,
    start: start(10),
    asks: ({ heap, turn }) => [
      { seat: turn, prompt: 'take', moves: ['one', 'two', 'three'].slice(0, Math.min(3, heap)) },
    ],
    take(s, seat, move) {
      s.heap -= ['one', 'two', 'three'].indexOf(move) + 1;
      s.turn = 1 - seat;
      if (s.heap === 0) s.winners = [seat];
    },
  });

  test.each([
    [5, 'one'],
    [6, 'two'],
    [7, 'three'],
    [9, 'one'],
    [10, 'two'],
    [11, 'three'],
  ])('from %i it takes %s', (heap, best) => {
    expect(answer(nim, start(heap), 0)).toBe(best);
  });

  test('the same stream gives the same answer, from a lost heap too', () => {
    for (let stream = 1; stream <= 5; stream++) {
      expect(answer(nim, start(12), 0, 50, stream)).toBe(answer(nim, start(12), 0, 50, stream));
    }
  });

  test('somebody who wants the answer now gets one at once', () => {
    const { view, moves } = look(nim, start(10), 0);
    const bot = search('test', nim, innocent, { iterations: 1e12, playOut: 20, curiosity: 1 });
    expect(moves).toContain(bot.choose({ seat: 0, view, moves }, fastStream(1), { stop: () => true }));
  });
});

describe('by the clock', () => {
  // One choice that is clear at once, or two that are alike.
  const choice = (good: readonly string[]) =>
    small({
      seats: 1,
      start: blank(),
      asks: () => [{ seat: 0, prompt: 'choose', moves: ['left', 'right'] }],
      take(s, _seat, move) {
        s.winners = good.includes(move) ? [0] : [];
      },
    });
  /** A clock that one iteration moves on by `pace` milliseconds; to how many iterations it came, and when. */
  function timed(good: readonly string[], milliseconds: number, pace: number, brain = innocent) {
    let now = 0;
    let iterations = 0;
    const slow: Brain<SmallShape> = {
      ...brain,
      evaluate(s, seat) {
        now += pace;
        return brain.evaluate(s, seat);
      },
    };
    const game = choice(good);
    const { view, moves } = look(game, blank(), 0);
    search('test', game, slow, { iterations: 1e12, playOut: 0, curiosity: 1 }).choose(
      { seat: 0, view, moves },
      fastStream(1),
      {
        time: { milliseconds, now: () => now },
        came(to) {
          iterations = to;
        },
      },
    );
    return { iterations, now };
  }

  test('it thinks for its time, where two moves are alike', () => {
    expect(timed(['left', 'right'], 500, 1)).toEqual({ iterations: 500, now: 500 });
  });
  test('a clear choice needs less', () => {
    expect(timed(['right'], 500, 1).now).toBeLessThan(400);
  });
  test('however slow the device, the least number of iterations is done', () => {
    expect(timed(['left', 'right'], 500, 100).iterations).toBe(60);
    expect(timed(['left', 'right'], 0, 100).iterations).toBe(60);
  });
  test('where one move alone is worth a thought, it is played at once', () => {
    expect(timed(['left'], 500, 1, { ...innocent, priors: () => [1, 0] })).toEqual({ iterations: 0, now: 0 });
  });
});

describe('one hidden card', () => {
  // Seat 1 holds one card of three and has bet. To call wins against a low card; to fold leaves it to a die.
  const bluff = (lows: number): Game<SmallShape> =>
    small({
      seats: 2,
      start: blank(),
      asks: () => [{ seat: 0, prompt: 'answer', moves: ['fold', 'call'] }],
      take(s, _seat, move) {
        if (move === 'call') s.winners = [s.secret === 'low' ? 0 : 1];
        else s.winners = [roll(s) > 3 ? 0 : 1];
      },
      deal: (dice) => (below(dice, 3) < lows ? 'low' : 'high'),
    });

  test.each([
    [2, 'call'],
    [1, 'fold'],
  ])('with %i low cards of three the answer is to %s, whatever the card really is', (lows, best) => {
    for (const secret of ['low', 'high']) expect(answer(bluff(lows), { ...blank(), secret }, 0)).toBe(best);
  });
});

test('luck does not decide between two moves: both meet the same cards', () => {
  // A card of a hundred: the one wins with the upper half, the other with five cards more.
  const game = small({
    seats: 1,
    start: blank(),
    asks: () => [{ seat: 0, prompt: 'choose', moves: ['half', 'more'] }],
    take(s, _seat, move) {
      s.winners = Number(s.secret) >= (move === 'half' ? 50 : 45) ? [0] : [];
    },
    deal: (dice) => String(below(dice, 100)),
  });
  const streams = Array.from({ length: 20 }, (_, i) => i + 1);
  expect(streams.map((stream) => answer(game, blank(), 0, 400, stream))).toEqual(streams.map(() => 'more'));
});

/** A game written down as its tree: whose choice and what follows, a die that all win by or nobody, or who has won. */
type Story = readonly Seat[] | 'die' | { readonly seat: Seat; readonly next: Readonly<Record<string, Story>> };

interface Told extends Small {
  path: string[];
}

function tell(seats: number, story: Story): { game: Game<SmallShape>; start: Told } {
  const choiceAt = ({ path }: Told): Exclude<Story, readonly Seat[] | 'die'> | null => {
    const here = followed(story, path);
    return typeof here === 'object' && 'next' in here ? here : null;
  };
  const start: Told = { ...blank(), path: [] };
  const game = small<Told>({
    seats,
    start,
    asks(s) {
      const choice = choiceAt(s);
      return choice ? [{ seat: choice.seat, prompt: 'choose', moves: Object.keys(choice.next) }] : [];
    },
    take(s, _seat, move) {
      s.path.push(move);
      if (choiceAt(s)) return;
      const ends = followed(story, s.path);
      const all = Array.from({ length: seats }, (_, seat) => seat);
      if (ends === 'die') s.winners = roll(s) > 3 ? all : [];
      else s.winners = [...(ends as readonly Seat[])];
    },
  });
  return { game, start };
}

function followed(story: Story, path: readonly string[]): Story {
  let here = story;
  for (const move of path) if (typeof here === 'object' && 'next' in here) here = here.next[move] as Story;
  return here;
}

test('three rivals: each is taken to want its own win, not our loss', () => {
  // Left, seat 1 wins alone if it likes. Right, seat 2 wins only together with us; an enemy would rather sink us.
  const { game, start } = tell(3, {
    seat: 0,
    next: {
      left: { seat: 1, next: { kind: [0], selfish: [1] } },
      right: { seat: 2, next: { kind: [0, 2], spiteful: [1] } },
    },
  });
  expect(answer(game, start, 0)).toBe('right');
});

test('friends: all win or none, and each counts on the others', () => {
  const none: Story = [];
  // Alone it is a die. Together it is certain, if the other finds the one right answer of four.
  const { game, start } = tell(2, {
    seat: 0,
    next: { alone: 'die', together: { seat: 1, next: { no: none, never: none, yes: [0, 1], perhaps: none } } },
  });
  expect(answer(game, start, 0)).toBe('together');
  expect(answer(game, { ...start, path: ['together'] } as Told, 1)).toBe('yes');
});

interface Choice extends Small {
  chosen: string;
}
/** One choice, and the game is over; `wins`: the move that wins it, if any. */
function oneChoice(moves: readonly string[], wins: string | null): { game: Game<SmallShape>; start: Choice } {
  const start: Choice = { ...blank(), chosen: '' };
  const game = small<Choice>({
    seats: 2,
    start,
    asks: () => [{ seat: 0, prompt: 'choose', moves: [...moves] }],
    take(s, _seat, move) {
      s.chosen = move;
      s.winners = move === wins ? [0] : [];
    },
  });
  return { game, start };
}

test('where moves differ little, a brain says so, and priors do not drown what is found', () => {
  const { game, start } = oneChoice(['usual', 'better'], null);
  const brain: Brain<SmallShape> = {
    ...innocent,
    evaluate: (s) => ((s as Choice).chosen === 'better' ? 0.53 : 0.5),
    priors: () => [0.95, 0.05],
  };
  const thought = { iterations: 200, playOut: 0 };
  expect(chosenBy(brain, game, start, thought)).toBe('usual');
  expect(chosenBy({ ...brain, curiosity: 0.1 }, game, start, thought)).toBe('better');
});

test('where a choice pays late, a brain says so, and the policy plays on until it shows', () => {
  interface Walk extends Small {
    path: string[];
  }
  const start: Walk = { ...blank(), path: [] };
  const game = small<Walk>({
    seats: 1,
    start,
    asks: ({ path }) => [
      { seat: 0, prompt: 'walk', moves: path.length === 0 ? ['north', 'south'] : ['left', 'right'] },
    ],
    take(s, _seat, move) {
      s.path.push(move);
      if (s.path.length === 20) s.winners = s.path[0] === 'south' ? [0] : [];
    },
  });
  const thought = { iterations: 12, playOut: 2 };
  expect(chosenBy(innocent, game, start, thought)).toBe('north');
  expect(chosenBy({ ...innocent, stride: () => 10 }, game, start, thought)).toBe('south');
});

test('of several copies of a move that one counts which a strong player would play first', () => {
  const { game, start } = oneChoice(['left glove', 'hat', 'right glove', 'third glove'], 'right glove');
  const brain: Brain<SmallShape> = {
    ...innocent,
    alike: (_t, _seat, move) => (move.endsWith('glove') ? 'glove' : move),
    priors: () => [0, 0.4, 0.5, 0.1],
  };
  expect(chosenBy(brain, game, start, { iterations: 50, playOut: 0 })).toMatch(/glove/);
});

test('asked at once: every seat is answered for, one after another', () => {
  interface Signs extends Small {
    signs: (string | null)[];
  }
  // Both must show the same sign, and only `sun` counts: friends who think alike choose it.
  const start: Signs = { ...blank(), signs: [null, null] };
  const game = small<Signs>({
    seats: 2,
    start,
    asks: ({ signs }) =>
      signs.flatMap((sign, seat) => (sign === null ? [{ seat, prompt: 'sign', moves: ['moon', 'star', 'sun'] }] : [])),
    take(s, seat, move) {
      s.signs[seat] = move;
      if (s.signs.every((sign) => sign !== null)) s.winners = s.signs.every((sign) => sign === 'sun') ? [0, 1] : [];
    },
  });
  expect([answer(game, start, 0), answer(game, start, 1)]).toEqual(['sun', 'sun']);
});
