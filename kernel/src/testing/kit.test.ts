import { describe, expect, test } from 'vitest';
import type { Words } from '../box.ts';
import { diceKey, fastStreamFrom, seededStream } from '../dice.ts';
import { teller } from '../events.ts';
import { end, goOn, seal } from '../flow.ts';
import type { Game, Seat } from '../game.ts';
import { clone } from '../json.ts';
import { Match } from '../match.ts';
import { readRecord } from '../record.ts';
import { hashText } from '../sha256.ts';
import { LANGUAGES, type Language } from '../words/languages.ts';
import { type HighestCard, highestCard } from './highest-card.ts';
import { CHECKS, fuzzOnce, kit } from './kit.ts';
import { perft } from './perft.ts';
import { KitFailure, randomGame, type Setting, settingsOf } from './random-game.ts';

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
      why: () => 'For the highest card.',
      whyNot: () => 'Not now.',
      outcome: () => 'It is over.',
    },
  ]),
) as Record<Language, Words>;

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
      view: (s: HighestCard['state'], viewer: number | 'public') => ({ ...view(s, viewer), leaked: s.hands }),
    };
    expect(caughtBy(leak)).toBe('non-interference');
  });
  test('a view that shows a card laid face down', () => {
    expect(caughtBy({ view: (s, viewer) => ({ ...view(s, viewer), flow: clone(s.flow) }) })).toBe('non-interference');
  });
  test('an event that tells more than a view', () => {
    // The laid card is told to everybody, though views keep it covered.
    const tell = teller<HighestCard['event']>();
    const take: typeof lay.take = (s, f, seat, move) => {
      lay.take(s, f, seat, move);
      tell({ is: 'laid', seat, cards: [Number(move.replace(/\D/g, ''))] });
    };
    expect(caughtBy({ steps: { ...steps, lay: { ...lay, take } } })).toBe('non-interference');
  });
  test('a question that depends on a hidden hand', () => {
    const ask: typeof lay.ask = (s, f) =>
      lay.ask(s, f).map((one) => ({ ...one, prompt: s.hands[0]?.includes(12) ? 'lucky' : 'lay' }));
    expect(caughtBy({ steps: { ...steps, lay: { ...lay, ask } } })).toBe('non-interference');
  });
  test('an empty list', () => {
    const ask: typeof lay.ask = (s, f) =>
      lay.ask(s, f).map((one) => (s.shown.length > 2 ? { ...one, moves: [] } : one));
    expect(caughtBy({ steps: { ...steps, lay: { ...lay, ask } } })).toMatch(/questions|plain data/);
  });
  test('a move listed twice', () => {
    const ask: typeof lay.ask = (s, f) => lay.ask(s, f).map((one) => ({ ...one, moves: [...one.moves, ...one.moves] }));
    expect(caughtBy({ steps: { ...steps, lay: { ...lay, ask } } })).toBe('questions');
  });
  test('a question that changes the state', () => {
    const ask: typeof lay.ask = (s, f) => {
      s.deck.reverse();
      return lay.ask(s, f);
    };
    expect(caughtBy({ steps: { ...steps, lay: { ...lay, ask } } })).toBe('questions');
  });
  test('state that is not plain data', () => {
    const take: typeof lay.take = (s, f, seat, move) => {
      lay.take(s, f, seat, move);
      s.points[0] = Number.NaN;
    };
    expect(caughtBy({ steps: { ...steps, lay: { ...lay, take } } })).toBe('plain data');
  });
  test('a view that goes on changing after it was given out', () => {
    const shared: typeof view = (s, viewer) => ({ ...view(s, viewer), shown: s.shown });
    expect(caughtBy({ view: shared })).toBe('plain data');
  });
  test('a card that vanishes', () => {
    const run: typeof showdown.run = (s, f) => {
      showdown.run(s, f);
      if (s.shown.length > 3) s.shown.pop();
    };
    expect(caughtBy({ steps: { ...steps, showdown: { run } } })).toBe('invariants');
  });
  test('a game that does not end', () => {
    const run: typeof showdown.run = (s, f) => {
      goOn(s, { step: 'lay', laid: f.laid.map(() => 0) });
    };
    expect(caughtBy({ steps: { ...steps, showdown: { run } } })).toMatch(/bound|imagination/);
  });
  test('an imagined state that cannot be', () => {
    expect(caughtBy({ imagine: (v, dice) => ({ ...imagine(v, dice), deck: [] }) })).toBe('imagination');
  });
  test('rules that take the real dice into an imagined state', () => {
    const view_ = (s: HighestCard['state'], viewer: number | 'public') => ({ ...view(s, viewer), dice: s.dice });
    expect(caughtBy({ view: view_ })).toMatch(/imagination|non-interference|secret dice/);
  });
  test('chance that does not come from the stream', () => {
    let outside = 0;
    const run: typeof showdown.run = (s, f) => {
      showdown.run(s, f);
      s.points[outside++ % s.points.length] = 5;
    };
    expect(caughtBy({ steps: { ...steps, showdown: { run } } })).toMatch(/records|undo|plain data|non-interference/);
  });
});

