/** The order line while a bot of this side asks for something: the same sentence as an order, and its two answers. */
import { Glyph as Sign } from '@sztab/pieces';
import { useEffect, useRef, useState } from 'react';
import type { PartnerControls } from './use-partner.ts';

type Asking = Pick<PartnerControls, 'labels' | 'answer'> & { readonly offer: NonNullable<PartnerControls['offer']> };

/**
 * On a phone there is one line for what came of the last yes: two questions in a row look alike without it. What it may cost has its own row under
 * the question there.
 */
export function OfferContext({
  offer,
  labels,
  came,
  small,
}: Asking & Pick<PartnerControls, 'came'> & { small: boolean }) {
  if (small && came) return <p className="order-context offer-came">{`${came.name}: ${came.text}`}</p>;
  if (small) {
    return (
      <p className="order-context">
        <Sign name="bot" size={14} />
        {labels.offers(offer.name)}
      </p>
    );
  }
  const { chance, prices, context } = offer.text;
  const figures = [chance, prices.map(({ head }) => head).join(', ')].filter(Boolean);
  return (
    <p className="order-context">
      <Sign name="bot" size={14} />
      {labels.offers(offer.name)}
      {/* Where no rail has room for the voice, the line says what it costs. */}
      {figures.length > 0 && <b className="offer-figures">{` · ${figures.join(' · ')}`}</b>}
      {context && ` · ${context}`}
    </p>
  );
}

/** What may be changed stands in brackets in the words, and in boxes here: touched, they open what may stand there instead. */
export function OfferSentence({ offer, labels, ask }: Asking & Pick<PartnerControls, 'ask'>) {
  const { text, offer: asked } = offer;
  const [open, setOpen] = useState<number | null>(null);
  const options = open === null ? [] : (text.chips[open] ?? []);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open === null) return;
    const leave = (event: Event): void => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !root.current?.contains(event.target as Node))
        setOpen(null);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', leave);
    };
  }, [open]);
  return (
    <div className="offer-chips" ref={root}>
      {options.length > 0 && (
        <ul className="chip-options" aria-label={labels.instead}>
          <li className="chip-head" aria-hidden="true">
            {labels.instead}
          </li>
          {options.map(({ text: words, favour, on }) => (
            <li key={`${JSON.stringify(favour)} ${on}`}>
              <button type="button" aria-pressed={on} onClick={() => ask(favour, asked.by)}>
                {words}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="order-sentence offer-order">
        {text.order.split(/[[\]]/).map((part, i) => {
          // Brackets come in pairs: every second part stood in them.
          const chip = (i - 1) / 2;
          if (i % 2 === 0) return part.trim() && <span key={part}>{part.trim()}</span>;
          if (!text.chips[chip]?.length) return <b key={part}>{part}</b>;
          return (
            <button
              key={part}
              type="button"
              aria-expanded={open === chip}
              onClick={() => setOpen(open === chip ? null : chip)}
            >
              {part}
            </button>
          );
        })}
      </p>
    </div>
  );
}

/** At the place of a hint: where an order has its way out, a second press would end something. */
export function LeaveIt({ offer, answer }: Asking) {
  return (
    <button type="button" className="btn order-hint" onClick={() => answer('no')}>
      <span>{offer.text.no}</span>
      <kbd>X</kbd>
    </button>
  );
}

/** Whoever has said yes waits for the others, and may go on when they say nothing for long. */
export function SayYes({ offer, answer, labels }: Asking) {
  if (offer.waits && !offer.waits.over) {
    return (
      <button type="button" className="btn primary" aria-disabled="true">
        <span>{labels.waitsFor(offer.waits.names)}</span>
      </button>
    );
  }
  return (
    <button type="button" className="btn primary" onClick={() => answer('yes')}>
      <Sign name="check" />
      <span>{offer.waits ? labels.goOnWithout(offer.waits.names) : offer.text.yes}</span>
      <kbd>Ctrl ⏎</kbd>
    </button>
  );
}
