/** One card on the sheet, as a button. */
import { touching } from '@sztab/pieces';
import type { CardId } from '../content/cards.ts';
import type { TableCard as Lying } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { TableFace } from './card.tsx';
import type { Fight } from './fight.ts';
import type { Box } from './layout.ts';
import { chanceOf, isCard, isThing, purposeOf, spokenCard } from './names.ts';
import { pickedAt } from './picked.ts';
import type { BoardProps } from './props.ts';

export function TableCard({ card, box, fight, ...props }: { card: Lying; box: Box; fight: Fight | null } & BoardProps) {
  const { choice, language, highlighted, best } = props;
  const { id, ready } = card;
  const legal = choice.legal.has(id) ? purposeOf(choice, id) : null;
  const place = pickedAt(choice.picked, id, isThing);
  const fights = fight?.actor === id ? 'attacks' : fight?.struck === id ? 'attacked' : null;
  const marks = [
    legal && 'om3-legal',
    legal && best && !best.has(id) && 'om3-plain',
    place && 'om3-picked',
    fights && `om3-${fights}`,
    highlighted.has(id) && 'om3-highlighted',
  ];
  return (
    <button
      {...touching(props, id)}
      className={['om3-card', ...marks].filter(Boolean).join(' ')}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
      aria-label={spokenCard(card, { legal, picked: place !== null, fights }, language)}
      aria-pressed={place !== null}
    >
      <TableFace id={id} ready={ready} language={language} />
      {place && <span className="om3-number disc on-ink">{place}</span>}
      {legal === 'attack' && <AttackTip actor={choice.picked[0]} target={id} language={language} />}
    </button>
  );
}

/** The chance before the click. */
function AttackTip({
  actor,
  target,
  language,
}: { actor: string | undefined; target: CardId } & Pick<BoardProps, 'language'>) {
  if (!actor || !isCard(actor)) return null;
  return <span className="om3-tip on-ink">{boardWords[language].chance(chanceOf(actor, target))}</span>;
}
