/** Operation Most III in German. In the log the sides act, in the past tense: „Die Polen legten Partisanen aus“. */
import { counting, digits, houseOptions, houseReasons, type Partly, signed, united } from '@sztab/kernel/words';
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
  'PL-PARTISANS': 'Partisanen',
  'PL-SCOUTS': 'Späher',
  'PL-CICHOCIEMNI': 'Cichociemni',
  'PL-SUPPORT': 'Unterstützung',
  'PL-LUCK': 'Kriegsglück',
  'PL-MISFORTUNE': 'Kriegspech',
  'PL-AMBUSH': 'Hinterhalt!',
  'PL-WITNESSES': 'Zeugen',
  'PL-NURSE': 'Sanitäterin',
  'PL-MORALE': 'Hohe Moral',
  'PL-HIDE': 'Verborgene Trümmer',
  'PL-MOST': 'Operation Most III',
  'DE-SOLDIERS': 'Soldaten',
  'DE-SCOUTS': 'Späher',
  'DE-SS': 'SS',
  'DE-SUPPORT': 'Unterstützung',
  'DE-LUCK': 'Kriegsglück',
  'DE-MISFORTUNE': 'Kriegspech',
  'DE-AMBUSH': 'Hinterhalt!',
  'DE-NURSE': 'Sanitäterin',
  'DE-MOTORCYCLES': 'Motorräder',
  'DE-MORALE': 'Hohe Moral',
  'DE-COLUMN': 'Motorisierte Kolonne',
};

/** After „mit“ and „von“, where it differs from the name. */
const DATIVE: Readonly<Partial<Record<KindId, string>>> = {
  'PL-SCOUTS': 'Spähern',
  'DE-SCOUTS': 'Spähern',
  'DE-SS': 'der SS',
  'DE-MOTORCYCLES': 'Motorrädern',
};

export const ZONES: Readonly<Record<Zone, ZoneWords>> = {
  base: { title: 'Raketenbasis', in: 'in der Raketenbasis', to: 'in die Raketenbasis', from: 'aus der Raketenbasis' },
  surroundings: {
    title: 'Umgebung der Basis',
    in: 'in der Umgebung',
    to: 'in die Umgebung',
    from: 'aus der Umgebung',
  },
  forest: { title: 'Wald', in: 'im Wald', to: 'in den Wald', from: 'aus dem Wald' },
};

/** At the head of a sentence, and inside one. */
const WHO: Readonly<Record<Side, string>> = { PL: 'Die Polen', DE: 'Die Deutschen' };
const WHOM: Readonly<Record<Side, string>> = { PL: 'die Polen', DE: 'die Deutschen' };
/** Before a noun of the feminine gender, such as „Karte“; what is done with a die stands behind it. */
const ADJECTIVE: Readonly<Record<Side, string>> = { PL: 'polnische', DE: 'deutsche' };
const STEAL: Readonly<Record<Side, string>> = { PL: 'Spion', DE: 'Sturmwind' };
const SOURCE: Readonly<Record<ChainSource, string>> = {
  volunteers: 'Freiwillige',
  motorisedColumn: 'Motorisierte Kolonne',
};

export const card = (id: CardId): string => NAMES[cardOf(id).id];
export const by = (id: CardId): string => DATIVE[cardOf(id).id] ?? card(id);
const { list, marked, toHome, raid } = phrasesIn('de', { zones: ZONES, steal: STEAL, exhausted: 'erschöpft', card });
/** The card that fights, and for whom it stepped in. */
const struckBy = (struck: CardId, escorted: CardId | null): string =>
  escorted ? `${card(escorted)} (Eskorte: ${card(struck)})` : card(struck);
const told = (ids: readonly CardId[] | undefined, before = ''): string => (ids ? `${before}: ${list(ids)}` : '');

const { counted, form } = counting('de');
const parts = (n: number): string => counted(n, 'Teil', 'Teile');
const actions = (n: number): string => counted(n, 'Aktion', 'Aktionen');
const cards = (n: number): string => counted(n, 'Karte', 'Karten');
const bullets = (k: Kind): string => counted(k.bullets, 'Patrone', 'Patronen');

