import { clone, heardBy, Refusal } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { type CardId, cardOf } from '../content/cards.ts';
import { type Line, legal, type Position, playOut, playTo, position, toDecide, where } from '../testing/position.ts';
import type { State } from './state.ts';

/** The position of the rulebook's example: Scouts and Partisans against Soldiers in no man's land. */
const EXAMPLE = 'PL-SCOUTS-1@surroundings PL-PARTISANS-1@surroundings DE-SOLDIERS-1@surroundings';

/** How the last Attack in these lines ended: `5:4` for the attacker and the struck card, or `ambush`. */
function fight(s: State, ...lines: Line[]): string {
  const ended = heardBy(playOut(s, ...lines), 'public').find(({ is }) => is === 'attack-ended');
  if (ended?.is !== 'attack-ended') return 'no fight';
  const { totals, side } = ended;
  if (!totals) return 'ambush';
  return side === 'PL' ? `${totals.PL}:${totals.DE}` : `${totals.DE}:${totals.PL}`;
}
/** The Germans' turn, and dice with which they hit. */
const struck = (cards: string, hand: string, more: Position = {}): State =>
  position({ cards, hand: { PL: hand }, turn: 'DE', dice: [6, 1], ...more });
const OPEN = 'PL-SCOUTS-1@surroundings DE-SS-1@surroundings';

/** Who may attack whom: `PL-SCOUTS-1,DE-SS-1`. */
const attacksOf = (s: State, side: 'PL' | 'DE'): string[] =>
  legal(s, side).flatMap((move) => /^attack\((.*)\)$/.exec(move)?.[1] ?? []);

