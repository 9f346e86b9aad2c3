/** What the gallery and its pictures say to each other: all of them show the same moves after the same position. */
import type { Seat } from '@sztab/kernel';

export interface Made {
  readonly seat: Seat;
  readonly move: string;
}

export type Said =
  /** A picture is there, or somebody has made or taken back a move in it. */
  | { readonly is: 'ready' }
  | { readonly is: 'made'; readonly moves: readonly Made[] }
  /** The gallery shows these; the first picture makes any move for it. */
  | { readonly is: 'show'; readonly moves: readonly Made[] }
  | { readonly is: 'any-move' };

/** From our own pages only. */
export function hear(listener: (said: Said, from: MessageEventSource | null) => void): () => void {
  const take = ({ origin, data, source }: MessageEvent<Said>): void => {
    if (origin === location.origin && typeof data?.is === 'string') listener(data, source);
  };
  addEventListener('message', take);
  return () => removeEventListener('message', take);
}

export const say = (to: Window, said: Said): void => to.postMessage(said, location.origin);
