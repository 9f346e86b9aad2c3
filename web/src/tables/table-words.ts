/** How a stored table is spoken of. */

import type { Language } from '@sztab/kernel';
import { dateFormat, toldIn } from '@sztab/kernel/words';
import { listingOf } from '../games.ts';
import type { Sitter, TableRow } from '../local/index.ts';
import type { InterfaceWords } from '../words/index.ts';
import { isUnnamed } from './unnamed.ts';

export const titleOf = ({ header }: TableRow, language: Language): string =>
  listingOf(header.game)?.title[language] ?? header.game;

export function sitterName(sitter: Sitter, words: InterfaceWords): string {
  if (sitter.is === 'bot') return words.levels[sitter.level]?.name ?? sitter.level;
  return sitter.is === 'you' && isUnnamed(sitter.name) ? words.you : sitter.name;
}

/** “Polacy: Jola · Niemcy: Oficer”. */
export const sidesOf = ({ sides, sitters }: TableRow, language: Language, words: InterfaceWords): string =>
  sitters.map((sitter, seat) => `${toldIn(sides[seat], language)}: ${sitterName(sitter, words)}`).join(' · ');

/** “15 listopada 2026”. */
export const dayOf = (time: number, language: Language): string =>
  dateFormat(language, { dateStyle: 'long' }).format(time);

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** “5 minut temu”. */
export function ago(time: number, language: Language, words: InterfaceWords, now: number = Date.now()): string {
  const say = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    const passed = Math.floor((now - time) / length);
    if (passed >= 1) return say.format(-passed, unit);
  }
  return words.justNow;
}
