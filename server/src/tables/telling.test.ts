/** What is written fast, for all who look, is what the typed parts of the protocol add up to. */
import { type Ask, below, canonical, fastStreamFrom, hashText, type Json, Match, takenBack } from '@sztab/kernel';
import { type Clock, fromServer, held, type JsonObject, Seen, type Went } from '@sztab/protocol';
import { gameIds, takeGame } from '@sztab/shelf';
import { expect, test } from 'vitest';
import { momentsOf } from './course.ts';
import { Playing } from './playing.ts';
import { Telling } from './telling.ts';

const ENTRIES = 60;
const CLOCK: Clock = { left: [1000, 2000], running: [1], at: 3000, wait: 40 };

/** Moves by chance, now and then taken back, and at last somebody gives up where the game knows that. */
function* entries(playing: Playing, chance: ReturnType<typeof fastStreamFrom>) {
  const { match } = playing;
  for (let n = 0; n < ENTRIES && !match.outcome; n++) {
    const asks = match.asks();
    const { seat, moves } = asks[below(chance, asks.length)] as Ask;
    const back = match.game.takeBack && match.moves.length > 5 && below(chance, 8) === 0;
    if (back) yield { seat, move: `undo(${1 + below(chance, 3)})` };
    else yield { seat, move: moves[below(chance, moves.length)] as string };
  }
  if (!match.outcome && match.game.resign) yield { seat: 0, move: 'resign' };
}

test.each(gameIds())('%s: every entry, for every viewer', async (id) => {
  const box = await takeGame(id);
  for (const [n, players] of box.game.players.entries()) {
    const { header } = new Match(box.game, { players, seed: hashText(`telling ${id} ${n}`) });
    const playing = await Playing.open(box, header, []);
    const viewers = [...header.seats.keys(), 'public' as const];
    const seen = viewers.map((viewer) => new Seen(playing.look(viewer).view as JsonObject));
    let keys = 0;
    for (const { seat, move } of entries(playing, fastStreamFrom(`telling ${id}`))) {
      const told = playing.enter({ seat, move, key: `key-${keys++}` }, true);
      const clock = keys % 2 === 0 ? CLOCK : null;
      const telling = new Telling(playing, seat, move, told, clock);
      const { moves } = playing.match;
      const keep = takenBack(move) > 0 ? moves.length + 1 : moves.length;
      for (const [i, viewer] of viewers.entries()) {
        const typed: Went = {
          ...playing.now(viewer, keep),
          steps: [...momentsOf(box.game, header, moves, viewer, keep)],
          ...(clock ? { clock } : {}),
        };
        const text = telling.to(viewer, seen[i] as Seen);
        const said = held(fromServer, JSON.parse(text));
        expect(canonical(said as Json), `${move} for ${viewer}`).toBe(canonical(typed as Json));
      }
    }
    // A game may be over after a few moves.
    expect(keys).toBeGreaterThan(playing.match.outcome ? 0 : 30);
  }
});
