/**
 * The figures of an open rulebook. The page has their boxes and captions from the beginning; boards come into them when a reader comes near, and go
 * when the reader is far again: a book has a dozen of them, and each is a whole board.
 */

import type { Language } from '@sztab/kernel';
import type { GameOnTable } from '@sztab/pieces';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { loadGame } from '../games.ts';
import { Broken } from '../look/broken.tsx';
import { useFetched } from '../look/use-fetched.ts';
import { FigureBoard } from './figure-board.tsx';
import { FigureControls } from './figure-controls.tsx';
import { loadFigureStarts } from './figure-load.ts';
import type { Book } from './read.ts';
import type { Figure, FigureStart } from './read-figure.ts';
import './figures.css';

/** How far from the screen a board is fetched. */
const NEAR = '600px 0px';

interface Props {
  readonly game: string;
  readonly language: Language;
  readonly book: Book;
  readonly page: RefObject<HTMLElement | null>;
}

interface Drawn {
  readonly sheet: GameOnTable;
  readonly starts: Readonly<Record<string, FigureStart>>;
}

async function loadDrawn(game: string): Promise<Drawn> {
  const [sheet, starts] = await Promise.all([loadGame(game), loadFigureStarts(game)]);
  return { sheet, starts };
}

export function Figures({ game, language, book, page }: Props) {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  const near = useNear(places);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another book has other figures.
  useEffect(() => {
    setPlaces([...(page.current?.querySelectorAll<HTMLElement>('figure[data-figure]') ?? [])]);
  }, [book, page]);
  // The captions stand there without it.
  const drawn = useFetched(near.size > 0 ? loadDrawn : null, game);
  return places.map((place) => {
    const figure = book.figures[place.dataset.figure ?? ''];
    return figure && <OneFigure key={figure.id} {...{ place, figure, language, drawn, game }} near={near.has(place)} />;
  });
}

function OneFigure({
  place,
  figure,
  near,
  drawn,
  language,
  game,
}: {
  place: HTMLElement;
  figure: Figure;
  near: boolean;
  drawn: Drawn | null;
  language: Language;
  game: string;
}) {
  const [at, setAt] = useState(0);
  const box = place.querySelector('.figure-box');
  const controls = place.querySelector('.figure-controls');
  useLayoutEffect(() => {
    for (const [n, caption] of [...place.querySelectorAll<HTMLElement>('figcaption li')].entries())
      caption.toggleAttribute('data-now', n === at);
  }, [place, at]);
  return (
    <>
      {controls &&
        createPortal(<FigureControls figure={figure} game={game} place={place} at={at} onStep={setAt} />, controls)}
      {box &&
        near &&
        drawn &&
        createPortal(
          // A board that fails must not take the book along: its captions stand.
          <Broken instead={<span />}>
            <FigureBoard sheet={drawn.sheet} figure={figure} starts={drawn.starts} language={language} at={at} />
          </Broken>,
          box,
        )}
    </>
  );
}

/** Which of them are near the screen; all of them while the page is printed. */
function useNear(places: readonly HTMLElement[]): ReadonlySet<HTMLElement> {
  const [near, setNear] = useState<ReadonlySet<HTMLElement>>(new Set());
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) =>
        setNear((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of seen) {
            if (isIntersecting) now.add(target as HTMLElement);
            else now.delete(target as HTMLElement);
          }
          return now;
        }),
      { rootMargin: NEAR },
    );
    for (const place of places) watch.observe(place);
    return () => {
      watch.disconnect();
      setNear(new Set());
    };
  }, [places]);
  useEffect(() => {
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printing ? new Set(places) : near;
}
