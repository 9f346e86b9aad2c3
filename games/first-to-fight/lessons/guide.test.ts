import { asks, fitting } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { guides } from '../../testing/guide.ts';
import { box } from '../index.ts';
import { view } from '../rules/view.ts';
import { after, type Line, type Position, position } from '../testing/position.ts';
import { tipWords } from '../text/tip-words.ts';
import { guide } from './guide.ts';
import { lessons } from './index.ts';

guides(new URL('..', import.meta.url), box, guide, lessons, tipWords);

const AT_WARSAW = '0 order(recruitment) recruit(WAW)';
/** The tips for whoever is asked there. */
function tipsAt(line: Line): string[] {
  const s = after({ deck: 'INF-01 SAB-01 PIL-01 PIL-02 SAI-02', soldiers: '' }, line);
  const [ask] = asks(box.game, s);
  if (!ask) throw new Error('nobody is asked');
  return fitting(guide.tips, { ...ask, moves: [...ask.moves], events: [], view: view(s, 0) }).map(({ id }) => id);
}

test('FTF-5.4.4: the ability is told of where it is decided on, with the card that brings it', () => {
  expect(tipsAt(AT_WARSAW)).toContain('ability');
});

test('FTF-5.4.7: whoever comes by Additional recruitment is not told of an ability', () => {
  expect(tipsAt(`${AT_WARSAW} pick(INF-01) ability(use)`)).not.toContain('ability');
});

test('FTF-6.5.7 the last red card is no last mission while it still brings a yellow one', () => {
  const isLast = (p: Position): boolean => {
    const s = position({ players: 2, round: 5, turn: 0, ...p });
    const [ask] = asks(box.game, s);
    if (ask?.prompt !== 'choose-order') throw new Error('no order is chosen');
    const occasion = { ...ask, moves: [...ask.moves], events: [], view: view(s, 0) };
    return fitting(guide.tips, occasion).some(({ id }) => id === 'last-mission');
  };
  expect(isLast({ hands: ['M13', 'M30'], front: ['M17 M18', ''] })).toBe(false);
  expect(isLast({ hands: ['M13', 'M30'], front: ['M17 M18 M19', ''] })).toBe(true);
  expect(isLast({ hands: ['M17', 'M30'] })).toBe(true);
});

test('FTF-6.5.4 a wounded soldier counts 1 in every mission, and the tip says so', () => {
  expect(tipWords.en.wounded).toContain('counts only 1 in any mission');
  expect(tipWords.pl.wounded).toContain('liczy się w każdej misji tylko za 1');
});
