/** Opens a figure as a table of one's own and goes there. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { recallName } from '../home/my-name.ts';
import { useWords } from '../words/index.ts';
import type { Figure } from './read-figure.ts';

/** `busy`: the table is being opened. */
export function usePlayFigure(game: string, figure: Figure, at: number): { readonly busy: boolean; play(): void } {
  const { you } = useWords();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const play = (): void => {
    setBusy(true);
    import('./play-figure.ts')
      .then(({ playFigure }) => playFigure(game, figure, at, recallName() || you))
      .then(
        (id) => go(`/table/${id}`),
        () => setBusy(false),
      );
  };
  return { busy, play };
}
