/** What to know before a move is made. */
import { fastStream, type Language, moveParts } from '@sztab/kernel';
import { chosenOf } from '../bot/thoughts.ts';
import { bestThrow } from '../bot/wishes.ts';
import { PASS_PRICE } from '../content/players.ts';
import { threatCards } from '../content/tracks.ts';
import type { Move } from '../rules/moves.ts';
import { isFinalRound } from '../rules/state.ts';
import { imagine, type View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { shortName } from './names.ts';

/** What the chosen dice may complete, and how likely that is. */
function oddsOf(view: View, language: Language): string | null {
  if (view.you === null || isFinalRound(view)) return null;
  const dice = chosenOf(view.players[view.you]?.held ?? []);
  const { card, chance } = bestThrow(imagine(view, fastStream(1)), view.you, dice);
  return card && boardWords[language].throwChance(Math.round(100 * chance), shortName(card, language));
}

/** With the last seat the Struggle is over: no seat can reroll any more. */
function isLast({ you, flow, players }: View): boolean {
  const f = flow.at(-1);
  if (f?.step !== 'roll' || you === null) return false;
  return (players[you]?.held.length ?? 0) > 0 && f.done.every((done, seat) => done || seat === you);
}

export function warning(move: Move, view: View, language: Language): string | null {
  const say = boardWords[language];
  const { verb } = moveParts(move);
  if (verb === 'reroll') {
    return [oddsOf(view, language), say.blackOdds(after(view, 1), after(view, 2))].filter(Boolean).join(' · ');
  }
  if (verb === 'passDie' || verb === 'passToken') return say.passCosts(after(view, PASS_PRICE));
  if (verb === 'closeRolling') return say.closesStruggle;
  return verb === 'done' && isLast(view) ? say.endsStruggle : null;

  /** What would be left, and what it would bring. */
  function after(now: View, pips: number): { left: number; threats: number; lost: boolean } {
    const left = now.morale - pips;
    // NPG-6.2.5: the last round brings no threats, but loses the game.
    const last = isFinalRound(now);
    return { left: Math.max(0, left), threats: last ? 0 : threatCards(left, left < 0), lost: last && left <= 0 };
  }
}
