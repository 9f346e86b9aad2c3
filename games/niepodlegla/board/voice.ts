/** The bots of this game in words: what they ask for, why, and what it may cost. */
import type { Line, Offer } from '@sztab/kernel';
import { capital, typeset } from '@sztab/kernel/words';
import type { OfferText, PartnerVoice } from '@sztab/pieces';
import type { Move, Shape } from '../rules/moves.ts';
import { isFinalRound, undertakenBy } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { partnerWords } from '../text/partner.ts';
import type { Aim, BandName, Reason, Saying } from '../text/partner-words.ts';
import { fillings } from './filling.ts';

const percent = (share: number): number => Math.round(100 * share);

/** What may be lost is said in the order line, what is won in the voice. */
const PRICES: ReadonlySet<string> = new Set(['safe', 'shield', 'threat', 'lose', 'left', 'rises']);

function textOf(
  offer: Offer<Move>,
  name: string,
  floor: number,
  language: Parameters<PartnerVoice['labels']>[0],
): OfferText {
  const say = partnerWords[language];
  const { aim, reasons, chance, price, win, level } = offer;
  const code = aim.code as Aim;
  const print = (text: string): string => typeset(text, language);
  const reasonText = ({ code: reason, slots }: Line): string => print(say.reasons[reason as Reason](slots));
  const sentence = print(say.aims[code](aim.slots));
  const context = reasons.filter((reason) => PRICES.has(reason.code)).map(reasonText);
  const shown = chance === null ? null : `${percent(chance)} %`;
  return {
    sentence,
    order: print(say.orders[code](name, aim.slots)),
    context: context.join(' · '),
    chance: shown,
    reasons: reasons.filter((reason) => !PRICES.has(reason.code)).map(reasonText),
    prices: price.map(({ n, p, left, band }) => ({
      head: print(say.price(n, percent(p))),
      band: print(say.after(left, say.bands[band as BandName])),
      share: p,
    })),
    win: print(say.win(percent(win.no), percent(win.yes))),
    yes: print(say.yes[code](aim.slots)),
    decide: level === 'ask' ? { text: say.decide, limit: print(say.limit(floor)) } : null,
    spoken: print(say.spoken(name, level === 'must', sentence, shown, capital(context.join(', ')))),
  };
}

export const voice: PartnerVoice<Shape> = {
  labels: (language) => boardWords[language].partner,
  offer: (offer, _view, name, floor, language) => textOf(offer, name, floor, language),
  said: ({ code, slots }, _view, language) => typeset(partnerWords[language].sayings[code as Saying](slots), language),
  favours(view, _person, bot, language) {
    const say = partnerWords[language].favours;
    const f = view.flow.at(-1);
    if (f?.step === 'plan') return [{ favour: { is: 'view' }, text: say.view({}), symbol: 'lamp' }];
    if (f?.step !== 'roll') return [];
    const filling = fillings(view);
    const open = isFinalRound(view) ? [] : undertakenBy(view, bot).filter((card) => !filling.of(card).complete);
    return [
      { favour: { is: 'die' }, text: say.die({}), symbol: 'die' },
      ...open.map((card) => ({
        favour: { is: 'reroll', of: card },
        text: say.reroll({ card }),
        symbol: 'refresh' as const,
      })),
      { favour: { is: 'view' }, text: say.view({}), symbol: 'lamp' },
      { favour: { is: 'done' }, text: say.done({}), symbol: 'check' },
      { favour: { is: 'stop' }, text: say.stop({}), symbol: 'x' },
    ];
  },
};
