/** Section 4: a turn. What stands against a card or a hill is said once; the list of moves and the reasons why not both ask it. */
import { goOn, moveParts } from '@sztab/kernel';
import { CARDS, type Card } from '../content/cards.ts';
import { enemyOf, HILLS, type Hill, type Side } from '../content/hills.ts';
import { tell } from './events.ts';
import { type Steps, TEXT } from './moves.ts';
import { type PublicState, type State, seatOf } from './state.ts';

/** TPL-4.1: null if this card can be laid. */
export const noCard = (hand: readonly Card[], card: Card): 'not-held' | null =>
  hand.includes(card) ? null : 'not-held';

/** TPL-4.2: null if a card can be laid there. */
export const noHill = ({ laid }: Pick<PublicState, 'laid'>, side: Side, hill: Hill): 'hill-taken' | null =>
  laid[hill][side] === null ? null : 'hill-taken';

export const laying: Steps<'lay'> = {
  lay: {
    ask(s, { side }) {
      const cards = CARDS.filter((card) => noCard(s.hand[side], card) === null);
      const hills = HILLS.filter((hill) => noHill(s, side, hill) === null);
      const moves = cards.flatMap((card) => hills.map((hill) => TEXT.lay(card)(hill)));
      return [{ seat: seatOf(side), prompt: 'lay', moves }];
    },
    take(s, { side }, _seat, move) {
      const [card, hill] = moveParts(move).args as [Card, Hill];
      s.hand[side] = s.hand[side].filter((held) => held !== card);
      s.laid[hill][side] = card;
      tell({ is: 'laid', side, card, hill });
      goOn(s, everythingLaid(s) ? { step: 'decide', at: 0 } : { step: 'lay', side: enemyOf(side) }); // TPL-4.3
    },
  },
};

const everythingLaid = ({ hand }: State): boolean => hand.red.length + hand.blue.length === 0;
