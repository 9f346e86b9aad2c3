/** What is still face down in each deck, and what lies on its discard pile: anybody could work it out. */
import type { Language } from '@sztab/kernel';
import type { CardId } from '../content/cards.ts';
import { unseenPursuit, unseenResistance, type View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { cardName, commanderName, deckName } from '../text/cards.ts';

export function Decks({ view, language }: { view: View; language: Language }) {
  const say = boardWords[language];
  const whose = (pile: number): string => {
    const colour = view.commanders[pile]?.colour;
    const alone = view.options.commonPursuitDeck || view.commanders.length === 1 || !colour;
    return `${deckName('pursuit', language)}${alone ? '' : ` (${commanderName(colour, language)})`}`;
  };
  return (
    <details className="rtr-decks">
      <summary>{say.inDecks}</summary>
      {view.pursuitCount.map((_, pile) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pile is its place.
        <section key={pile}>
          <Cards name={whose(pile)} cards={unseenPursuit(view, pile)} language={language} />
          <Cards name={say.discarded} cards={view.discards[pile] ?? []} language={language} />
        </section>
      ))}
      <section>
        <Cards name={deckName('resistance', language)} cards={unseenResistance(view)} language={language} />
      </section>
    </details>
  );
}

function Cards({ name, cards, language }: { name: string; cards: readonly CardId[]; language: Language }) {
  const names = cards.map((id) => cardName(id, language));
  const told = [...new Set(names)].map((one) => {
    const count = names.filter((other) => other === one).length;
    return count > 1 ? `${one} ×${count}` : one;
  });
  return (
    <p>
      <b>{name}</b> {told.join(', ') || boardWords[language].noCards}
    </p>
  );
}
