import { hashText } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { box } from '../../../games/first-to-fight/index.ts';
import type { Sitter } from '../tables/handle.ts';
import { BARE_HEAD } from '../tables/testing/bare-head.ts';
import { LocalMatch } from './local-match.ts';
import { openMatch } from './log.ts';
import { awaitedAt, playersNow } from './stand-in.ts';

const sitters: readonly Sitter[] = [
  { is: 'you', name: 'Jola' },
  { is: 'friend', name: 'Ania' },
  { is: 'friend', name: 'Paweł' },
];
const STAND_IN: Sitter = { is: 'bot', level: 'officer' };

/** Three before one screen. */
function begun(edition = box.game.edition) {
  const { header } = openMatch(box.game, {
    ...BARE_HEAD,
    game: box.game.id,
    rules: edition,
    seats: sitters.map((_, i) => ({ role: `staff-${i + 1}`, name: `staff-${i + 1}` })),
    seed: hashText('stand in'),
  });
  return new LocalMatch(box, header, []);
}
const players = ({ match }: ReturnType<typeof begun>) => playersNow(box, match.state, match.outcome, sitters);

test('FTF-8.8 whoever gives up leaves the chair to a bot; at the end all are named as they sat down', () => {
  const local = begun();
  local.enter({ role: 'staff-1', move: 'resign' });
  expect(players(local)).toEqual([STAND_IN, sitters[1], sitters[2]]);
  local.enter({ role: 'staff-1', move: 'keepAll' });
  local.enter({ role: 'staff-3', move: 'resign' });
  expect(local.match.outcome).toMatchObject({ winners: [1], resigned: [0, 2] });
  expect(players(local)).toEqual(sitters);
});

test('FTF-8.8 edition 1: one resignation ends it', () => {
  const local = begun(1);
  local.enter({ role: 'staff-1', move: 'resign' });
  expect(local.match.outcome).not.toBeNull();
  expect(players(local)).toEqual(sitters);
});

test('what home says is for those who are left', () => {
  const local = begun();
  expect(local.foresee(0, 'resign', sitters).summary).toMatchObject({ waitsFor: 'friend', seat: 1 });
  local.enter({ role: 'staff-1', move: 'resign' });
  local.enter({ role: 'staff-2', move: 'keepAll' });
  const summary = local.foresee(2, 'keepAll', sitters).summary;
  expect(summary).toMatchObject({ waitsFor: 'bot', seat: 0 });
  expect(awaitedAt({ sitters, summary })).toEqual(STAND_IN);
  expect(awaitedAt({ sitters, summary: { ...summary, waitsFor: 'friend', seat: 1 } })).toEqual(sitters[1]);
});
