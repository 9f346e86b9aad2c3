import { describe, expect, test } from 'vitest';
import { heardBy } from './events.ts';
import type { Game } from './game.ts';
import { canonical } from './json.ts';
import { fingerprint, Match } from './match.ts';
import { readRecord, writeRecord } from './record.ts';
import { hashText } from './sha256.ts';
import { type HighestCard, highestCard } from './testing/highest-card.ts';
import { refusedFor } from './testing/refused.ts';

const open = (players = 2) => new Match(highestCard, { players, seed: hashText('match') });
const firstMove = (match: ReturnType<typeof open>, seat: number): string =>
  match.asks().find((ask) => ask.seat === seat)?.moves[0] as string;

describe('a move', () => {
  test('that is not in the list is refused with a typed error and the state is untouched', () => {
    const match = open();
    const before = canonical(match.state);
    expect(refusedFor(() => match.play(0, 'lay(99)'))).toBe('not-offered');
    expect(refusedFor(() => match.play(0, firstMove(match, 1)))).toBe('not-offered');
    expect(refusedFor(() => match.play(2, 'lay(1)'))).toBe('bad-seat');
    expect(refusedFor(() => match.play(0, firstMove(match, 0), 5))).toBe('stale');
    expect(canonical(match.state)).toBe(before);
    expect(match.seq).toBe(0);
  });

  test('that was foreseen is entered without being played once more', () => {
    const [plain, foreseeing] = [open(), open()];
    while (!plain.outcome) {
      const [ask] = plain.asks();
      const { seat, moves } = ask as NonNullable<typeof ask>;
      const told = plain.play(seat, moves[0] as string);
      const before = fingerprint(foreseeing.state);
      const foreseen = foreseeing.foresee(seat, moves[0] as string);
      expect([fingerprint(foreseeing.state), foreseeing.seq]).toEqual([before, plain.seq - 1]);
      expect(foreseeing.take(foreseen)).toEqual(told);
      expect(foreseeing.state).toBe(foreseen.state);
      expect(refusedFor(() => foreseeing.take(foreseen))).toBe('stale');
    }
    expect(writeRecord(foreseeing.record())).toBe(writeRecord(plain.record()));
    expect(foreseeing.moves).toEqual(plain.moves);
    expect(refusedFor(() => open().foresee(0, 'lay(99)'))).toBe('not-offered');
    expect(refusedFor(() => open().foresee(0, 'resign'))).toBe('no-resigning');
  });

  test('may come from several seats in any order when all are asked at once', () => {
    const match = open(3);
    expect(match.asks().map((ask) => ask.seat)).toEqual([0, 1, 2]);
    match.play(2, firstMove(match, 2));
    expect(match.asks().map((ask) => ask.seat)).toEqual([0, 1]);
    expect(refusedFor(() => match.play(2, 'lay(1)'))).toBe('not-asked');
    match.play(0, firstMove(match, 0));
    match.play(1, firstMove(match, 1));
    expect(match.asks()).toHaveLength(3);
  });

  test('tells each seat what it may hear', () => {
    const match = open();
    const mine = heardBy(match.opened, 0);
    expect(mine[0]).toMatchObject({ is: 'dealt', seat: 0, cards: match.state.hands[0] });
    expect(mine[1]).toEqual({ is: 'dealt', seat: 1 });
    expect(heardBy(match.opened, 'public')).toEqual([
      { is: 'dealt', seat: 0 },
      { is: 'dealt', seat: 1 },
    ]);
  });

  test('is answered with the same state for the same seed, and another for another', () => {
    expect(fingerprint(open().state)).toBe(fingerprint(open().state));
    expect(fingerprint(new Match(highestCard, { players: 2, seed: hashText('x') }).state)).not.toBe(
      fingerprint(open().state),
    );
    const salted = new Match(highestCard, { players: 2, seed: hashText('match'), entropy: ['aa'] });
    expect(fingerprint(salted.state)).not.toBe(fingerprint(open().state));
  });
});

