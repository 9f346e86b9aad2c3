/** “Play against a bot” in one click: the game's usual options, one person, bots on the other seats, as strong as suits. */
import { levelNamed } from '@sztab/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { loadBox } from '../games.ts';
import { loadGuide } from '../learn/guide.ts';
import { startTable } from '../local/index.ts';
import { sittersOf, usualChairs, usualOptions, usualPlayers } from '../tables/chairs.ts';
import { useWords } from '../words/index.ts';
import { recallName } from './my-name.ts';
import { usualSetup } from './usual-setup.ts';

interface QuickStart {
  start(game: string): void;
  readonly busy: string | null;
  readonly failed: boolean;
}

export const useQuickStart = (): QuickStart => useStart(startAgainstBots);

/** A first game with a guide, in the smallest setting of the game. */
export const useGuidedStart = (): QuickStart => useStart(startGuided);

function useStart(open: (game: string, name: string) => Promise<string>): QuickStart {
  const words = useWords();
  const [, go] = useLocation();
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const start = (game: string): void => {
    if (busy) return;
    setBusy(game);
    setFailed(false);
    open(game, recallName() || words.you).then(
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
  return startTable(game, options, sittersOf(chairs), false);
}

async function startGuided(game: string, name: string): Promise<string> {
  const [box, guiding] = await Promise.all([loadBox(game), loadGuide(game)]);
  if (!guiding) return startAgainstBots(game, name);
  const { players, options, you, level } = guiding.guide;
  const all = { ...usualOptions(box, 'here'), ...options };
  const seat = box.game.roles(players, all).indexOf(you);
  return startTable(game, all, sittersOf(usualChairs(players, [name], levelNamed(level), seat)), false, true);
}
