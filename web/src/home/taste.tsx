/**
 * The picture for a stranger: a step of a lesson that can be played at once. The board is fetched when the page stands; until it is there the cover
 * is in its place, and where it cannot be had the cover leads to the lesson.
 */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { OpenTaste } from '../learn/open-taste.ts';
import { Broken } from '../look/broken.tsx';
import { useWords } from '../words/index.ts';
import { recallName } from './my-name.ts';

interface Fetched {
  readonly open: OpenTaste;
  readonly TasteBoard: typeof import('../learn/taste.tsx').TasteBoard;
}

/** When the page has nothing better to do; some browsers cannot tell. */
function whenIdle(act: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(asked);
}

/** `title`: the game's; `cover`: what stands there until then; `onDone`: the step was played. */
export function Taste(props: { game: string; title: string; cover: ReactNode; onDone(): void }) {
  const { game, title, cover } = props;
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  const [taste, failed] = useTaste(game, place);
  const done = useRef(props.onDone);
  done.current = props.onDone;
  const onDone = useCallback(() => done.current(), []);
  const toLesson = (
    <Link className="to-lesson" href={`/learn/${game}/next`} aria-label={words.learnAt(title)}>
      {cover}
    </Link>
  );
  return (
    <div className="picture" ref={place}>
      {taste ? (
        <Broken instead={toLesson}>
          <taste.TasteBoard open={taste.open} onDone={onDone} />
        </Broken>
      ) : failed ? (
        toLesson
      ) : (
        cover
      )}
    </div>
  );
}

function useTaste(game: string, place: React.RefObject<HTMLElement | null>): readonly [Fetched | null, boolean] {
  const { you } = useWords();
  const [taste, setTaste] = useState<Fetched | null>(null);
  const [failed, setFailed] = useState(false);
  const name = useRef(recallName() || you);
  useEffect(() => {
    let gone = false;
    let opened: OpenTaste | null = null;
    let stop = (): void => undefined;
    const fetchIt = async (): Promise<void> => {
      const [{ openTaste }, { TasteBoard }] = await Promise.all([
        import('../learn/open-taste.ts'),
        import('../learn/taste.tsx'),
      ]);
      opened = await openTaste(game, name.current);
      if (gone) opened?.table.close();
      else if (opened) setTaste({ open: opened, TasteBoard });
      else setFailed(true);
    };
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      stop = whenIdle(() => fetchIt().catch(() => setFailed(true)));
    });
    if (place.current) watch.observe(place.current);
    return () => {
      gone = true;
      stop();
      watch.disconnect();
      opened?.table.close();
      setTaste(null);
    };
  }, [game, place]);
  return [taste, failed];
}
