/** What a move is for, in Polish. */
import { counting, united, type WhyTexts } from '@sztab/kernel/words';
import type { Why } from '../../content/why.ts';
import texts from './why.json' with { type: 'json' };

const { counted } = counting('pl');

export const WHY: WhyTexts<Why> = united(texts, {
  parts: (n) =>
    n > 0 ? `Daje ci przewagę większą o ${counted(n, 'część', 'części', 'części')}` : 'Obiecuje ci więcej części',
});
