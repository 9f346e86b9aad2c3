/** What holds in every state of every game. The kit asks after each move. */
import { type CardId, cardOf, DECK } from '../content/cards.ts';
import { PARTS } from '../content/rocket-tests.ts';
import { HOME, SIDES } from '../content/zones.ts';
import { scoreOf } from './outcome.ts';
import { mayBeSpent, type State } from './state.ts';

export const LAW = {
  parts: 'Fifteen parts are in the game, and nowhere are fewer than none.',
  supply: 'The supply lacks exactly what the face-up rocket tests brought.',
  cards: 'Every card lies in exactly one place.',
  decks: 'After the draw of stage n a deck has 20 − 5n cards.',
  home: 'Supports stay in their home zone.',
  owners: 'Only Units and Supports lie on the table, and every hand holds cards of its own side.',
  hidden: 'At most two parts are hidden, only while the hiding place lies there, and none between stages.',
  flown: 'Parts are flown out only while Most III lies on the table; before edition 2 it never lies there empty.',
  score: 'Both scores together are at most fourteen.',
  passes: 'At most one pass stands, and none while a chain is open.',
  chains: 'Whoever acts in a chain has an action left in it, and at most one Motorised Column is open.',
  ready: 'All cards are ready when a stage begins.',
  rockets: 'There are five rocket tests, and in a stage as many lie face up as its number.',
} as const;

export function broken(s: State): string[] {
  const wrong: string[] = [];
  const holds = (law: string, so: boolean): void => {
    if (!so) wrong.push(law);
  };
  const { parts } = s;
  const shown = s.rocketShown.reduce((sum, n) => sum + n, 0);
  const turns = s.flow[0]?.step === 'stage.turns' ? s.flow[0] : null;
  const drawn = s.flow[0]?.step !== 'stage.draw';

  holds(LAW.parts, Object.values(parts).every((n) => n >= 0) && Object.values(parts).reduce((a, b) => a + b) === PARTS);
  holds(LAW.supply, PARTS - parts.supply === shown);
  for (const side of SIDES) {
    const all: CardId[] = [...s.hand[side], ...s.deck[side], ...s.removed[side]];
    for (const { id } of s.cards) if (cardOf(id).side === side) all.push(id);
    if (side === 'PL' && s.hidingOnTable) all.push('PL-HIDE-1');
    if (side === 'PL' && s.mostOnTable) all.push('PL-MOST-1');
    holds(LAW.cards, all.length === DECK[side].length && DECK[side].every((id) => all.includes(id)));
    if (drawn) holds(LAW.decks, s.deck[side].length === 20 - 5 * s.stage);
    holds(
      LAW.owners,
      s.hand[side].every((id) => cardOf(id).side === side),
    );
  }
  for (const { id, zone } of s.cards) {
    const card = cardOf(id);
    if (card.class === 'support') holds(LAW.home, zone === HOME[card.side]);
    holds(LAW.owners, card.class === 'unit' || card.class === 'support');
  }
  holds(
    LAW.hidden,
    parts.hidden <= 2 &&
      (parts.hidden === 0 || s.hidingOnTable) &&
      (turns !== null || parts.hidden === 0 || s.result !== null),
  );
  // From edition 2 on Most III may be played for nothing, and lies there empty.
  holds(LAW.flown, s.mostOnTable || parts.evacuated === 0);
  if (!mayBeSpent(s)) holds(LAW.flown, !s.mostOnTable || parts.evacuated > 0);
  holds(LAW.score, scoreOf(s).PL + scoreOf(s).DE <= 14);
  const chains = s.flow.filter((f) => f.step === 'chain');
  if (turns) holds(LAW.passes, turns.passes <= 1 && (chains.length === 0 || turns.passes === 0));
  if (s.flow.at(-1)?.step === 'turn.act' && chains.length > 0) holds(LAW.chains, (chains.at(-1)?.remaining ?? 0) >= 1);
  holds(LAW.chains, chains.filter((f) => f.source === 'motorisedColumn').length <= 1);
  if (turns?.turn === 1 && s.flow.length === 2 && s.flow[1]?.step === 'turn.act')
    holds(
      LAW.ready,
      s.cards.every((card) => card.ready),
    );
  holds(
    LAW.rockets,
    s.rocketShown.length + s.rocketDeck.length === 5 && (turns === null || s.rocketShown.length === s.stage),
  );
  return [...new Set(wrong)];
}
