/** What people are told of an answer is the average of all that the dice may bring, at positions of games that were played. */
import { readdirSync, readFileSync } from 'node:fs';
import { fastStream, Match, type Outlook, readRecord, type Seat, type Wish } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { brainOf, type Thinking } from './judgement/learned.ts';
import { outlookOf } from './outlook.ts';

const FOLDER = new URL('../../games/niepodlegla/', import.meta.url);
const thinking: Thinking = await import(new URL('thinking.ts', FOLDER).href);
const { game } = thinking;
const brain = await brainOf(thinking, (trouble) => {
  throw new Error(trouble);
});
const partner = brain.partner as NonNullable<typeof brain.partner>;

/** `npm test` looks at a few positions of one game; SZTAB_OUTLOOK_WORLDS=4000 at forty of all of them, in so many worlds. */
const WHOLE = process.env.SZTAB_OUTLOOK_WORLDS;
const WORLDS = Number(WHOLE ?? 300);
const POSITIONS = WHOLE ? 40 : 4;
const RECORDS = WHOLE ? /^(?!conceded|.*random)/ : /^two-won/;

interface Asking {
  readonly name: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly wish: Wish;
}

/** The first throw of each round that a bot would have asked for. */
function* throwsOf(file: string): Generator<Asking> {
  const { record, lines } = readRecord(readFileSync(new URL(`records/edition-2/${file}`, FOLDER), 'utf8'));
  const { header, moves } = Match.replay(game, record, lines);
  const names = header.seats.map(({ name }) => name);
  const { rules, options, seed, entropy } = header;
  const match = new Match(game, {
    players: names.length,
    names,
    edition: rules,
    options,
    seed: seed as string,
    entropy,
  });
  let last = -1;
  for (const { seat, move } of moves) {
    const { view } = match.look('public');
    const s = game.imagine(view, fastStream(1));
    const { round, phase } = partner.span(s);
    if (phase === 'roll' && round !== last) {
      for (const ask of match.asks()) {
        const wish = partner.wishes(s, ask.seat, ask.moves, 4).find((one) => one.moves.includes('reroll'));
        if (!wish) continue;
        last = round;
        yield { name: `${file}, round ${round}`, view, seat: ask.seat, wish };
        break;
      }
    }
    match.play(seat, move);
  }
}

test('what is said of a yes and of a no is within two percent of what thousands of worlds say', () => {
  const files = readdirSync(new URL('records/edition-2/', FOLDER)).filter((file) => RECORDS.test(file));
  const all = files.flatMap((file) => [...throwsOf(file)]);
  expect(all.length).toBeGreaterThanOrEqual(POSITIONS);
  const off: string[] = [];
  for (let n = 0; n < POSITIONS; n++) {
    const { name, view, seat, wish } = all[Math.floor((n * all.length) / POSITIONS)] as Asking;
    const said = outlookOf({ game, brain }, view, seat, wish.moves);
    const truth = outlookOf({ game, brain }, view, seat, wish.moves, { least: WORLDS, most: WORLDS });
    for (const answer of Object.keys(truth) as (keyof Outlook)[])
      if (Math.abs(said[answer] - truth[answer]) > 0.02)
        off.push(`${name}, ${answer}: ${said[answer].toFixed(3)}, not ${truth[answer].toFixed(3)}`);
  }
  expect(off).toEqual([]);
});
