/** The bots of this game in words: what they ask for, why, and what it may cost. */
import { type Line, moveParts, type Offer } from '@sztab/kernel';
import { capital, said, typeset } from '@sztab/kernel/words';
import type { ChipOption, OfferText, PartnerVoice, PlanText } from '@sztab/pieces';
import type { Move, Shape } from '../rules/moves.ts';
import { type CardId, colourOf, isFinalRound, undertakenBy } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { partnerWords } from '../text/partner.ts';
import { type Aim, type BandName, REASONS, type Reason, type Saying } from '../text/partner-words.ts';
import { fillings } from './filling.ts';
import { harmText } from './harm.ts';
import { nameOf } from './names.ts';

const percent = (share: number): number => Math.round(100 * share);

type Language = Parameters<PartnerVoice['labels']>[0];

/** A plan in words: every piece, what each seat may hope for, and what is left to harm us. */
function planOf({ layout }: Offer<Move>, view: View, language: Language): PlanText | null {
  if (!layout) return null;
  const say = partnerWords[language];
  const { pieces, shares, second } = layout;
  const words = pieces.map(({ thing, seat, chance, why }) => {
    const text =
      seat === null ? harmText(thing as CardId, view, language) : said(say.reasons[why.code as Reason], why.slots);
    return [
      thing,
      { chance: chance === null ? null : `${percent(chance)} %`, why: typeset(capital(text), language) },
    ] as const;
  });
  const alone = pieces
    .filter(({ seat }) => seat === null)
    .map(({ thing }) => harmText(thing as CardId, view, language));
  const hopes = shares.map(({ hope }) => hope ?? 0);
  const most = Math.max(1, ...shares.map((_, one) => pieces.filter(({ seat }) => seat === one).length));
  const known = shares.every(({ hope }) => hope !== null);
  return {
    pieces: new Map(words),
    hopes: known ? say.hopes(hopes.reduce((sum, n) => sum + n, 0)) : '',
    shares: known ? hopes.map((hope) => ({ text: say.average(hope), of: hope / most })) : [],
    stays: alone.some(Boolean) ? { head: say.stays, what: typeset(counted(alone.filter(Boolean)), language) } : null,
    other: second ? say.first : say.another,
  };
}

/** Equal ones are said once, with their number: three missions may do the same harm. */
function counted(texts: readonly string[]): string {
  const times = (one: string): number => texts.filter((other) => other === one).length;
  return [...new Set(texts)].map((one) => (times(one) > 1 ? `${times(one)} × ${one}` : one)).join('; ');
}

/** Every die of this bot, in the throw or not: a touch turns that round. One of them has to be thrown. */
function diceChips({ by, things }: Offer<Move>, view: View, language: Language): ChipOption[] {
  const dice = (view.players[by]?.held ?? []).map(({ die }) => die);
  const thrown = dice.filter((die) => things.includes(die));
  return dice.flatMap((die) => {
    const on = thrown.includes(die);
    const next = on ? thrown.filter((one) => one !== die) : [...thrown, die];
    if (next.length === 0) return [];
    return [{ text: nameOf(die, view, language), favour: { is: 'throw', things: next }, on }];
  });
}

/** The missions of this bot that are not covered: another throw for each. */
function missionChips({ by, things }: Offer<Move>, view: View, language: Language): ChipOption[] {
  const filling = fillings(view);
  const say = partnerWords[language];
  return undertakenBy(view, by)
    .filter((card) => !filling.of(card).complete)
    .map((card) => ({
      text: say.called(card),
      favour: { is: 'reroll', things: [card] },
      on: things.includes(card),
    }));
}

/** Who takes up what, one by one: touched, nobody does, and the rest is planned round that. */
function pawnChips({ layout }: Offer<Move>, view: View, language: Language): ChipOption[] {
  const { colours } = boardWords[language];
  const { called } = partnerWords[language];
  return (layout?.pieces ?? []).flatMap(({ thing, seat, lies }): ChipOption[] => {
    const on = seat !== null;
    if (lies || (!on && !layout?.free.includes(thing))) return [];
    const who = on ? `: ${colours[colourOf(view, seat)]}` : '';
    return [{ text: `${called(thing)}${who}`, favour: { is: 'free', things: [thing] }, on }];
  });
}

/** One die more for a seat, and the others share what is left. */
function shareChips({ layout }: Offer<Move>, view: View, language: Language): ChipOption[] {
  const { colours } = boardWords[language];
  return (layout?.shares ?? []).map(({ n }, seat) => {
    const colour = colourOf(view, seat);
    return {
      text: `${colours[colour]}: ${n} → ${n + 1}`,
      favour: { is: 'portion', portion: { seat, n: n + 1 } },
      on: false,
    };
  });
}

