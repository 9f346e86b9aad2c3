/** Tips at a guided table: each is given once, when what it speaks of first comes, and never two in one turn. */
import { fitting, isGuided, type Tip } from '@sztab/kernel';
import type { Heard } from '@sztab/pieces';
import { useEffect, useMemo, useState } from 'react';
import { type Guiding, keepTip, loadGuide, useLearned, wasTold } from '../house.ts';
import { useTips } from '../preferences.ts';
import type { Sitting } from '../sitting.ts';

export interface TipsAtTable {
  /** What is said now; null: nothing. */
  readonly tip: Told | null;
  /** Whatever was said so far in this game, the newest first. */
  readonly told: readonly Told[];
  close(): void;
  /** No more of them; they can be turned on again in the settings. */
  stop(): void;
}

interface Told {
  readonly id: string;
  readonly rule: string;
  readonly lesson: string;
  readonly text: string;
}

/** How many turns have begun. */
function turnsIn(heard: readonly Heard[], { log: { beginsTurn } }: Sitting['board']): number {
  let turns = 0;
  let turn: unknown[] = [];
  for (const { event } of heard) {
    if (beginsTurn(event, turn)) {
      turns++;
      turn = [];
    }
    turn.push(event);
  }
  return turns;
}

/** `lately`: what was heard since the last decision. Null where no guide is. */
export function useGuide(sitting: Sitting, lately: readonly Heard[]): TipsAtTable | null {
  const { table, seat, moves, asked, view, heard, board, language } = sitting;
  const guided = isGuided(table.header) && !table.online;
  const game = table.header.game;
  const [guiding, setGuiding] = useState<Guiding | null>(null);
  const [on, turn] = useTips();
  const [shown, show] = useState<{ readonly tip: Tip; readonly at: number; readonly turn: number } | null>(null);
  const [closed, close] = useState<string | null>(null);
  useLearned();
  useEffect(() => {
    let gone = false;
    if (guided)
      loadGuide(game).then(
        (found) => !gone && setGuiding(found),
        // Without its tips a game is a game.
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [guided, game]);
  const turns = useMemo(() => (guided ? turnsIn(heard, board) : 0), [guided, heard, board]);
  // Others may decide at the same time: a tip stays until its reader has moved.
  const decided = guided ? table.movers().filter((mover) => mover === seat).length : 0;
  const prompt = asked.find((ask) => ask.seat === seat)?.prompt;
  useEffect(() => {
    if (!guiding || on === 'off' || prompt === undefined || moves.length === 0) return;
    const isSecond = shown?.turn === turns;
    const occasion = { prompt, moves, events: lately.map(({ event }) => event), view };
    const tip = fitting(guiding.guide.tips, occasion).find(
      ({ id, atOnce = false }) => (atOnce || !isSecond) && !wasTold(game, id),
    );
    if (!tip) return;
    keepTip(game, tip.id);
    show({ tip, at: decided, turn: turns });
  }, [guiding, on, prompt, moves, lately, view, game, turns, shown, decided]);
  if (!guided || !guiding) return null;
  const said = (tip: Tip): Told => ({ ...tip, text: guiding.words[language][tip.id] ?? '' });
  const isDue = shown !== null && shown.at === decided && !shown.tip.until?.(view);
  const open = isDue && shown.tip.id !== closed && on === 'on';
  return {
    tip: open ? said(shown.tip) : null,
    told: guiding.guide.tips.filter(({ id }) => wasTold(game, id)).map(said),
    close: () => close(shown?.tip.id ?? null),
    stop: () => turn('off'),
  };
}
