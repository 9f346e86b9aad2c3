/** Key F: a letter on every target; typing it picks the target. */
import { useEffect, useState } from 'react';
import './letters.css';
import type { Target } from '../board/targets.ts';

// No letter is easier to mistake for a number than these.
const ALPHABET = 'ASDFGHJKLQWERTZUXCVBNMPY';

/** One letter each, or two where one is not enough. */
export function lettersFor(count: number): string[] {
  const letters = [...ALPHABET];
  if (count <= letters.length) return letters.slice(0, count);
  return letters.flatMap((first) => letters.map((second) => first + second)).slice(0, count);
}

export function Letters({
  targets,
  onPick,
  onClose,
}: {
  targets: readonly Target[];
  onPick(thing: string): void;
  onClose(): void;
}) {
  const [typed, setTyped] = useState('');
  const letters = lettersFor(targets.length);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // As long as the letters stand there, every key is one of them or ends it.
      event.preventDefault();
      event.stopPropagation();
      const now = typed + event.key.toUpperCase();
      const found = letters.indexOf(now);
      if (found >= 0) {
        onPick((targets[found] as Target).thing);
        onClose();
      } else if (letters.some((letter) => letter.startsWith(now))) setTyped(now);
      else onClose();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    window.addEventListener('pointerdown', onClose, { capture: true });
    window.addEventListener('resize', onClose);
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('pointerdown', onClose, { capture: true });
      window.removeEventListener('resize', onClose);
    };
  });
  return (
    <div className="letters" aria-hidden="true">
      {targets.map(({ thing, box }, i) => (
        <kbd
          className="on-ink"
          key={thing}
          data-small={box.width < 30 || undefined}
          data-dim={!letters[i]?.startsWith(typed) || undefined}
          style={{ left: box.left + box.width / 2, top: box.top + box.height / 2 }}
        >
          {letters[i]}
        </kbd>
      ))}
    </div>
  );
}
