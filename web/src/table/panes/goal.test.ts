/** The strip says what the rules will say: at the end of a match its numbers are those of the outcome, whoever looks. */
import { type GameBox, Match } from '@sztab/kernel';
import { LANGUAGES } from '@sztab/kernel/words';
import type { GameBoard } from '@sztab/pieces';
import { expect, test } from 'vitest';
import { board as firstToFight } from '../../../../games/first-to-fight/board/index.tsx';
import { box as firstToFightBox } from '../../../../games/first-to-fight/index.ts';
import { board as generalOrders } from '../../../../games/general-orders/board/index.tsx';
import { box as generalOrdersBox } from '../../../../games/general-orders/index.ts';
import { board as niepodlegla } from '../../../../games/niepodlegla/board/index.tsx';
import { box as niepodleglaBox } from '../../../../games/niepodlegla/index.ts';
import { board as mostIII } from '../../../../games/operation-most-iii/board/index.tsx';
import { box as mostIIIBox } from '../../../../games/operation-most-iii/index.ts';
import { board as rhine } from '../../../../games/race-to-the-rhine/board/index.tsx';
import { box as rhineBox } from '../../../../games/race-to-the-rhine/index.ts';
import { usualOptions } from '../../tables/chairs.ts';

/** Whoever moves picks anything, until the rules have a result. */
function played(box: GameBox): Match {
  const match = new Match(box.game, { players: 2, options: usualOptions(box, 'here'), seed: 'ab'.repeat(32) });
  let pick = 7;
  for (let asks = match.asks(); asks.length > 0; asks = match.asks()) {
    const { seat, moves } = asks[0] as (typeof asks)[number];
    pick = (Math.imul(pick, 1_664_525) + 1_013_904_223) >>> 0;
    match.play(seat, moves[pick % moves.length] as string);
  }
  return match;
}

const RIVALS = [
  [mostIIIBox, mostIII],
  [generalOrdersBox, generalOrders],
  [firstToFightBox, firstToFight],
  [rhineBox, rhine],
] as unknown as readonly [GameBox, GameBoard][];

test.each(RIVALS.map((pair) => [pair[0].words.en.title, ...pair] as const))(
  '%s: own score first, then the others',
  (_, box, board) => {
    const match = played(box);
    const { scores } = match.outcome as { scores: readonly number[] };
    for (const seat of scores.keys()) {
      const said = [scores[seat], ...scores.filter((_score, other) => other !== seat)].join(' : ').replaceAll('-', '−');
      for (const language of LANGUAGES) {
        const { now, means } = board.goal?.(match.look(seat).view, language) ?? { now: '', means: [] };
        expect(now, language).toContain(said);
        expect(means.length).toBeGreaterThan(1);
      }
    }
  },
);

test('together: what both tracks lack', () => {
  const [box, board] = [niepodleglaBox, niepodlegla] as unknown as readonly [GameBox, GameBoard];
  const match = new Match(box.game, { players: 2, options: usualOptions(box, 'here'), seed: 'ab'.repeat(32) });
  const goal = board.goal?.(match.look(0).view, 'en');
  expect(goal?.now).toBe('Round 1 of 9 · accord 0 + policy 0 of 10');
  expect(goal?.short).toBe('1/9 · accord 0, policy 0');
  expect(goal?.means[0]).toContain('Still to go: 10.');
});
