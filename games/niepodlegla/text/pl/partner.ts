/** What a bot says to the people it plays with, in Polish. */
import { capital, counting, united } from '@sztab/kernel/words';
import { SYMBOLS, type Sym } from '../../content/symbols.ts';
import type { Where } from '../../content/towns.ts';
import type { BandName, PartnerWords, Slots } from '../partner-words.ts';
import { CARDS } from './cards.ts';
import { NAMES } from './names.ts';
import texts from './partner.json' with { type: 'json' };
import { SHORT } from './short-names.ts';

const { form } = counting('pl');
/** Of feminine things, as an object: „dwie kości”. */
const NUMBERS = ['zero', 'jedną', 'dwie', 'trzy', 'cztery', 'pięć', 'sześć', 'siedem', 'osiem'];
/** In the genitive: „dwóch walk”. */
const OF = ['', '', 'dwóch', 'trzech', 'czterech', 'pięciu', 'sześciu', 'siedmiu', 'ośmiu'];
const dice = (n: number): string => `${NUMBERS[n] ?? n} ${form(n, 'kość', 'kości', 'kości')}`;
const CALLED: Readonly<Record<string, string>> = { ...NAMES, ...SHORT };
const name = (id: string | number | undefined): string => CALLED[String(id)] ?? '';
/** One mission, or several together. */
const mission = ({ card }: Slots): string =>
  String(card)
    .split(',')
    .map((one) => `„${name(one)}”`)
    .join(' i ');
const missions = ({ card }: Slots): string => String(card).split(',').map(name).join('; ');
const where = ({ where: place }: Slots): string => CARDS.anyTown(place as Where);
/** „jednej walki”, „dwóch symboli ludzi”. */
const LACK: Readonly<Record<Sym, (n: number) => string>> = {
  P: (n) => (n === 1 ? 'jednego symbolu ludzi' : `${OF[n] ?? n} symboli ludzi`),
  D: (n) => (n === 1 ? 'jednej dyplomacji' : `${OF[n] ?? n} symboli dyplomacji`),
  M: (n) => (n === 1 ? 'jednego symbolu pieniędzy' : `${OF[n] ?? n} symboli pieniędzy`),
  F: (n) => (n === 1 ? 'jednej walki' : `${OF[n] ?? n} walk`),
};
const lacks = ({ lacks: letters }: Slots): string =>
  SYMBOLS.map((symbol) => [symbol, String(letters).split(symbol).length - 1] as const)
    .filter(([, n]) => n > 0)
    .map(([symbol, n]) => LACK[symbol](n))
    .join(' i ');
const symbols = (n: number): string => `${n} ${form(n, 'symbolu', 'symboli', 'symboli')}`;
/** „kość z walką”. */
const WITH: Readonly<Record<string, string>> = {
  P: 'ludźmi',
  D: 'dyplomacją',
  M: 'pieniędzmi',
  F: 'walką',
  J: 'jokerem',
};
const dieName = (id: string | number | undefined, { face }: Slots): string =>
  String(id) in CARDS.characterDice
    ? CARDS.characterDice[id as keyof typeof CARDS.characterDice]
    : name(id) ||
      (face === undefined
        ? `kość ${String(id).slice(1)}`
        : `kość z ${[...String(face)].map((symbol) => WITH[symbol] ?? '').join(' i ')}`);
const colour = ({ to }: Slots): string => CARDS.colours[to as keyof typeof CARDS.colours]?.to ?? '';
const tokens = ({ token }: Slots): string => String(token).split(',').map(name).join(' i ');
const option = ({ named }: Slots): string => String(named);
/** What is done with it, by what the team is asked. */
const CHOOSING: Readonly<Record<string, string>> = {
  ind: 'Nasz żeton',
  bonus: 'Usunięcie przeszkody',
  kind: 'Usunięcie przeszkody',
  discard: 'Odrzucenie misji',
  'jail-pawn': 'Pionek do Magdeburga',
  'jail-die': 'Do Magdeburga',
};
const choosing = ({ question, option: move, power }: Slots): string =>
  power !== undefined
    ? `Przeszkoda (${CARDS.sides[power as keyof typeof CARDS.sides]})`
    : ((move === 'decline' ? undefined : CHOOSING[String(question)]) ?? 'Mój wybór');
/** „[5 pionków] i [7 kości]”: what is still to be laid down. */
const rest = ({ pawns, dice: left }: Slots): string =>
  [
    pawns && `[${pawns} ${form(Number(pawns), 'pionek', 'pionki', 'pionków')}]`,
    left && `[${left} ${form(Number(left), 'kość', 'kości', 'kości')}]`,
  ]
    .filter(Boolean)
    .join(' i ');
