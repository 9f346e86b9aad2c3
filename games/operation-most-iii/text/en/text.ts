/** Operation Most III in English: plain and British, the log in the past tense. */
import { counting, digits, houseOptions, houseReasons, NBSP, signed, united } from '@sztab/kernel/words';
import { type CardId, cardOf, DIE_CHANGE, type Kind, type KindId } from '../../content/cards.ts';
import { enemyOf, HOME, type Side, type Zone } from '../../content/zones.ts';
import type { ChainSource } from '../../rules/state.ts';
import { phrasesIn } from '../phrases.ts';
import { type Catalogue, type Change, faces, type RuleWords, type Standing, type ZoneWords } from '../words.ts';
import options from './options.json' with { type: 'json' };
import reasons from './reasons.json' with { type: 'json' };
import texts from './text.json' with { type: 'json' };
import { WHY } from './why.ts';

const NAMES: Readonly<Record<KindId, string>> = {
  'PL-PARTISANS': 'Partisans',
  'PL-SCOUTS': 'Scouts',
  'PL-CICHOCIEMNI': 'Cichociemni',
  'PL-SUPPORT': 'Support',
  'PL-LUCK': 'War Luck',
  'PL-MISFORTUNE': 'War Misfortune',
  'PL-AMBUSH': 'Ambush!',
  'PL-WITNESSES': 'Witnesses',
  'PL-NURSE': 'Nurse',
  'PL-MORALE': 'High Morale',
  'PL-HIDE': 'Hiding the Fragments',
  'PL-MOST': 'Operation Most III',
  'DE-SOLDIERS': 'Soldiers',
  'DE-SCOUTS': 'Scouts',
  'DE-SS': 'SS',
  'DE-SUPPORT': 'Support',
  'DE-LUCK': 'War Luck',
  'DE-MISFORTUNE': 'War Misfortune',
  'DE-AMBUSH': 'Ambush!',
  'DE-NURSE': 'Nurse',
  'DE-MOTORCYCLES': 'Motorcycles',
  'DE-MORALE': 'High Morale',
  'DE-COLUMN': 'Motorised Column',
};

const ZONES: Readonly<Record<Zone, ZoneWords>> = {
  base: { title: 'Rocket Base', in: 'at the Rocket Base', to: 'to the Rocket Base', from: 'from the Rocket Base' },
  surroundings: {
    title: 'Base Surroundings',
    in: 'in the Base Surroundings',
    to: 'to the Base Surroundings',
    from: 'from the Base Surroundings',
  },
  forest: { title: 'Forest', in: 'in the Forest', to: 'to the Forest', from: 'from the Forest' },
};

/** At the head of a sentence, and inside one. */
const WHO: Readonly<Record<Side, string>> = { PL: 'The Poles', DE: 'The Germans' };
const WHOM: Readonly<Record<Side, string>> = { PL: 'the Poles', DE: 'the Germans' };
const ADJECTIVE: Readonly<Record<Side, string>> = { PL: 'Polish', DE: 'German' };
const STEAL: Readonly<Record<Side, string>> = { PL: 'Spy', DE: 'Sturmwind' };
const SOURCE: Readonly<Record<ChainSource, string>> = {
  volunteers: 'Volunteers',
  motorisedColumn: 'Motorised Column',
};

const card = (id: CardId): string => NAMES[cardOf(id).id];
const { list, marked, toHome, raid } = phrasesIn('en', { zones: ZONES, steal: STEAL, exhausted: 'exhausted', card });
/** The card that fights, and for whom it stepped in. */
const struckBy = (struck: CardId, escorted: CardId | null): string =>
  escorted ? `${card(escorted)} (Escort: ${card(struck)})` : card(struck);
const told = (ids: readonly CardId[] | undefined, before: string): string => (ids ? `${before} ${list(ids)}` : '');

const { counted } = counting('en');
const parts = (n: number): string => counted(n, 'part', 'parts');
const actions = (n: number): string => counted(n, 'action', 'actions');
const cards = (n: number): string => counted(n, 'card', 'cards');
const bullets = (k: Kind): string => counted(k.bullets, 'bullet', 'bullets');

const SUPPORT_ADDS = signed(DIE_CHANGE.supportInAction);

