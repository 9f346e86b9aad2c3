/** Who is to undertake a mission of a proposed plan: any seat with its chance, or nobody with the harm. Whatever is chosen, the rest is planned round it. */
import { fastStream } from '@sztab/kernel';
import { type Offered, PencilBadge } from '@sztab/pieces';
import { useMemo } from 'react';
import { chanceWith } from '../bot/common-wish.ts';
import { TEXT } from '../rules/moves.ts';
import { type CardId, colourOf, pawnsInHand } from '../rules/state.ts';
import { imagine } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { PENCIL } from './marks.ts';
import type { BoardProps } from './props.ts';

interface Props extends BoardProps {
  readonly card: CardId;
  readonly plan: NonNullable<Offered['plan']>;
  onDone(): void;
}

export function Takers({ card, plan, onDone, view, language, seat: own, onPlay, offered }: Props) {
  const say = boardWords[language];
  const { pieces, free, wanted } = plan.layout;
  const piece = pieces.find(({ thing }) => thing === card);
  const now = piece?.seat ?? null;
  const planned = piece?.chance ?? null;
  const takers = useMemo(() => {
    const s = imagine(view, fastStream(1));
    const others = { free: new Set(free.filter((one) => one !== card)), portions: wanted };
    return s.players
      .map((_, seat) => seat)
      .filter((seat) => pawnsInHand(view, seat) > 0)
      .map((seat) => ({ seat, chance: seat === now ? planned : chanceWith(s, card, seat, others) }));
  }, [view, card, free, wanted, now, planned]);
  const take = (act: () => void) => (): void => {
    act();
    onDone();
  };
  return (
    <fieldset className="npg-takers" data-many={takers.length > 2 || undefined}>
      <legend className="sr">{say.whoTakes}</legend>
      {takers.map(({ seat, chance }) => (
        <button
          key={seat}
          type="button"
          title={seat === own ? say.youTake : say.colours[colourOf(view, seat)]}
          aria-pressed={seat === now}
          onClick={take(() => onPlay?.(TEXT.placePawn(colourOf(view, seat))(card)))}
        >
          <span>
            <PencilBadge pencil={PENCIL[colourOf(view, seat)]} size={16} />
            <span className="npg-taker">{seat === own ? say.youTake : say.colours[colourOf(view, seat)]}</span>
          </span>
          <b className="num">{chance === null ? say.pawn : `${Math.round(100 * chance)} %`}</b>
        </button>
      ))}
      <button
        type="button"
        aria-pressed={now === null}
        onClick={take(() => now !== null && offered?.ask({ is: 'free', things: [card] }))}
      >
        <span>{say.nobodyTakes}</span>
        <b>{say.harm}</b>
      </button>
    </fieldset>
  );
}