/** The dice that missions without a pawn will roll are counted in, and not those alone that the throw rolls. */
const worst = ({ left, black }: Slots): string =>
  `w najgorszym razie morale ${left}${black ? ` (jeszcze ${black} ${form(Number(black), 'czarna kość', 'czarne kości', 'czarnych kości')})` : ''}`;
const average = (hope: string | number | undefined): string => Number(hope).toFixed(1).replace('.', ',');
/** „często daje walkę”. */
const SHOWN: Readonly<Record<Sym, string>> = { P: 'ludzi', D: 'dyplomację', M: 'pieniądze', F: 'walkę' };

const count = (cards: string | number): number => String(cards).split(',').length;
/** „misja „Grunwald””, „misje „Grunwald” i „Witos”” */
const theMission = (cards: string | number): string =>
  `${form(count(cards), 'misja', 'misje', 'misje')} ${mission({ card: cards })}`;
const pokryta = (cards: string | number): string => form(count(cards), 'pokryta', 'pokryte', 'pokryte');
/** What lies there no longer, what the black die took, and where that leaves us. */
const cost = ({ lost, pips, left, band }: Slots): string =>
  `${lost ? `${capital(theMission(lost))} już nie${pokryta(lost)}. ` : ''}Czarna kość ${pips === 0 ? 'pusta' : pips}: morale ${left}, ${texts.bands[band as BandName]}.`;

