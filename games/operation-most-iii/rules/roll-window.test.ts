import { clone, heardBy } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { operationMostIII } from './index.ts';
import { legal, type Position, playOut, playTo, position, toDecide, where } from './position.ts';
import { needOf, succeeds, totalOf, trailing } from './roll-window.ts';
import type { OmTable, RollFrame } from './table.ts';

const windowOf = (t: OmTable): RollFrame => {
  const top = t.flow.at(-1);
  if (top?.step !== 'roll.react') throw new Error(`no roll window, but ${top?.step}`);
  return top;
};
/** `attacker:defender` as the totals stand. */
const totals = (t: OmTable): string => {
  const f = windowOf(t);
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

describe('6.1 principles', () => {
  test('OM3-6.1.1 Instants come from the hand, instant abilities from ready own cards; neither is an action', () => {
    const t = position({ ...SEARCH, cards: `${SEARCH.cards} DE-SUPPORT-3@base!`, dice: [1] });
    playTo(t, 'DE search(DE-SCOUTS-1)');
    expect(legal(t, 'DE')).toEqual([
      'warLuck(DE-LUCK-1)',
      'warLuck(DE-LUCK-2)',
      'supportInAction(DE-SUPPORT-1)',
      'supportInAction(DE-SUPPORT-2)',
      'passReaction',
    ]);
    playOut(t, 'DE warLuck(DE-LUCK-1)');
    // One action was made, by DE; PL is to act, and no pass was counted.
    expect([toDecide(t), t.flow[0]]).toEqual(['PL act', { step: 'stage.turns', next: 'DE', passes: 0, turn: 5 }]);
  });

  test('OM3-6.1.2 a played Instant is removed when its effect is applied, a used card is exhausted', () => {
    const t = position({ ...SEARCH, dice: [1] });
    playTo(t, 'DE search(DE-SCOUTS-1)', 'DE warLuck(DE-LUCK-1)');
    expect([where(t, 'DE-LUCK-1'), windowOf(t).mods.DE]).toEqual(['removed', 2]);
    playTo(t, 'PL warMisfortune(PL-MISFORTUNE-1)', 'DE supportInAction(DE-SUPPORT-1)');
    expect([where(t, 'PL-MISFORTUNE-1'), where(t, 'DE-SUPPORT-1'), windowOf(t).mods.DE]).toEqual([
      'removed',
      'base!',
      1,
    ]);
  });

  test('OM3-6.1.3 only in the window its text names, and only until the effect is carried out', () => {
    const t = position({ ...ATTACK, dice: [6, 1] });
    expect(legal(t, 'PL').filter((m) => /LUCK|MISFORTUNE|supportInAction/.test(m))).toEqual([]);
    playOut(t, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)');
    expect(where(t, 'DE-SCOUTS-1')).toBe('removed');
    for (const side of ['PL', 'DE'] as const) {
      expect(legal(t, side).filter((m) => /LUCK|MISFORTUNE|supportInAction/.test(m))).toEqual([]);
    }
    // In an Escort or Nurse window there is no modifier either.
    const escort = position({ ...ATTACK, cards: `${ATTACK.cards} DE-SOLDIERS-1@surroundings`, stage: 3 });
    playTo(escort, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)');
    expect(legal(escort, 'DE')).toEqual(['escort(DE-SOLDIERS-1)', 'noEscort']);
  });

  test('OM3-6.1.4 no limit: everything may be thrown into one roll', () => {
    const t = position({ ...ATTACK, dice: [1, 6] });
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
    playTo(t, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)', ...lines.slice(0, -1));
    expect(windowOf(t).plays).toHaveLength(9);
    const told = heardBy(playTo(t, lines.at(-1) as 'DE x'), 'public');
    // 1 + 4 + 2 − 2 + 1 against 6 + 4 + 2 − 2 + 1; nobody has anything left, so the window closes by itself.
    expect(told).toContainEqual({ is: 'attack-ended', side: 'PL', success: false, totals: { PL: 6, DE: 11 } });
  });

  test('OM3-6.1.5 a player who passed, and the opponent of a chain, use instants as usual', () => {
    const t = position({ ...SEARCH, turn: 'PL', dice: [4, 4] });
    playTo(t, 'PL pass', 'DE volunteers(DE-SUPPORT-1)', 'DE search(DE-SCOUTS-1)');
    expect(legal(t, 'PL')).toEqual(['warMisfortune(PL-MISFORTUNE-1)', 'passReaction']);
    playOut(t, 'PL warMisfortune(PL-MISFORTUNE-1)');
    expect(t.parts.base).toBe(0);
  });

  test('OM3-6.1.6 one at a time, applied at once, and nothing cancels it', () => {
    const t = position({ ...SEARCH, dice: [2] });
    playTo(t, 'DE search(DE-SCOUTS-1)', 'DE warLuck(DE-LUCK-1)');
    expect(totalOf(windowOf(t), 'DE')).toBe(4);
    expect(legal(t, 'DE')).toEqual([]);
    expect(legal(t, 'PL')).toEqual(['warMisfortune(PL-MISFORTUNE-1)', 'passReaction']);
  });

  test('OM3-6.1.7 an instant is revealed when it is used, not before', () => {
    const t = position({ ...SEARCH, dice: [2] });
    playTo(t, 'DE search(DE-SCOUTS-1)');
    expect(JSON.stringify(operationMostIII.view(t, 0))).not.toContain('DE-LUCK');
    const told = playTo(t, 'DE warLuck(DE-LUCK-2)');
    for (const viewer of [0, 1, 'public'] as const) {
      expect(heardBy(told, viewer)).toEqual([
        { is: 'die-changed', side: 'DE', card: 'DE-LUCK-2', die: 'DE', delta: 2 },
      ]);
      expect(operationMostIII.view(t, viewer).removed.DE).toContain('DE-LUCK-2');
    }
    expect(JSON.stringify(operationMostIII.view(t, 0))).not.toContain('DE-LUCK-1');
  });
});

describe('6.5 the roll window', () => {
  test('OM3-6.5.1 R-11 opens when all dice of the action lie', () => {
    const t = position({ ...ATTACK, dice: [3, 5] });
    playTo(t, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)');
    expect(windowOf(t).dice).toEqual({ PL: 3, DE: 5 });
    expect(windowOf(t)).toMatchObject({ passes: 0, plays: [], mods: { PL: 0, DE: 0 } });
  });

  test('OM3-6.5.2 pips and modifiers, and in an Attack the bullets', () => {
    const t = position({
      ...ATTACK,
      cards: ATTACK.cards?.replace('PL-SCOUTS-1', 'PL-CICHOCIEMNI-1') as string,
      dice: [2, 5],
    });
    playTo(t, 'PL attack(PL-CICHOCIEMNI-1,DE-SCOUTS-1)');
    const run = (
      [
        'PL warLuck(PL-LUCK-1)',
        'DE supportInAction(DE-SUPPORT-1)',
        'PL warMisfortune(PL-MISFORTUNE-1)',
        'DE warMisfortune(DE-MISFORTUNE-1)',
        'PL supportInAction(PL-SUPPORT-1)',
      ] as const
    ).map((line) => {
      playTo(t, line);
      return totals(t);
    });
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
    const six = position({
      cards: 'DE-SS-1@forest',
      hand: { PL: 'PL-MISFORTUNE-1' },
      parts: { forest: 1 },
      turn: 'DE',
      dice: [6],
    });
    playOut(six, 'DE steal(DE-SS-1)', 'PL warMisfortune(PL-MISFORTUNE-1)');
    expect(six.parts.forest).toBe(1); // a natural 6 fails
  });

  test('OM3-6.5.4 the trailing player is the one for whom the result is bad', () => {
    const at = (dice: number[]) => {
      const t = position({ ...ATTACK, dice });
      playTo(t, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)');
      return [succeeds(windowOf(t)), trailing(windowOf(t))];
    };
    expect(at([5, 4])).toEqual([true, 'DE']);
    expect(at([4, 4])).toEqual([false, 'PL']);
    expect(at([1, 6])).toEqual([false, 'PL']);
    const search = (dice: number[]) => {
      const t = position({ ...SEARCH, dice });
      playTo(t, 'DE search(DE-SCOUTS-1)');
      return [succeeds(windowOf(t)), trailing(windowOf(t))];
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
    const t = position({ ...ATTACK, dice: [1, 6] });
    playTo(t, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)', 'PL passReaction', 'DE supportInAction(DE-SUPPORT-1)');
    expect(windowOf(t)).toMatchObject({ priority: 'PL', passes: 0 });
    playTo(t, 'PL supportInAction(PL-SUPPORT-1)'); // still trailing, and yet the other player is next
    expect(windowOf(t)).toMatchObject({ priority: 'DE', passes: 0 });
    expect(trailing(windowOf(t))).toBe('PL');
  });

  test('OM3-6.5.7 one pass gives priority away, the second in a row closes the window', () => {
    const t = position({ ...ATTACK, dice: [1, 6] });
    playTo(t, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)', 'PL passReaction');
    expect(windowOf(t)).toMatchObject({ priority: 'DE', passes: 1 });
    playTo(t, 'DE passReaction');
    expect(toDecide(t)).toBe('DE act');
    // A pass after an instant does not close it: the user of the instant is asked once more.
    const again = position({ ...ATTACK, dice: [1, 6] });
    playTo(again, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)', 'PL warLuck(PL-LUCK-1)', 'DE passReaction');
    expect(toDecide(again)).toBe('PL roll-window');
  });

  test('OM3-6.5.8 R-15 instants answer each other, and several may be used although the first changes nothing', () => {
    const t = position({ ...SEARCH, dice: [1], removed: { PL: 'PL-NURSE-1' } });
    playTo(t, 'DE search(DE-SCOUTS-1)', 'DE supportInAction(DE-SUPPORT-1)');
    expect(succeeds(windowOf(t))).toBe(false);
    playTo(t, 'PL passReaction', 'DE warLuck(DE-LUCK-1)', 'PL warMisfortune(PL-MISFORTUNE-1)', 'DE warLuck(DE-LUCK-2)');
    expect([totalOf(windowOf(t), 'DE'), trailing(windowOf(t))]).toEqual([4, 'PL']);
    playOut(t);
    expect(t.parts.base).toBe(1);
  });

  test('OM3-6.5.9 R-14 any ready own Support helps from home; the struck Support too, and it may be lost all the same', () => {
    const t = position({ cards: 'PL-CICHOCIEMNI-1@base DE-SUPPORT-1@base DE-SUPPORT-2@base!', dice: [6, 1] });
    playTo(t, 'PL attack(PL-CICHOCIEMNI-1,DE-SUPPORT-1)');
    expect(legal(t, 'DE')).toEqual(['supportInAction(DE-SUPPORT-1)', 'passReaction']);
    playOut(t, 'DE supportInAction(DE-SUPPORT-1)');
    expect(where(t, 'DE-SUPPORT-1')).toBe('removed');
    const far = position({ cards: 'PL-CICHOCIEMNI-1@base PL-SUPPORT-1@forest', parts: { base: 1 }, dice: [3] });
    playTo(far, 'PL steal(PL-CICHOCIEMNI-1)');
    expect(legal(far, 'PL')).toEqual(['supportInAction(PL-SUPPORT-1)', 'passReaction']);
  });

  test('OM3-6.5.10 R-16 the leading player may add instants too', () => {
    const t = position({ ...ATTACK, dice: [6, 1] });
    playTo(t, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)', 'DE passReaction');
    expect(legal(t, 'PL')).toContain('warLuck(PL-LUCK-1)');
    playTo(t, 'PL warLuck(PL-LUCK-1)');
    expect([totals(t), windowOf(t).priority]).toEqual(['9:2', 'DE']);
  });

  test('R-17 Misfortune on either die of an Attack: by the attacker and by the defender', () => {
    const t = position({ ...ATTACK, dice: [4, 4] });
    playTo(t, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)', 'PL warMisfortune(PL-MISFORTUNE-1)');
    expect(totals(t)).toBe('5:3');
    playTo(t, 'DE warMisfortune(DE-MISFORTUNE-1)');
    expect(totals(t)).toBe('3:3');
  });

  test('R-18 no Misfortune against Ambush!: there is no roll', () => {
    const t = position({
      ...ATTACK,
      hand: { PL: 'PL-AMBUSH-1', DE: 'DE-MISFORTUNE-1' },
      removed: { DE: 'DE-NURSE-1' },
    });
    playTo(t, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)', 'PL ambush(PL-AMBUSH-1)');
    expect([where(t, 'DE-SCOUTS-1'), where(t, 'DE-MISFORTUNE-1'), toDecide(t)]).toEqual(['removed', 'hand', 'DE act']);
  });

  test('R-50 the searcher may wait with his Luck and still answer a later Misfortune', () => {
    const t = position({ ...SEARCH, dice: [4] });
    playTo(t, 'DE search(DE-SCOUTS-1)');
    expect(toDecide(t)).toBe('PL roll-window');
    playTo(t, 'PL warMisfortune(PL-MISFORTUNE-1)');
    expect(legal(t, 'DE')).toContain('warLuck(DE-LUCK-1)');
    playOut(t, 'DE warLuck(DE-LUCK-1)');
    expect(t.parts.base).toBe(1);
    // If PL passes first, DE may close the window at once.
    const closed = position({ ...SEARCH, dice: [4] });
    playTo(closed, 'DE search(DE-SCOUTS-1)', 'PL passReaction', 'DE passReaction');
    expect([closed.parts.base, where(closed, 'PL-MISFORTUNE-1')]).toEqual([1, 'hand']);
  });

  test('E-22 Misfortune, Luck and two Supports over an Attack', () => {
    const t = position({
      cards: 'DE-SOLDIERS-1@surroundings PL-SCOUTS-1@surroundings DE-SUPPORT-1@base DE-SUPPORT-2@base',
      turn: 'DE',
      dice: [1, 3],
      hand: { DE: 'DE-MISFORTUNE-1', PL: 'PL-LUCK-1 PL-PARTISANS-1' },
    });
    playTo(t, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)');
    expect(totals(t)).toBe('3:4');
    const run = (
      [
        'DE warMisfortune(DE-MISFORTUNE-1)',
        'PL warLuck(PL-LUCK-1)',
        'DE supportInAction(DE-SUPPORT-1)',
        'PL passReaction',
      ] as const
    ).map((line) => {
      playTo(t, line);
      return totals(t);
    });
    expect(run).toEqual(['3:2', '3:4', '4:4', '4:4']);
    const told = heardBy(
      playOut(t, 'DE supportInAction(DE-SUPPORT-2)', 'PL passReaction', 'DE passReaction'),
      'public',
    );
    expect(told).toContainEqual({ is: 'attack-ended', side: 'DE', success: true, totals: { DE: 5, PL: 4 } });
    expect(where(t, 'PL-SCOUTS-1')).toBe('removed');
  });
});

describe('6.9 who is asked', () => {
  /** Who is asked, one after the other, if everybody passes. */
  const asked = (p: Position, ...lines: `${'PL' | 'DE'} ${string}`[]): string[] => {
    const t = position(p);
    playTo(t, ...lines);
    const seen: string[] = [];
    while (toDecide(t).includes('roll-window')) {
      const side = toDecide(t).slice(0, 2) as 'PL' | 'DE';
      seen.push(side);
      playTo(t, `${side} passReaction`);
    }
    return seen;
  };

  test('OM3-6.9.3 Ambush! and Nurse: asked iff publicly possible', () => {
    const at = (hand: Position['hand'], deck: Position['deck']) => {
      const t = position({
        cards: 'PL-SCOUTS-1@surroundings DE-SS-1@surroundings',
        turn: 'DE',
        dice: [6, 1],
        hand: { ...hand },
        deck: { ...deck },
      });
      const seen: string[] = [];
      playTo(t, 'DE attack(DE-SS-1,PL-SCOUTS-1)');
      for (
        ;
        /ambush|roll|nurse/.test(toDecide(t));
        playTo(t, `${toDecide(t).slice(0, 2) as 'PL'} ${[...legal(t, 'PL'), ...legal(t, 'DE')].at(-1)}`)
      ) {
        seen.push(toDecide(t));
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
    const t = position({
      cards: 'PL-SCOUTS-1@surroundings DE-SCOUTS-1@surroundings',
      dice: [1, 6],
      hand: { PL: 'PL-MOST-1', DE: 'DE-COLUMN-1' },
      deck: { PL: 'PL-AMBUSH-1 PL-LUCK-1 PL-MISFORTUNE-1', DE: 'DE-LUCK-1 DE-MISFORTUNE-1' },
    });
    playTo(t, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)');
    expect([toDecide(t), legal(t, 'PL')]).toEqual(['PL ambush', ['roll']]);
    playTo(t, 'PL roll');
    expect([toDecide(t), legal(t, 'PL')]).toEqual(['PL roll-window', ['passReaction']]);
    playTo(t, 'PL passReaction');
    expect([toDecide(t), legal(t, 'DE')]).toEqual(['DE roll-window', ['passReaction']]);
  });

  test('OM3-6.9.6 the public log has the instants and the results, but no pass inside a window', () => {
    const t = position({
      ...ATTACK,
      cards: `${ATTACK.cards} DE-SOLDIERS-1@surroundings`,
      removed: {},
      hand: { PL: 'PL-LUCK-1 PL-AMBUSH-1', DE: 'DE-NURSE-1' },
      stage: 3,
      dice: [3, 3],
    });
    const told = playTo(
      t,
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

  test('6.10 an automatic pass of a client enters as the ordinary move of that player', () => {
    const t = position({ ...ATTACK, dice: [6, 1] });
    playTo(t, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)');
    const before = clone(t);
    playTo(t, 'DE passReaction', 'PL passReaction');
    expect(before.flow.at(-1)).toMatchObject({ step: 'roll.react' });
    expect(toDecide(t)).toBe('DE act');
  });
});
