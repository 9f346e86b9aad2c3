/** What a bot says to the people it plays with, in English. */
import { united } from '@sztab/kernel/words';
import { SYMBOLS } from '../../content/symbols.ts';
import type { Where } from '../../content/towns.ts';
import type { BandName, PartnerWords, Slots } from '../partner-words.ts';
import { CARDS } from './cards.ts';
import { NAMES } from './names.ts';
import texts from './partner.json' with { type: 'json' };
import { SHORT } from './short-names.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const number = (n: number): string => NUMBERS[n] ?? String(n);
const dice = (n: number): string => (n === 1 ? 'one die' : `${number(n)} dice`);
const CALLED: Readonly<Record<string, string>> = { ...NAMES, ...SHORT };
const name = (id: string | number | undefined): string => CALLED[String(id)] ?? '';
/** One mission, or several together. */
const mission = ({ card }: Slots): string =>
  String(card)
    .split(',')
    .map((one) => `“${name(one)}”`)
    .join(' and ');
const isOne = ({ card }: Slots): boolean => !String(card).includes(',');
const missions = ({ card }: Slots): string => String(card).split(',').map(name).join('; ');
const where = ({ where: place }: Slots): string => CARDS.anyTown(place as Where);
const lacks = ({ lacks: letters }: Slots): string =>
  SYMBOLS.map((symbol) => [symbol, String(letters).split(symbol).length - 1] as const)
    .filter(([, n]) => n > 0)
    .map(([symbol, n]) => `${number(n)} ${CARDS.symbols[symbol]}${symbol === 'F' && n > 1 ? 's' : ''}`)
    .join(' and ');
/** “Witos’s die”, “the die with people and money”: dice without a person are known by what they show. */
const dieName = (id: string | number | undefined, { face }: Slots): string =>
  String(id) in CARDS.characterDice
    ? CARDS.characterDice[id as keyof typeof CARDS.characterDice]
    : name(id) ||
      (face === undefined
        ? `die ${String(id).slice(1)}`
        : `the die with ${[...String(face)].map((symbol) => CARDS.symbols[symbol as keyof typeof CARDS.symbols] ?? 'a joker').join(' and ')}`);
const colour = ({ to }: Slots): string => CARDS.colours[to as keyof typeof CARDS.colours]?.name ?? '';
const tokens = ({ token }: Slots): string => String(token).split(',').map(name).join(' and ');
const option = ({ named }: Slots): string => String(named);
/** What is done with it, by what the team is asked. */
const CHOOSING: Readonly<Record<string, string>> = {
  ind: 'put our token in',
  bonus: 'remove the obstacle:',
  kind: 'drive out',
  discard: 'discard',
  'jail-pawn': 'send a pawn to Magdeburg:',
  'jail-die': 'send to Magdeburg:',
};
const choosing = ({ question, option: move, power }: Slots): string =>
  power !== undefined
    ? `put the obstacle (${CARDS.sides[power as keyof typeof CARDS.sides]}) in`
    : ((move === 'decline' ? undefined : CHOOSING[String(question)]) ?? 'choose');
const chosen = (slots: Slots): string => `I would ${choosing(slots)} ${option(slots)}`;
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
/** „[5 pawns] and [7 dice]”: what is still to be laid down. */
const rest = ({ pawns, dice: left }: Slots): string =>
  [pawns && `[${count(Number(pawns), 'pawn', 'pawns')}]`, left && `[${count(Number(left), 'die', 'dice')}]`]
    .filter(Boolean)
    .join(' and ');
/** The dice that missions without a pawn will roll are counted in, and not those alone that the throw rolls. */
const worst = ({ left, black }: Slots): string =>
  `at worst morale ${left}${black ? ` with ${count(Number(black), 'more black die', 'more black dice')}` : ''}`;
const average = (hope: string | number | undefined): string => Number(hope).toFixed(1);