export const partner: PartnerWords = united(texts, {
  called: name,
  aims: {
    covers: (slots) => `Przerzucić ${dice(Number(slots.dice))} dla misji ${mission(slots)}? Brakuje ${lacks(slots)}.`,
    defends: (slots) =>
      `Przerzucić ${dice(Number(slots.dice))}? Brakuje nam jeszcze ${symbols(Number(slots.missing))}.`,
    passes: (slots) =>
      `Przekazać ${colour(slots)}: ${dieName(slots.what, slots)}?${slots.card ? ` Dokończy misję ${mission(slots)}.` : ''}`,
    morale: (slots) => `Użyć żetonu „${name(slots.token)}” na ${slots.n} morale?`,
    spends: (slots) => `Wydać żeton (${tokens(slots)}), by wykonać misję ${mission(slots)}?`,
    chooses: (slots) => `${choosing(slots)}: ${option(slots)}. Zgoda?`,
    ordered: (slots) =>
      `Mam przerzucić ${dice(Number(slots.dice))}${slots.card ? ` dla misji ${mission(slots)}` : ''}. Na pewno?`,
    plans: (slots) => `Z moim planem wykonamy średnio ${average(slots.hope)} misji. Zmień, co chcesz.`,
    replans: (slots) => `Wtedy wykonamy średnio ${average(slots.hope)} misji, a nie ${average(slots.before)}.`,
    second: (slots) => `Można inaczej: średnio ${average(slots.hope)} misji, a nie ${average(slots.before)}.`,
  },
  orders: {
    covers: (who, slots) => `${who}: przerzut [${dice(Number(slots.dice))}] dla [${missions(slots)}]`,
    defends: (who, slots) => `${who}: przerzut [${dice(Number(slots.dice))}]`,
    passes: (who, slots) => `${who} przekazuje [${dieName(slots.what, slots)}] [${colour(slots)}]`,
    morale: (who, slots) => `${who}: żeton [${name(slots.token)}] na morale`,
    spends: (who, slots) => `${who}: żeton [${tokens(slots)}] na [${name(slots.card)}]`,
    chooses: (who, slots) => `${who}: ${choosing(slots).toLowerCase()} [${option(slots)}]`,
    commits: (who) => `${who}: zatwierdzenie [planu]`,
    ordered: (who, slots) =>
      `${who}: przerzut [${dice(Number(slots.dice))}]${slots.card ? ` dla [${missions(slots)}]` : ''}`,
    plans: (who, slots) => `${who} radzi położyć ${rest(slots)}`,
    replans: (who, slots) => `${who} radzi położyć ${rest(slots)}`,
    second: (who, slots) => `${who} radzi położyć ${rest(slots)}`,
    lastPlan: (who, slots) => `${who} radzi położyć ${rest(slots)}`,
  },
  yes: {
    covers: (slots) => `Zgoda, przerzuć ${slots.dice}`,
    defends: (slots) => `Zgoda, przerzuć ${slots.dice}`,
    ordered: (slots) => `Tak, przerzuć ${slots.dice}`,
    plans: (slots) => (slots.lies ? 'Połóż resztę' : 'Połóż wszystko'),
    second: (slots) => (slots.lies ? 'Połóż resztę' : 'Połóż wszystko'),
    lastPlan: (slots) => (slots.lies ? 'Połóż resztę' : 'Połóż wszystko'),
  },
  reasons: {
    town: (slots) => `daje ${where(slots)}`,
    averts: (slots) => `unikamy szkody z misji ${mission(slots)}`,
    person: (slots) => `${name(slots.who)} po naszej stronie`,
    safe: (slots) => `${worst(slots)}, bez zagrożenia`,
    shield: (slots) => `może kosztować tarczę; bez zagrożenia, ${worst(slots)}`,
    threat: (slots) => `grozi ${texts.bands[slots.band as BandName]}: ${worst(slots)}`,
    left: (slots) => `w najgorszym razie zostanie morale ${slots.left}`,
    rises: (slots) => `morale ${slots.from} → ${slots.to}: ${texts.bands[slots.band as BandName]}`,
    fits: (slots) => `${name(slots.who).split(' ').at(-1)} często daje ${SHOWN[slots.symbol as Sym]}`,
    few: (slots) => `Tylko ${slots.n} ${form(Number(slots.n), 'symbol', 'symbole', 'symboli')}`,
    stakes: (slots) => `ryzykujemy gotową misję ${mission(slots)}`,
    instead: (slots) => `${slots.staked ? 'kosztem' : 'zamiast'} misji ${mission(slots)}`,
    from: (slots) => `z misji ${mission(slots)}`,
  },
  sayings: {
    tooFew: (slots) => `Nie: przekazanie kosztuje ${slots.n} morale, a mamy ${slots.left}.`,
    needs: (slots) => `Odradzam: bez tej kości (${dieName(slots.die, slots)}) tracimy misję ${mission(slots)}.`,
    gives: (slots) => `Tak: ${dieName(slots.die, slots)}. Kosztuje 2 morale, ${slots.from} → ${slots.to}.`,
    givesIdle: (slots) => `Niczego jeszcze nie dokończy, a kosztuje 2 morale, ${slots.from} → ${slots.to}.`,
    notMine: (slots) => `Misja ${mission(slots)} nie jest moja: liczą się tam tylko kości jej pionka.`,
    covered: (slots) => `Misja ${mission(slots)} jest już gotowa.`,
    hopeless: (slots) => `Moje kości nie dadzą tego, czego brakuje misji ${mission(slots)}.`,
    gladly: (slots) => `Chętnie: ${slots.percent}% szans dla misji ${mission(slots)}.`,
    doubts: (slots) => `Tylko ${slots.percent}%: odradzam, ale na twoje słowo rzucę.`,
    without: (slots) => `Bez pionka misja ${mission(slots)} wyrządzi szkodę.`,
    advisePawn: (slots) => `Radzę postawić pionek na misji ${mission(slots)}.`,
    adviseFinal: (slots) =>
      `Radzę przerzucić ${dice(Number(slots.dice))}; brakuje nam ${symbols(Number(slots.missing))}.`,
    adviseThrow: (slots) =>
      `Radzę przerzucić ${dice(Number(slots.dice))} dla misji ${mission(slots)}: ${slots.percent}%.`,
    notYet: (slots) => `Jeszcze nie: misji ${mission(slots)} brakuje ${lacks(slots)}.`,
    couldGive: (slots) => `Czekam: za ${slots.n} morale mogę jeszcze oddać ci kość.`,
    worked: (slots) => `${capital(theMission(slots.card ?? ''))} ${pokryta(slots.card ?? '')}. ${cost(slots)}`,
    closer: (slots) =>
      `${String(slots.card).includes(',') ? 'Misjom' : 'Misji'} ${mission(slots)} brakuje już tylko ${lacks(slots)}. ${cost(slots)}`,
    failed: (slots) => `Misji ${mission(slots)} to nie pomogło. ${cost(slots)}`,
    other: ({ got = '', rest: open, ...slots }) =>
      `${capital(theMission(got))} ${pokryta(got)}${open ? `, ${theMission(open)} nie` : ''}. ${cost(slots)}`,
    nearer: (slots) => `${cost(slots)} Brakuje nam ${symbols(Number(slots.missing))}.`,
    threw: (slots) => cost(slots),
  },
  price: (n, percent) => `${n === 0 ? 'bez strat' : `−${n}`} · ${percent}%`,
  after: (left, band) => `${left}: ${band}`,
  win: (no, yes) => `Wygrywamy ${no} na 100 takich partii bez tego, ${yes} z tym`,
  limit: (floor) => `nigdy poniżej morale ${floor}`,
  spoken: (who, careful, what, chance, context, decides) =>
    `${careful ? 'Ostrożnie. ' : ''}${who} proponuje: ${what} ${chance ? `Szansa ${chance}. ` : ''}${context ? `${context}. ` : ''}Control Enter: zgoda. N: zostaw.${decides ? ' 3: decyduj.' : ''}`,
  hopes: (hope) => `Wykonane misje, średnio ${average(hope)}`,
  average,
  favours: {
    reroll: (slots) => `przerzut dla ${mission(slots)}`,
  },
});