const RULES: RuleWords = {
  escort: (k) => `Attacks with ${bullets(k)}. Escort: fights in place of another card of yours attacked in its zone.`,
  search: (k) =>
    `Searches the Base Surroundings: ${k.search} or more brings ${parts(1)} ${toHome(k)}. Attacks with ${bullets(k)}.`,
  steal: (k) => `${raid(k)}: ${k.steal} or more takes ${parts(1)} ${toHome(k)}. Attacks with ${bullets(k)}.`,
  support: () =>
    `Order: refresh a Unit. Volunteers: two actions in a row. Support in action: ${SUPPORT_ADDS} to your own die.`,
  effects: {
    warLuck: () => `${signed(DIE_CHANGE.warLuck)} to your own die, once it is rolled.`,
    warMisfortune: () => `${signed(DIE_CHANGE.warMisfortune)} to an enemy die, once it is rolled.`,
    ambush: () => 'Your own Attack succeeds without dice.',
    witnesses: () => 'Your own Search succeeds without a die.',
    nurse: (k) => `Your Unit that was hit goes ${toHome(k)}, exhausted, instead of leaving the game.`,
    motorcycles: () => 'Your Unit makes its Move and stays ready.',
    highMorale: () => 'Refresh one of your exhausted Units.',
    hideFragments: () => `Hide up to ${parts(2)} of the Base Surroundings until the stage ends. Nobody can find them.`,
    mostIII: () => 'Fly out all parts in the Forest, if no German card is there. Nobody can take them any more.',
    motorisedColumn: () => 'Three actions in a row; then you may refresh one of your exhausted Units.',
  },
};

function rollStands({ action, side, mine, struck, escorted, total, against, succeeds, missing }: Standing): string {
  const forMe = succeeds ? 'enough' : `${missing}${NBSP}short`;
  const forThem = succeeds ? 'it will succeed' : 'it will fail';
  if (action === 'attack') {
    const target = struckBy(struck as CardId, escorted);
    const score = `${digits(total)} to ${digits(against)}`;
    // Two names leave room for few words.
    if (escorted && !mine) return `Attack on your ${target}: ${score}, ${forThem}`;
    return mine
      ? `Your Attack on ${target} stands at ${score}: ${forMe}`
      : `The Attack on your ${target} stands at ${score}: ${forThem}`;
  }
  const name = action === 'search' ? 'Search' : STEAL[side];
  return mine
    ? `Your ${name} stands at ${digits(total)}, you need ${against}: ${forMe}`
    : `The ${ADJECTIVE[side]} ${name} stands at ${digits(total)}, it needs ${against}: ${forThem}`;
}

const becomes = ({ now, delta }: Change, whose: string): string =>
  now === null ? signed(delta) : `${whose} ${digits(now)} becomes ${digits(now + delta)}`;

const rollEnded = (name: string, success: boolean, total: number, need: number): string =>
  `${name} ${success ? 'succeeded' : 'failed'}: ${digits(total)}, needed ${need}`;

const { match, seating } = houseOptions('en');