const are = (cards: string | number): string => `${mission({ card: cards })} ${isOne({ card: cards }) ? 'is' : 'are'}`;
/** What lies there no longer, what the black die took, and where that leaves us. */
const cost = ({ lost, pips, left, band }: Slots): string =>
  `${lost ? `${are(lost)} covered no longer. ` : ''}Black die ${pips === 0 ? 'blank' : pips}: morale ${left}, ${texts.bands[band as BandName]}.`;

export const partner: PartnerWords = united(texts, {
  called: name,
  aims: {
    covers: (slots) => `Shall I reroll ${dice(Number(slots.dice))} for ${mission(slots)}? Missing: ${lacks(slots)}.`,
    defends: (slots) =>
      `Shall I reroll ${dice(Number(slots.dice))}? We still lack ${number(Number(slots.missing))} symbols.`,
    passes: (slots) =>
      `Shall I pass ${dieName(slots.what, slots)} to ${colour(slots)}?${slots.card ? ` It completes ${mission(slots)}.` : ''}`,
    morale: (slots) => `Shall I use ${name(slots.token)} for ${slots.n} morale?`,
    spends: (slots) => `Shall I spend ${tokens(slots)} to complete ${mission(slots)}?`,
    chooses: (slots) => `${chosen(slots)}. Shall I?`,
    ordered: (slots) =>
      `You want me to reroll ${dice(Number(slots.dice))}${slots.card ? ` for ${mission(slots)}` : ''}. Shall I?`,
    plans: (slots) => `By my plan we complete ${average(slots.hope)} missions on average. Change what you like.`,
    replans: (slots) => `Then we complete ${average(slots.hope)} missions on average, not ${average(slots.before)}.`,
    second: (slots) => `Another way: ${average(slots.hope)} missions on average, not ${average(slots.before)}.`,
  },
  orders: {
    covers: (who, slots) => `Let ${who} reroll [${dice(Number(slots.dice))}] for [${missions(slots)}]`,
    defends: (who, slots) => `Let ${who} reroll [${dice(Number(slots.dice))}]`,
    passes: (who, slots) => `Let ${who} pass [${dieName(slots.what, slots)}] to [${colour(slots)}]`,
    morale: (who, slots) => `Let ${who} use [${name(slots.token)}] for morale`,
    spends: (who, slots) => `Let ${who} spend [${tokens(slots)}] for [${name(slots.card)}]`,
    chooses: (who, slots) => `Let ${who} ${choosing(slots)} [${option(slots)}]`,
    commits: (who) => `Let ${who} confirm [the plan]`,
    ordered: (who, slots) =>
      `Let ${who} reroll [${dice(Number(slots.dice))}]${slots.card ? ` for [${missions(slots)}]` : ''}`,
    plans: (who, slots) => `As ${who} says: put down ${rest(slots)}`,
    replans: (who, slots) => `As ${who} says: put down ${rest(slots)}`,
    second: (who, slots) => `As ${who} says: put down ${rest(slots)}`,
    lastPlan: (who, slots) => `As ${who} says: put down ${rest(slots)}`,
  },
  yes: {
    covers: (slots) => `Yes, reroll ${slots.dice}`,
    defends: (slots) => `Yes, reroll ${slots.dice}`,
    ordered: (slots) => `Yes, reroll ${slots.dice}`,
    plans: (slots) => (slots.lies ? 'Put down the rest' : 'Put it all down'),
    second: (slots) => (slots.lies ? 'Put down the rest' : 'Put it all down'),
    lastPlan: (slots) => (slots.lies ? 'Put down the rest' : 'Put it all down'),
  },
  reasons: {
    town: (slots) => `it brings ${where(slots)}`,
    averts: (slots) => `the harm of ${mission(slots)} is averted`,
    person: (slots) => `${name(slots.who)} would join us`,
    safe: (slots) => `${worst(slots)}, no threat`,
    shield: (slots) => `may cost the shield; no threat, ${worst(slots)}`,
    threat: (slots) => `may bring ${texts.bands[slots.band as BandName]}: ${worst(slots)}`,
    left: (slots) => `at worst ${slots.left} morale left`,
    rises: (slots) => `morale ${slots.from} → ${slots.to}: ${texts.bands[slots.band as BandName]}`,
    fits: (slots) =>
      `${name(slots.who).split(' ').at(-1)} often shows ${CARDS.symbols[slots.symbol as (typeof SYMBOLS)[number]]}`,
    few: (slots) => `Only ${number(Number(slots.n))} ${slots.n === 1 ? 'symbol' : 'symbols'}`,
    stakes: (slots) => `puts ${mission(slots)} at stake`,
    instead: (slots) => `${slots.staked ? 'at the cost' : 'in place'} of ${mission(slots)}`,
    from: (slots) => `from ${mission(slots)}`,
  },
  sayings: {
    tooFew: (slots) => `No: passing costs ${slots.n} morale, and we have ${slots.left}.`,
    needs: (slots) => `I would not: without ${dieName(slots.die, slots)} we lose ${mission(slots)}.`,
    gives: (slots) => `Yes: ${dieName(slots.die, slots)}. It costs 2 morale, ${slots.from} → ${slots.to}.`,
    givesIdle: (slots) => `It would complete nothing yet, and costs 2 morale, ${slots.from} → ${slots.to}.`,
    notMine: (slots) => `${mission(slots)} is not mine: only the dice of its pawn count there.`,
    covered: (slots) => `${mission(slots)} is covered already.`,
    hopeless: (slots) => `My dice cannot bring what ${mission(slots)} lacks.`,
    gladly: (slots) => `Gladly: ${slots.percent} % for ${mission(slots)}.`,
    doubts: (slots) => `Only ${slots.percent} %: I would not, but say so and I do.`,
    without: (slots) => `Without a pawn ${mission(slots)} does its harm.`,
    advisePawn: (slots) => `I would put your pawn on ${mission(slots)}.`,
    adviseFinal: (slots) =>
      `I would reroll ${dice(Number(slots.dice))} of yours; we lack ${number(Number(slots.missing))} symbols.`,
    adviseThrow: (slots) => `I would reroll ${dice(Number(slots.dice))} for ${mission(slots)}: ${slots.percent} %.`,
    notYet: (slots) => `Not yet: ${mission(slots)} lacks ${lacks(slots)}.`,
    couldGive: (slots) => `I wait: I could still give you a die, for ${slots.n} morale.`,
    worked: (slots) => `${are(slots.card ?? '')} covered. ${cost(slots)}`,
    closer: (slots) => `${mission(slots)} now ${isOne(slots) ? 'lacks' : 'lack'} only ${lacks(slots)}. ${cost(slots)}`,
    failed: (slots) => `It did not help ${mission(slots)}. ${cost(slots)}`,
    other: (slots) => `${are(slots.got ?? '')} covered${slots.rest ? `, ${are(slots.rest)} not` : ''}. ${cost(slots)}`,
    nearer: (slots) => `${cost(slots)} We lack ${number(Number(slots.missing))} symbols.`,
    threw: (slots) => cost(slots),
  },
  price: (n, percent) => `${n === 0 ? 'none' : `−${n}`} · ${percent} %`,
  after: (left, band) => `${left}: ${band}`,
  win: (no, yes) => `We win ${no} of 100 such games without it, ${yes} with it`,
  limit: (floor) => `never below morale ${floor}`,
  spoken: (who, careful, what, chance, context, decides) =>
    `${careful ? 'Careful. ' : ''}${who} proposes: ${what} ${chance ? `Chance ${chance}. ` : ''}${context ? `${context}. ` : ''}Control Enter: yes. N: leave it.${decides ? ' 3: you decide.' : ''}`,
  hopes: (hope) => `Missions done, on average ${average(hope)}`,
  average,
  favours: {
    reroll: (slots) => `reroll for ${mission(slots)}`,
  },
});
