/** The voice of the bots that play on this side: one sentence, its chance, what it brings and everything it may cost. */
import { MANNERS, type Seat } from '@sztab/kernel';
import { capital } from '@sztab/kernel/words';
import { type PlanText, Glyph as Sign, type SymbolName } from '@sztab/pieces';
import type { Again } from '../desk.ts';
import { SeatBadge } from '../seats/pencil.tsx';
import type { Sitting } from '../sitting.ts';
import { ShowAgain } from '../stage/briefing.tsx';
import type { PartnerControls } from './use-partner.ts';
import './voice.css';

interface Props {
  readonly sitting: Sitting;
  readonly partner: PartnerControls;
}

export function Voice({ sitting, partner, again }: Props & { again: Again }) {
  const { offer, said, came, labels, side } = partner;
  return (
    <section className="voice" data-asks={offer ? '' : undefined}>
      {came && (
        <p className="voice-came" aria-live="polite">
          <SeatBadge sitting={sitting} seat={came.by} size={16} />
          <span>{came.text}</span>
        </p>
      )}
      {offer ? (
        <Offered sitting={sitting} partner={partner} />
      ) : (
        said && (
          <>
            <p className="voice-head">
              <SeatBadge sitting={sitting} seat={said.by} size={18} />
              {labels.says(said.name)}
            </p>
            <p className="voice-said" aria-live="polite">
              {said.text}
            </p>
          </>
        )
      )}
      <Favours sitting={sitting} partner={partner} />
      {again.recap && (
        <div className="voice-again">
          <ShowAgain sitting={sitting} again={again} />
        </div>
      )}
      {!offer && (
        <fieldset className="voice-manner">
          <legend>{labels.setting}</legend>
          {MANNERS.map((manner) => (
            <button
              key={manner}
              type="button"
              aria-pressed={side.settings.manner === manner}
              onClick={() => partner.turn(manner)}
            >
              {labels.manners[manner]}
            </button>
          ))}
          {side.decides && <p>{labels.decides(side.settings.floor, side.settings.manner !== 'decide')}</p>}
        </fieldset>
      )}
    </section>
  );
}

/** What is asked for, with every cost; also on a phone, where the answers stand under it. */
export function Offered({ sitting, partner, answers = false }: Props & { answers?: boolean }) {
  const { offer, labels, answer } = partner;
  if (!offer) return null;
  const { text, name } = offer;
  return (
    <div className="offered" data-level={offer.offer.level}>
      {/* On a phone it stands in the line over this. */}
      {!answers && (
        <>
          <p className="voice-head">
            <SeatBadge sitting={sitting} seat={offer.offer.by} size={18} />
            {labels.offers(name)}
          </p>
          <p className="voice-sentence">{text.sentence}</p>
        </>
      )}
      {text.chance && (
        <p className="voice-chance">
          <span>{labels.chance}</span>
          <b className="num">{text.chance}</b>
          <meter min={0} max={1} value={offer.offer.chance ?? 0} aria-hidden="true" />
        </p>
      )}
      {text.reasons.length > 0 && (
        <p className="voice-brings">
          <b>{capital(text.reasons.join(' · '))}</b>
        </p>
      )}
      {text.prices.length > 0 && (
        <ul className="voice-prices" aria-label={labels.mayCost}>
          {text.prices.map(({ head, band, share }) => (
            <li key={head} style={{ flexGrow: share }}>
              <b className="num">{head}</b>
              {band}
            </li>
          ))}
        </ul>
      )}
      {answers && text.context && <p className="voice-risk">{capital(text.context)}</p>}
      {text.plan && <Planned sitting={sitting} partner={partner} plan={text.plan} by={offer.offer.by} />}
      <div className="voice-answers">
        {answers && (
          <button type="button" className="btn" onClick={() => answer('no')}>
            {text.no}
          </button>
        )}
        {text.decide && (
          <button type="button" className="btn voice-decide" onClick={() => answer('decide')}>
            <Sign name="bot" />
            <span>
              {text.decide.text}
              <small>{text.decide.limit}</small>
            </span>
            <kbd>3</kbd>
          </button>
        )}
      </div>
      <p className="sr" aria-live="polite">
        {text.spoken}
      </p>
    </div>
  );
}

/** What a plan may bring each seat, what it leaves undone, and the way to the other one. */
function Planned({ sitting, partner, plan, by }: Props & { plan: PlanText; by: Seat }) {
  return (
    <>
      {plan.shares.length > 0 && (
        <div className="voice-hopes">
          <p>{plan.hopes}</p>
          {plan.shares.map(({ text, of }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: by seat
            <p key={seat}>
              <SeatBadge sitting={sitting} seat={seat} size={16} />
              <meter min={0} max={1} value={of} aria-hidden="true" />
              <b className="num">{text}</b>
            </p>
          ))}
        </div>
      )}
      {plan.stays && (
        <p className="voice-stays">
          <span>{plan.stays.head}</span> <strong>{plan.stays.what}</strong>
        </p>
      )}
      <button type="button" className="btn voice-other" onClick={() => partner.ask({ is: 'second' }, by)}>
        <Sign name="refresh" />
        <span>{plan.other}</span>
        <kbd>2</kbd>
      </button>
    </>
  );
}

const SHARED: ReadonlySet<string> = new Set(['plan', 'view', 'stop']);

/** What may be asked of each bot, as chips beside the dice. */
export function Favours({ partner, sitting }: Props) {
  const { bots, labels, favours, ask } = partner;
  // They have one voice: what any of them would say is asked once.
  const rows = bots
    .map((bot, i) => [bot, favours(bot).filter(({ favour }) => i === 0 || !SHARED.has(favour.is))] as const)
    .filter(([, list]) => list.length > 0);
  if (rows.length === 0 || partner.offer) return null;
  return (
    <div className="favours">
      {rows.map(([bot, list]) => (
        <p key={bot}>
          <SeatBadge sitting={sitting} seat={bot} size={18} />
          <span className="sr">{labels.ask('')}</span>
          {list.map(({ favour, text, symbol }) => (
            <button key={JSON.stringify(favour)} type="button" onClick={() => ask(favour, bot)}>
              <Sign name={symbol as SymbolName} size={14} />
              <span>{text}</span>
            </button>
          ))}
        </p>
      ))}
    </div>
  );
}
