/** Rocket parts: in the middle of each zone, and on the two cards that lie beside a zone. */
import { Glyph as Sign, type SymbolName, touching } from '@sztab/pieces';
import { useState } from 'react';
import type { CardId } from '../content/cards.ts';
import type { Zone } from '../content/zones.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import type { Box } from './layout.ts';
import type { BoardProps } from './props.ts';
import './parts.css';

/** In rows of at most this many, and of about one length. */
const ROW = 5;

/** Cubes that come fall one by one. */
function Cubes({ n }: { n: number }) {
  const [lie, setLie] = useState({ n, before: n });
  if (lie.n !== n) setLie({ n, before: lie.n });
  return (
    <span
      className="om3-cubes"
      style={{ maxWidth: Math.ceil(n / Math.max(1, Math.ceil(n / ROW))) * (n > ROW ? 15 : 21) }}
    >
      {Array.from({ length: n }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: cubes are all alike and have no other name
          key={i}
          className={i < lie.before ? undefined : 'om3-falls'}
          style={{ animationDelay: `${(i - lie.before) * 260}ms` }}
        >
          <Sign name="part" size={n > ROW ? 14 : 20} />
        </span>
      ))}
    </span>
  );
}

/** So high are the parts and a card beside them, with all their cubes; in a lower zone the numbers have to do. */
const BOTH = 200;

/** `change`: what came or went since the viewer last decided. */
export function Parts({ zone, box, change, ...props }: { zone: Zone; box: Box; change: number } & BoardProps) {
  const { view, language } = props;
  const say = boardWords[language];
  const n = view.parts[zone];
  const inLine = box.height < 40;
  const small = inLine || box.width < 100;
  const shared = (zone === 'surroundings' && view.hidingOnTable) || (zone === 'forest' && view.mostOnTable);
  return (
    <div
      className="om3-middle"
      data-small={small || undefined}
      data-line={inLine || undefined}
      data-tight={(shared && !small && box.height < BOTH) || undefined}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
    >
      <span className="om3-parts">
        {small ? <Sign name="part" size={17} /> : <Cubes n={n} />}
        <b>{n}</b>
        {!small && <small>{say.zone[zone].parts}</small>}
        {change !== 0 && <i data-gain={change > 0 || undefined}>{change > 0 ? `+${change}` : `−${-change}`}</i>}
      </span>
      {zone === 'surroundings' && view.hidingOnTable && (
        <Beside id="PL-HIDE-1" symbol="spade" n={view.parts.hidden} label={say.hidden} small={small} {...props} />
      )}
      {zone === 'forest' && view.mostOnTable && (
        <Beside id="PL-MOST-1" symbol="plane" n={view.parts.evacuated} label={say.evacuated} small={small} {...props} />
      )}
    </div>
  );
}

interface BesideProps extends BoardProps {
  readonly id: CardId;
  readonly symbol: SymbolName;
  readonly n: number;
  readonly label: string;
  readonly small: boolean;
}

function Beside({ id, symbol, n, label, small, ...props }: BesideProps) {
  const { language, highlighted } = props;
  const name = catalogues[language].card(id);
  return (
    <button
      {...touching(props, id)}
      className={highlighted.has(id) ? 'om3-beside om3-highlighted' : 'om3-beside'}
      data-branch="special"
      aria-label={`${name}, ${boardWords[language].parts(n)}, ${label}`}
    >
      <span className="om3-beside-strip">
        <Sign name={symbol} size={15} />
        {!small && name}
      </span>
      <span className="om3-beside-body">
        {small ? <Sign name="part" size={13} /> : <Cubes n={n} />}
        <b>{n}</b>
        {!small && <small>{label}</small>}
      </span>
    </button>
  );
}
