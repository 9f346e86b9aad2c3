import { clone, heardBy } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { STURMWIND } from '../testing/fights.ts';
import { legal, type Position, playOut, playTo, position, stepwise, toDecide, where } from '../testing/position.ts';
import { operationMostIII } from './index.ts';
import { needOf, succeeds, totalOf, trailing } from './roll-window.ts';
import type { RollFrame, State } from './state.ts';

const windowOf = (s: State): RollFrame => {
  const top = s.flow.at(-1);
  if (top?.step !== 'roll.react') throw new Error(`no roll window, but ${top?.step}`);
  return top;
};
/** `attacker:defender` as the totals stand. */
const totals = (s: State): string => {
  const f = windowOf(s);
  return `${totalOf(f, f.side)}:${totalOf(f, f.side === 'PL' ? 'DE' : 'PL')}`;
};

/** A German search with everything that can be thrown at it. */
const SEARCH: Position = {
  cards: 'DE-SCOUTS-1@surroundings DE-SUPPORT-1@base DE-SUPPORT-2@base PL-SUPPORT-1@forest',
  hand: { DE: 'DE-LUCK-1 DE-LUCK-2 DE-MISFORTUNE-1', PL: 'PL-MISFORTUNE-1 PL-LUCK-1' },
  turn: 'DE',
};
/** A Polish attack, both sides with everything. */
const ATTACK: Position = {
  cards:
    'PL-SCOUTS-1@surroundings PL-SUPPORT-1@forest PL-SUPPORT-2@forest DE-SCOUTS-1@surroundings DE-SUPPORT-1@base DE-SUPPORT-2@base',
  hand: { PL: 'PL-LUCK-1 PL-LUCK-2 PL-MISFORTUNE-1', DE: 'DE-LUCK-1 DE-LUCK-2 DE-MISFORTUNE-1' },
  removed: { PL: 'PL-AMBUSH-1 PL-NURSE-1', DE: 'DE-AMBUSH-1 DE-NURSE-1' },
};