/** What one check says of a broken game when no other looks on; null if it finds nothing. */
function caughtAlone(check: keyof typeof CHECKS, change: Partial<Game<HighestCard>>): string | null {
  const game = { ...highestCard, ...change } as Game;
  const watcher = CHECKS[check];
  if (!watcher) throw new Error(`there is no check ${check}`);
  try {
    for (let n = 0; n < 60; n++)
      randomGame(game, settingsOf(game)[n % 3] as Setting, `alone ${n}`, { [check]: watcher });
  } catch (error) {
    if (!(error instanceof KitFailure)) throw error;
    return error.message;
  }
  return null;
}

describe('alone', () => {
  const { view, imagine, steps } = highestCard;
  const { lay, showdown } = steps;
  if (!('ask' in lay) || !('run' in showdown)) throw new Error('the example has changed');

  test.each(Object.keys(CHECKS))('%s finds nothing wrong with the example', (check) => {
    expect(caughtAlone(check, {})).toBeNull();
  });

  test('secret dice catches a key in a view, and an imagined state with a real stream', () => {
    const keyed: typeof view = (s, viewer) =>
      Object.assign(view(s, viewer), { luck: s.dice.is === 'seeded' ? s.dice.key : '' });
    expect(caughtAlone('secret dice', { view: keyed })).toBe('secret dice: the stream is in the view of 0');
    const real: typeof imagine = (v, dice) => ({ ...imagine(v, dice), dice: seededStream(diceKey('real', [])) });
    expect(caughtAlone('secret dice', { imagine: real })).toBe('secret dice: an imagined state has a real stream');
    // Such a state agrees with its view and can be played: no other check minds.
    expect(caughtBy({ imagine: real })).toBe('secret dice');
  });

  test('records catches rules that remember another game, and one who wins by resigning', () => {
    let showdowns = 0;
    const run: typeof showdown.run = (s, f) => {
      showdown.run(s, f);
      s.points[0] = showdowns++ % 7;
    };
    expect(caughtAlone('records', { steps: { ...steps, showdown: { run } } })).toContain('records: ');
    expect(caughtAlone('records', { resign: end })).toBe('records: who resigned has not lost');
    // Nobody else resigns.
    expect(caughtBy({ resign: end })).toBe('records');
  });

  test('undo catches a move that counts otherwise the second time', () => {
    const made = new Set<string>();
    const take: typeof lay.take = (s, f, seat, move) => {
      const now = JSON.stringify([s.dice, s.deck, f.laid, seat, move]);
      lay.take(s, f, seat, move);
      if (made.has(now)) s.points[seat] = 9;
      made.add(now);
    };
    const found = caughtAlone('undo', { steps: { ...steps, lay: { ...lay, take } } });
    expect(found).toBe('undo: playing it again gives another state');
  });

  test('hostile client catches a list that grows when it is asked for again, and a question that leaves a trace', () => {
    const before = new Set<string>();
    const grows: typeof lay.ask = (s, f) => {
      const now = JSON.stringify(s);
      const asked = lay.ask(s, f);
      if (before.has(now)) return asked.map((one) => ({ ...one, moves: asked.flatMap(({ moves }) => moves) }));
      before.add(now);
      return asked;
    };
    const grown = caughtAlone('hostile client', { steps: { ...steps, lay: { ...lay, ask: grows } } });
    expect(grown).toMatch(/^hostile client: "lay\(\d+\)" by seat \d was accepted$/);
    const traces: typeof lay.ask = (s, f) => {
      seal(s);
      return lay.ask(s, f);
    };
    const trace = caughtAlone('hostile client', { steps: { ...steps, lay: { ...lay, ask: traces } } });
    expect(trace).toBe('hostile client: a refused move changed something');
  });

  test('hostile client catches a match that plays stale moves, or for whoever may make them', () => {
    const game = highestCard as Game;
    const opening = { players: 2, seed: hashText('lax') };
    const tried = (match: Match) => (): unknown => {
      const moment = { game, match, asked: match.asks(), dice: fastStreamFrom('lax'), known: new Set<string>() };
      return CHECKS['hostile client']?.moment?.(moment);
    };
    expect(tried(new Match(game, opening))()).toBeGreaterThan(3);
    class Late extends Match {
      override play(seat: Seat, move: string) {
        return super.play(seat, move);
      }
    }
    expect(tried(new Late(game, opening))).toThrow('a stale move was accepted');
    class Kind extends Match {
      override play(seat: Seat, move: string, at?: number) {
        const owner = this.asks().find(({ moves }) => moves.includes(move))?.seat;
        return super.play(owner ?? seat, move, at);
      }
    }
    expect(tried(new Kind(game, opening))).toThrow(/by seat [-.\d]+ was accepted/);
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

test('a share that would keep a value of an option, or a number of players, from a check is refused', () => {
  const game: Game = { ...highestCard, options: [{ id: 'a', values: ['x', 'y'], concerns: 'rules' }] };
  expect(() => kit({ game, words }, 1, 2)).toThrow('with a share of 2, questions never meets a=y');
  expect(() => kit({ game, words }, 1, 4)).toThrow('3 players');
  expect(kit({ game, words }, 1)).toHaveLength(10);
  const many: Game = { ...game, options: [...game.options, { id: 'b', values: ['p', 'q', 'r'], concerns: 'rules' }] };
  expect(kit({ game: many, words }, 1, 5)).toHaveLength(10);
});

test('perft counts the tree of moves', () => {
  expect(perft(highestCard, { players: 2, options: {} }, 'perft', 4)).toEqual([3, 9, 18, 36]);
});

test('all promises have a check', () => {
  expect(Object.keys(CHECKS)).toHaveLength(9);
});
