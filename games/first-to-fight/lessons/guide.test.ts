import { asks, fitting } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { guides } from '../../testing/guide.ts';
import { box } from '../index.ts';
import { view } from '../rules/view.ts';
import { after, type Line } from '../testing/position.ts';
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