describe('OM3-6.1 principles', () => {
  test('OM3-6.1.1 Instants come from the hand, instant abilities from ready own cards; neither is an action', () => {
    const s = position({ ...SEARCH, cards: `${SEARCH.cards} DE-SUPPORT-3@base!`, dice: [1] });
    playTo(s, 'DE search(DE-SCOUTS-1)');
    expect(legal(s, 'DE')).toEqual([
      'warLuck(DE-LUCK-1)',
      'warLuck(DE-LUCK-2)',
      'supportInAction(DE-SUPPORT-1)',
      'supportInAction(DE-SUPPORT-2)',
      'passReaction',
    ]);
    playOut(s, 'DE warLuck(DE-LUCK-1)');
    // One action was made, by DE; PL is to act, and no pass was counted.
    expect([toDecide(s), s.flow[0]]).toEqual(['PL act', { step: 'stage.turns', next: 'DE', passes: 0, turn: 5 }]);
  });

  test('OM3-6.1.2 a played Instant is removed when its effect is applied, a used card is exhausted', () => {
    const s = position({ ...SEARCH, dice: [1] });
    playTo(s, 'DE search(DE-SCOUTS-1)', 'DE warLuck(DE-LUCK-1)');
    expect([where(s, 'DE-LUCK-1'), windowOf(s).mods.DE]).toEqual(['removed', 2]);
    playTo(s, 'PL warMisfortune(PL-MISFORTUNE-1)', 'DE supportInAction(DE-SUPPORT-1)');
    expect([where(s, 'PL-MISFORTUNE-1'), where(s, 'DE-SUPPORT-1'), windowOf(s).mods.DE]).toEqual([
      'removed',
      'base!',
      1,
    ]);
  });

  test('OM3-6.1.3 only in the window its text names, and only until the effect is carried out', () => {
    const s = position({ ...ATTACK, dice: [6, 1] });
    expect(legal(s, 'PL').filter((m) => /LUCK|MISFORTUNE|supportInAction/.test(m))).toEqual([]);
    playOut(s, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)');
    expect(where(s, 'DE-SCOUTS-1')).toBe('removed');
    for (const side of ['PL', 'DE'] as const) {
      expect(legal(s, side).filter((m) => /LUCK|MISFORTUNE|supportInAction/.test(m))).toEqual([]);
    }
    // In an Escort or Nurse window there is no modifier either.
    const escort = position({ ...ATTACK, cards: `${ATTACK.cards} DE-SOLDIERS-1@surroundings`, stage: 3 });
    playTo(escort, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)');
    expect(legal(escort, 'DE')).toEqual(['escort(DE-SOLDIERS-1)', 'noEscort']);
  });

  test('OM3-6.1.4 no limit: everything may be thrown into one roll', () => {
    const s = position({ ...ATTACK, dice: [1, 6] });
    const lines = [
      'PL warLuck(PL-LUCK-1)',
      'DE warLuck(DE-LUCK-1)',
      'PL warLuck(PL-LUCK-2)',
      'DE warLuck(DE-LUCK-2)',
      'PL warMisfortune(PL-MISFORTUNE-1)',
      'DE warMisfortune(DE-MISFORTUNE-1)',
      'PL supportInAction(PL-SUPPORT-1)',
      'DE supportInAction(DE-SUPPORT-1)',
      'PL supportInAction(PL-SUPPORT-2)',
      'DE supportInAction(DE-SUPPORT-2)',
    ] as const;
    playTo(s, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)', ...lines.slice(0, -1));
    expect(windowOf(s).plays).toHaveLength(9);
    const told = heardBy(playTo(s, lines.at(-1) as 'DE x'), 'public');
    // 1 + 4 + 2 − 2 + 1 against 6 + 4 + 2 − 2 + 1; nobody has anything left, so the window closes by itself.
    expect(told).toContainEqual({ is: 'attack-ended', side: 'PL', success: false, totals: { PL: 6, DE: 11 } });
  });

  test('OM3-6.1.5 a player who passed, and the opponent of a chain, use instants as usual', () => {
    const s = position({ ...SEARCH, turn: 'PL', dice: [4, 4] });
    playTo(s, 'PL pass', 'DE volunteers(DE-SUPPORT-1)', 'DE search(DE-SCOUTS-1)');
    expect(legal(s, 'PL')).toEqual(['warMisfortune(PL-MISFORTUNE-1)', 'passReaction']);
    playOut(s, 'PL warMisfortune(PL-MISFORTUNE-1)');
    expect(s.parts.base).toBe(0);
  });

  test('OM3-6.1.6 one at a time, applied at once, and nothing cancels it', () => {
    const s = position({ ...SEARCH, dice: [2] });
    playTo(s, 'DE search(DE-SCOUTS-1)', 'DE warLuck(DE-LUCK-1)');
    expect(totalOf(windowOf(s), 'DE')).toBe(4);
    expect(legal(s, 'DE')).toEqual([]);
    expect(legal(s, 'PL')).toEqual(['warMisfortune(PL-MISFORTUNE-1)', 'passReaction']);
  });

  test('OM3-6.1.7 an instant is revealed when it is used, not before', () => {
    const s = position({ ...SEARCH, dice: [2] });
    playTo(s, 'DE search(DE-SCOUTS-1)');
    expect(JSON.stringify(operationMostIII.view(s, 0))).not.toContain('DE-LUCK');
    const told = playTo(s, 'DE warLuck(DE-LUCK-2)');
    for (const viewer of [0, 1, 'public'] as const) {
      expect(heardBy(told, viewer)).toEqual([
        { is: 'die-changed', side: 'DE', card: 'DE-LUCK-2', die: 'DE', delta: 2 },
      ]);
      expect(operationMostIII.view(s, viewer).removed.DE).toContain('DE-LUCK-2');
    }
    expect(JSON.stringify(operationMostIII.view(s, 0))).not.toContain('DE-LUCK-1');
  });
});

