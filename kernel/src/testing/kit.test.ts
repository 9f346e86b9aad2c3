import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Words } from '../box.ts';
import { teller } from '../events.ts';
import type { Game } from '../game.ts';
import { clone } from '../json.ts';
import { readRecord } from '../record.ts';
import { type HighestCard, highestCard } from './highest-card.ts';
import { CHECKS, fuzzOnce, kit } from './kit.ts';
import { perft } from './perft.ts';
import { KitFailure, settingsOf } from './random-game.ts';

const words = Object.fromEntries(
  LANGUAGES.map((language): [string, Words] => [
    language,
    {
      language,
      title: 'Highest Card',
      role: (role) => role,
      option: () => ({ name: 'lowest', meaning: 'nothing' }),
      optionValue: (_, value) => ({ name: value, meaning: 'nothing' }),
      prompt: () => ({ yours: 'Lay a card.', theirs: 'They lay a card.' }),
      position: () => ['Three cards each.'],
      move: (move) => `Lay ${move.replace(/\D/g, '')}`,
      event: () => 'Something happened.',
      whyNot: () => 'Not now.',
      outcome: () => 'It is over.',
    },
  ]),
) as Record<'pl' | 'en', Words>;

describe('the example game passes the kit', () => {
  test.each(kit({ game: highestCard, words }, 30))('$name', ({ run }) => {
    expect(run()).toBeGreaterThan(0);
  });
});

/** A broken copy of the example game must be caught by the check that is there for it. */
function caughtBy(change: Partial<Game<HighestCard>>): string {
  const game = { ...highestCard, ...change } as Game;
  try {
    for (let n = 0; n < 60; n++) fuzzOnce(game, `broken ${n}`);
  } catch (error) {
    if (!(error instanceof KitFailure)) throw error;
    return error.check;
  }
  return 'nothing';
}

describe('the kit catches', () => {
  const { view, imagine, steps } = highestCard;
  const { lay, showdown } = steps;
  if (!('ask' in lay) || !('run' in showdown)) throw new Error('the example has changed');

  test('a view that shows another hand', () => {
    const leak = {
      ...highestCard,
      view: (t: HighestCard['table'], viewer: number | 'public') => ({ ...view(t, viewer), leaked: t.hands }),
    };
    expect(caughtBy(leak)).toBe('non-interference');
  });
  test('a view that shows a card laid face down', () => {
    expect(caughtBy({ view: (t, viewer) => ({ ...view(t, viewer), flow: clone(t.flow) }) })).toBe('non-interference');
  });
  test('an event that tells more than a view', () => {
    // The laid card is told to everybody, though views keep it covered.
    const tell = teller<HighestCard['event']>();
    const take: typeof lay.take = (t, f, seat, move) => {
      lay.take(t, f, seat, move);
      tell({ is: 'laid', seat, cards: [Number(move.replace(/\D/g, ''))] });
    };
    expect(caughtBy({ steps: { ...steps, lay: { ...lay, take } } })).toBe('non-interference');
  });
  test('a question that depends on a hidden hand', () => {
    const ask: typeof lay.ask = (t, f) =>
      lay.ask(t, f).map((one) => ({ ...one, prompt: t.hands[0]?.includes(12) ? 'lucky' : 'lay' }));
    expect(caughtBy({ steps: { ...steps, lay: { ...lay, ask } } })).toBe('non-interference');
  });
  test('an empty list', () => {
    const ask: typeof lay.ask = (t, f) =>
      lay.ask(t, f).map((one) => (t.shown.length > 2 ? { ...one, moves: [] } : one));
    expect(caughtBy({ steps: { ...steps, lay: { ...lay, ask } } })).toMatch(/questions|plain data/);
  });
  test('a move listed twice', () => {
    const ask: typeof lay.ask = (t, f) => lay.ask(t, f).map((one) => ({ ...one, moves: [...one.moves, ...one.moves] }));
    expect(caughtBy({ steps: { ...steps, lay: { ...lay, ask } } })).toBe('questions');
  });
  test('a question that changes the table', () => {
    const ask: typeof lay.ask = (t, f) => {
      t.deck.reverse();
      return lay.ask(t, f);
    };
    expect(caughtBy({ steps: { ...steps, lay: { ...lay, ask } } })).toBe('questions');
  });
  test('state that is not plain data', () => {
    const take: typeof lay.take = (t, f, seat, move) => {
      lay.take(t, f, seat, move);
      t.points[0] = Number.NaN;
    };
    expect(caughtBy({ steps: { ...steps, lay: { ...lay, take } } })).toBe('plain data');
  });
  test('a view that goes on changing after it was given out', () => {
    const shared: typeof view = (t, viewer) => ({ ...view(t, viewer), shown: t.shown });
    expect(caughtBy({ view: shared })).toBe('plain data');
  });
  test('a card that vanishes', () => {
    const run: typeof showdown.run = (t, f) => {
      showdown.run(t, f);
      if (t.shown.length > 3) t.shown.pop();
    };
    expect(caughtBy({ steps: { ...steps, showdown: { run } } })).toBe('invariants');
  });
  test('a game that does not end', () => {
    const run: typeof showdown.run = (t, f) => {
      t.flow = [{ step: 'lay', laid: f.laid.map(() => 0) }];
    };
    expect(caughtBy({ steps: { ...steps, showdown: { run } } })).toMatch(/bound|imagination/);
  });
  test('an imagined table that cannot be', () => {
    expect(caughtBy({ imagine: (v, dice) => ({ ...imagine(v, dice), deck: [] }) })).toBe('imagination');
  });
  test('rules that take the real dice into an imagined table', () => {
    const view_ = (t: HighestCard['table'], viewer: number | 'public') => ({ ...view(t, viewer), dice: t.dice });
    expect(caughtBy({ view: view_ })).toMatch(/imagination|non-interference|secret dice/);
  });
  test('chance that does not come from the stream', () => {
    let outside = 0;
    const run: typeof showdown.run = (t, f) => {
      showdown.run(t, f);
      t.points[outside++ % t.points.length] = 5;
    };
    expect(caughtBy({ steps: { ...steps, showdown: { run } } })).toMatch(/records|undo|plain data|non-interference/);
  });
});

test('a failure carries a record that can be read', () => {
  try {
    fuzzOnce({ ...highestCard, broken: () => ['always'] } as Game, 'x');
  } catch (error) {
    expect(error).toBeInstanceOf(KitFailure);
    expect(readRecord((error as KitFailure).record).record.header.game).toBe('highest-card');
    return;
  }
  throw new Error('nothing was caught');
});

test('settings cover every number of players and every option that changes the rules', () => {
  expect(settingsOf(highestCard)).toHaveLength(3);
  const two = { ...highestCard, options: [{ id: 'a', values: ['x', 'y'], concerns: 'rules' as const }] };
  expect(settingsOf(two)).toHaveLength(6);
});

test('perft counts the tree of moves', () => {
  expect(perft(highestCard, { players: 2, options: {} }, 'perft', 4)).toEqual([3, 9, 18, 36]);
});

test('all promises have a check', () => {
  expect(Object.keys(CHECKS)).toHaveLength(9);
});