describe('OM3-5.3 Attack', () => {
  test('OM3-5.3.1 R-40 a ready own Unit against any enemy card in its zone, in all three zones', () => {
    const s = position({
      cards:
        'PL-CICHOCIEMNI-1@base PL-SCOUTS-1@surroundings PL-SCOUTS-2@surroundings! PL-PARTISANS-1@forest PL-SUPPORT-1@forest ' +
        'DE-SUPPORT-1@base DE-SOLDIERS-1@base! DE-SCOUTS-1@surroundings DE-SS-1@forest',
    });
    expect(attacksOf(s, 'PL').join(' ')).toBe(
      'PL-CICHOCIEMNI-1,DE-SUPPORT-1 PL-CICHOCIEMNI-1,DE-SOLDIERS-1 PL-SCOUTS-1,DE-SCOUTS-1 PL-PARTISANS-1,DE-SS-1',
    );
  });

  test('OM3-5.3.1 no target in the zone, no Attack; own cards and other zones are no targets', () => {
    const s = position({
      cards: 'PL-SCOUTS-1@surroundings PL-SCOUTS-2@surroundings DE-SOLDIERS-1@base DE-SS-1@forest',
    });
    expect(attacksOf(s, 'PL')).toEqual([]);
    for (const move of [
      'attack(PL-SCOUTS-1,PL-SCOUTS-2)',
      'attack(PL-SCOUTS-1,DE-SOLDIERS-1)',
      'attack(DE-SS-1,PL-SCOUTS-1)',
    ]) {
      expect(() => playTo(s, `PL ${move}`)).toThrow(Refusal);
    }
  });

  test('OM3-5.3.2 R-24 the attacker is exhausted at the declaration, before any window', () => {
    const s = position({ cards: EXAMPLE, turn: 'DE' });
    playTo(s, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)');
    expect(toDecide(s)).toBe('PL escort');
    expect(where(s, 'DE-SOLDIERS-1')).toBe('surroundings!');
  });

  test('OM3-5.3.3 the Escort becomes the struck card: its bullets count and it is hit', () => {
    const s = position({
      cards: 'PL-CICHOCIEMNI-1@surroundings DE-SCOUTS-1@surroundings DE-SOLDIERS-1@surroundings',
      dice: [3, 3],
    });
    expect(fight(s, 'PL attack(PL-CICHOCIEMNI-1,DE-SCOUTS-1)', 'DE escort(DE-SOLDIERS-1)')).toBe('6:5');
    expect(where(s, 'DE-SOLDIERS-1', 'DE-SCOUTS-1')).toBe('removed surroundings');
  });

  test('OM3-5.3.4 Ambush! skips dice, roll window and comparison', () => {
    const s = position({
      cards: 'PL-SCOUTS-1@surroundings PL-SUPPORT-1@forest DE-SS-1@surroundings DE-SUPPORT-1@base',
      hand: { PL: 'PL-AMBUSH-1', DE: 'DE-LUCK-1' },
    });
    const dice = clone(s.dice);
    playTo(s, 'PL attack(PL-SCOUTS-1,DE-SS-1)');
    expect(legal(s, 'PL')).toEqual(['ambush(PL-AMBUSH-1)', 'roll']);
    const told = heardBy(playTo(s, 'PL ambush(PL-AMBUSH-1)'), 'public').map(({ is }) => is);
    expect(told).not.toContain('rolled');
    expect(s.dice).toEqual(dice);
    expect(where(s, 'DE-SS-1', 'PL-AMBUSH-1')).toBe('removed removed');
    expect(toDecide(s)).toBe('DE act');
  });

  test('OM3-5.3.5 die plus bullets on both sides; a Support has none', () => {
    const units = ['PL-SCOUTS-1', 'PL-PARTISANS-1', 'PL-CICHOCIEMNI-1'] as const;
    const targets = ['DE-SUPPORT-1', 'DE-SCOUTS-1', 'DE-SOLDIERS-1', 'DE-SS-1'] as const;
    for (const [a, unit] of units.entries()) {
      for (const [d, target] of targets.entries()) {
        const s = position({ cards: `${unit}@base ${target}@base!`, dice: [4, 2] });
        expect(fight(s, `PL attack(${unit},${target})`)).toBe(`${4 + a + 1}:${2 + d}`);
      }
    }
  });

  test('OM3-4.9.6 the attacker’s die comes before the defender’s', () => {
    const at = (turn: 'PL' | 'DE') =>
      position({ cards: 'PL-SCOUTS-1@surroundings DE-SCOUTS-1@surroundings', turn, dice: [6, 1] });
    const polish = heardBy(playOut(at('PL'), 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)'), 'public');
    expect(polish).toContainEqual({ is: 'rolled', side: 'PL', dice: { PL: 6, DE: 1 } });
    const german = heardBy(playOut(at('DE'), 'DE attack(DE-SCOUTS-1,PL-SCOUTS-1)'), 'public');
    expect(german).toContainEqual({ is: 'rolled', side: 'DE', dice: { PL: 1, DE: 6 } });
  });

  test('OM3-5.3.6 R-11 both dice are rolled, then one window on both of them', () => {
    const s = position({
      cards: 'PL-SCOUTS-1@surroundings DE-SCOUTS-1@surroundings PL-SUPPORT-1@forest DE-SUPPORT-1@base',
      hand: { PL: 'PL-LUCK-1 PL-MISFORTUNE-1', DE: 'DE-LUCK-1 DE-MISFORTUNE-1' },
      dice: [2, 5],
    });
    playTo(s, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)', 'PL roll');
    expect(s.flow.at(-1)).toMatchObject({ step: 'roll.react', dice: { PL: 2, DE: 5 } });
    expect(legal(s, 'PL')).toEqual([
      'warLuck(PL-LUCK-1)',
      'warMisfortune(PL-MISFORTUNE-1)',
      'supportInAction(PL-SUPPORT-1)',
      'passReaction',
    ]);
    playTo(s, 'PL passReaction');
    expect(legal(s, 'DE')).toEqual([
      'warLuck(DE-LUCK-1)',
      'warMisfortune(DE-MISFORTUNE-1)',
      'supportInAction(DE-SUPPORT-1)',
      'passReaction',
    ]);
  });

  test('OM3-5.3.7 only more than the defender succeeds; a tie fails: all 36 rolls', () => {
    // 21 of 36 with one bullet more, 15 with as many, 10 with one less.
    const chances = { 'DE-SUPPORT-2': 21, 'DE-SCOUTS-1': 15, 'DE-SOLDIERS-1': 10 };
    for (const [target, wins] of Object.entries(chances) as [CardId, number][]) {
      let hits = 0;
      for (let own = 1; own <= 6; own++) {
        for (let other = 1; other <= 6; other++) {
          const s = position({ cards: `PL-SCOUTS-1@base ${target}@base!`, dice: [own, other] });
          playOut(s, `PL attack(PL-SCOUTS-1,${target})`);
          const hit = own + 1 > other + cardOf(target).bullets;
          expect(where(s, target)).toBe(hit ? 'removed' : 'base!');
          if (hit) hits++;
        }
      }
      expect(hits).toBe(wins);
    }
  });

  test('OM3-5.3.8 a successful Attack on a Unit opens the Nurse window, on a Support it does not', () => {
    const at = (target: string) =>
      position({ cards: `PL-CICHOCIEMNI-1@base ${target}@base!`, hand: { DE: 'DE-NURSE-1' }, dice: [6, 1] });
    const unit = at('DE-SCOUTS-1');
    playTo(unit, 'PL attack(PL-CICHOCIEMNI-1,DE-SCOUTS-1)');
    expect(legal(unit, 'DE')).toEqual(['nurse(DE-NURSE-1)', 'declineNurse']);
    const support = at('DE-SUPPORT-1');
    playTo(support, 'PL attack(PL-CICHOCIEMNI-1,DE-SUPPORT-1)');
    expect(where(support, 'DE-SUPPORT-1', 'DE-NURSE-1')).toBe('removed hand');
  });

  test('OM3-5.3.9 the struck card is removed; the attacker is never harmed, even when he fails', () => {
    const hit = position({ cards: EXAMPLE, turn: 'DE', dice: [6, 1] });
    playOut(hit, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)');
    expect(hit.removed.PL).toContain('PL-SCOUTS-1');
    expect(where(hit, 'DE-SOLDIERS-1')).toBe('surroundings!');
    const missed = position({ cards: EXAMPLE, turn: 'DE', dice: [1, 6] });
    playOut(missed, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)');
    expect(where(missed, 'DE-SOLDIERS-1', 'PL-SCOUTS-1')).toBe('surroundings! surroundings');
  });

  test('OM3-5.3.10 R-39 an exhausted card defends with its full bullets', () => {
    for (const mark of ['', '!']) {
      const s = position({ cards: `PL-SCOUTS-1@surroundings DE-SS-1@surroundings${mark}`, dice: [4, 3] });
      expect(fight(s, 'PL attack(PL-SCOUTS-1,DE-SS-1)')).toBe('5:6');
      expect(where(s, 'DE-SS-1')).toBe(`surroundings${mark}`);
    }
  });

  test('OM3-5.3.11 an Attack moves no card and takes no part', () => {
    const s = position({
      cards: 'PL-CICHOCIEMNI-1@base DE-SUPPORT-1@base!',
      parts: { base: 3, forest: 0 },
      dice: [6, 1],
    });
    const parts = clone(s.parts);
    playOut(s, 'PL attack(PL-CICHOCIEMNI-1,DE-SUPPORT-1)');
    expect(s.parts).toEqual(parts);
    expect(s.cards).toEqual([{ id: 'PL-CICHOCIEMNI-1', zone: 'base', ready: false }]);
  });
});

describe('OM3-6.3 Escort', () => {
  test('OM3-6.3.1 opens only for a ready own Escort in the zone, other than the target', () => {
    const asked = (cards: string): string => {
      const s = position({ cards: `${cards} DE-SS-1@surroundings`, turn: 'DE' });
      playTo(s, `DE attack(DE-SS-1,PL-SCOUTS-1)`);
      return toDecide(s).startsWith('PL escort') ? legal(s, 'PL').join(' ') : 'not asked';
    };
    expect(asked('PL-SCOUTS-1@surroundings PL-PARTISANS-1@surroundings')).toBe('escort(PL-PARTISANS-1) noEscort');
    for (const others of [
      'PL-PARTISANS-1@surroundings!',
      'PL-PARTISANS-1@forest PL-PARTISANS-2@base',
      'PL-SCOUTS-2@surroundings PL-CICHOCIEMNI-1@surroundings',
      'DE-SOLDIERS-1@surroundings',
    ])
      expect(asked(`PL-SCOUTS-1@surroundings ${others}`), others).toBe('not asked');
  });

  test('R-04 the same zone is required for both sides', () => {
    const s = position({ cards: 'PL-SCOUTS-1@surroundings DE-SCOUTS-1@surroundings DE-SOLDIERS-1@base', dice: [6, 1] });
    playTo(s, 'PL attack(PL-SCOUTS-1,DE-SCOUTS-1)');
    expect(where(s, 'DE-SCOUTS-1')).toBe('removed');
  });

  test('OM3-6.3.2 the defender chooses or declines; the Escort is exhausted, the target is out of the fight', () => {
    const s = position({ cards: EXAMPLE, turn: 'DE', dice: [1, 6] });
    playOut(s, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)', 'PL escort(PL-PARTISANS-1)');
    expect(where(s, 'PL-PARTISANS-1', 'PL-SCOUTS-1')).toBe('surroundings! surroundings');
    const declined = position({ cards: EXAMPLE, turn: 'DE', dice: [6, 1] });
    playOut(declined, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)', 'PL noEscort');
    expect(where(declined, 'PL-PARTISANS-1', 'PL-SCOUTS-1')).toBe('surroundings removed');
  });

  test('OM3-6.3.3 R-12 at most one Escort, and an Escort cannot be escorted', () => {
    const s = position({
      cards:
        'PL-SCOUTS-1@surroundings PL-PARTISANS-1@surroundings PL-PARTISANS-2@surroundings PL-PARTISANS-3@surroundings DE-SS-1@surroundings',
      hand: { DE: 'DE-LUCK-1' },
      deck: { DE: 'DE-AMBUSH-1' },
      turn: 'DE',
    });
    playTo(s, 'DE attack(DE-SS-1,PL-SCOUTS-1)', 'PL escort(PL-PARTISANS-2)');
    expect(toDecide(s)).toBe('DE ambush');
    expect(where(s, 'PL-PARTISANS-1', 'PL-PARTISANS-3')).toBe('surroundings surroundings');
  });

  test('OM3-6.3.4 Units and Supports can be escorted', () => {
    for (const target of ['PL-SUPPORT-1', 'PL-CICHOCIEMNI-1', 'PL-SCOUTS-1', 'PL-PARTISANS-2']) {
      const s = position({ cards: `${target}@forest! PL-PARTISANS-1@forest DE-SS-1@forest`, turn: 'DE' });
      playTo(s, `DE attack(DE-SS-1,${target})`);
      expect(legal(s, 'PL')).toEqual(['escort(PL-PARTISANS-1)', 'noEscort']);
    }
  });

  test('OM3-6.3.5 after an Escort the attack goes on: no way back, no new target', () => {
    const s = position({ cards: EXAMPLE, hand: { DE: 'DE-AMBUSH-1' }, turn: 'DE' });
    playTo(s, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)', 'PL escort(PL-PARTISANS-1)');
    expect(legal(s, 'DE')).toEqual(['ambush(DE-AMBUSH-1)', 'roll']);
  });

  test('R-46 Escort works in the enemy home zone and in no man’s land as well as at home', () => {
    for (const zone of ['base', 'surroundings', 'forest']) {
      const s = position({
        cards: `PL-SCOUTS-1@${zone} PL-PARTISANS-1@${zone} DE-SOLDIERS-1@${zone}`,
        turn: 'DE',
        dice: [6, 1],
      });
      playOut(s, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)', 'PL escort(PL-PARTISANS-1)');
      expect([where(s, 'PL-PARTISANS-1'), where(s, 'PL-SCOUTS-1')]).toEqual(['removed', zone]);
    }
  });

  test('an Escort deployed in the chain just ended escorts at once', () => {
    const s = position({
      cards: 'PL-SUPPORT-1@forest PL-SCOUTS-1@forest DE-SS-1@forest',
      hand: { PL: 'PL-PARTISANS-1 PL-PARTISANS-2' },
      dice: [6, 1],
    });
    playTo(s, 'PL volunteers(PL-SUPPORT-1)', 'PL deploy(PL-PARTISANS-1)', 'PL deploy(PL-PARTISANS-2)');
    playTo(s, 'DE attack(DE-SS-1,PL-SCOUTS-1)');
    expect(legal(s, 'PL')).toEqual(['escort(PL-PARTISANS-1)', 'escort(PL-PARTISANS-2)', 'noEscort']);
  });

  test('the Escort is drawn out by one attack of a chain, and the next one finds the target alone', () => {
    const s = position({
      cards: `${EXAMPLE} DE-SS-1@surroundings DE-SUPPORT-1@base`,
      hand: { DE: 'DE-MORALE-1' },
      turn: 'DE',
      dice: [1, 6, 6, 1],
    });
    playOut(s, 'DE volunteers(DE-SUPPORT-1)', 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)', 'PL escort(PL-PARTISANS-1)');
    expect(toDecide(s)).toBe('DE chain');
    playTo(s, 'DE attack(DE-SS-1,PL-SCOUTS-1)');
    expect(toDecide(s)).not.toBe('PL escort');
    playOut(s);
    expect(where(s, 'PL-SCOUTS-1', 'PL-PARTISANS-1')).toBe('removed surroundings!');
  });
});

describe('OM3-6.4 Ambush!', () => {
  test('OM3-6.4.1 opens after the Escort window and before the dice; the attacker may let them roll', () => {
    const s = position({ cards: EXAMPLE, hand: { DE: 'DE-AMBUSH-1' }, turn: 'DE', dice: [6, 1] });
    playTo(s, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)');
    expect(toDecide(s)).toBe('PL escort');
    playTo(s, 'PL noEscort');
    expect(toDecide(s)).toBe('DE ambush');
    const told = heardBy(playOut(s, 'DE roll'), 'public');
    expect(told[0]).toEqual({ is: 'rolled', side: 'DE', dice: { DE: 6, PL: 1 } });
    expect(where(s, 'DE-AMBUSH-1')).toBe('hand');
  });

  test('OM3-6.4.2 R-10 Escort first: Ambush! strikes the Escort, and Nurse is still possible', () => {
    const p = { cards: EXAMPLE, hand: { DE: 'DE-AMBUSH-1', PL: 'PL-NURSE-1' }, turn: 'DE' as const };
    const s = position(p);
    playTo(s, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)', 'PL escort(PL-PARTISANS-1)', 'DE ambush(DE-AMBUSH-1)');
    expect(legal(s, 'PL')).toEqual(['nurse(PL-NURSE-1)', 'declineNurse']);
    playTo(s, 'PL declineNurse');
    expect(where(s, 'PL-PARTISANS-1', 'PL-SCOUTS-1')).toBe('removed surroundings');
    // Without an Escort before it, there is none after it.
    const late = position(p);
    playTo(late, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)', 'PL noEscort', 'DE ambush(DE-AMBUSH-1)');
    expect(toDecide(late)).toBe('PL nurse');
  });

  test('OM3-6.4.3 skipped if it is publicly impossible that the attacker holds it', () => {
    const next = (hand: string, removed = ''): string => {
      const s = position({
        cards: EXAMPLE,
        hand: { DE: hand },
        deck: { DE: removed ? '' : 'DE-AMBUSH-1' },
        removed: { DE: removed },
        turn: 'DE',
      });
      playTo(s, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)', 'PL noEscort');
      return toDecide(s);
    };
    expect(next('DE-MORALE-1')).toBe('DE ambush'); // unseen, and a hidden card: asked although he does not hold it
    expect(next('DE-SCOUTS-1')).not.toBe('DE ambush'); // only a START card
    expect(next('')).not.toBe('DE ambush');
    expect(next('DE-MORALE-1', 'DE-AMBUSH-1')).not.toBe('DE ambush'); // seen already
  });

  test('R-09 the defender cannot play Ambush!', () => {
    const s = position({
      cards: `${EXAMPLE} PL-SUPPORT-1@forest`,
      hand: { PL: 'PL-AMBUSH-1 PL-LUCK-1 PL-NURSE-1' },
      turn: 'DE',
      dice: [6, 1],
    });
    playTo(s, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)');
    for (const answer of ['noEscort', 'passReaction', 'declineNurse'] as const) {
      expect(legal(s, 'PL')).toContain(answer);
      expect(legal(s, 'PL').join()).not.toContain('ambush');
      playTo(s, `PL ${answer}`);
    }
    expect(where(s, 'PL-AMBUSH-1')).toBe('hand');
  });
});

describe('OM3-6.6 Nurse', () => {
  test('OM3-6.6.1 after success by dice or by Ambush!, for Units only; not after a failure', () => {
    const dice = struck(OPEN, 'PL-NURSE-1');
    playTo(dice, 'DE attack(DE-SS-1,PL-SCOUTS-1)', 'PL passReaction');
    expect(toDecide(dice)).toBe('PL nurse');
    const failed = struck(OPEN, 'PL-NURSE-1', { dice: [1, 6] });
    playOut(failed, 'DE attack(DE-SS-1,PL-SCOUTS-1)');
    expect([toDecide(failed), where(failed, 'PL-NURSE-1')]).toEqual(['PL act', 'hand']);
  });

  test('R-05 a Support that is hit is removed, Nurse or not', () => {
    const s = position({
      cards: 'PL-SUPPORT-1@forest! DE-SS-1@forest',
      hand: { PL: 'PL-NURSE-1', DE: 'DE-AMBUSH-1' },
      turn: 'DE',
    });
    playTo(s, 'DE attack(DE-SS-1,PL-SUPPORT-1)', 'DE ambush(DE-AMBUSH-1)');
    expect([where(s, 'PL-SUPPORT-1'), where(s, 'PL-NURSE-1'), toDecide(s)]).toEqual(['removed', 'hand', 'PL act']);
  });

  test('OM3-6.6.2 the Unit goes home exhausted instead of being removed', () => {
    const s = struck(OPEN, 'PL-NURSE-1');
    const told = heardBy(playOut(s, 'DE attack(DE-SS-1,PL-SCOUTS-1)', 'PL nurse(PL-NURSE-1)'), 'public');
    expect(where(s, 'PL-SCOUTS-1', 'PL-NURSE-1')).toBe('forest! removed');
    expect(told.map(({ is }) => is)).not.toContain('removed');
    // The other side too, and out of the enemy's home zone.
    const german = position({
      cards: 'DE-SS-1@forest PL-CICHOCIEMNI-1@forest',
      hand: { DE: 'DE-NURSE-1' },
      dice: [6, 1],
    });
    playOut(german, 'PL attack(PL-CICHOCIEMNI-1,DE-SS-1)', 'DE nurse(DE-NURSE-1)');
    expect(where(german, 'DE-SS-1')).toBe('base!');
  });

  test('OM3-6.6.3 the attack counts as carried out: the attacker stays, exhausted, and his turn is over', () => {
    const s = struck(OPEN, 'PL-NURSE-1 PL-MOST-1');
    playOut(s, 'DE attack(DE-SS-1,PL-SCOUTS-1)', 'PL nurse(PL-NURSE-1)');
    expect([where(s, 'DE-SS-1'), toDecide(s)]).toEqual(['surroundings!', 'PL act']);
  });

  test('OM3-6.6.4 skipped if it is publicly impossible that the defender holds it', () => {
    const gone = struck(OPEN, 'PL-MOST-1 PL-HIDE-1', { removed: { PL: 'PL-NURSE-1' } });
    playTo(gone, 'DE attack(DE-SS-1,PL-SCOUTS-1)');
    expect([where(gone, 'PL-SCOUTS-1'), toDecide(gone)]).toEqual(['removed', 'PL act']);
  });

  test('R-47 a Unit hit in its own home zone stays there, exhausted', () => {
    const s = position({ cards: 'DE-SOLDIERS-1@base PL-CICHOCIEMNI-1@base', hand: { DE: 'DE-NURSE-1' }, dice: [6, 1] });
    playOut(s, 'PL attack(PL-CICHOCIEMNI-1,DE-SOLDIERS-1)', 'DE nurse(DE-NURSE-1)');
    expect(where(s, 'DE-SOLDIERS-1')).toBe('base!');
  });

  test('a nursed Unit can be struck again in the same chain, and this time it is gone', () => {
    const cards = 'PL-SCOUTS-1@forest DE-SS-1@forest DE-SS-2@forest DE-SUPPORT-1@base';
    const s = struck(cards, 'PL-NURSE-1 PL-MOST-1', { dice: [6, 1, 6, 1] });
    playOut(s, 'DE volunteers(DE-SUPPORT-1)', 'DE attack(DE-SS-1,PL-SCOUTS-1)', 'PL nurse(PL-NURSE-1)');
    expect(where(s, 'PL-SCOUTS-1')).toBe('forest!');
    playOut(s, 'DE attack(DE-SS-2,PL-SCOUTS-1)');
    expect(where(s, 'PL-SCOUTS-1')).toBe('removed');
  });
});

describe('worked examples', () => {
  test('W-07 5 against 5 fails', () => {
    const s = position({ cards: EXAMPLE, turn: 'DE', dice: [3, 4] });
    expect(fight(s, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)', 'PL noEscort', 'DE roll')).toBe('5:5');
    expect(where(s, 'DE-SOLDIERS-1', 'PL-SCOUTS-1')).toBe('surroundings! surroundings');
    expect(toDecide(s)).toBe('PL act');
  });

  test('W-13 a Support turns 5 to 5 into 6 to 5', () => {
    const s = position({ cards: `${EXAMPLE} DE-SUPPORT-1@base`, turn: 'DE', dice: [3, 4] });
    playTo(s, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)', 'PL noEscort', 'DE roll');
    expect(legal(s, 'DE')).toEqual(['supportInAction(DE-SUPPORT-1)', 'passReaction']);
    expect(fight(s, 'DE supportInAction(DE-SUPPORT-1)', 'PL passReaction', 'DE passReaction', 'PL declineNurse')).toBe(
      '6:5',
    );
    expect(where(s, 'PL-SCOUTS-1', 'DE-SUPPORT-1')).toBe('removed base!');
  });

  test('W-14 the Escort is hit instead, 6 to 5', () => {
    const s = position({ cards: EXAMPLE, turn: 'DE', dice: [4, 3] });
    playTo(s, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)');
    expect(legal(s, 'PL')).toEqual(['escort(PL-PARTISANS-1)', 'noEscort']);
    expect(fight(s, 'PL escort(PL-PARTISANS-1)', 'DE roll')).toBe('6:5');
    expect(where(s, 'PL-PARTISANS-1', 'PL-SCOUTS-1')).toBe('removed surroundings');
  });

  test('E-03 a Support defends itself with its own ability', () => {
    const s = position({ cards: 'PL-PARTISANS-1@base DE-SUPPORT-1@base', dice: [3, 4] });
    playTo(s, 'PL attack(PL-PARTISANS-1,DE-SUPPORT-1)');
    expect(legal(s, 'DE')).toEqual(['supportInAction(DE-SUPPORT-1)', 'passReaction']);
    expect(fight(s, 'DE supportInAction(DE-SUPPORT-1)', 'PL passReaction', 'DE passReaction')).toBe('5:5');
    expect(where(s, 'DE-SUPPORT-1')).toBe('base!');
  });

  const E4 = {
    cards: 'PL-CICHOCIEMNI-1@surroundings DE-SCOUTS-1@surroundings DE-SOLDIERS-1@surroundings',
    hand: { PL: 'PL-AMBUSH-1', DE: 'DE-NURSE-1' },
  };

  test('E-04 Escort, Ambush!, Nurse', () => {
    const s = position(E4);
    const dice = clone(s.dice);
    playTo(
      s,
      'PL attack(PL-CICHOCIEMNI-1,DE-SCOUTS-1)',
      'DE escort(DE-SOLDIERS-1)',
      'PL ambush(PL-AMBUSH-1)',
      'DE nurse(DE-NURSE-1)',
    );
    expect(s.dice).toEqual(dice);
    expect(where(s, 'DE-SOLDIERS-1')).toBe('base!');
    expect(where(s, 'DE-SCOUTS-1')).toBe('surroundings');
    expect(where(s, 'PL-AMBUSH-1', 'DE-NURSE-1')).toBe('removed removed');
    expect(where(s, 'PL-CICHOCIEMNI-1')).toBe('surroundings!');
  });

  test('E-05 exhausted Soldiers: no Escort window, the Ambush window is next', () => {
    const s = position({ ...E4, cards: `${E4.cards}!` });
    expect(where(s, 'DE-SOLDIERS-1')).toBe('surroundings!');
    playTo(s, 'PL attack(PL-CICHOCIEMNI-1,DE-SCOUTS-1)');
    expect(toDecide(s)).toBe('PL ambush');
  });

  test('E-06 no second Escort decision', () => {
    const s = position({ cards: `${EXAMPLE} PL-PARTISANS-2@surroundings`, turn: 'DE', dice: [1, 6] });
    playTo(s, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)', 'PL escort(PL-PARTISANS-1)');
    expect(toDecide(s)).not.toContain('escort');
    playOut(s);
    expect(where(s, 'PL-PARTISANS-2')).toBe('surroundings');
  });

  test('E-07 the target cannot escort itself', () => {
    const s = position({
      cards: 'PL-PARTISANS-1@surroundings PL-PARTISANS-2@surroundings DE-SOLDIERS-1@surroundings',
      turn: 'DE',
    });
    playTo(s, 'DE attack(DE-SOLDIERS-1,PL-PARTISANS-1)');
    expect(legal(s, 'PL')).toEqual(['escort(PL-PARTISANS-2)', 'noEscort']);
  });

  test('E-31 Nurse was seen in the removed pile: no window', () => {
    const s = position({
      cards: 'PL-CICHOCIEMNI-1@surroundings DE-SOLDIERS-1@surroundings',
      hand: { DE: 'DE-LUCK-1 DE-MORALE-1' },
      removed: { DE: 'DE-NURSE-1' },
      dice: [6, 1],
    });
    playTo(s, 'PL attack(PL-CICHOCIEMNI-1,DE-SOLDIERS-1)', 'DE passReaction');
    expect([where(s, 'DE-SOLDIERS-1'), toDecide(s)]).toEqual(['removed', 'DE act']);
  });

  test('E-32 two hidden cards, neither is Nurse: asked all the same', () => {
    const cards = 'PL-PARTISANS-1@surroundings DE-SS-1@surroundings';
    const s = struck(cards, 'PL-MOST-1 PL-WITNESSES-1', { deck: { PL: 'PL-NURSE-1' } });
    playTo(s, 'DE attack(DE-SS-1,PL-PARTISANS-1)');
    expect(toDecide(s)).toBe('PL nurse');
    expect(legal(s, 'PL')).toEqual(['declineNurse']);
  });

  test('E-33 only an undeployed START card in hand: not asked', () => {
    const cards = 'PL-PARTISANS-1@surroundings DE-SS-1@surroundings';
    const s = struck(cards, 'PL-SCOUTS-1', { deck: { PL: 'PL-NURSE-1' } });
    playTo(s, 'DE attack(DE-SS-1,PL-PARTISANS-1)');
    expect([where(s, 'PL-PARTISANS-1'), toDecide(s)]).toEqual(['removed', 'PL act']);
  });

  test('E-34 struck at home and nursed: stays, exhausted', () => {
    const s = struck('PL-PARTISANS-1@forest DE-SS-1@forest', 'PL-NURSE-1');
    playTo(s, 'DE attack(DE-SS-1,PL-PARTISANS-1)', 'PL nurse(PL-NURSE-1)');
    expect(where(s, 'PL-PARTISANS-1', 'PL-NURSE-1')).toBe('forest! removed');
  });
});