/** For each bracket of the order what may stand there instead. */
function chipsOf(offer: Offer<Move>, view: View, language: Language): ChipOption[][] {
  const { code, slots } = offer.aim;
  switch (code as Aim) {
    case 'covers':
      return [diceChips(offer, view, language), missionChips(offer, view, language)];
    case 'ordered':
    case 'defends':
      return [diceChips(offer, view, language), slots.card ? missionChips(offer, view, language) : []];
    case 'plans':
    case 'replans':
    case 'second':
    case 'lastPlan':
      return [
        ...(slots.pawns ? [pawnChips(offer, view, language)] : []),
        ...(slots.dice ? [shareChips(offer, view, language)] : []),
      ];
    default:
      return [];
  }
}

/** What a choice of the team is called as long as it stands open: by what it names, or by its verb. */
function choiceName(option: Move, view: View, language: Language): string {
  const { verb, args } = moveParts(option);
  return (args.length > 0 ? args : [verb]).map((token) => nameOf(token, view, language)).join(', ');
}

const slotsOf = ({ slots }: Line, view: View, language: Language): Line['slots'] =>
  'option' in slots ? { ...slots, named: choiceName(slots.option as Move, view, language) } : slots;

/** A mission that is given up for another, and may be lost without it, is named once. */
function namedOnce(reasons: readonly Line[]): readonly Line[] {
  const card = (code: string) => reasons.find((reason) => reason.code === code)?.slots.card;
  if (card('instead') === undefined || card('instead') !== card('stakes')) return reasons;
  return reasons
    .filter(({ code }) => code !== 'stakes')
    .map((reason) => (reason.code === 'instead' ? { ...reason, slots: { ...reason.slots, staked: 1 } } : reason));
}

function textOf(offer: Offer<Move>, view: View, name: string, floor: number, language: Language): OfferText {
  const say = partnerWords[language];
  const { aim, reasons, chance, price, win, level } = offer;
  const code = aim.code as Aim;
  const print = (text: string): string => typeset(text, language);
  const reasonText = (reason: Line): string => print(said(say.reasons[reason.code as Reason], reason.slots));
  const slots = slotsOf(aim, view, language);
  const sentence = print(said(say.aims[code], slots));
  const risks = namedOnce(reasons);
  const toldAs = (where: (typeof REASONS)[Reason]): readonly Line[] =>
    risks.filter(({ code }) => REASONS[code as Reason] === where);
  const context = [...toldAs('alone'), ...toldAs('price')].map(reasonText);
  const shown = chance === null ? null : `${percent(chance)} %`;
  return {
    sentence,
    order: print(say.orders[code](name, slots)),
    chips: chipsOf(offer, view, language),
    context: context.join(' · '),
    chance: shown,
    reasons: toldAs('gain').map(reasonText),
    prices: price.map(({ n, p, left, band }) => ({
      head: print(say.price(n, percent(p))),
      band: print(say.after(left, say.bands[band as BandName])),
      share: p,
    })),
    win: win && print(say.win(percent(win.no), percent(win.yes))),
    yes: print(said(say.yes[code], slots)),
    no: offer.layout ? say.withoutPlan : boardWords[language].partner.leave,
    plan: planOf(offer, view, language),
    decide: level === 'ask' ? { text: say.decide, limit: print(say.limit(floor)) } : null,
    spoken: print(
      say.spoken(
        name,
        level === 'must' && price.length > 0,
        sentence,
        shown,
        capital(context.join(', ')),
        level === 'ask',
      ),
    ),
  };
}

export const voice: PartnerVoice<Shape> = {
  labels: (language) => boardWords[language].partner,
  offer: textOf,
  said: ({ code, slots }, _view, language) =>
    typeset(said(partnerWords[language].sayings[code as Saying], slots), language),
  favours(view, _person, bot, language) {
    const say = partnerWords[language].favours;
    const f = view.flow.at(-1);
    if (f?.step === 'plan')
      return [
        { favour: { is: 'plan' }, text: say.plan, symbol: 'pawn' },
        { favour: { is: 'view' }, text: say.view, symbol: 'lamp' },
      ];
    if (f?.step !== 'roll') return [];
    const filling = fillings(view);
    const open = isFinalRound(view) ? [] : undertakenBy(view, bot).filter((card) => !filling.of(card).complete);
    return [
      { favour: { is: 'die' }, text: say.die, symbol: 'die' },
      ...open.map((card) => ({
        favour: { is: 'reroll', things: [card] },
        text: say.reroll({ card }),
        symbol: 'refresh' as const,
      })),
      { favour: { is: 'view' }, text: say.view, symbol: 'lamp' },
      { favour: { is: 'done' }, text: say.done, symbol: 'check' },
      { favour: { is: 'stop' }, text: say.stop, symbol: 'x' },
    ];
  },
};
