/**
 * Says what happens, for those who hear the page, own moves and the others' alike: in a staged game the words of each beat as it begins, a verdict
 * without waiting for its turn; elsewhere one line per event.
 */
import { useEffect, useRef, useState } from 'react';
import type { Sitting } from '../sitting.ts';
import type { Said } from './stage.ts';

export function Announcer({ sitting, said }: { sitting: Sitting; said: readonly Said[] }) {
  const { heard, words, at, board } = sitting;
  const told = useRef(at);
  const count = useRef(0);
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    const fresh = board.staging
      ? said
      : heard
          .filter((line) => line.at > told.current)
          .map(({ event }) => ({ text: words.event(event), verdict: false }));
    told.current = at;
    if (fresh.length > 0) setLines(fresh.map((line) => ({ ...line, n: count.current++ })));
  }, [heard, words, at, board, said]);
  return (
    <>
      <Spoken live="polite" lines={lines.filter(({ verdict }) => !verdict)} />
      <Spoken live="assertive" lines={lines.filter(({ verdict }) => verdict)} />
    </>
  );
}

/** Every line is an element of its own: some readers pass over a text that only changes. */
interface Line extends Said {
  readonly n: number;
}

function Spoken({ live, lines }: { live: 'polite' | 'assertive'; lines: readonly Line[] }) {
  return (
    <div className="sr" role={live === 'polite' ? 'status' : undefined} aria-live={live}>
      {lines.map(({ text, n }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
  );
}
