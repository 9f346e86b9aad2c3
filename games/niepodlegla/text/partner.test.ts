import { LANGUAGES } from '@sztab/kernel/words';
import { describe, expect, test } from 'vitest';
import { partnerWords } from './partner.ts';
import { AIMS, BANDS, REASONS, SAYINGS } from './partner-words.ts';

const SLOTS = {
  dice: 2,
  card: 'A-05',
  lacks: 'FF',
  missing: 3,
  what: 'n3',
  die: 'n3',
  to: 'blue',
  from: 6,
  left: 4,
  n: 2,
  token: 'pow',
  named: 'Łuck',
  where: '@central',
  who: 'witos',
  band: 'one',
  percent: 56,
  track: 'acc',
  symbol: 'F',
  pawns: 5,
  lies: 1,
  hope: 2.5,
  before: 2.7,
  pips: 1,
};

/** A name counts as one word: it is as long as history made it. */
const wordsIn = (text: string): number => text.replace(/[“„][^”]*”/g, 'name').split(/\s+/).length;

describe.each(LANGUAGES.filter((language) => language !== 'de'))('%s', (language) => {
  const say = partnerWords[language];
  test('every code has words, in 16 at most', () => {
    const sentences = [
      ...AIMS.map((code) => say.aims[code](SLOTS)),
      ...REASONS.map((code) => say.reasons[code](SLOTS)),
      ...SAYINGS.map((code) => say.sayings[code](SLOTS)),
      ...BANDS.map((band) => say.bands[band]),
    ];
    for (const text of sentences) {
      expect(text).not.toMatch(/undefined|null|NaN|A-05|n3/);
      expect(wordsIn(text), text).toBeLessThanOrEqual(16);
    }
  });
  test('orders name the bot, and what may be changed stands in brackets', () => {
    for (const code of AIMS) expect(say.orders[code]('Celina', SLOTS)).toMatch(/Celina.*\[[^\]]+\]/);
  });
});