describe('undo', () => {
  test('is free for one’s own move while nothing came to light', () => {
    const match = open();
    const before = fingerprint(match.state);
    match.play(0, firstMove(match, 0));
    expect(match.freeUndo(0)).toBe(1);
    expect(match.freeUndo(1)).toBe(0);
    match.undo(0);
    expect(fingerprint(match.state)).toBe(before);
    expect(match.seq).toBe(2);
  });

  test('needs consent beyond another seat’s decision or a reveal', () => {
    const match = open();
    match.play(0, firstMove(match, 0));
    expect(refusedFor(() => match.undo(1))).toBe('needs-consent');
    match.play(1, firstMove(match, 1)); // both laid: cards are shown, dice are rolled
    expect(match.freeUndo(1)).toBe(0);
    expect(refusedFor(() => match.undo(1))).toBe('needs-consent');
    match.undo(1, 2, true);
    expect(match.moves).toHaveLength(0);
    expect(match.asks()).toHaveLength(2);
    expect(refusedFor(() => match.undo(0))).toBe('nothing-to-undo');
  });

  test('an entry of a log is entered as what it is: a move, a resignation, or something taken back', () => {
    const match = open();
    const move = firstMove(match, 0);
    match.enter(0, move, false);
    expect(match.moves).toEqual([expect.objectContaining({ seat: 0, move })]);
    expect(refusedFor(() => match.enter(1, 'undo(1)', false))).toBe('needs-consent');
    match.enter(1, 'undo(1)', true);
    expect(match.moves).toHaveLength(0);
    for (const nothing of ['undo', 'undo(0)', 'undo(x)'])
      expect(refusedFor(() => match.enter(0, nothing, true))).toBe('nothing-to-undo');
    expect(refusedFor(() => match.enter(0, 'resign', true))).toBe('no-resigning');
    expect(match.entries.map((entry) => entry.move)).toEqual([move, 'undo(1)']);
  });

  test('stands in the record and is replayed', () => {
    const match = open();
    match.play(0, firstMove(match, 0));
    match.undo(0);
    match.play(0, match.asks()[0]?.moves[1] as string);
    const { record, lines } = readRecord(writeRecord(match.record()));
    expect(record.entries.map((entry) => entry.move)[1]).toBe('undo(1)');
    expect(fingerprint(Match.replay(highestCard, record, lines).state)).toBe(fingerprint(match.state));
  });
});

test('taken up from its log, a match stands where it stood, with everything that was taken back', () => {
  const match = open();
  const log: { seat: number; move: string }[] = [];
  const playOn = (seat: number, which = 0): void => {
    const move = match.asks().find((ask) => ask.seat === seat)?.moves[which] as string;
    match.play(seat, move);
    log.push({ seat, move });
  };
  const takeBack = (seat: number, count: number): void => {
    match.undo(seat, count, true);
    log.push({ seat, move: `undo(${count})` });
  };
  for (let n = 0; n < 12; n++) {
    playOn(0);
    takeBack(0, 1);
    playOn(0, n % 2);
    playOn(1);
    if (n !== 5) takeBack(1, 2);
  }
  playOn(1);
  const again = Match.resume(highestCard, match.header, log);
  expect(again.state).toEqual(match.state);
  expect(again.moves).toEqual(match.moves);
  expect(again.seq).toBe(match.seq);
  expect([again.freeUndo(0), again.freeUndo(1)]).toEqual([match.freeUndo(0), match.freeUndo(1)]);
  expect(writeRecord(again.record())).toBe(writeRecord(match.record()));
  expect(match.record().checks.map(({ after }) => after)).toEqual([20, 40, log.length]);
});

describe('opening', () => {
  test('refuses what the game does not know', () => {
    const seed = hashText('o');
    const opens = (more: object) => refusedFor(() => new Match(highestCard, { players: 2, seed, ...more }));
    expect(opens({})).toBe('accepted');
    expect(opens({ players: 1 })).toBe('bad-options');
    expect(opens({ players: 5 })).toBe('bad-options');
    expect(opens({ players: 2.5 })).toBe('bad-options');
    expect(opens({ options: { colour: 'red' } })).toBe('bad-options');
    expect(opens({ options: { lowest: 'perhaps' } })).toBe('bad-options');
    expect(opens({ seed: 'short' })).toBe('bad-options');
    expect(opens({ names: ['two\nlines'] })).toBe('bad-options');
  });

  test('a game without resigning says so', () => {
    expect(refusedFor(() => open().resign(0))).toBe('no-resigning');
  });
});

describe('a game that goes on after a resignation', () => {
  /** Highest Card in which whoever gives up is marked by points that nobody can win back. */
  const marked: Game<HighestCard> = {
    ...highestCard,
    resign: (s, seat) => {
      s.points[seat] = -100;
    },
    resigned: ({ points }) => points.flatMap((won, seat) => (won < 0 ? [seat] : [])),
  };

  test('a seat resigns once, is asked like before, and the record replays', () => {
    const match = new Match(marked, { players: 3, seed: hashText('gone') });
    const asked = match.asks();
    match.resign(1);
    expect([match.outcome, match.asks()]).toEqual([null, asked]);
    expect(refusedFor(() => match.resign(1))).toBe('resigned');
    for (let [ask] = match.asks(); ask; [ask] = match.asks()) match.play(ask.seat, ask.moves[0] as string);
    expect(refusedFor(() => match.resign(2))).toBe('over');
    const { record, lines } = readRecord(writeRecord(match.record()));
    expect(Match.replay(marked, record, lines).state).toEqual(match.state);
  });
});
