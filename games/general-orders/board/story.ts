/** The two reaction windows in words: the defence before the dice fall, and the dice that lie there and may be rolled again. */

import { type Language, moveParts } from '@sztab/kernel';
import { typeset } from '@sztab/kernel/words';
import type { ReactionStory } from '@sztab/pieces';
import { CARD } from '../content/cards.ts';
import { enemyOf } from '../content/sides.ts';
import { combatResult } from '../rules/combat.ts';
import { diceCount, hitsOf } from '../rules/dice.ts';
import type { Move, Shape } from '../rules/moves.ts';
import { hitChances } from '../rules/preview.ts';
import type { WhyNotReason } from '../rules/reasons.ts';
import { type CombatFrame, type DiceFrame, seatOf } from '../rules/state.ts';
import { piecesIn } from '../rules/supply.ts';
import type { View } from '../rules/view.ts';
import { whyNot } from '../rules/why-not.ts';
import { boardWords } from '../text/board.ts';
import { catalogues, words } from '../text/index.ts';
import { titleOf } from './card-use.ts';
import { type Forecast, forecastOf, withMore } from './forecast.ts';
import { byWord, percent, placeName, reasonsOf } from './phrases.ts';
import { CARD_SYMBOL } from './symbols.ts';
import { oddsText } from './warning.ts';

type Story = ReactionStory<Shape>;

export function reaction(view: View, moves: readonly Move[], language: Language): Story | null {
  const f = view.flow.at(-1);
  const forecast = forecastOf(view, null);
  if (!forecast || !view.you) return null;
  if (f?.step === 'combat.defence') return defence(view, f, moves, forecast, language);
  return f?.step === 'dice.reroll' ? reroll(view, f, moves, forecast, language) : null;
}

/** Who came, with how many. */
const arrival = (forecast: Forecast, language: Language): Story['chain'][number] => {
  const { sides, count } = catalogues[language];
  const text = `${sides[forecast.side]}. ${byWord(forecast, language)}`;
  return forecast.fire ? { text } : { text, mark: count.soldiers(forecast.attackers).split('\u00a0')[0] ?? '' };
};

function defence(view: View, f: CombatFrame, moves: readonly Move[], forecast: Forecast, language: Language): Story {
  const say = boardWords[language];
  const c = catalogues[language];
  const { odds } = forecast;
  const pass = { move: 'roll' as const, name: words[language].move('roll', view) };
  return {
    title: say.windows.defence(placeName(f.place, language)),
    chain: [
      arrival(forecast, language),
      { text: say.defenders(c.sides[enemyOf(f.side)]), mark: String(forecast.defenders) },
      { text: `${say.defenceDice}: ${reasonsOf(f.dice, 'defence', language)}`, mark: String(diceCount(f.dice)) },
    ],
    standing: { figures: `${forecast.attackers} : ${forecast.defenders}`, means: oddsText(forecast, language) },
    reactions: moves
      .filter((move) => move !== 'roll')
      .map((move) => {
        const { verb, args } = moveParts(move);
        const title = titleOf(verb);
        const more = args[0] === undefined ? { dice: CARD[title].adds.count } : { defenders: Number(args[0]) };
        const then = withMore(view, forecast, more);
        // On the own headquarters it counts only whether the game goes on.
        const lost = (chances: Pick<Forecast, 'wins'>, taken: number): number => chances.wins ?? taken;
        return {
          move,
          symbol: CARD_SYMBOL[title],
          name: c.cards[title].name,
          detail: more.defenders ? `+${c.count.soldiers(more.defenders)}` : `+${c.count.dice(more.dice ?? 0)}`,
          figures: percent(then.held),
          means: then.wins === null ? say.heldAndEmpty(percent(then.empty)) : say.heldOrOver(percent(then.wins)),
          helps: odds !== null && lost(then, then.taken) < lost(forecast, odds.taken),
        };
      }),
    pass,
    tooLate: idleCards(view, moves, language),
  };
}

function reroll(view: View, f: DiceFrame, moves: readonly Move[], forecast: Forecast, language: Language): Story {
  const say = boardWords[language];
  const c = catalogues[language];
  const hits = hitsOf(f.faces);
  const better = hitChances(f.faces.length).reduce((sum, chance, n) => (n > hits ? sum + chance : sum), 0);
  const worse = hitChances(f.faces.length).reduce((sum, chance, n) => (n < hits ? sum + chance : sum), 0);
  return {
    title: say.windows.reroll,
    chain: [
      arrival(forecast, language),
      {
        text: `${say.rolled}: ${reasonsOf(f.dice, f.by, language)}`,
        dice: f.faces.map((face) => ({ face, owner: seatOf(f.side) })),
        mark: c.count.hits(hits),
      },
    ],
    standing: standingOf(view, forecast, hits, language),
    reactions: moves
      .filter((move) => move !== 'keep')
      .map((move) => {
        const title = titleOf(moveParts(move).args[0] as string);
        return {
          move,
          symbol: CARD_SYMBOL[title],
          name: c.cards[title].name,
          detail: say.discardToReroll,
          figures: percent(better),
          means: say.moreHits(percent(worse)),
          helps: better > worse,
        };
      }),
    pass: { move: 'keep', name: words[language].move('keep', view) },
    tooLate: [],
  };
}

/** How it stands if the dice stay as they lie. */
function standingOf(view: View, forecast: Forecast, hits: number, language: Language): Story['standing'] {
  const say = boardWords[language];
  const { sides } = catalogues[language];
  if (forecast.fire) {
    const lost = Math.min(hits, forecast.defenders);
    const over = forecast.wins === 1 ? ` ${say.winsGame(sides[forecast.side])}` : '';
    return { figures: `−${lost}`, means: `${say.fireStands(lost, forecast.defenders)}${over}` };
  }
  const defender = enemyOf(forecast.side);
  const left = combatResult(forecast.attackers, piecesIn(view, defender, forecast.place), hits);
  const holder = left.attackers > 0 ? forecast.side : left.defenders > 0 ? defender : null;
  const means = holder
    ? say.willHold(holder === view.you ? null : sides[holder], Math.max(left.attackers, left.defenders))
    : say.willBeEmpty;
  const over = forecast.wins === 1 ? ` ${say.winsGame(sides[forecast.side])}` : '';
  return { figures: `${left.attackers} : ${left.defenders}`, means: `${means}${over}` };
}

/** Cards a player may look for here in vain. */
function idleCards(view: View, moves: readonly Move[], language: Language): string[] {
  const c = catalogues[language];
  const playable = new Set(moves.map((move) => titleOf(moveParts(move).verb)));
  const held = new Set(view.you ? view.hand[view.you] : []);
  return [...held]
    .filter((title) => !playable.has(title) && CARD[title].timing === 'defence')
    .map((title) =>
      typeset(`${c.cards[title].name}: ${c.whyNot[whyNot(view, [title]).reason as WhyNotReason]}`, c.language),
    );
}
