/** The board of Three Hills: everything the table frame needs to show it. */
import type { GameBoard } from '@sztab/pieces';
import { CARDS, type Card } from '../content/cards.ts';
import type { Hill } from '../content/hills.ts';
import { hillsOf } from '../rules/deciding.ts';
import type { Shape } from '../rules/moves.ts';
import { sideOf } from '../rules/state.ts';
import { catalogues } from '../text/index.ts';
import { Board, Hand } from './board.tsx';
import { PENCIL } from './props.ts';

const isCard = (token: string): token is Card => CARDS.includes(token as Card);

const nameOf: GameBoard<Shape>['nameOf'] = (token, _view, language) => {
  const { hills, verbs, card } = catalogues[language];
  if (token === 'lay') return verbs.lay;
  return isCard(token) ? card(token) : hills[token as Hill];
};

export const board: GameBoard<Shape> = {
  Board,
  Hand,
  Zoom: ({ thing, view, language }) => <strong>{nameOf(thing, view, language)}</strong>,
  pencil: (seat) => PENCIL[sideOf(seat)],
  phases(view, language) {
    const { phases } = catalogues[language].board;
    return phases.map((name, i) => ({ name, state: (view.result ? 1 : 0) === i ? 'now' : i === 0 ? 'past' : 'next' }));
  },
  figures: (view, seat, language) => [
    { symbol: 'flag', name: catalogues[language].board.held, value: hillsOf(view, sideOf(seat)) },
  ],
  nextSlot({ picked }, _view, language) {
    const { nextCard, nextHill } = catalogues[language].board;
    return picked.some(isCard) ? nextHill : nextCard;
  },
  nameOf,
  symbolOf: (token) => (isCard(token) ? 'hand' : 'flag'),
  log: {
    line(event) {
      if (event.is === 'laid') return { symbol: 'hand', things: [event.card, event.hill] };
      return event.is === 'held' ? { symbol: 'flag', things: [event.hill] } : { symbol: 'note', things: [] };
    },
    beginsTurn: (event) => event.is === 'laid',
  },
};