export const en: Catalogue = united(texts, {
  language: 'en',
  cards: faces(NAMES, RULES),
  zones: ZONES,

  options: {
    ...options,
    sideAssignment: seating('sides', 'How it is settled who leads the Poles and who the Germans.'),
    match: match('Two games with sides changed. At one win each, the sum of part differences decides.'),
  },

  orders: {
    act: (ends, stage, enemy, can, passed) => {
      if (ends === 'nothing') return can ? 'Your turn: act or pass' : 'No action is left to you: pass';
      const what = ends === 'stage' ? `stage ${stage}` : 'the game';
      if (!can && !passed) return `Nobody can act: pass and end ${what}`;
      if (!can) return `${WHO[enemy]} passed: pass and end ${what}`;
      return `${passed ? 'They passed' : 'They cannot act'}: act or end ${what}`;
    },
    chain: (source, remaining, can) =>
      can ? `${SOURCE[source]}: ${actions(remaining)} left` : `${SOURCE[source]}: nothing left to do`,
    escort: (_attacker, actor, target) => `${card(actor)} attack your ${card(target)}. Escort?`,
    ambush: (actor, struck, escorted) => {
      const odds = `bullets ${cardOf(actor).bullets} to ${cardOf(struck).bullets}`;
      return escorted
        ? `You attack ${card(escorted)} with ${card(actor)}; ${card(struck)} escort, ${odds}. Ambush or dice?`
        : `You attack ${card(struck)} with ${card(actor)}, ${odds}. Ambush or dice?`;
    },
    roll: rollStands,
    nurse: (struck, escorted) =>
      `The Attack hits your ${card(struck)}${escorted ? `, who escorted ${card(escorted)}` : ''}. Play Nurse?`,
  },

  waiting: {
    mulligan: (sides) =>
      sides.length > 1
        ? 'Both sides are deciding whether to exchange their cards'
        : `${sides.map((side) => WHO[side]).join('')} are deciding whether to exchange their cards`,
    act: (side) => `${WHO[side]} are choosing an action`,
    chain: (side, source, remaining) => `${WHO[side]} are choosing an action of ${SOURCE[source]}, ${remaining} left`,
    react: (side) => `${WHO[side]} may react`,
    columnRefresh: (side) => `${WHO[side]} are choosing a Unit to refresh`,
  },

  moves: {
    deploy: (id, mark) => `Deploy ${card(id)}${marked(mark)}`,
    attack: (unit, target, mark) => `Attack ${card(target)} with ${card(unit)}${marked(mark)}`,
    search: (unit, witnesses) =>
      witnesses
        ? `Search with ${card(unit)} and ${card(witnesses)}: succeeds without a roll`
        : `Search with ${card(unit)}`,
    steal: (unit) => `${STEAL[cardOf(unit).side]} with ${card(unit)}`,
    move: (unit, from, to, motorcycles) => {
      const way = `${card(unit)}${from ? ` ${ZONES[from].from}` : ''} ${ZONES[to].to}`;
      return motorcycles ? `${card(motorcycles)}: move ${way}, ready` : `Move ${way}`;
    },
    order: (support, unit, mark) => `Order from ${card(support)}: refresh ${card(unit)}${marked(mark)}`,
    volunteers: (support) => `Volunteers from ${card(support)}: two actions in a row`,
    highMorale: (unit, mark) =>
      unit ? `Play High Morale: refresh ${card(unit)}${marked(mark)}` : 'Play High Morale: no Unit to refresh',
    hideFragments: (n) =>
      n > 0 ? `Hiding the Fragments: hide ${parts(n)} until the stage ends` : 'Hiding the Fragments: hide no part',
    mostIII: (n) => (n > 0 ? `Operation Most III: fly out ${parts(n)}` : 'Operation Most III: fly out no part'),
    pass: (ends) => {
      if (ends === 'nothing') return 'Pass';
      return ends === 'stage' ? 'Pass: the stage ends' : 'Pass: the game ends';
    },
    endChain: (link) => (link ? `End here, ${link.remaining} unused` : 'End this link of the chain'),
    escort: (unit) => `Send ${card(unit)} as the Escort`,
    warLuck: (change) => `Play ${card(change.card)}: ${becomes(change, 'your')}`,
    warMisfortune: (change) => `Play ${card(change.card)}: ${becomes(change, 'their')}`,
    supportInAction: (change) => `Use ${card(change.card)}: ${becomes(change, 'your')}`,
    nurse: (unit) =>
      unit ? `Play Nurse: ${card(unit)} back ${ZONES[HOME[cardOf(unit).side]].to}, exhausted` : 'Play Nurse',
    declineNurse: (unit) => (unit ? `No Nurse: ${card(unit)} out of the game` : 'No Nurse'),
    refresh: (unit, mark) => `Refresh ${card(unit)}${marked(mark)}`,
  },

  events: {
    'stage-began': ({ stage }) => `Stage ${stage} began`,
    drew: ({ side, count, cards: drawn }) => `${WHO[side]} drew ${cards(count)}${told(drawn, ':')}`,
    'mulligan-answered': ({ side }) => `${WHO[side]} decided whether to exchange cards`,
    'hand-kept': ({ side }) => `${WHO[side]} kept their cards`,
    'hand-exchanged': ({ side, count, cards: drawn }) =>
      `${WHO[side]} exchanged ${cards(count)}${told(drawn, ' and drew')}`,
    'rocket-fell': ({ parts: n }) => `Rocket test: ${parts(n)} fell ${ZONES.surroundings.in}`,
    deployed: ({ side, card: id, zone }) => `${WHO[side]} deployed ${card(id)} ${ZONES[zone].in}`,
    moved: ({ side, card: id, from, to, with: by }) => {
      const way = `${ZONES[from].from} ${ZONES[to].to}`;
      return `${WHO[side]} moved ${card(id)} ${by ? `with ${card(by)} ${way}, still ready` : way}`;
    },
    'attack-declared': ({ side, actor, target, zone }) =>
      `${WHO[side]} attacked ${card(target)} with ${card(actor)} ${ZONES[zone].in}`,
    escorted: ({ side, card: id, target }) => `${WHO[side]} sent ${card(id)} as the Escort of ${card(target)}`,
    ambushed: ({ side, card: id }) => `${WHO[side]} played ${card(id)} instead of rolling`,
    'search-declared': ({ side, actor, with: by }) =>
      `${WHO[side]} began a Search with ${card(actor)}${by ? ` and ${card(by)}` : ''}`,
    'steal-declared': ({ side, actor, zone }) =>
      `${WHO[side]} began ${STEAL[side]} with ${card(actor)} ${ZONES[zone].in}`,
    rolled: ({ side, dice }) => {
      const other = dice[enemyOf(side)];
      const own = `${WHO[side]} rolled ${dice[side] ?? 0}`;
      return other === undefined ? own : `${own}, ${WHOM[enemyOf(side)]} ${other}`;
    },
    'die-changed': ({ side, card: id, die, delta }) => {
      const verb = cardOf(id).class === 'support' ? 'used' : 'played';
      const whose = die === side ? 'their own' : `the ${ADJECTIVE[die]}`;
      return `${WHO[side]} ${verb} ${card(id)}: ${signed(delta)} to ${whose} die`;
    },
    'let-stand': ({ side }) => `${WHO[side]} let the result stand`,
    'attack-ended': ({ side, success, totals }) => {
      const result = success ? 'The Attack succeeded' : 'The Attack failed';
      return totals
        ? `${result}, ${digits(totals[side])} to ${digits(totals[enemyOf(side)])}`
        : `${result} without dice`;
    },
    'search-ended': ({ success, total, need }) =>
      total === null ? 'The Search succeeded without a die' : rollEnded('The Search', success, total, need),
    'steal-ended': ({ side, success, total, need }) => rollEnded(STEAL[side], success, total, need),
    'part-moved': ({ from, to }) => `${parts(1)} went ${ZONES[from].from} ${ZONES[to].to}`,
    removed: ({ side, card: id }) => `${WHO[side]} lost ${card(id)}`,
    nursed: ({ side, card: id, unit }) =>
      `${WHO[side]} played ${card(id)}: ${card(unit)} went back ${ZONES[HOME[side]].to}, exhausted`,
    ordered: ({ side, support, unit }) => `${WHO[side]} used ${card(support)} for an Order and refreshed ${card(unit)}`,
    'morale-raised': ({ side, card: id, unit }) =>
      `${WHO[side]} played ${card(id)} ${unit ? `and refreshed ${card(unit)}` : 'with no Unit to refresh'}`,
    'chain-opened': ({ side, source, card: id, actions: n }) => {
      const by = source === 'volunteers' ? `used ${card(id)} for Volunteers` : `played ${card(id)}`;
      return `${WHO[side]} ${by}: ${actions(n)} in a row`;
    },
    'chain-ended': ({ side, source, unused, idle }) =>
      idle
        ? `${SOURCE[source]} ended: ${WHOM[side]} had nothing left to do`
        : `${WHO[side]} gave up ${actions(unused)} of ${SOURCE[source]}`,
    refreshed: ({ side, unit }) => `${WHO[side]} refreshed ${card(unit)}`,
    'parts-hidden': ({ side, card: id, parts: n }) =>
      n > 0
        ? `${card(id)}: ${WHOM[side]} hid ${parts(n)} until the end of the stage`
        : `${card(id)}: ${WHOM[side]} hid no part`,
    'parts-returned': ({ parts: n }) =>
      n > 0
        ? `${counted(n, 'hidden part', 'hidden parts')} went back ${ZONES.surroundings.to}`
        : `${NAMES['PL-HIDE']} left the table; no part had been hidden`,
    'parts-evacuated': ({ side, card: id, parts: n }) =>
      `${card(id)}: ${WHOM[side]} flew ${n > 0 ? parts(n) : 'no part'} out of the country`,
    passed: ({ side }) => `${WHO[side]} passed`,
    resigned: ({ side }) => `${WHO[side]} resigned`,
    'game-over': ({ winner, reason, score, unusedRocket }) => {
      const loser = enemyOf(winner);
      const how = {
        parts: `won, ${parts(score[winner])} to ${score[loser]}`,
        tie: `won the tie at ${parts(score[winner])} each`,
        homeLost: `won: ${WHOM[loser]} had lost their home zone`,
        resign: `won: ${WHOM[loser]} had resigned`,
      }[reason];
      const rocket = unusedRocket === null ? '' : `. The unused rocket test: ${unusedRocket}`;
      return `${WHO[winner]} ${how}${rocket}`;
    },
  },

  why: WHY,
  whyNot: { ...reasons, ...houseReasons('en') },

  endings: {
    parts: ({ winner, score }) => `${WHO[winner]} win, ${parts(score[winner])} to ${score[enemyOf(winner)]}`,
    tie: ({ winner, score, agreed }) =>
      `${parts(score[winner])} each: ${WHOM[winner]} win the tie${agreed ? ', as agreed before the game' : ''}`,
    homeLost: ({ winner }) => {
      const loser = enemyOf(winner);
      return `${WHO[winner]} win: they stand ${ZONES[HOME[loser]].in}, and no ${ADJECTIVE[loser]} card is left there`;
    },
    resign: ({ winner }) => `${WHO[winner]} win: ${WHOM[enemyOf(winner)]} have resigned`,
  },

  card,
});