describe('OM3-6.5 the roll window', () => {
  test('OM3-6.5.1 R-11 opens when all dice of the action lie', () => {
    const s = position({ ...ATTACK, dice: [3, 5] });
    playTo(s, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)');
    expect(windowOf(s).dice).toEqual({ PL: 3, DE: 5 });
    expect(windowOf(s)).toMatchObject({ passes: 0, plays: [], mods: { PL: 0, DE: 0 } });
  });

  test('OM3-6.5.2 pips and modifiers, and in an Attack the bullets', () => {
    const s = position({
      ...ATTACK,
      cards: ATTACK.cards?.replace('PL-SCOUTS-1', 'PL-CICHOCIEMNI-1') as string,
      dice: [2, 5],
    });
    playTo(s, 'PL attack(PL-CICHOCIEMNI-1,DE-SCOUTS-1)');
    const run = stepwise(
      s,
      totals,
      'PL warLuck(PL-LUCK-1)',
      'DE supportInAction(DE-SUPPORT-1)',
      'PL warMisfortune(PL-MISFORTUNE-1)',
      'DE warMisfortune(DE-MISFORTUNE-1)',
      'PL supportInAction(PL-SUPPORT-1)',
    );
    expect(run).toEqual(['7:6', '7:7', '7:5', '5:5', '6:5']);
    const search = position({ ...SEARCH, dice: [3] });
    playTo(search, 'DE search(DE-SCOUTS-1)');
    expect([totalOf(windowOf(search), 'DE'), needOf(windowOf(search))]).toEqual([3, 4]); // no bullet of the Scouts
  });

  test('OM3-6.5.3 R-13 no limits below 1 or above 6, and no magic in a natural 1 or 6', () => {
    const low = position({ ...SEARCH, dice: [1] });
    playTo(low, 'DE search(DE-SCOUTS-1)', 'DE passReaction', 'PL warMisfortune(PL-MISFORTUNE-1)');
    expect(totalOf(windowOf(low), 'DE')).toBe(-1);
    playOut(low, 'DE warLuck(DE-LUCK-1)', 'DE warLuck(DE-LUCK-2)', 'DE supportInAction(DE-SUPPORT-1)');
    expect(low.parts.base).toBe(1); // 1 − 2 + 2 + 2 + 1: a natural 1 succeeds
    const high = position({ ...SEARCH, dice: [6] });
    playTo(
      high,
      'DE search(DE-SCOUTS-1)',
      'PL passReaction',
      'DE warLuck(DE-LUCK-1)',
      'PL passReaction',
      'DE warLuck(DE-LUCK-2)',
    );
    expect(totalOf(windowOf(high), 'DE')).toBe(10);
    const six = position({ ...STURMWIND, hand: { PL: 'PL-MISFORTUNE-1' }, dice: [6] });
    playOut(six, 'DE steal(DE-SS-1)', 'PL warMisfortune(PL-MISFORTUNE-1)');
    expect(six.parts.forest).toBe(1); // a natural 6 fails
  });

  test('OM3-6.5.4 the trailing player is the one for whom the result is bad', () => {
    const at = (dice: number[]) => {
      const s = position({ ...ATTACK, dice });
      playTo(s, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)');
      return [succeeds(windowOf(s)), trailing(windowOf(s))];
    };
    expect(at([5, 4])).toEqual([true, 'DE']);
    expect(at([4, 4])).toEqual([false, 'PL']);
    expect(at([1, 6])).toEqual([false, 'PL']);
    const search = (dice: number[]) => {
      const s = position({ ...SEARCH, dice });
      playTo(s, 'DE search(DE-SCOUTS-1)');
      return [succeeds(windowOf(s)), trailing(windowOf(s))];
    };
    expect(search([4])).toEqual([true, 'PL']);
    expect(search([3])).toEqual([false, 'DE']);
  });

  test('OM3-6.5.5 priority starts with the trailing player, who does one thing or passes', () => {
    const ahead = position({ ...ATTACK, dice: [6, 1] });
    playTo(ahead, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)');
    expect([toDecide(ahead), windowOf(ahead).priority]).toEqual(['DE roll-window', 'DE']);
    expect(legal(ahead, 'DE')).toEqual([
      'warLuck(DE-LUCK-1)',
      'warLuck(DE-LUCK-2)',
      'warMisfortune(DE-MISFORTUNE-1)',
      'supportInAction(DE-SUPPORT-1)',
      'supportInAction(DE-SUPPORT-2)',
      'passReaction',
    ]);
    const behind = position({ ...ATTACK, dice: [1, 6] });
    playTo(behind, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)');
    expect(toDecide(behind)).toBe('PL roll-window');
    // Who has no die cannot raise one; who faces no die cannot lower one.
    const search = position({ ...SEARCH, dice: [4] });
    playTo(search, 'DE search(DE-SCOUTS-1)');
    expect(legal(search, 'PL')).toEqual(['warMisfortune(PL-MISFORTUNE-1)', 'passReaction']);
    playTo(search, 'PL passReaction');
    expect(legal(search, 'DE').join()).not.toContain('warMisfortune');
  });

  test('OM3-6.5.6 after an instant the count of passes is 0 and the other player has priority, whoever trails', () => {
    const s = position({ ...ATTACK, dice: [1, 6] });
    playTo(s, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)', 'PL passReaction', 'DE supportInAction(DE-SUPPORT-1)');
    expect(windowOf(s)).toMatchObject({ priority: 'PL', passes: 0 });
    playTo(s, 'PL supportInAction(PL-SUPPORT-1)'); // still trailing, and yet the other player is next
    expect(windowOf(s)).toMatchObject({ priority: 'DE', passes: 0 });
    expect(trailing(windowOf(s))).toBe('PL');
  });

  test('OM3-6.5.7 one pass gives priority away, the second in a row closes the window', () => {
    const s = position({ ...ATTACK, dice: [1, 6] });
    playTo(s, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)', 'PL passReaction');
    expect(windowOf(s)).toMatchObject({ priority: 'DE', passes: 1 });
    playTo(s, 'DE passReaction');
    expect(toDecide(s)).toBe('DE act');
    // A pass after an instant does not close it: the user of the instant is asked once more.
    const again = position({ ...ATTACK, dice: [1, 6] });
    playTo(again, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)', 'PL warLuck(PL-LUCK-1)', 'DE passReaction');
    expect(toDecide(again)).toBe('PL roll-window');
  });

  test('OM3-6.5.8 R-15 instants answer each other, and several may be used although the first changes nothing', () => {
    const s = position({ ...SEARCH, dice: [1], removed: { PL: 'PL-NURSE-1' } });
    playTo(s, 'DE search(DE-SCOUTS-1)', 'DE supportInAction(DE-SUPPORT-1)');
    expect(succeeds(windowOf(s))).toBe(false);
    playTo(s, 'PL passReaction', 'DE warLuck(DE-LUCK-1)', 'PL warMisfortune(PL-MISFORTUNE-1)', 'DE warLuck(DE-LUCK-2)');
    expect([totalOf(windowOf(s), 'DE'), trailing(windowOf(s))]).toEqual([4, 'PL']);
    playOut(s);
    expect(s.parts.base).toBe(1);
  });

  test('OM3-6.5.9 R-14 any ready own Support helps from home; the struck Support too, and it may be lost all the same', () => {
    const s = position({ cards: 'PL-CICHOCIEMNI-1@base DE-SUPPORT-1@base DE-SUPPORT-2@base!', dice: [6, 1] });
    playTo(s, 'PL attack(PL-CICHOCIEMNI-1,DE-SUPPORT-1)');
    expect(legal(s, 'DE')).toEqual(['supportInAction(DE-SUPPORT-1)', 'passReaction']);
    playOut(s, 'DE supportInAction(DE-SUPPORT-1)');
    expect(where(s, 'DE-SUPPORT-1')).toBe('removed');
    const far = position({ cards: 'PL-CICHOCIEMNI-1@base PL-SUPPORT-1@forest', parts: { base: 1 }, dice: [3] });
    playTo(far, 'PL steal(PL-CICHOCIEMNI-1)');
    expect(legal(far, 'PL')).toEqual(['supportInAction(PL-SUPPORT-1)', 'passReaction']);
  });

  test('OM3-6.5.10 R-16 the leading player may add instants too', () => {
    const s = position({ ...ATTACK, dice: [6, 1] });
    playTo(s, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)', 'DE passReaction');
    expect(legal(s, 'PL')).toContain('warLuck(PL-LUCK-1)');
    playTo(s, 'PL warLuck(PL-LUCK-1)');
    expect([totals(s), windowOf(s).priority]).toEqual(['9:2', 'DE']);
  });

  test('R-17 Misfortune on either die of an Attack: by the attacker and by the defender', () => {
    const s = position({ ...ATTACK, dice: [4, 4] });
    playTo(s, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)', 'PL warMisfortune(PL-MISFORTUNE-1)');
    expect(totals(s)).toBe('5:3');
    playTo(s, 'DE warMisfortune(DE-MISFORTUNE-1)');
    expect(totals(s)).toBe('3:3');
  });

  test('R-18 no Misfortune against Ambush!: there is no roll', () => {
    const s = position({
      ...ATTACK,
      hand: { PL: 'PL-AMBUSH-1', DE: 'DE-MISFORTUNE-1' },
      removed: { DE: 'DE-NURSE-1' },
    });
    playTo(s, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)', 'PL ambush(PL-AMBUSH-1)');
    expect([where(s, 'DE-SCOUTS-1'), where(s, 'DE-MISFORTUNE-1'), toDecide(s)]).toEqual(['removed', 'hand', 'DE act']);
  });

  test('R-50 the searcher may wait with his Luck and still answer a later Misfortune', () => {
    const s = position({ ...SEARCH, dice: [4] });
    playTo(s, 'DE search(DE-SCOUTS-1)');
    expect(toDecide(s)).toBe('PL roll-window');
    playTo(s, 'PL warMisfortune(PL-MISFORTUNE-1)');
    expect(legal(s, 'DE')).toContain('warLuck(DE-LUCK-1)');
    playOut(s, 'DE warLuck(DE-LUCK-1)');
    expect(s.parts.base).toBe(1);
    // If PL passes first, DE may close the window at once.
    const closed = position({ ...SEARCH, dice: [4] });
    playTo(closed, 'DE search(DE-SCOUTS-1)', 'PL passReaction', 'DE passReaction');
    expect([closed.parts.base, where(closed, 'PL-MISFORTUNE-1')]).toEqual([1, 'hand']);
  });

  test('E-22 Misfortune, Luck and two Supports over an Attack', () => {
    const s = position({
      cards: 'DE-SOLDIERS-1@surroundings PL-SCOUTS-1@surroundings DE-SUPPORT-1@base DE-SUPPORT-2@base',
      turn: 'DE',
      dice: [1, 3],
      hand: { DE: 'DE-MISFORTUNE-1', PL: 'PL-LUCK-1 PL-PARTISANS-1' },
    });
    playTo(s, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)');
    expect(totals(s)).toBe('3:4');
    const run = stepwise(
      s,
      totals,
      'DE warMisfortune(DE-MISFORTUNE-1)',
      'PL warLuck(PL-LUCK-1)',
      'DE supportInAction(DE-SUPPORT-1)',
      'PL passReaction',
    );
    expect(run).toEqual(['3:2', '3:4', '4:4', '4:4']);
    const told = heardBy(
      playOut(s, 'DE supportInAction(DE-SUPPORT-2)', 'PL passReaction', 'DE passReaction'),
      'public',
    );
    expect(told).toContainEqual({ is: 'attack-ended', side: 'DE', success: true, totals: { DE: 5, PL: 4 } });
    expect(where(s, 'PL-SCOUTS-1')).toBe('removed');
  });
});

