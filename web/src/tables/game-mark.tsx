/** The small sign of a game in lists: a symbol on its colour. */
import { isSymbol, Glyph as Sign } from '@sztab/pieces';
import type { CSSProperties } from 'react';
import { listingOf } from '../games.ts';
import './game-mark.css';

/** For a match of a game that is not here any more. */
const UNKNOWN = { symbol: 'flag', ground: '#24292c' } as const;

export function GameMark({ game }: { game: string }) {
  const { symbol, ground } = listingOf(game)?.sign ?? UNKNOWN;
  return (
    <span className="game-mark" style={{ '--ground': ground } as CSSProperties}>
      <Sign name={isSymbol(symbol) ? symbol : UNKNOWN.symbol} size={25} />
    </span>
  );
}
