/** Says what happens, for those who hear the page, own moves and the others' alike: the words of each beat as it begins, a verdict without waiting for its turn. */
import { useEffect, useRef, useState } from 'react';
import type { Said } from './stage.ts';

const MOST_KEPT = 8;

export function Announcer({ said }: { said: readonly Said[] }) {
  const count = useRef(0);
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    if (said.length === 0) return;
    const fresh = said.map((line) => ({ ...line, n: count.current++ }));
    // What has not been spoken yet must not be taken away from a reader that is slower than the picture.
    setLines((before) => [...before, ...fresh].slice(-MOST_KEPT));
  }, [said]);
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
