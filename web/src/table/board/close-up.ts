/** A large map may be too small to aim at: the sheet comes closer to whatever can be touched now, and goes back when that is over. */
import type { Choice } from '@sztab/pieces';
import { type RefObject, useEffect, useRef } from 'react';
import type { PanZoom } from './pan-zoom.ts';
import { targetsIn } from './targets.ts';

/** `wanted`: null as long as nobody is asked: the sheet stays where the story has left it. */
export function useCloseUp(
  wanted: boolean | null,
  pane: RefObject<HTMLElement | null>,
  { frame, fit, inHand }: PanZoom,
  choice: Choice,
): void {
  const question = choice.moves.join(' ');
  const came = useRef(false);
  // Once for every question: while it is answered, the sheet lies still or goes where the player pulls it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was touched since does not move the sheet
  useEffect(() => {
    if (wanted === null) return;
    const was = came.current;
    came.current = wanted;
    if (inHand()) return;
    if (!wanted) {
      if (was) fit();
      return;
    }
    const targets = targetsIn(pane.current, choice).map(({ box }) => box);
    if (targets.length > 0) frame(targets);
    // A question about no place leaves the sheet where it came to.
    else if (!was) fit();
  }, [wanted, question]);
}