const SUPPORT_ADDS = signed(DIE_CHANGE.supportInAction);

const RULES: RuleWords = {
  escort: (k) => `Greift mit ${bullets(k)} an. Eskorte: kämpft für eine andere deiner Karten in ihrer Zone.`,
  search: (k) =>
    `Durchsucht die Umgebung: ${k.search} oder mehr bringt ${parts(1)} ${toHome(k)}. Angriff mit ${bullets(k)}.`,
  steal: (k) => `${raid(k)}: ${k.steal} oder mehr bringt ${parts(1)} ${toHome(k)}. Angriff mit ${bullets(k)}.`,
  support: () =>
    `Befehl: frischt eine Einheit auf. Freiwillige: zwei Aktionen. Unterstützung im Einsatz: ${SUPPORT_ADDS} auf deinen Würfel.`,
  effects: {
    warLuck: () => `${signed(DIE_CHANGE.warLuck)} auf deinen Würfel, sobald er gefallen ist.`,
    warMisfortune: () => `${signed(DIE_CHANGE.warMisfortune)} auf einen gegnerischen Würfel, sobald er gefallen ist.`,
    ambush: () => 'Dein eigener Angriff gelingt ohne Würfel.',
    witnesses: () => 'Deine eigene Suche gelingt ohne Würfel.',
    nurse: (k) => `Deine getroffene Einheit geht erschöpft ${toHome(k)}, statt das Spiel zu verlassen.`,
    motorcycles: () => 'Deine Einheit bewegt sich und bleibt bereit.',
    highMorale: () => 'Frische eine deiner erschöpften Einheiten auf.',
    hideFragments: () => `Verbirg bis zu ${parts(2)} der Umgebung bis zum Ende der Etappe. Niemand kann sie finden.`,
    mostIII: () => 'Flieg alle Teile im Wald aus, wenn dort keine deutsche Karte liegt. Niemand kann sie mehr nehmen.',
    motorisedColumn: () => 'Drei Aktionen nacheinander; danach darfst du eine erschöpfte Einheit auffrischen.',
  },
};

function rollStands({ action, side, mine, struck, escorted, total, against, succeeds, missing }: Standing): string {
  const forMe = succeeds ? 'das reicht' : `${form(missing, 'es fehlt', 'es fehlen')} ${missing}`;
  const forThem = succeeds ? 'das gelingt' : 'das misslingt';
  if (action === 'attack') {
    const target = struckBy(struck as CardId, escorted);
    const score = `${digits(total)} zu ${digits(against)}`;
    return mine
      ? `Dein Angriff auf ${target}: ${score}, ${forMe}`
      : `Angriff auf deine ${target}: ${score}, ${forThem}`;
  }
  const result = `${digits(total)}, nötig ${against}`;
  if (action === 'search')
    return mine ? `Deine Suche: ${result}, ${forMe}` : `Die ${ADJECTIVE[side]} Suche: ${result}, ${forThem}`;
  return mine ? `Dein ${STEAL[side]}: ${result}, ${forMe}` : `${STEAL[side]} der anderen: ${result}, ${forThem}`;
}

const becomes = ({ now, delta }: Change, whose: string): string =>
  now === null ? signed(delta) : `aus ${whose} ${digits(now)} wird ${digits(now + delta)}`;

const rollEnded = (name: string, success: boolean, total: number, need: number): string =>
  `${name} ${success ? 'gelang' : 'misslang'}: ${digits(total)}, nötig ${need}`;

const { match, seating } = houseOptions('de');

