/** Section 12.1: what holds in every state of every game. The kit asks after each move. */
import { type CardId, cardOf, DECK } from '../content/cards.ts';
import { PARTS } from '../content/rocket-tests.ts';
import { HOME, SIDES } from '../content/zones.ts';
import { scoreOf } from './outcome.ts';
import { mayBeSpent, type State } from './state.ts';

export function broken(s: State): string[] {
  const wrong: string[] = [];
  const holds = (id: string, so: boolean): void => {
    if (!so) wrong.push(id);
  };
  const { parts } = s;
  const shown = s.rocketShown.reduce((sum, n) => sum + n, 0);
  const turns = s.flow[0]?.step === 'stage.turns' ? s.flow[0] : null;
  const drawn = s.flow[0]?.step !== 'stage.draw';

  holds('I-01', Object.values(parts).every((n) => n >= 0) && Object.values(parts).reduce((a, b) => a + b) === PARTS);
  holds('I-02', PARTS - parts.supply === shown);
  for (const side of SIDES) {
    const all: CardId[] = [...s.hand[side], ...s.deck[side], ...s.removed[side]];
    for (const { id } of s.cards) if (cardOf(id).side === side) all.push(id);
    if (side === 'PL' && s.hidingOnTable) all.push('PL-HIDE-1');
    if (side === 'PL' && s.mostOnTable) all.push('PL-MOST-1');
    holds('I-03', all.length === DECK[side].length && DECK[side].every((id) => all.includes(id)));
    if (drawn) holds('I-04', s.deck[side].length === 20 - 5 * s.stage);
    holds(
      'I-06',
      s.hand[side].every((id) => cardOf(id).side === side),
    );
  }
  for (const { id, zone } of s.cards) {
    const card = cardOf(id);
    if (card.class === 'support') holds('I-05', zone === HOME[card.side]);
    holds('I-06', card.class === 'unit' || card.class === 'support');
  }
  holds(
    'I-07',
    parts.hidden <= 2 &&
      (parts.hidden === 0 || s.hidingOnTable) &&
      (turns !== null || parts.hidden === 0 || s.result !== null),
  );
  // From edition 2 on Most III may be played for nothing, and lies there empty.
  holds('I-08', s.mostOnTable || parts.evacuated === 0);
  if (!mayBeSpent(s)) holds('I-08', !s.mostOnTable || parts.evacuated > 0);
  holds('I-09', scoreOf(s).PL + scoreOf(s).DE <= 14);
  const chains = s.flow.filter((f) => f.step === 'chain');
  if (turns) holds('I-10', turns.passes <= 1 && (chains.length === 0 || turns.passes === 0));
  if (s.flow.at(-1)?.step === 'turn.act' && chains.length > 0) holds('I-11', (chains.at(-1)?.remaining ?? 0) >= 1);
  holds('I-11', chains.filter((f) => f.source === 'motorisedColumn').length <= 1);
  if (turns?.turn === 1 && s.flow.length === 2 && s.flow[1]?.step === 'turn.act')
    holds(
      'I-13',
      s.cards.every((card) => card.ready),
    );
  holds(
    'I-17',
    s.rocketShown.length + s.rocketDeck.length === 5 && (turns === null || s.rocketShown.length === s.stage),
  );
  return [...new Set(wrong)];
}
