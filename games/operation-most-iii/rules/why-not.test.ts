import { LANGUAGES, resign, type Viewer } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { givesReasons } from '../../testing/reasons.ts';
import type { CardId } from '../content/cards.ts';
import { ZONES } from '../content/zones.ts';
import { box } from '../index.ts';
import { playTo, position, toDecide } from '../testing/position.ts';
import { words } from '../text/index.ts';
import { operationMostIII as game } from './index.ts';
import { REASON_RULE } from './reasons.ts';
import type { State } from './state.ts';
import { type View, view } from './view.ts';
import { whyNot } from './why-not.ts';

/** Everything that can be touched: what lies open, one's own hand, the zones, and the numbers of Hiding the Fragments. */
const thingsOf = (v: View): string[] => [
  ...v.cards.map(({ id }) => id),
  ...(v.you ? v.hand[v.you] : []),
  ...v.removed.PL.slice(0, 2),
  ...v.removed.DE.slice(0, 2),
  ...(v.hidingOnTable ? ['PL-HIDE-1'] : []),
  ...(v.mostOnTable ? ['PL-MOST-1'] : []),
  ...ZONES,
  '1',
  '2',
  'lunch',
];

givesReasons(new URL('../', import.meta.url), box, {
  things: thingsOf,
  games: 16,
  met: 40,
});

describe('why not', () => {
  test('every reason has a few words in both languages', () => {
    for (const language of LANGUAGES) {
      for (const reason of Object.keys(REASON_RULE)) {
        const text = words[language].whyNot(reason);
        expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(8);
        expect(text, reason).toMatch(/^\p{Lu}.*[^.:;,]$/u);
      }
      expect(() => words[language].whyNot('lunch')).toThrow(RangeError);
    }
  });

  const why = (s: State, viewer: Viewer, ...touched: string[]) => Object.values(whyNot(view(s, viewer), touched));
  const s = position({
    cards: 'PL-SCOUTS-1@surroundings PL-PARTISANS-1@forest! PL-SUPPORT-1@forest DE-SOLDIERS-1@forest DE-SCOUTS-1@base',
    hand: { PL: 'PL-LUCK-1 PL-MOST-1 PL-CICHOCIEMNI-1' },
    parts: { forest: 2, surroundings: 0 },
  });

  test.each<[string, readonly string[], readonly string[]]>([
    ['an exhausted card', ['PL-PARTISANS-1'], ['exhausted', 'OM3-5.1.1']],
    ['an enemy card touched first', ['DE-SOLDIERS-1'], ['not-yours', 'OM3-5.1.2']],
    ['an Instant in one’s own action', ['PL-LUCK-1'], ['only-in-window', 'OM3-5.1.4']],
    ['a Search where no parts lie', ['PL-SCOUTS-1', 'search'], ['no-parts', 'OM3-5.4.1']],
    ['the zone the Scouts stand in, without parts', ['PL-SCOUTS-1', 'surroundings'], ['no-parts', 'OM3-5.4.1']],
    ['Most III with a German in the Forest', ['PL-MOST-1'], ['german-in-forest', 'OM3-5.9.6']],
    ['a Support that should move', ['PL-SUPPORT-1', 'surroundings'], ['support-cannot-move', 'OM3-4.8.4']],
    ['a target in another zone', ['PL-SCOUTS-1', 'DE-SCOUTS-1'], ['other-zone', 'OM3-5.3.1']],
    ['a home zone for a new card', ['PL-CICHOCIEMNI-1', 'forest'], ['deploys-home', 'OM3-5.2.2']],
    ['a zone touched first', ['base'], ['card-first', 'OM3-5.1.1']],
  ])('%s', (_, touched, answer) => {
    expect(why(s, 0, ...touched)).toEqual(answer);
  });

  test('whose turn it is not, who only watches, and when all is over', () => {
    expect(why(s, 1, 'DE-SCOUTS-1')).toEqual(['not-your-decision', 'OM3-4.4.1']);
    expect(why(s, 'public', 'DE-SCOUTS-1')).toEqual(['only-watching', 'OM3-3.1']);
    const over = position({});
    resign(game, over, 1);
    expect(why(over, 0, 'forest')).toEqual(['game-over', 'OM3-4.6.3']);
  });

  test('an Escort after the dice', () => {
    const fight = position({
      cards: 'PL-SCOUTS-1@surroundings PL-PARTISANS-1@surroundings PL-SUPPORT-1@forest DE-SOLDIERS-1@surroundings',
      hand: { PL: '', DE: '' },
      turn: 'DE',
      dice: [6, 1],
    });
    playTo(fight, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)', 'PL noEscort');
    expect(toDecide(fight)).toContain('PL');
    expect(why(fight, 0, 'PL-PARTISANS-1' satisfies CardId)).toEqual(['escort-too-late', 'OM3-6.3.1']);
  });
});
