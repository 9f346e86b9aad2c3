/** The small sign of a game in lists: a symbol on its colour. */
import { Glyph as Sign } from '@sztab/pieces';
import './game-mark.css';

const SYMBOLS: Readonly<Record<string, string>> = {
  'operation-most-iii': 'part',
  niepodlegla: 'rosette',
  'general-orders': 'advance',
  'first-to-fight': 'star',
  'race-to-the-rhine': 'truck',
};

export function GameMark({ game }: { game: string }) {
  return (
    <span className="game-mark" data-game={game}>
      <Sign name={SYMBOLS[game] ?? 'flag'} size={25} />
    </span>
  );
}
