/** Section 12.1: what holds in every state of every game. The kit asks after each move. */
import { type CardId, cardOf, DECK } from '../content/cards.ts';
import { PARTS } from '../content/rocket-tests.ts';
import { HOME, SIDES } from '../content/zones.ts';
import { scoreOf } from './outcome.ts';
import { mayBeSpent, type OmTable } from './table.ts';

export function broken(t: OmTable): string[] {
  const wrong: string[] = [];
  const holds = (id: string, so: boolean): void => {
    if (!so) wrong.push(id);
  };
  const { parts } = t;
  const shown = t.rocketShown.reduce((sum, n) => sum + n, 0);
  const turns = t.flow[0]?.step === 'stage.turns' ? t.flow[0] : null;
  const drawn = t.flow[0]?.step !== 'stage.draw';

  holds('I-01', Object.values(parts).every((n) => n >= 0) && Object.values(parts).reduce((a, b) => a + b) === PARTS);
  holds('I-02', PARTS - parts.supply === shown);
  for (const side of SIDES) {
    const all: CardId[] = [...t.hand[side], ...t.deck[side], ...t.removed[side]];
    for (const { id } of t.cards) if (cardOf(id).side === side) all.push(id);
    if (side === 'PL' && t.hidingOnTable) all.push('PL-HIDE-1');
    if (side === 'PL' && t.mostOnTable) all.push('PL-MOST-1');
    holds('I-03', all.length === DECK[side].length && DECK[side].every((id) => all.includes(id)));
    if (drawn) holds('I-04', t.deck[side].length === 20 - 5 * t.stage);
    holds(
      'I-06',
      t.hand[side].every((id) => cardOf(id).side === side),
    );
  }
  for (const { id, zone } of t.cards) {
    const card = cardOf(id);
    if (card.class === 'support') holds('I-05', zone === HOME[card.side]);
    holds('I-06', card.class === 'unit' || card.class === 'support');
  }
  holds(
    'I-07',
    parts.hidden <= 2 &&
      (parts.hidden === 0 || t.hidingOnTable) &&
      (turns !== null || parts.hidden === 0 || t.result !== null),
  );
  // From edition 2 on Most III may be played for nothing, and lies there empty.
  holds('I-08', t.mostOnTable || parts.evacuated === 0);
  if (!mayBeSpent(t)) holds('I-08', !t.mostOnTable || parts.evacuated > 0);
  holds('I-09', scoreOf(t).PL + scoreOf(t).DE <= 14);
  const chains = t.flow.filter((f) => f.step === 'chain');
  if (turns) holds('I-10', turns.passes <= 1 && (chains.length === 0 || turns.passes === 0));
  if (t.flow.at(-1)?.step === 'turn.act' && chains.length > 0) holds('I-11', (chains.at(-1)?.remaining ?? 0) >= 1);
  holds('I-11', chains.filter((f) => f.source === 'motorisedColumn').length <= 1);
  if (turns?.turn === 1 && t.flow.length === 2 && t.flow[1]?.step === 'turn.act')
    holds(
      'I-13',
      t.cards.every((card) => card.ready),
    );
  holds(
    'I-17',
    t.rocketShown.length + t.rocketDeck.length === 5 && (turns === null || t.rocketShown.length === t.stage),
  );
  return [...new Set(wrong)];
}
