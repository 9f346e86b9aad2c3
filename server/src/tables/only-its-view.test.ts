/**
 * A seat's socket receives only what its seat may know. Whole games are played online; at every move, for every viewer, the same move is also
 * made in a second world, in which all that the viewer cannot know, and every die to come, was dealt afresh. As long as the same things come
 * to light, the bytes sent to that viewer must be the same in both worlds.
 */
import {
  type Ask,
  below,
  clone,
  fastStream,
  heardBy,
  look,
  type Match,
  type Seat,
  type Shape,
  type Viewer,
} from '@sztab/kernel';
import { gameIds } from '@sztab/shelf';
import { expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { bots } from '../testing/bots.ts';
import { personRow } from '../testing/rows.ts';
import { indistinct, movesAt, secondWorld, step, stepThere } from '../testing/second-world.ts';
import { Audience, type Watcher } from './audience.ts';
import type { Pieces } from './connection.ts';
import { getReady, sitDown } from './gathering.ts';
import { Hall } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import { openTable } from './opening.ts';
import type { Playing } from './playing.ts';

const PEOPLE = ['ada', 'bob', 'eve', 'dan'];
/** Bounds on the time; most games end before. In longer ones only moves are looked at by which something comes to light. */
const ALL_MOVES = 250;
const MOST_MOVES = 1000;

/** A page that keeps every byte it was sent since it was last asked. */
class Page implements Watcher {
  viewer: Viewer | null = null;
  readonly person: string | null;
  #texts: string[] = [];
  constructor(person: string | null) {
    this.person = person;
  }
  send(message: object): void {
    this.#texts.push(JSON.stringify(message));
  }
  sendText(text: string): void {
    this.#texts.push(text);
  }
  later(): (said: Pieces | null) => void {
    return (said) => said !== null && this.sendText(Buffer.concat(said).toString());
  }
  close(): void {}
  take(): string[] {
    return this.#texts.splice(0);
  }
}

async function tableOf(hall: Hall, game: string, players: number): Promise<LiveTable> {
  const chairs = Array.from({ length: players }, (_, i) => ({ is: i === 0 ? ('me' as const) : ('open' as const) }));
  const opening = { game, options: {}, chairs, drawn: false, access: 'public' as const, pace: { is: 'none' as const } };
  const table = await hall.open((await openTable(hall, 'ada', opening, null)).id);
  for (const person of PEOPLE.slice(1, players)) await sitDown(table, person, null);
  for (const person of PEOPLE.slice(0, players)) await getReady(hall, table, person, true, '0'.repeat(32));
  return table;
}

/** The same match with another state under it: what one viewer would be told there. */
function otherWorld(playing: Playing, state: Shape['state'], free: (seat: Seat) => number): Playing {
  const { game } = playing.box;
  const match = Object.create(playing.match, {
    outcome: { get: () => game.outcome(state) },
    freeUndo: { value: free },
    seq: { value: playing.match.seq },
    moves: { value: playing.match.moves },
  }) as Match;
  const see = (viewer: Viewer) => look(game, state, viewer);
  const keptSince = (known: number): number => playing.keptSince(known);
  return Object.create(playing, {
    match: { value: match },
    look: { value: see },
    keptSince: { value: keptSince },
  }) as Playing;
}

test.each(gameIds())('%s: every byte sent to a seat is the same, whatever it cannot know', async (id) => {
  const store = await openSqlite(':memory:');
  for (const person of PEOPLE) await store.db.insertInto('people').values(personRow(person)).execute();
  const thinkers = bots(async () => '');
  const hall = new Hall({ store, thinkers });
  const box = await hall.box(id);
  const { game } = box;
  const players = Math.min(game.players[1], 3);
  const table = await tableOf(hall, id, players);
  const playing = table.playing as Playing;
  const { match } = playing;
  const viewers: Viewer[] = [...match.header.seats.keys(), 'public'];
  const pages = [...PEOPLE.slice(0, players), null].map((person) => new Page(person));
  for (const page of pages) await table.join(page, null);
  const dice = fastStream(1944);
  let [compared, news] = [0, 0];
  for (let n = 0; n < MOST_MOVES && !match.outcome; n++) {
    for (const page of pages) page.take();
    const before = clone(match.state) as Shape['state'];
    const free = viewers.map((viewer) => (viewer === 'public' ? 0 : match.freeUndo(viewer)));
    const asked = match.asks();
    const { seat, moves, secret } = asked[below(dice, asked.length)] as Ask;
    const move = moves[below(dice, moves.length)] as string;
    const mine = step(box, before, seat, move);
    // What is sent to somebody who joins at this moment, and from where the second world begins.
    const looked = n < ALL_MOVES || mine.news.length > 0 ? viewers : [];
    const worlds = looked.map((viewer) => {
      const chance = fastStream(n + 1, below(dice, 0x7fffffff));
      const other = secondWorld(box, before, viewer, chance);
      const [here, there] = [new Page(null), new Page(null)];
      new Audience().join(here, viewer, playing, match.seq);
      const audience = new Audience();
      const calm = (mover: Seat): number => free[mover] as number;
      audience.join(there, viewer, otherWorld(playing, other, calm), match.seq);
      expect(there.take()).toEqual(here.take());
      return { viewer, other, chance, audience, page: there };
    });
    await table.request(PEOPLE[seat] as string, { is: 'move', key: `request-number-${n}`, at: match.seq, move });
    for (const [i, { viewer, other, chance, audience, page }] of worlds.entries()) {
      const theirs = movesAt(box, other, seat);
      const covered = secret === true && seat !== viewer;
      if (!covered && !theirs.includes(move)) continue;
      const otherMove = covered ? (theirs[below(dice, theirs.length)] as string) : move;
      const there = stepThere(box, { viewer, before, mine, move: otherMove }, other, chance);
      // At the end of a game a table may show its hidden cards.
      if (match.outcome || game.outcome(there.state)) continue;
      if (!indistinct(box, viewer, mine, there)) continue;
      const freed = (who: Seat): number =>
        game.takeBack && who === seat && !there.barrier ? (free[who] as number) + 1 : 0;
      audience.tellEntry(otherWorld(playing, there.state, freed), seat, otherMove, there.told, null);
      expect(heardBy(mine.told, viewer)).toEqual(heardBy(there.told, viewer));
      expect(page.take(), `${viewer} after ${move}`).toEqual((pages[i] as Page).take());
      compared++;
      if (mine.news.length > 0) news++;
    }
  }
  // A game may be over after a few moves.
  const made = match.moves.length;
  expect(compared).toBeGreaterThan(Math.min(50, made / 2));
  expect(news).toBeGreaterThanOrEqual(Math.min(1, Math.floor(made / 20)));
  hall.close();
  await store.close();
});
