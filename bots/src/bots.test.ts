/** Bots know no game, so neither do their tests: every bot plays every game on the shelf. */
import {
  advance,
  asks,
  begin,
  clone,
  diceKey,
  fastStreamFrom,
  type GameBox,
  look,
  type Mind,
  roll,
  seededStream,
} from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { playGame } from './arena.ts';
import { BOT_NAMES, type Bot, type BotName } from './bot.ts';
import { asBotName, makeBot, UnknownBot } from './make-bot.ts';

/** Imports point the other way, so the path is put together here: no bot comes to know a game through its test. */
const shelf: { gameIds(): string[]; takeGame(id: string): Promise<GameBox> } = await import(
  new URL('../../games/shelf.ts', import.meta.url).href
);
const boxes = await Promise.all(shelf.gameIds().map((id) => shelf.takeGame(id)));

/** One of each kind: levels differ in how long they think, which is cut short here, and in whether they have lapses. */
const KINDS: readonly BotName[] = ['random', 'greedy', 'recruit', 'officer'];

/** Thinks as its level does, but not so long. */
function hasty(name: BotName, { game, brain }: Mind): Bot {
  const bot = makeBot(name, game, brain);
  return { name, choose: (question, dice) => bot.choose(question, dice, { iterations: 4 }) };
}

const duels = boxes.filter(({ game, lid }) => game.players[0] <= 2 && game.players[1] >= 2 && !lid.together);
const teams = boxes.filter(({ lid }) => lid.together);

/** A whole game through the arena, which plays through the kernel: whatever is not offered is refused there. */
function wholeGame(box: Mind, chairs: readonly Bot[], players: number, seed: string): ReturnType<typeof playGame> {
  const played = playGame(box, chairs, players, {}, seed);
  expect(played.outcome.scores).toHaveLength(players);
  expect(played.decisions).toBeLessThanOrEqual(box.game.bound(players, {}));
  return played;
}

describe.each(boxes.map(({ game, brain }) => ({ id: game.id, game, brain })))('$id', ({ game, brain }) => {
  // A small table shows as much as a full one, in half the time.
  const players = Math.max(2, game.players[0]);

  test('whole games of those who search, of moves that are offered; the same seed gives the same game, another seed another', () => {
    // Greedy and random play whole games against each other, below; that nobody wavers is the next test's.
    const chairs = Array.from({ length: players }, (_, seat) =>
      hasty(KINDS[3 - (seat % 2)] as BotName, { game, brain }),
    );
    const played = (sitting: readonly Bot[], seed: string): unknown =>
      wholeGame({ game, brain }, sitting, players, seed);
    played(chairs, 'seed');
    // A seed is the same to all bots, so those that do not think tell as much of it.
    const quick: Bot[] = Array(players).fill(makeBot('random', game, brain));
    const [first, ...games] = ['seed', 'seed', 'other', 'third', 'fourth'].map((seed) =>
      JSON.stringify(played(quick, seed)),
    );
    expect(games[0]).toBe(first);
    expect(new Set(games).size).toBeGreaterThan(1);
  });

  test('the same question with the same stream gets the same answer, and is left as it was', () => {
    const bots = KINDS.map((name) => hasty(name, { game, brain }));
    const { state } = begin(game, players, {}, seededStream(diceKey('same', [])));
    for (let n = 0; n < 30; n++) {
      const ask = asks(game, state)[0];
      if (!ask) break;
      const { seat, moves } = ask;
      const question = { seat, view: look(game, state, seat).view, moves };
      const before = JSON.stringify(question);
      const answers = bots.map((bot) => bot.choose(question, fastStreamFrom(`stream ${n}`)));
      expect(bots.map((bot) => bot.choose(question, fastStreamFrom(`stream ${n}`)))).toEqual(answers);
      expect(JSON.stringify(question)).toBe(before);
      advance(game, state, seat, answers[1] as string);
    }
  });

  test('what a bot is given tells nothing of the next die', () => {
    const bot = makeBot('random', game, brain);
    let asked = 0;
    let foreseen = 0;
    for (let n = 0; n < 4; n++) {
      const key = diceKey(`dice ${n}`, []);
      const { state } = begin(game, players, {}, seededStream(key));
      const stream = fastStreamFrom(`bot ${n}`);
      for (let ask = asks(game, state)[0]; ask; ask = asks(game, state)[0]) {
        const { seat, moves } = ask;
        const question = { seat, view: look(game, state, seat).view, moves };
        expect(JSON.stringify(question)).not.toContain(key);
        asked++;
        if (roll(game.imagine(question.view, stream)) === roll(clone(state))) foreseen++;
        advance(game, state, seat, bot.choose(question, stream));
      }
    }
    // One in six, five standard deviations either way.
    expect(Math.abs(foreseen - asked / 6)).toBeLessThan(5 * Math.sqrt((asked * 5) / 36));
  });
});

test.each(duels.map(({ game, brain }) => ({ id: game.id, game, brain })))(
  '$id: greedy and random play whole games, and only moves that are offered; greedy wins from either side',
  ({ game, brain }) => {
    const bots = [makeBot('greedy', game, brain), makeBot('random', game, brain)];
    let wins = 0;
    for (let n = 0; n < 6; n++) {
      const seat = n % 2;
      const chairs = seat === 0 ? bots : bots.toReversed();
      const { outcome } = wholeGame({ game, brain }, chairs, 2, `greedy ${n >> 1}`);
      if (outcome.winners.includes(seat)) wins++;
    }
    // How strong it is at its own game is told in the game's bot.test.ts.
    expect(wins).toBeGreaterThan(3);
  },
);

test.each(teams.map(({ game, brain }) => ({ id: game.id, game, brain })))(
  '$id: teams of greedy and of random bots play whole games, and only moves that are offered; the greedy come farther',
  ({ game, brain }) => {
    const [players] = game.players;
    const points = (name: BotName): number => {
      const team: Bot[] = Array(players).fill(makeBot(name, game, brain));
      return wholeGame({ game, brain }, team, players, 'team').outcome.scores[0] ?? 0;
    };
    const byChance = points('random');
    expect(points('greedy')).toBeGreaterThan(byChance);
    expect(points('quick')).toBeGreaterThan(byChance);
  },
);

test('a bot nobody knows is refused by name', () => {
  expect(BOT_NAMES.map(asBotName)).toEqual(BOT_NAMES);
  expect(() => asBotName('marshal')).toThrow(UnknownBot);
  expect(() => asBotName('marshal')).toThrow(
    'there is no bot "marshal"; there are: random, quick, greedy, cadet, recruit, corporal, officer, colonel, general',
  );
});
