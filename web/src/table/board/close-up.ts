/** On a phone a large map is too small to aim at: the sheet comes closer to whatever can be touched now. */
import type { Choice } from '@sztab/pieces';
import { type RefObject, useEffect } from 'react';
import type { PanZoom } from './pan-zoom.ts';
import { targetsIn } from './targets.ts';

export function useCloseUp(
  wanted: boolean,
  pane: RefObject<HTMLElement | null>,
  { frame, fit, inHand }: PanZoom,
  choice: Choice,
): void {
  const question = choice.moves.join(' ');
  // Once for every question: while it is answered, the sheet lies still or goes where the player pulls it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was touched since does not move the sheet
  useEffect(() => {
    if (!wanted || inHand()) return;
    const targets = targetsIn(pane.current, choice).map(({ box }) => box);
    if (targets.length > 0) frame(targets);
    else fit();
  }, [wanted, question]);
}
