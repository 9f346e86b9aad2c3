/** Says what happens, for those who hear the page: one polite line per event, own moves and the others' alike. */
import { useEffect, useRef, useState } from 'react';
import type { Sitting } from '../sitting.ts';

export function Announcer({ sitting }: { sitting: Sitting }) {
  const { heard, words, at } = sitting;
  const told = useRef(at);
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    const fresh = heard.filter((line) => line.at > told.current).map(({ event }) => words.event(event));
    told.current = at;
    if (fresh.length > 0) setLines(fresh);
  }, [heard, words, at]);
  return (
    <div className="sr" role="status" aria-live="polite">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are spoken in order and then forgotten
        <p key={i}>{line}</p>
      ))}
    </div>
  );
}
