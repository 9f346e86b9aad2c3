import { afterAll, describe, expect, test } from 'vitest';
import { UnknownBot } from '../make-bot.ts';
import { openThinker, ThinkerDied, ThinkingAborted } from './thinker.ts';

/**
 * A game whose view says what befalls the thread that thinks about it. A worker runs plain JavaScript (see pool.ts), so
 * the module is written as text.
 */
const FATE = `data:text/javascript,${encodeURIComponent(`
  const befall = {
    nothing() {},
    exit() { process.exit(3); },
    throw() { throw new Error('the brain is confused'); },
    memory() { for (const heap = []; ; ) heap.push(new Array(100000).fill(0.5)); },
    forever() { for (;;); },
  };
  const game = {
    id: 'fate',
    steps: { choose: { ask: () => [{ seat: 0, prompt: 'choose', moves: ['left', 'right'] }], take: (t, f, seat, move) => { t.flow.pop(); t.chosen = move; } } },
    imagine: (view, dice) => ({ flow: [{ step: 'choose' }], dice, barriers: 0, fate: view.fate, chosen: null }),
  };
  const brain = {
    evaluate: (t) => { befall[t.fate](); return t.chosen === 'right' ? 1 : 0; },
    policy: (t, seat, moves) => moves[0],
    quiet: () => true,
    alike: (t, seat, move) => move,
  };
  export { game, brain };
`)}`;

type Fate = 'nothing' | 'exit' | 'throw' | 'memory' | 'forever';
const about = (fate: Fate) => ({ seat: 0, view: { fate }, moves: ['left', 'right'] });

const thinker = openThinker(FATE, { threads: 1, memoryMb: 64 });
afterAll(() => thinker.close());

const MANY = 1e12;

test('thinks, and the same dice give the same answer', async () => {
  const answers = [0, 1].map(() => thinker.think('officer', about('nothing'), 'dice'));
  expect(await Promise.all(answers)).toEqual(['right', 'right']);
});

test('enough: the best move so far, at once', async () => {
  const enough = new AbortController();
  const thought = thinker.think('general', about('nothing'), 'dice', { enough: enough.signal, iterations: MANY });
  setTimeout(() => enough.abort(), 50);
  expect(await thought).toBe('right');
});

test('enough before it began: still an offered move', async () => {
  const options = { enough: AbortSignal.abort(), iterations: MANY };
  expect(about('nothing').moves).toContain(await thinker.think('general', about('nothing'), 'dice', options));
});

describe('abort', () => {
  test.each<Fate>(['nothing', 'forever'])(
    'in the middle of a thought (%s), and the next question is answered',
    async (fate) => {
      const given = new AbortController();
      const thought = thinker.think('general', about(fate), 'dice', { signal: given.signal, iterations: MANY });
      const next = thinker.think('officer', about('nothing'), 'dice');
      setTimeout(() => given.abort(), 50);
      await expect(thought).rejects.toThrow(ThinkingAborted);
      expect(await next).toBe('right');
    },
  );

  test('while it waits, and before it was asked', async () => {
    const given = new AbortController();
    const enough = new AbortController();
    const first = thinker.think('general', about('nothing'), 'dice', { enough: enough.signal, iterations: MANY });
    const waiting = thinker.think('officer', about('nothing'), 'dice', { signal: given.signal });
    given.abort();
    await expect(waiting).rejects.toThrow(ThinkingAborted);
    await expect(thinker.think('officer', about('nothing'), 'dice', { signal: AbortSignal.abort() })).rejects.toThrow(
      ThinkingAborted,
    );
    enough.abort();
    expect(await first).toBe('right');
  });
});

describe('death', () => {
  test.each<Fate>(['exit', 'throw', 'memory'])(
    'by %s is told as such, and the next question is answered',
    async (fate) => {
      const thought = thinker.think('officer', about(fate), 'dice');
      const next = thinker.think('officer', about('nothing'), 'dice');
      await expect(thought).rejects.toThrow(ThinkerDied);
      expect(await next).toBe('right');
      expect(await thinker.think('recruit', about('nothing'), 'dice')).toMatch(/left|right/);
    },
  );

  test('a game that cannot be loaded', async () => {
    const lost = openThinker('data:text/javascript,throw new Error("no such game")');
    await expect(lost.think('officer', about('nothing'), 'dice')).rejects.toThrow('no such game');
    await lost.close();
  });
});

test('a closed thinker breaks off what it thought about', async () => {
  const closing = openThinker(FATE);
  const thought = closing.think('general', about('nothing'), 'dice', { iterations: MANY });
  const broken = expect(thought).rejects.toThrow(ThinkingAborted);
  await closing.close();
  await broken;
  await expect(closing.think('officer', about('nothing'), 'dice')).rejects.toThrow(ThinkingAborted);
});

test('a bot nobody knows is refused before any thread is asked', async () => {
  await expect(thinker.think('marshal', about('nothing'), 'dice')).rejects.toThrow(UnknownBot);
});
