/** Bots know no game, so neither do their tests: every bot plays every game on the shelf. */
import {
  advance,
  asks,
  type Brain,
  begin,
  diceKey,
  fastStreamFrom,
  type Game,
  type GameBox,
  look,
  roll,
  seededStream,
} from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { playGame } from './arena.ts';
import { BOT_NAMES, type Bot } from './bot.ts';
import { asBotName, makeBot, UnknownBot } from './make-bot.ts';

/** Imports point the other way, so the path is put together here: no bot can come to know a game through its test. */
const shelf: { gameIds(): string[]; takeGame(id: string): Promise<GameBox> } = await import(
  new URL('../../games/shelf.ts', import.meta.url).href
);
const boxes = await Promise.all(shelf.gameIds().map((id) => shelf.takeGame(id)));

/** Thinks as its level does, but not so long. */
const hasty = (bot: Bot): Bot => ({
  name: bot.name,
  choose: (question, dice) => bot.choose(question, dice, { iterations: 12 }),
});

const hastyBots = (game: Game, brain: Brain): Bot[] => BOT_NAMES.map((name) => hasty(makeBot(name, game, brain)));

describe.each(boxes.map(({ game, brain }) => ({ id: game.id, game, brain })))('$id', ({ game, brain }) => {
  const players = game.players[1];

  test.each(BOT_NAMES)('%s plays whole games, and only moves that are offered', (name) => {
    const bot = hasty(makeBot(name, game, brain));
    for (const seed of ['one', 'two']) {
      // The arena plays through the kernel, which refuses anything else.
      const { outcome, decisions } = playGame(game, Array(players).fill(bot), players, {}, seed);
      expect(outcome.scores).toHaveLength(players);
      expect(decisions).toBeLessThanOrEqual(game.bound(players, {}));
    }
  });

  test('the same seed gives the same game, another seed another', () => {
    const bots = hastyBots(game, brain);
    const chairs = Array.from({ length: players }, (_, seat) => bots[(seat + 2) % bots.length] as Bot);
    const played = (seed: string): unknown => playGame(game, chairs, players, {}, seed);
    expect(played('seed')).toEqual(played('seed'));
    expect(played('seed')).not.toEqual(played('other'));
  });

  test('the same question with the same stream gets the same answer, and is left as it was', () => {
    const bots = hastyBots(game, brain);
    const { table } = begin(game, players, {}, seededStream(diceKey('same', [])));
    for (let n = 0; n < 60; n++) {
      const ask = asks(game, table)[0];
      if (!ask) break;
      const { seat, moves } = ask;
      const question = { seat, view: look(game, table, seat).view, moves };
      const before = JSON.stringify(question);
      for (const bot of bots) {
        const answers = [0, 1].map(() => bot.choose(question, fastStreamFrom(`stream ${n}`)));
        expect(answers[0]).toBe(answers[1]);
      }
      expect(JSON.stringify(question)).toBe(before);
      advance(game, table, seat, (bots[1] as Bot).choose(question, fastStreamFrom(`move ${n}`)));
    }
  });

  test('what a bot is given tells nothing of the next die', () => {
    let dice = 0;
    let foreseen = 0;
    const watched: Bot = {
      name: 'watched',
      choose(question, stream) {
        const truth = roll(structuredClone(table));
        if (roll(game.imagine(question.view, stream)) === truth) foreseen++;
        dice++;
        return bot.choose(question, stream);
      },
    };
    const bot = makeBot('random', game, brain);
    let table = begin(game, players, {}, seededStream(diceKey('', []))).table;
    for (let n = 0; n < 20; n++) {
      table = begin(game, players, {}, seededStream(diceKey(`dice ${n}`, []))).table;
      const streams = fastStreamFrom(`bot ${n}`);
      for (;;) {
        const seat = asks(game, table)[0]?.seat;
        if (seat === undefined) break;
        const { view, moves } = look(game, table, seat);
        const question = { seat, view, moves };
        expect(JSON.stringify(question)).not.toContain(diceKey(`dice ${n}`, []));
        advance(game, table, seat, watched.choose(question, streams));
      }
    }
    // One in six, five standard deviations either way.
    expect(Math.abs(foreseen - dice / 6)).toBeLessThan(5 * Math.sqrt((dice * 5) / 36));
  });
});

test.each(
  boxes
    .filter(({ game }) => game.players[0] <= 2 && game.players[1] >= 2)
    .map(({ game, brain }) => ({ id: game.id, game, brain })),
)('$id: greedy beats random from either side', ({ game, brain }) => {
  const bots = [makeBot('greedy', game, brain), makeBot('random', game, brain)];
  let wins = 0;
  for (let n = 0; n < 40; n++) {
    const seat = n % 2;
    const { outcome } = playGame(game, seat === 0 ? bots : [...bots].reverse(), 2, {}, `greedy ${n >> 1}`);
    if (outcome.winners.includes(seat)) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(30);
});

test('a bot nobody knows is refused by name', () => {
  expect(() => asBotName('marshal')).toThrow(UnknownBot);
  expect(() => asBotName('marshal')).toThrow(
    'there is no bot "marshal"; there are: random, greedy, recruit, officer, general',
  );
  expect(BOT_NAMES.map(asBotName)).toEqual(BOT_NAMES);
});
