/** One button for a row of touches: each follows when the one before has become a move. */
import { type ReactNode, useEffect, useState } from 'react';
import type { BoardProps } from './props.ts';

interface Props extends Pick<BoardProps, 'choice' | 'onTouch'> {
  /** The next touch; null when the row is done. */
  readonly next: string | null;
  /** What is touched at the end. */
  readonly last?: string;
  /** Whether there is anything to gain by it now. */
  readonly offered: boolean;
  readonly label: string;
  readonly children?: ReactNode;
}

export function OneByOne({ choice, onTouch, next, last, offered, label, children }: Props) {
  const [going, go] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of moves says that the last touch has become one
  useEffect(() => {
    if (!going) return;
    // All but the first join the one before, so that the row is taken back as one.
    if (next) onTouch(next, true);
    else {
      go(false);
      if (last) onTouch(last, true);
    }
  }, [choice.moves]);
  if (!offered || !next) return null;
  const begin = (): void => {
    go(true);
    onTouch(next);
  };
  return (
    <button type="button" className="rtr-order" data-legal="" aria-label={label} title={label} onClick={begin}>
      {children ?? label}
    </button>
  );
}
