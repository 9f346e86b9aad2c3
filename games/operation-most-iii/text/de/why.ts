/** What a move is for, in German. */
import { counting, united, type WhyTexts } from '@sztab/kernel/words';
import type { Why } from '../../content/why.ts';
import texts from './why.json' with { type: 'json' };

const { counted } = counting('de');

export const WHY: WhyTexts<Why> = united(texts, {
  parts: (n) =>
    n > 0 ? `Es bringt dir ${counted(n, 'Teil', 'Teile')} mehr Vorsprung` : 'Es verspricht dir mehr Teile',
});
