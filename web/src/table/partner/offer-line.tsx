/** The order line while a bot of this side asks for something: the same sentence as an order, and its two answers. */
import { Glyph as Sign } from '@sztab/pieces';
import type { PartnerControls } from './use-partner.ts';

type Asking = Pick<PartnerControls, 'labels' | 'answer'> & { readonly offer: NonNullable<PartnerControls['offer']> };

export function OfferContext({ offer, labels }: Asking) {
  return (
    <p className="order-context">
      <Sign name="bot" size={14} />
      {[labels.offers(offer.name), offer.text.context].filter(Boolean).join(' · ')}
    </p>
  );
}

/** What may be changed stands in brackets in the words, and in boxes here. */
export function OfferSentence({ offer }: Asking) {
  const parts = offer.text.order.split(/[[\]]/);
  return (
    <p className="order-sentence offer-order">
      {parts.map((part, i) =>
        // Brackets come in pairs: every second part stood in them.
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their places
        i % 2 === 1 ? <b key={i}>{part}</b> : part.trim() && <span key={i}>{part.trim()}</span>,
      )}
    </p>
  );
}

export function LeaveIt({ offer, answer }: Asking) {
  return (
    <button type="button" className="btn order-out" onClick={() => answer('no')}>
      <span>{offer.text.no}</span>
      <kbd>N</kbd>
    </button>
  );
}

export function SayYes({ offer, answer }: Asking) {
  return (
    <button type="button" className="btn primary" onClick={() => answer('yes')}>
      <Sign name="check" />
      <span>{offer.text.yes}</span>
      <kbd>Ctrl ⏎</kbd>
    </button>
  );
}
