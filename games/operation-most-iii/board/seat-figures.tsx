/** What counts at a seat: the parts by where they are, the hand, the deck. */
import { type PartProps, Glyph as Sign, type SymbolName } from '@sztab/pieces';
import { HOME } from '../content/zones.ts';
import { sideOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';

export function SeatFigures({ seat, view, language }: PartProps<View>) {
  const say = boardWords[language];
  const side = sideOf(seat);
  const home = HOME[side];
  const { parts } = view;
  return (
    <ul className="seat-figures">
      <Figure
        symbol="part"
        name={`${say.parts(parts[home])}, ${catalogues[language].zones[home].in}`}
        value={parts[home]}
      />
      {side === 'PL' && view.mostOnTable && (
        <Figure symbol="plane" name={`${say.parts(parts.evacuated)}, ${say.evacuated}`} value={parts.evacuated} />
      )}
      {side === 'PL' && view.hidingOnTable && (
        <Figure symbol="spade" name={`${say.parts(parts.hidden)}, ${say.hidden}`} value={parts.hidden} />
      )}
      <Figure symbol="hand" name={say.hand} value={view.handSize[side]} />
      <Figure symbol="deck" name={say.deck} value={view.deckSize[side]} />
    </ul>
  );
}

function Figure({ symbol, name, value }: { symbol: SymbolName; name: string; value: number }) {
  return (
    <li title={name}>
      <Sign name={symbol} size={17} title={name} />
      <span className="num">{value}</span>
    </li>
  );
}
