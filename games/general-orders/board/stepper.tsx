/** − n + on a place whose pieces go, or where they come: its own number of what is given in one go. */
import { isArea } from '../content/map.ts';
import { boardWords } from '../text/board.ts';
import { nameOf } from './names.ts';
import type { BoardProps } from './props.ts';

/** To so few a phone's map comes close; more than these stand in the sheet, which covers half of it. */
const FEW = 2;

export function Stepper({ thing, view, sharing, language }: { thing: string } & BoardProps) {
  const part = sharing?.share.parts.find((one) => one.thing === thing);
  if (!sharing || !part) return null;
  const say = boardWords[language].share;
  const { counts, set, share } = sharing;
  const count = counts[thing] ?? 0;
  const name = nameOf(thing, view, language);
  // The others make room for one more here, unless there is nothing to take from.
  const full = count >= part.most || count >= share.room(counts).most;
  return (
    <span
      className="gow-stepper"
      data-on={isArea(thing) ? 'area' : 'sector'}
      data-near={(view.flow.at(-1)?.step.endsWith('.move') && share.parts.length <= FEW) || undefined}
      data-clear
    >
      <button
        type="button"
        aria-label={say.oneFewer(name)}
        disabled={count === 0}
        onClick={() => set(thing, count - 1)}
      >
        −
      </button>
      <output>{count}</output>
      <button type="button" aria-label={say.oneMore(name)} disabled={full} onClick={() => set(thing, count + 1)}>
        +
      </button>
    </span>
  );
}
