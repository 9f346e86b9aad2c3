import { asks, fitting } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { guides } from '../../testing/guide.ts';
import type { CorpsId } from '../content/corps.ts';
import { box } from '../index.ts';
import type { Event } from '../rules/events.ts';
import { view } from '../rules/view.ts';
import { position } from '../testing/position.ts';
import { tipWords } from '../text/tip-words.ts';
import { guide } from './guide.ts';
import { lessons } from './index.ts';

guides(new URL('..', import.meta.url), box, guide, lessons, tipWords);

test('RTR-5.7.5 a battle that the rival lost is not told as one of your own', () => {
  const s = position({ players: 2, options: { pair: 'wb' }, turn: 'W' });
  const [ask] = asks(box.game, s);
  if (!ask) throw new Error('nobody is asked');
  const tips = (corps: CorpsId): string[] => {
    const lost = { is: 'battle', corps, town: 'brienne', card: 'O01', won: false, from: 'troyes' } as const;
    const events = [lost] as unknown as Event[];
    return fitting(guide.tips, { ...ask, moves: [...ask.moves], events, view: view(s, ask.seat) }).map(({ id }) => id);
  };
  expect(tips('W1')).toContain('lost');
  expect(tips('B1')).not.toContain('lost');
});
