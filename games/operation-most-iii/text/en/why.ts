/** What a move is for, in English. */
import { counting, united, type WhyTexts } from '@sztab/kernel/words';
import type { Why } from '../../content/why.ts';
import texts from './why.json' with { type: 'json' };

const { counted } = counting('en');

export const WHY: WhyTexts<Why> = united(texts, {
  parts: (n) =>
    n > 0 ? `It puts you ahead by ${counted(n, 'more part', 'more parts')}` : 'It promises you more parts',
});
