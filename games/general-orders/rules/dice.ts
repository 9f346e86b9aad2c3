/** GOW-6.3: rolls and rerolls, the same for a defence, for guns and for bombs. */
import { answer, call, goOn, moveParts, roll, seal } from '@sztab/kernel';
import { type CardTitle, TITLES } from '../content/cards.ts';
import { FACES } from '../content/sides.ts';
import { discardCard } from './hand.ts';
import { type Move, type Steps, TEXT } from './moves.ts';
import { type DiceFrame, type State, seatOf, tell } from './state.ts';

/** The roll of an action, on top of the frame that waits for its hits. */
export function callRoll(
  s: State,
  side: DiceFrame['side'],
  by: DiceFrame['by'],
  place: DiceFrame['place'],
  dice: DiceFrame['dice'],
  exposed: number,
): void {
  call(s, { step: 'dice.roll', side, by, place, dice, exposed, attempt: 0, faces: [] });
}

export const diceCount = (dice: DiceFrame['dice']): number => dice.reduce((sum, part) => sum + part.dice, 0);
export const hitsOf = (faces: readonly number[]): number => faces.reduce((sum, hits) => sum + hits, 0);

export const diceSteps: Steps<'dice.roll' | 'dice.reroll'> = {
  'dice.roll': {
    run(s, f) {
      const faces: number[] = [];
      for (let n = diceCount(f.dice); n > 0; n--) faces.push(FACES[roll(s, FACES.length) - 1] as number);
      const { side, by, place, attempt, exposed } = f;
      tell({ is: 'rolled', side, by, place, faces, parts: [...f.dice], attempt });
      // GOW-6.3.6, GOW-6.7.3: asked if there are cards, and something left to gain.
      if (s.hand[side].length > 0 && hitsOf(faces) < exposed) goOn(s, { ...f, step: 'dice.reroll', faces });
      else handOver(s, faces);
    },
  },

  'dice.reroll': {
    ask(s, { side }) {
      const held = TITLES.filter((title) => s.hand[side].includes(title));
      const moves: Move[] = ['keep', ...held.map(TEXT.rerollWith)];
      return [{ seat: seatOf(side), prompt: 'reroll', moves, window: true }];
    },
    take(s, f, _seat, move) {
      if (move === 'keep') {
        seal(s); // a roll that stands is not taken up again
        handOver(s, f.faces);
        return;
      }
      // GOW-6.3.2 to GOW-6.3.4: any card, all dice, no special effect.
      const title = moveParts(move).args[0] as CardTitle;
      discardCard(s, f.side, title);
      tell({ is: 'card-for-reroll', side: f.side, title });
      goOn(s, { ...f, step: 'dice.roll', attempt: f.attempt + 1, faces: [] });
    },
  },
};

/** The roll stands: its hits go to the combat or the fire below. */
const handOver = (s: State, faces: readonly number[]): void => answer(s, 'hits', hitsOf(faces));