describe('OM3-6.9 who is asked', () => {
  /** Who is asked, one after the other, if everybody passes. */
  const asked = (p: Position, ...lines: `${'PL' | 'DE'} ${string}`[]): string[] => {
    const s = position(p);
    playTo(s, ...lines);
    const seen: string[] = [];
    while (toDecide(s).includes('roll-window')) {
      const side = toDecide(s).slice(0, 2) as 'PL' | 'DE';
      seen.push(side);
      playTo(s, `${side} passReaction`);
    }
    return seen;
  };

  test('OM3-6.9.3 Ambush! and Nurse: asked iff publicly possible', () => {
    const at = (hand: Position['hand'], deck: Position['deck']) => {
      const s = position({
        cards: 'PL-SCOUTS-1@surroundings DE-SS-1@surroundings',
        turn: 'DE',
        dice: [6, 1],
        hand: { ...hand },
        deck: { ...deck },
      });
      const seen: string[] = [];
      playTo(s, 'DE attack(DE-SS-1,PL-SCOUTS-1)');
      for (
        ;
        /ambush|roll|nurse/.test(toDecide(s));
        playTo(s, `${toDecide(s).slice(0, 2) as 'PL'} ${[...legal(s, 'PL'), ...legal(s, 'DE')].at(-1)}`)
      ) {
        seen.push(toDecide(s));
      }
      return seen;
    };
    expect(at({ DE: 'DE-COLUMN-1', PL: 'PL-HIDE-1' }, { DE: 'DE-AMBUSH-1', PL: 'PL-NURSE-1' })).toEqual([
      'DE ambush',
      'PL nurse',
    ]);
    expect(at({ DE: 'DE-COLUMN-1', PL: 'PL-HIDE-1' }, {})).toEqual([]);
    expect(at({ DE: 'DE-SCOUTS-1', PL: 'PL-PARTISANS-1' }, { DE: 'DE-AMBUSH-1', PL: 'PL-NURSE-1' })).toEqual([]);
    expect(at({ DE: '', PL: '' }, { DE: 'DE-AMBUSH-1', PL: 'PL-NURSE-1' })).toEqual([]);
  });

  test('OM3-6.9.4 a die and a ready Support; a die and possible Luck; an enemy die and possible Misfortune', () => {
    const cards = 'DE-SCOUTS-1@surroundings';
    const search = (p: Position) =>
      asked({ cards, turn: 'DE', dice: [4], hand: { DE: '', PL: 'PL-SCOUTS-1' }, ...p }, 'DE search(DE-SCOUTS-1)');
    expect(search({})).toEqual([]);
    expect(search({ cards: `${cards} DE-SUPPORT-1@base` })).toEqual(['DE']);
    expect(search({ cards: `${cards} DE-SUPPORT-1@base!` })).toEqual([]);
    expect(search({ cards: `${cards} PL-SUPPORT-1@forest` })).toEqual([]); // a Support without a die
    expect(search({ hand: { DE: 'DE-COLUMN-1', PL: 'PL-SCOUTS-1' }, deck: { DE: 'DE-LUCK-2' } })).toEqual(['DE']);
    expect(search({ hand: { DE: 'DE-COLUMN-1', PL: 'PL-SCOUTS-1' }, deck: { DE: 'DE-MISFORTUNE-1' } })).toEqual([]); // no enemy die
    expect(search({ hand: { DE: '', PL: 'PL-HIDE-1' }, deck: { PL: 'PL-LUCK-1' } })).toEqual([]); // no own die
    expect(search({ hand: { DE: '', PL: 'PL-HIDE-1' }, deck: { PL: 'PL-MISFORTUNE-1' } })).toEqual(['PL']);
    const fight = (p: Position) =>
      asked(
        { cards: `${cards} PL-SCOUTS-1@surroundings`, turn: 'DE', dice: [1, 6], ...p },
        'DE attack(DE-SCOUTS-1,PL-SCOUTS-1)',
      );
    expect(fight({})).toEqual([]);
    expect(
      fight({ hand: { DE: 'DE-COLUMN-1', PL: 'PL-HIDE-1' }, deck: { DE: 'DE-MISFORTUNE-1', PL: 'PL-LUCK-1' } }),
    ).toEqual(['DE', 'PL']);
  });

  test('OM3-6.9.4 a START card in hand is no hidden card, and one copy seen is not both', () => {
    const p: Position = { cards: 'DE-SCOUTS-1@surroundings', turn: 'DE', dice: [1] };
    expect(
      asked(
        { ...p, hand: { DE: 'DE-SOLDIERS-1 DE-SUPPORT-1' }, deck: { DE: 'DE-LUCK-1 DE-LUCK-2' } },
        'DE search(DE-SCOUTS-1)',
      ),
    ).toEqual([]);
    expect(
      asked(
        { ...p, hand: { DE: 'DE-COLUMN-1' }, removed: { DE: 'DE-LUCK-1' }, deck: { DE: 'DE-LUCK-2' } },
        'DE search(DE-SCOUTS-1)',
      ),
    ).toEqual(['DE']);
    expect(
      asked({ ...p, hand: { DE: 'DE-COLUMN-1' }, removed: { DE: 'DE-LUCK-1 DE-LUCK-2' } }, 'DE search(DE-SCOUTS-1)'),
    ).toEqual([]);
  });

  test('OM3-6.9.5 who holds nothing usable is asked all the same, and can only pass', () => {
    const s = position({
      cards: 'PL-SCOUTS-1@surroundings DE-SCOUTS-1@surroundings',
      dice: [1, 6],
      hand: { PL: 'PL-MOST-1', DE: 'DE-COLUMN-1' },
      deck: { PL: 'PL-AMBUSH-1 PL-LUCK-1 PL-MISFORTUNE-1', DE: 'DE-LUCK-1 DE-MISFORTUNE-1' },
    });
    playTo(s, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)');
    expect([toDecide(s), legal(s, 'PL')]).toEqual(['PL ambush', ['roll']]);
    playTo(s, 'PL roll');
    expect([toDecide(s), legal(s, 'PL')]).toEqual(['PL roll-window', ['passReaction']]);
    playTo(s, 'PL passReaction');
    expect([toDecide(s), legal(s, 'DE')]).toEqual(['DE roll-window', ['passReaction']]);
  });

  test('OM3-6.9.6 the public log has the instants and the results, but no pass inside a window', () => {
    const s = position({
      ...ATTACK,
      cards: `${ATTACK.cards} DE-SOLDIERS-1@surroundings`,
      removed: {},
      hand: { PL: 'PL-LUCK-1 PL-AMBUSH-1', DE: 'DE-NURSE-1' },
      stage: 3,
      dice: [3, 3],
    });
    const told = playTo(
      s,
      'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)',
      'DE noEscort',
      'PL roll',
      'PL warLuck(PL-LUCK-1)',
      'DE passReaction',
      'PL passReaction',
      'DE declineNurse',
    );
    const heard = (viewer: 0 | 1 | 'public') => heardBy(told, viewer).map(({ is }) => is);
    expect(heard('public')).toEqual(['attack-declared', 'rolled', 'die-changed', 'attack-ended', 'removed']);
    // Each player hears of his own pass alone.
    expect(heard(0)).toEqual(['attack-declared', 'rolled', 'die-changed', 'let-stand', 'attack-ended', 'removed']);
    expect(heardBy(told, 0).filter(({ is }) => is === 'let-stand')).toEqual([{ is: 'let-stand', side: 'PL' }]);
    expect(heardBy(told, 1).filter(({ is }) => is === 'let-stand')).toEqual([{ is: 'let-stand', side: 'DE' }]);
  });

  test('OM3-6.9.6 a pass of the engine and a pass of the player leave the same public log', () => {
    const cards = 'PL-SCOUTS-1@surroundings DE-SCOUTS-1@surroundings';
    const engine = position({ cards, dice: [1, 6] });
    const player = position({ cards, dice: [1, 6], hand: { PL: 'PL-HIDE-1' }, deck: { PL: 'PL-LUCK-1' } });
    const lines = ['PL attack(PL-SCOUTS-1,DE-SCOUTS-1)', 'PL passReaction', 'DE passReaction'] as const;
    expect(heardBy(playOut(player, ...lines), 'public')).toEqual(heardBy(playOut(engine, ...lines), 'public'));
  });

  test('an automatic pass of a client enters as the ordinary move of that player', () => {
    const s = position({ ...ATTACK, dice: [6, 1] });
    playTo(s, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)');
    const before = clone(s);
    playTo(s, 'DE passReaction', 'PL passReaction');
    expect(before.flow.at(-1)).toMatchObject({ step: 'roll.react' });
    expect(toDecide(s)).toBe('DE act');
  });
});
