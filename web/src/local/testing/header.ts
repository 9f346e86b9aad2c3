/** The head of a match of Poles against a German bot, with the dice of this seed. */
import { type Game, type Header, hashText, type Shape } from '@sztab/kernel';
import { BARE_HEAD } from '../../tables/testing/bare-head.ts';
import { openMatch } from '../log.ts';

export const headerOf = <S extends Shape>(game: Game<S>, seed: string): Header =>
  openMatch(game, {
    ...BARE_HEAD,
    game: game.id,
    rules: game.edition,
    seats: [
      { role: 'PL', name: 'Jola' },
      { role: 'DE', name: 'officer (bot)' },
    ],
    seed: hashText(seed),
  }).header;
