/** “Play against a bot” in one click: the game's usual options, one person, bots on the other seats, as strong as suits. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { loadBox } from '../games.ts';
import { startTable } from '../local/index.ts';
import { sittersOf, usualChairs, usualOptions, usualPlayers } from '../tables/chairs.ts';
import { useWords } from '../words/index.ts';
import { recallName } from './my-name.ts';
import { usualSetup } from './usual-setup.ts';

export function useQuickStart(): { start(game: string): void; busy: string | null; failed: boolean } {
  const words = useWords();
  const [, go] = useLocation();
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const start = (game: string): void => {
    if (busy) return;
    setBusy(game);
    setFailed(false);
    startAgainstBots(game, recallName() || words.you).then(
      (id) => go(`/table/${id}`),
      () => {
        setBusy(null);
        setFailed(true);
      },
    );
  };
  return { start, busy, failed };
}

async function startAgainstBots(game: string, name: string): Promise<string> {
  const box = await loadBox(game);
  const { seat, level, options } = await usualSetup(box);
  const chairs = usualChairs(usualPlayers(box.game.players), [name], level, seat);
  return startTable(game, { ...usualOptions(box, 'here'), ...options }, sittersOf(chairs), false);
}
