/** Over the board: what was played, and what would have been better. Each with its word, and neither by colour alone. */
import { moveParts } from '@sztab/kernel';
import { type RefObject, useEffect, useState } from 'react';

interface Arrow {
  readonly kind: 'played' | 'better';
  readonly word: string;
  readonly from: readonly [number, number] | null;
  readonly to: readonly [number, number];
}

const centreOf = (element: Element, { left, top }: DOMRect): readonly [number, number] => {
  const box = element.getBoundingClientRect();
  return [Math.round(box.left + box.width / 2 - left), Math.round(box.top + box.height / 2 - top)];
};

/** A move stands for the things it is made of, wherever they are drawn on the board. */
function arrowOf(root: Element, move: string, kind: Arrow['kind'], word: string): Arrow | null {
  const frame = root.getBoundingClientRect();
  const places = moveParts(move).args.flatMap((thing) => {
    const element = root.querySelector(`.sheet [data-thing="${CSS.escape(thing)}"]`);
    return element && element.getBoundingClientRect().width > 0 ? [centreOf(element, frame)] : [];
  });
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return null;
  const apart = Math.hypot(first[0] - last[0], first[1] - last[1]) > 24;
  return { kind, word, from: apart ? first : null, to: last };
}

export function Pointing({
  root,
  played,
  better,
  words,
}: {
  root: RefObject<HTMLElement | null>;
  played: string | null;
  better: string | null;
  words: { readonly played: string; readonly better: string };
}) {
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  const { played: wasPlayed, better: wasBetter } = words;
  useEffect(() => {
    let frame = 0;
    // Boards pan, zoom and lay out anew without telling anybody.
    const follow = (): void => {
      const pane = root.current;
      const now = pane
        ? [
            ...(played === null ? [] : [arrowOf(pane, played, 'played', wasPlayed)]),
            ...(better === null ? [] : [arrowOf(pane, better, 'better', wasBetter)]),
          ].filter((one) => one !== null)
        : [];
      setArrows((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [root, played, better, wasPlayed, wasBetter]);
  return (
    <svg className="pointing" aria-hidden="true">
      <defs>
        {(['played', 'better'] as const).map((kind) => (
          <marker
            key={kind}
            id={`point-${kind}`}
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="4"
            markerHeight="4"
            orient="auto-start-reverse"
          >
            <path d="M0 0 10 5 0 10z" data-kind={kind} />
          </marker>
        ))}
      </defs>
      {arrows.map(({ kind, word, from, to }) => (
        <g key={kind} data-kind={kind}>
          {from ? (
            <>
              <path className="casing" d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`} />
              <path
                className="shaft"
                d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`}
                markerEnd={`url(#point-${kind})`}
              />
              {kind === 'better' && <path className="core" d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`} />}
            </>
          ) : (
            <circle cx={to[0]} cy={to[1]} r={kind === 'played' ? 22 : 27} />
          )}
          <Word kind={kind} word={word} at={to} />
        </g>
      ))}
    </svg>
  );
}

/** Played stands above its place, better below it. */
function Word({ kind, word, at: [x, y] }: { kind: Arrow['kind']; word: string; at: readonly [number, number] }) {
  const wide = 16 + 7.2 * word.length;
  const top = kind === 'played' ? y - 50 : y + 28;
  return (
    <g transform={`translate(${Math.max(2, x - wide / 2)} ${Math.max(2, top)})`}>
      <rect width={wide} height="22" rx="3" />
      <text x={wide / 2} y="15.5" textAnchor="middle">
        {word}
      </text>
    </g>
  );
}
