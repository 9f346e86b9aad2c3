/** What pages know of a game: as it is played, when they come back, and read from the beginning. */
import { type Ask, below, canonical, fastStream, type Json } from '@sztab/kernel';
import { follow, type Went } from '@sztab/protocol';
import { gameIds } from '@sztab/shelf';
import { describe, expect } from 'vitest';
import { key, PEOPLE, ToldPage, test } from '../testing/four-in-a-hall.ts';
import type { Pieces } from './connection.ts';
import type { Playing } from './playing.ts';
import { snapshotOf } from './reading-room.ts';

const textOf = (said: Pieces): string => Buffer.concat(said).toString();

/** A page with a real line's manners: what is sent while something is being read waits for it. */
class OrderlyPage extends ToldPage {
  #held: string[] | null = null;
  override sendText(text: string): void {
    if (this.#held) this.#held.push(text);
    else super.sendText(text);
  }
  override later(): (said: Pieces | null) => void {
    const held: string[] = [];
    this.#held = held;
    return (said) => {
      this.#held = null;
      for (const one of [textOf(said ?? []), ...held]) this.sendText(one);
    };
  }
}

describe.each(gameIds())('%s online', (game) => {
  test('every page knows what its eyes may see, and no byte more, through a whole game with undo and cuts', async ({
    four,
  }) => {
    const { players } = (await four.hall.box(game)).game;
    const table = await four.seated(game, players[0] === 1 ? 2 : players[0]);
    const pages = [...PEOPLE.slice(0, table.stored.chairs.length), null].map((person) => new ToldPage(person));
    for (const page of pages) await table.join(page, null);
    const playing = table.playing;
    if (!playing) throw new Error('not begun');
    const { match } = playing;
    const dice = fastStream(7);
    let undone = 0;
    const cut = new ToldPage('ada');
    await table.join(cut, null);
    for (let n = 0; n < 400 && !match.outcome; n++) {
      const asks = match.asks();
      const ask = asks[below(dice, asks.length)] as (typeof asks)[number];
      const move = ask.moves[below(dice, ask.moves.length)] as string;
      await table.request(PEOPLE[ask.seat] as string, { is: 'move', key: key(), at: match.seq, move });
      if (n % 7 === 3 && !match.outcome && match.freeUndo(ask.seat) > 0) {
        await table.request(PEOPLE[ask.seat] as string, { is: 'undo', key: key(), at: match.seq, count: 1 });
        undone++;
      }
      // A page that was away comes back with what it knew.
      if (n % 25 === 0) {
        table.leave(cut);
      } else if (n % 25 === 12) await table.join(cut, cut.went?.seq ?? null);
      for (const page of pages) {
        const sight = match.look(table.viewerFor(page.person));
        expect(canonical(page.steps.at(-1)?.view as Json)).toBe(canonical(sight.view as Json));
        expect(page.went?.moves).toEqual(sight.moves);
        expect(page.steps.at(-1)?.asked).toEqual(sight.asked);
        expect(page.steps).toHaveLength(match.moves.length + 1);
      }
    }
    expect(undone > 0).toBe(match.game.takeBack);
    await table.join(cut, cut.went?.seq ?? null);
    expect(canonical(cut.steps as unknown as Json)).toBe(canonical(pages[0]?.steps as unknown as Json));
    // Whoever comes late is told the same course as those who were there.
    const late = JSON.parse(textOf((await table.course(null, Infinity, '')).went)) as Went;
    expect(canonical(follow([], late) as unknown as Json)).toBe(canonical(pages.at(-1)?.steps as unknown as Json));
    // Whoever wants only the last steps is told those, with the own eyes.
    const brief = JSON.parse(textOf((await table.course('ada', 30, '')).went)) as Went;
    const [short, whole] = [follow([], brief), pages[0]?.steps ?? []];
    expect(brief.untold ?? 0).toBe(Math.max(0, whole.length - 30));
    expect(short).toHaveLength(whole.length);
    expect(canonical(short.slice(-30) as unknown as Json)).toBe(canonical(whole.slice(-30) as unknown as Json));
    expect(short[0]?.heard).toEqual(whole.length > 30 ? [] : whole[0]?.heard);
    // And the log alone gives the same state.
    four.hall.forget(table.id);
    const anew = await four.hall.open(table.id);
    expect(anew.playing?.match.state).toEqual(match.state);
    expect(anew.stored.seq).toBe(match.seq);
  });
});

test('who plays does not wait for who reads, and what was told meanwhile follows what was read', async ({ four }) => {
  const table = await four.seated('operation-most-iii', 2);
  const { match } = table.playing as Playing;
  const { reading } = four.hall;
  const readMoments = reading.moments.bind(reading);
  let goOn = (): void => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  reading.moments = async (...wanted) => {
    await held;
    return readMoments(...wanted);
  };
  const page = new OrderlyPage('bob');
  const joined = table.join(page, null);
  const course = table.course(null, Infinity, '');
  for (let n = 0; n < 3; n++) {
    const { seat, moves } = match.asks()[0] as Ask;
    await table.request(PEOPLE[seat] as string, { is: 'move', key: key(), at: match.seq, move: moves[0] as string });
  }
  expect(page.messages).toEqual([]);
  goOn();
  await joined;
  expect(page.steps).toHaveLength(4);
  expect(canonical(page.steps.at(-1)?.view as Json)).toBe(canonical(match.look(table.viewerFor('bob')).view as Json));
  // A course is what it was when it was asked for.
  expect(JSON.parse(textOf((await course).went))).toMatchObject({ seq: 0, steps: [expect.anything()] });
});

test('many who wait for the same long course are told one after the other, not all in one turn of the loop', async ({
  four,
}) => {
  const table = await four.seated('operation-most-iii', 2);
  const { reading } = four.hall;
  const read = await reading.moments('', snapshotOf(table.playing as Playing), 'public', 0, false);
  reading.moments = async () => Buffer.concat([read, Buffer.alloc(100_000, ' ')]);
  let turn = 0;
  let over = false;
  const count = (): void => {
    turn++;
    if (!over) setImmediate(count);
  };
  count();
  const told: number[] = [];
  class Watching extends ToldPage {
    override sendText(text: string): void {
      if (text.length > 100_000) told.push(turn);
      super.sendText(text);
    }
  }
  await Promise.all(Array.from({ length: 10 }, () => table.join(new Watching(null), null)));
  const courses = Array.from({ length: 10 }, () => table.course(null, Infinity, '').then(() => told.push(turn)));
  await Promise.all(courses);
  over = true;
  expect(told).toHaveLength(20);
  expect(new Set(told).size).toBe(20);
});

test('a course that was read once is read no more until something happens', async ({ four }) => {
  const table = await four.seated('operation-most-iii', 2);
  const [one, other] = [await table.course(null, Infinity, ''), await table.course(null, Infinity, '')];
  // Not a copy of it: however many are told, its memory is there once.
  expect(other.went[1]).toBe(one.went[1]);
  const { match } = table.playing as Playing;
  const snapshot = snapshotOf(table.playing as Playing);
  const first = four.hall.reading.moments('', snapshot, 'public', 0, true);
  expect(four.hall.reading.moments('', snapshot, 'public', 0, true)).toBe(first);
  const { seat, moves } = match.asks()[0] as Ask;
  await table.request(PEOPLE[seat] as string, { is: 'move', key: key(), at: 0, move: moves[0] as string });
  expect(snapshotOf(table.playing as Playing)).not.toBe(snapshot);
  expect((JSON.parse(textOf((await table.course(null, Infinity, '')).went)) as Went).steps).toHaveLength(2);
});