export const de: Partly<Catalogue> = united(texts, {
  language: 'de',
  cards: faces(NAMES, RULES),
  zones: ZONES,

  options: {
    ...options,
    sideAssignment: seating('sides', 'Wie bestimmt wird, wer die Polen führt und wer die Deutschen.'),
    match: match(
      'Zwei Spiele mit getauschten Seiten. Gewinnt jeder eines, entscheidet die Summe der Unterschiede an Teilen.',
    ),
  },

  orders: {
    act: (ends, stage, enemy, can, passed) => {
      if (ends === 'nothing') return can ? 'Du bist am Zug: Aktion oder passen' : 'Dir bleibt keine Aktion: Passe';
      const what = ends === 'stage' ? `Etappe ${stage}` : 'das Spiel';
      if (!can && !passed) return `Niemand kann handeln: Passe und beende ${what}`;
      if (!can) return `${WHO[enemy]} haben gepasst: Passe und beende ${what}`;
      const why = passed ? 'Sie haben gepasst' : 'Sie können nichts tun';
      return `${why}: Aktion, oder beende ${what}`;
    },
    chain: (source, remaining, can) =>
      can ? `${SOURCE[source]}: noch ${actions(remaining)}` : `${SOURCE[source]}: nichts mehr zu tun`,
    escort: (attacker, actor, target) => `${WHO[attacker]} greifen deine ${card(target)} mit ${by(actor)} an. Eskorte?`,
    ambush: (actor, struck, escorted) => {
      const odds = `Patronen ${cardOf(actor).bullets} zu ${cardOf(struck).bullets}`;
      return escorted
        ? `Du greifst ${card(escorted)} mit ${by(actor)} an; Eskorte: ${card(struck)}, ${odds}. Hinterhalt oder Würfel?`
        : `Du greifst ${card(struck)} mit ${by(actor)} an, ${odds}. Hinterhalt oder Würfel?`;
    },
    roll: rollStands,
    nurse: (struck, escorted) =>
      `Der Angriff trifft deine ${card(struck)}${escorted ? ` (Eskorte für ${card(escorted)})` : ''}. Sanitäterin?`,
  },

  waiting: {
    mulligan: (sides) =>
      sides.length > 1
        ? 'Beide Seiten entscheiden, ob sie ihre Karten tauschen'
        : `${sides.map((side) => WHO[side]).join('')} entscheiden, ob sie ihre Karten tauschen`,
    act: (side) => `${WHO[side]} wählen eine Aktion`,
    chain: (side, source, remaining) => `${WHO[side]} wählen eine Aktion (${SOURCE[source]}, noch ${remaining})`,
    react: (side) => `${WHO[side]} dürfen reagieren`,
    columnRefresh: (side) => `${WHO[side]} wählen eine Einheit zum Auffrischen`,
  },

  moves: {
    deploy: (id, mark) => `Auslegen: ${card(id)}${marked(mark)}`,
    attack: (unit, target, mark) => `${card(target)} mit ${by(unit)} angreifen${marked(mark)}`,
    search: (unit, witnesses) =>
      witnesses ? `Suche mit ${by(unit)} und ${by(witnesses)}: gelingt ohne Wurf` : `Suche mit ${by(unit)}`,
    steal: (unit) => `${STEAL[cardOf(unit).side]} mit ${by(unit)}`,
    move: (unit, from, to, motorcycles) => {
      const way = `${card(unit)}${from ? ` ${ZONES[from].from}` : ''} ${ZONES[to].to}`;
      return motorcycles ? `${card(motorcycles)}: ${way} bewegen, bereit` : `${way} bewegen`;
    },
    order: (support, unit, mark) => `Befehl (${card(support)}): ${card(unit)} auffrischen${marked(mark)}`,
    volunteers: (support) => `Freiwillige (${card(support)}): zwei Aktionen nacheinander`,
    highMorale: (unit, mark) =>
      unit ? `Hohe Moral: ${card(unit)} auffrischen${marked(mark)}` : 'Hohe Moral: keine Einheit aufzufrischen',
    hideFragments: (n) =>
      n > 0
        ? `Verborgene Trümmer: ${parts(n)} bis zum Ende der Etappe verbergen`
        : 'Verborgene Trümmer: kein Teil verbergen',
    mostIII: (n) => (n > 0 ? `Operation Most III: ${parts(n)} ausfliegen` : 'Operation Most III: kein Teil ausfliegen'),
    pass: (ends) => {
      if (ends === 'nothing') return 'Passen';
      return ends === 'stage' ? 'Passen: Die Etappe endet' : 'Passen: Das Spiel endet';
    },
    endChain: (link) => (link ? `Beenden, ${link.remaining} ungenutzt` : 'Dieses Glied der Kette beenden'),
    escort: (unit) => `${card(unit)} als Eskorte schicken`,
    warLuck: (change) => `${card(change.card)}: ${becomes(change, 'deiner')}`,
    warMisfortune: (change) => `${card(change.card)}: ${becomes(change, 'gegnerischer')}`,
    supportInAction: (change) => `${card(change.card)}: ${becomes(change, 'deiner')}`,
    nurse: (unit) =>
      unit
        ? `Sanitäterin: ${card(unit)} zurück ${ZONES[HOME[cardOf(unit).side]].to}, erschöpft`
        : 'Sanitäterin spielen',
    declineNurse: (unit) => (unit ? `Keine Sanitäterin: ${card(unit)} aus dem Spiel` : 'Keine Sanitäterin'),
    refresh: (unit, mark) => `${card(unit)} auffrischen${marked(mark)}`,
  },

  events: {
    'stage-began': ({ stage }) => `Etappe ${stage} begann`,
    drew: ({ side, count, cards: drawn }) => `${WHO[side]} zogen ${cards(count)}${told(drawn)}`,
    'mulligan-answered': ({ side }) => `${WHO[side]} entschieden, ob sie Karten tauschen`,
    'hand-kept': ({ side }) => `${WHO[side]} behielten ihre Karten`,
    'hand-exchanged': ({ side, count, cards: drawn }) =>
      `${WHO[side]} tauschten ${cards(count)}${told(drawn, ' und zogen')}`,
    'rocket-fell': ({ parts: n }) => `Raketentest: ${parts(n)} ${form(n, 'fiel', 'fielen')} ${ZONES.surroundings.to}`,
    deployed: ({ side, card: id, zone }) => `${WHO[side]} legten ${card(id)} ${ZONES[zone].in} aus`,
    moved: ({ side, card: id, from, to, with: motorcycles }) => {
      const way = `${ZONES[from].from} ${ZONES[to].to}`;
      return motorcycles
        ? `${WHO[side]} bewegten ${card(id)} mit ${by(motorcycles)} ${way}, weiter bereit`
        : `${WHO[side]} bewegten ${card(id)} ${way}`;
    },
    'attack-declared': ({ side, actor, target, zone }) =>
      `${WHO[side]} griffen ${card(target)} mit ${by(actor)} ${ZONES[zone].in} an`,
    escorted: ({ side, card: id, target }) => `${WHO[side]} schickten ${card(id)} als Eskorte für ${card(target)}`,
    ambushed: ({ side, card: id }) => `${WHO[side]} spielten ${card(id)} statt zu würfeln`,
    'search-declared': ({ side, actor, with: witnesses }) =>
      `${WHO[side]} begannen eine Suche mit ${by(actor)}${witnesses ? ` und ${by(witnesses)}` : ''}`,
    'steal-declared': ({ side, actor, zone }) =>
      `${WHO[side]} begannen ${STEAL[side]} mit ${by(actor)} ${ZONES[zone].in}`,
    rolled: ({ side, dice }) => {
      const other = dice[enemyOf(side)];
      const own = `${WHO[side]} würfelten ${dice[side] ?? 0}`;
      return other === undefined ? own : `${own}, ${WHOM[enemyOf(side)]} ${other}`;
    },
    'die-changed': ({ side, card: id, die, delta }) => {
      const verb = cardOf(id).class === 'support' ? 'nutzten' : 'spielten';
      const whose = die === side ? 'den eigenen Würfel' : `den Würfel der ${die === 'PL' ? 'Polen' : 'Deutschen'}`;
      return `${WHO[side]} ${verb} ${card(id)}: ${signed(delta)} auf ${whose}`;
    },
    'let-stand': ({ side }) => `${WHO[side]} ließen das Ergebnis stehen`,
    'attack-ended': ({ side, success, totals }) => {
      const result = success ? 'Der Angriff gelang' : 'Der Angriff misslang';
      return totals
        ? `${result}, ${digits(totals[side])} zu ${digits(totals[enemyOf(side)])}`
        : `${result} ohne Würfel`;
    },
    'search-ended': ({ success, total, need }) =>
      total === null ? 'Die Suche gelang ohne Würfel' : rollEnded('Die Suche', success, total, need),
    'steal-ended': ({ side, success, total, need }) => rollEnded(STEAL[side], success, total, need),
    'part-moved': ({ from, to }) => `${parts(1)} kam ${ZONES[from].from} ${ZONES[to].to}`,
    removed: ({ side, card: id }) => `${WHO[side]} verloren ${card(id)}`,
    nursed: ({ side, card: id, unit }) =>
      `${WHO[side]} spielten ${card(id)}: ${card(unit)} ging zurück ${ZONES[HOME[side]].to}, erschöpft`,
    ordered: ({ side, support, unit }) =>
      `${WHO[side]} gaben einen Befehl (${card(support)}) und frischten ${card(unit)} auf`,
    'morale-raised': ({ side, card: id, unit }) =>
      `${WHO[side]} spielten ${card(id)}${unit ? ` und frischten ${card(unit)} auf` : '; keine Einheit war aufzufrischen'}`,
    'chain-opened': ({ side, source, card: id, actions: n }) => {
      const how = source === 'volunteers' ? `nutzten ${card(id)} für Freiwillige` : `spielten ${card(id)}`;
      return `${WHO[side]} ${how}: ${actions(n)} nacheinander`;
    },
    'chain-ended': ({ side, source, unused, idle }) =>
      idle
        ? `${SOURCE[source]} endete: ${WHOM[side]} hatten nichts mehr zu tun`
        : `${WHO[side]} verzichteten auf ${actions(unused)} (${SOURCE[source]})`,
    refreshed: ({ side, unit }) => `${WHO[side]} frischten ${card(unit)} auf`,
    'parts-hidden': ({ side, card: id, parts: n }) =>
      n > 0
        ? `${card(id)}: ${WHOM[side]} verbargen ${parts(n)} bis zum Ende der Etappe`
        : `${card(id)}: ${WHOM[side]} verbargen kein Teil`,
    'parts-returned': ({ parts: n }) =>
      n > 0
        ? `${counted(n, 'verborgenes Teil kam', 'verborgene Teile kamen')} zurück ${ZONES.surroundings.to}`
        : `${NAMES['PL-HIDE']} verließ den Tisch; kein Teil war verborgen`,
    'parts-evacuated': ({ side, card: id, parts: n }) =>
      `${card(id)}: ${WHOM[side]} flogen ${n > 0 ? parts(n) : 'kein Teil'} aus dem Land`,
    passed: ({ side }) => `${WHO[side]} passten`,
    resigned: ({ side }) => `${WHO[side]} gaben auf`,
    'game-over': ({ winner, reason, score, unusedRocket }) => {
      const loser = enemyOf(winner);
      const how = {
        parts: `gewannen, ${parts(score[winner])} zu ${score[loser]}`,
        tie: `gewannen bei Gleichstand, je ${parts(score[winner])}`,
        homeLost: `gewannen: ${WHOM[loser]} hatten ihre Heimatzone verloren`,
        resign: `gewannen: ${WHOM[loser]} hatten aufgegeben`,
      }[reason];
      const rocket = unusedRocket === null ? '' : `. Der unbenutzte Raketentest: ${unusedRocket}`;
      return `${WHO[winner]} ${how}${rocket}`;
    },
  },

  why: WHY,
  whyNot: { ...reasons, ...houseReasons('de') },

  endings: {
    parts: ({ winner, score }) => `${WHO[winner]} gewinnen, ${parts(score[winner])} zu ${score[enemyOf(winner)]}`,
    tie: ({ winner, score, agreed }) =>
      `Je ${parts(score[winner])}: ${WHOM[winner]} gewinnen den Gleichstand${agreed ? ', wie vorher vereinbart' : ''}`,
    homeLost: ({ winner }) => {
      const loser = enemyOf(winner);
      return `${WHO[winner]} gewinnen: Sie stehen ${ZONES[HOME[loser]].in}, und keine ${ADJECTIVE[loser]} Karte liegt mehr dort`;
    },
    resign: ({ winner }) => `${WHO[winner]} gewinnen: ${WHOM[enemyOf(winner)]} haben aufgegeben`,
  },

  card,
});
