/** What every game's kit.test.ts does with the kit of the kernel. */
import type { Game, GameBox, Shape } from '@sztab/kernel';
import { foreseenDice, fuzzOnce, KitFailure, kit } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';

export const QUICK = process.env.SZTAB_TIER === 'quick';
/** Those of which most faults of rules are seen. */
const QUICK_CHECKS = ['questions', 'invariants', 'records'];

/** How much is played. `npx sztab fuzz <game> --seconds N` plays for longer. */
interface Extent {
  /** Games a setting and check. */
  readonly games: number;
  /** Where settings are many, each check takes one of so many. */
  readonly share?: number;
  /** Games in which dice are guessed. */
  readonly guessed: number;
}

export function passesTheKit(
  box: Pick<GameBox, 'game' | 'words'> & Partial<Pick<GameBox, 'brain'>>,
  { games, share, guessed }: Extent,
): void {
  describe('the kit over every setting of the rules', () => {
    test.each(kit(box, games, share, QUICK ? QUICK_CHECKS : undefined))('$name', ({ run }) => {
      expect(run()).toBeGreaterThan(0);
    });

    test('a bot that imagines foresees no die better than chance', () => {
      const { dice, foreseen } = foreseenDice(box.game, guessed);
      // One in six, five standard deviations either way.
      const spread = 5 * Math.sqrt((dice * 5) / 36);
      expect(Math.abs(foreseen - dice / 6)).toBeLessThan(spread);
    });
  });
}

/**
 * Spoils a game and says which check notices it, or `nothing`. At most `most` random games named after `seed` are played; `from`: the first
 * of them, where it is known in which it shows.
 */
export function spoiling<S extends Shape>(
  game: Game<S>,
  seed: string,
  most: number,
): (change: Partial<Game<S>>, from?: number) => string {
  return (change, from = 0) => {
    const spoiled = { ...game, ...change } as Game;
    try {
      for (let n = from; n < most; n++) fuzzOnce(spoiled, `${seed} ${n}`);
    } catch (error) {
      if (error instanceof KitFailure) return error.check;
      throw error;
    }
    return 'nothing';
  };
}
