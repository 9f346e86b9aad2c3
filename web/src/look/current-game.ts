import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { gameList, listingOf } from '../games.ts';
import { remembered, useRemembered } from './remembered.ts';

const lastGame = remembered<string | null>('sztab.game', { read: (kept) => kept, write: (game) => game });

/** Returns the game that the address names, else the one that was named last, else the first of the list. */
export function useCurrentGame(): string | undefined {
  const [path] = useLocation();
  const named = path.split('/').find((part) => listingOf(part));
  const last = useRemembered(lastGame);
  useEffect(() => {
    if (named) lastGame.set(named);
  }, [named]);
  return named ?? (last && listingOf(last) ? last : gameList()[0]?.id);
}
