/** Operation Most III in Polish. In the log the sides act, in the past tense: „Polacy wyłożyli”, „Niemcy ruszyli”. */
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

/** A card in the cases that sentences ask for, and „twój” as it agrees with the accusative. */
interface Noun {
  readonly nom: string;
  readonly gen: string;
  readonly acc: string;
  readonly ins: string;
  readonly yours: string;
}
type Case = 'nom' | 'gen' | 'acc' | 'ins';

/** Men, in the plural: the accusative is the genitive. */
const men = (nom: string, gen: string, ins: string): Noun => ({ nom, gen, acc: gen, ins, yours: 'twoich' });
/** A name that does not bend is led by the word „karta”, which does. */
const titled = (nom: string, acc = `kartę ${nom}`): Noun => ({
  nom,
  gen: `karty ${nom}`,
  acc,
  ins: `kartą ${nom}`,
  yours: 'twoją',
});

const SUPPORT: Noun = { nom: 'Wsparcie', gen: 'Wsparcia', acc: 'Wsparcie', ins: 'Wsparciem', yours: 'twoje' };
const SCOUTS = men('Zwiadowcy', 'Zwiadowców', 'Zwiadowcami');
const LUCK = titled('Wojenne szczęście', 'Wojenne szczęście');
const MISFORTUNE = titled('Wojenny pech', 'Wojenny pech');
const AMBUSH = titled('Zasadzka!');
const NURSE = titled('Sanitariuszka', 'Sanitariuszkę');
const MORALE = titled('Wysokie morale', 'Wysokie morale');

const NOUNS: Readonly<Record<KindId, Noun>> = {
  'PL-PARTISANS': men('Partyzanci', 'Partyzantów', 'Partyzantami'),
  'PL-SCOUTS': SCOUTS,
  'PL-CICHOCIEMNI': men('Cichociemni', 'Cichociemnych', 'Cichociemnymi'),
  'PL-SUPPORT': SUPPORT,
  'PL-LUCK': LUCK,
  'PL-MISFORTUNE': MISFORTUNE,
  'PL-AMBUSH': AMBUSH,
  'PL-WITNESSES': titled('Świadkowie'),
  'PL-NURSE': NURSE,
  'PL-MORALE': MORALE,
  'PL-HIDE': titled('Ukrycie odłamków', 'Ukrycie odłamków'),
  'PL-MOST': titled('Operacja Most III', 'Operację Most III'),
  'DE-SOLDIERS': men('Żołnierze', 'Żołnierzy', 'Żołnierzami'),
  'DE-SCOUTS': SCOUTS,
  'DE-SS': titled('SS'),
  'DE-SUPPORT': SUPPORT,
  'DE-LUCK': LUCK,
  'DE-MISFORTUNE': MISFORTUNE,
  'DE-AMBUSH': AMBUSH,
  'DE-NURSE': NURSE,
  'DE-MOTORCYCLES': titled('Motocykle'),
  'DE-MORALE': MORALE,
  'DE-COLUMN': titled('Kolumna zmotoryzowana', 'Kolumnę zmotoryzowaną'),
};

const NAMES = Object.fromEntries(Object.entries(NOUNS).map(([id, { nom }]) => [id, nom])) as Record<KindId, string>;

const ZONES: Readonly<Record<Zone, ZoneWords>> = {
  base: { title: 'Baza rakietowa', in: 'w Bazie rakietowej', to: 'do Bazy rakietowej', from: 'z Bazy rakietowej' },
  surroundings: {
    title: 'Okolice bazy rakietowej',
    in: 'w Okolicach bazy',
    to: 'do Okolic bazy',
    from: 'z Okolic bazy',
  },
  forest: { title: 'Las', in: 'w Lesie', to: 'do Lasu', from: 'z Lasu' },
};

const WHO: Readonly<Record<Side, string>> = { PL: 'Polacy', DE: 'Niemcy' };
const WHOSE: Readonly<Record<Side, string>> = { PL: 'Polaków', DE: 'Niemców' };
const STEAL: Readonly<Record<Side, string>> = { PL: 'Szpieg', DE: 'Sturmwind' };
const SOURCE: Readonly<Record<ChainSource, { readonly nom: string; readonly gen: string }>> = {
  volunteers: { nom: 'Ochotnicy', gen: 'Ochotników' },
  motorisedColumn: { nom: 'Kolumna zmotoryzowana', gen: 'Kolumny zmotoryzowanej' },
};

const inCase =
  (form: Case) =>
  (id: CardId): string =>
    NOUNS[cardOf(id).id][form];
export const nom = inCase('nom');
export const gen = inCase('gen');
export const acc = inCase('acc');
export const ins = inCase('ins');
export const yourAcc = (id: CardId): string => `${NOUNS[cardOf(id).id].yours} ${acc(id)}`;

const { list, marked, toHome, raid } = phrasesIn('pl', {
  zones: ZONES,
  steal: STEAL,
  exhausted: 'karta zużyta',
  card: nom,
});
/** The card that fights, and for whom it stepped in. */
const struckBy = (struck: CardId, escorted: CardId | null, form: (id: CardId) => string): string =>
  escorted ? `${form(escorted)} (Eskorta: ${nom(struck)})` : form(struck);
const told = (ids: readonly CardId[] | undefined, before = ''): string => (ids ? `${before}: ${list(ids)}` : '');

const { form, counted } = counting('pl');

const parts = (n: number): string => counted(n, 'część', 'części', 'części');
const actions = (n: number): string => counted(n, 'akcja', 'akcje', 'akcji');
const cards = (n: number): string => counted(n, 'kartę', 'karty', 'kart');
const bullets = (k: Kind): string => counted(k.bullets, 'nabój', 'naboje', 'nabojów');
/** „została 1 akcja”, „zostały 2 akcje”, „zostało 5 akcji” */
const left = (n: number): string => `${form(n, 'została', 'zostały', 'zostało')} ${actions(n)}`;
const lost = (n: number): string => `${form(n, 'przepadnie', 'przepadną', 'przepadnie')} ${actions(n)}`;

const SUPPORT_ADDS = signed(DIE_CHANGE.supportInAction);

const RULES: RuleWords = {
  escort: (k) => `${bullets(k)} w Ataku. Eskorta: walczy zamiast innej twojej karty zaatakowanej w tej strefie.`,
  search: (k) =>
    `Przeszukuje Okolice bazy: ${k.search} lub więcej przynosi ${parts(1)} ${toHome(k)}. ${bullets(k)} w Ataku.`,
  steal: (k) => `${raid(k)}: ${k.steal} lub więcej zabiera ${parts(1)} ${toHome(k)}. ${bullets(k)} w Ataku.`,
  support: () =>
    `Rozkaz: odświeża Oddział. Ochotnicy: dwie akcje z rzędu. Wsparcie w działaniu: ${SUPPORT_ADDS} do własnego rzutu.`,
  effects: {
    warLuck: () => `${signed(DIE_CHANGE.warLuck)} do własnego rzutu, gdy kostki już leżą.`,
    warMisfortune: () => `${signed(DIE_CHANGE.warMisfortune)} do rzutu wroga, gdy kostki już leżą.`,
    ambush: () => 'Twój Atak udaje się bez rzutu.',
    witnesses: () => 'Twoje Przeszukanie udaje się bez rzutu.',
    nurse: (k) => `Twój trafiony Oddział wraca zużyty ${toHome(k)}, zamiast wypaść z gry.`,
    motorcycles: () => 'Twój Oddział wykonuje Ruch i pozostaje niezużyty.',
    highMorale: () => 'Odświeża jeden twój zużyty Oddział.',
    hideFragments: () => `Ukrywa do ${parts(2)} z Okolic bazy do końca etapu. Nikt ich nie znajdzie.`,
    mostIII: () => 'Ewakuuje wszystkie części z Lasu, jeśli nie ma tam niemieckiej karty. Nikt ich już nie zabierze.',
    motorisedColumn: () => 'Trzy akcje z rzędu, a potem możesz odświeżyć jeden swój zużyty Oddział.',
  },
};

function rollStands({ action, side, mine, struck, escorted, total, against, succeeds, missing }: Standing): string {
  const forMe = succeeds ? 'wystarczy' : `brakuje ${missing}`;
  const forThem = succeeds ? 'uda się' : 'nie uda się';
  if (action === 'attack') {
    const score = `${digits(total)} do ${digits(against)}`;
    return mine
      ? `Twój Atak na ${struckBy(struck as CardId, escorted, acc)}: ${score}, ${forMe}`
      : `Atak na ${struckBy(struck as CardId, escorted, yourAcc)}: ${score}, ${forThem}`;
  }
  const name = action === 'search' ? 'Przeszukanie' : `Akcja ${STEAL[side]}`;
  const stands = `${digits(total)}, potrzeba ${against}`;
  if (!mine) return `${name} ${WHOSE[side]}: ${stands}, ${forThem}`;
  return `${action === 'search' ? 'Twoje Przeszukanie' : `Twoja akcja ${STEAL[side]}`}: ${stands}, ${forMe}`;
}

const becomes = ({ now, delta }: Change): string =>
  now === null ? signed(delta) : `z ${digits(now)} na ${digits(now + delta)}`;

const rollEnded = (success: boolean, total: number, need: number, done: string): string =>
  `${success ? `się ${done}` : `się nie ${done}`}: ${digits(total)}, potrzeba ${need}`;

const { match, seating } = houseOptions('pl');

export const pl: Catalogue = united(texts, {
  language: 'pl',
  sides: WHO,
  cards: faces(NAMES, RULES),
  zones: ZONES,

  options: {
    ...options,
    sideAssignment: seating('sides', 'Jak ustala się, kto prowadzi Polaków, a kto Niemców.'),
    match: match('Dwie partie z zamianą stron. Przy remisie 1:1 rozstrzyga suma różnic części.'),
  },

  orders: {
    act: (ends, stage, enemy, can, passed) => {
      if (ends === 'nothing') return can ? 'Twoja tura: akcja albo pas' : 'Nie masz już żadnej akcji: spasuj';
      const what = ends === 'stage' ? `etap ${stage}` : 'grę';
      if (!can && !passed) return `Nikt nie ma już akcji: spasuj i zakończ ${what}`;
      if (!can) return `${WHO[enemy]} spasowali: spasuj i zakończ ${what}`;
      return `${passed ? 'Wróg spasował' : 'Wróg nie ma akcji'}: graj albo zakończ ${what}`;
    },
    chain: (source, remaining, can) =>
      can ? `${SOURCE[source].nom}: ${left(remaining)}` : `${SOURCE[source].nom}: nie ma już co robić`,
    escort: (_attacker, actor, target) => `Atakują ${ins(actor)} ${yourAcc(target)}. Eskorta?`,
    ambush: (actor, struck, escorted) => {
      const odds = `naboje ${cardOf(actor).bullets} do ${cardOf(struck).bullets}`;
      return `Atakujesz ${ins(actor)} ${struckBy(struck, escorted, acc)}, ${odds}. Zasadzka czy rzut?`;
    },
    roll: rollStands,
    nurse: (struck, escorted) => {
      const instead = escorted ? ` (Eskorta zamiast ${gen(escorted)})` : '';
      return `Atak trafia ${yourAcc(struck)}${instead}. Sanitariuszka?`;
    },
  },

  waiting: {
    mulligan: (sides) =>
      sides.length > 1
        ? 'Obie strony decydują o wymianie kart'
        : `${sides.map((side) => WHO[side]).join('')} decydują o wymianie kart`,
    act: (side) => `${WHO[side]} wybierają akcję`,
    chain: (side, source, remaining) => `${WHO[side]} wybierają akcję (${SOURCE[source].nom}, ${left(remaining)})`,
    react: (side) => `${WHO[side]} mogą zareagować`,
    columnRefresh: (side) => `${WHO[side]} wybierają Oddział do odświeżenia`,
  },

  moves: {
    deploy: (id, mark) => `Wyłóż ${acc(id)}${marked(mark)}`,
    attack: (unit, target, mark) => `Zaatakuj ${ins(unit)} ${acc(target)}${marked(mark)}`,
    search: (unit, witnesses) =>
      witnesses ? `Przeszukaj: ${nom(unit)} i ${nom(witnesses)}, bez rzutu` : `Przeszukaj: ${nom(unit)}`,
    steal: (unit) => `${STEAL[cardOf(unit).side]}: ${nom(unit)}`,
    move: (unit, from, to, motorcycles) => {
      const way = `${acc(unit)}${from ? ` ${ZONES[from].from}` : ''} ${ZONES[to].to}`;
      return motorcycles ? `${nom(motorcycles)}: przesuń ${way}, bez zużycia` : `Przesuń ${way}`;
    },
    order: (support, unit, mark) => `Rozkaz: zużyj ${acc(support)}, odśwież ${acc(unit)}${marked(mark)}`,
    volunteers: (support) => `Ochotnicy: zużyj ${acc(support)}, dwie akcje z rzędu`,
    highMorale: (unit, mark) =>
      unit
        ? `Zagraj Wysokie morale: odśwież ${acc(unit)}${marked(mark)}`
        : 'Zagraj Wysokie morale: nie ma kogo odświeżyć',
    hideFragments: (n) =>
      n > 0 ? `Ukrycie odłamków: ukryj ${parts(n)} do końca etapu` : 'Ukrycie odłamków: nie ukrywaj żadnej części',
    mostIII: (n) => (n > 0 ? `Operacja Most III: ewakuuj ${parts(n)}` : 'Operacja Most III: nie ma czego ewakuować'),
    pass: (ends) => {
      if (ends === 'nothing') return 'Spasuj';
      return ends === 'stage' ? 'Spasuj: koniec etapu' : 'Spasuj: koniec gry';
    },
    endChain: (link) => (link ? `Zakończ: ${lost(link.remaining)}` : 'Zakończ to ogniwo łańcuszka'),
    escort: (unit) => `Wyślij jako Eskortę ${acc(unit)}`,
    warLuck: (change) => `Zagraj ${acc(change.card)}: ${becomes(change)}`,
    warMisfortune: (change) => `Zagraj ${acc(change.card)}: rzut wroga ${becomes(change)}`,
    supportInAction: (change) => `Użyj ${gen(change.card)}: ${becomes(change)}`,
    nurse: (unit) =>
      unit ? `Zagraj Sanitariuszkę: odeślij ${acc(unit)} ${ZONES[HOME[cardOf(unit).side]].to}` : 'Zagraj Sanitariuszkę',
    declineNurse: (unit) => (unit ? `Bez Sanitariuszki: odrzuć ${acc(unit)} z gry` : 'Bez Sanitariuszki'),
    refresh: (unit, mark) => `Odśwież ${acc(unit)}${marked(mark)}`,
  },

  events: {
    'stage-began': ({ stage }) => `Zaczął się etap ${stage}`,
    drew: ({ side, count, cards: drawn }) => `${WHO[side]} dobrali ${cards(count)}${told(drawn)}`,
    'mulligan-answered': ({ side }) => `${WHO[side]} zdecydowali o wymianie kart`,
    'hand-kept': ({ side }) => `${WHO[side]} zatrzymali karty`,
    'hand-exchanged': ({ side, count, cards: drawn }) =>
      `${WHO[side]} wymienili ${cards(count)}${told(drawn, ', nowe')}`,
    'rocket-fell': ({ parts: n }) =>
      `Próba rakietowa: ${parts(n)} ${form(n, 'spadła', 'spadły', 'spadło')} ${ZONES.surroundings.in}`,
    deployed: ({ side, card: id, zone }) => `${WHO[side]} wyłożyli ${acc(id)} ${ZONES[zone].in}`,
    moved: ({ side, card: id, from, to, with: by }) => {
      const way = `przesunęli ${acc(id)} ${ZONES[from].from} ${ZONES[to].to}`;
      return by ? `${WHO[side]} zagrali ${acc(by)} i ${way}, bez zużycia` : `${WHO[side]} ${way}`;
    },
    'attack-declared': ({ side, actor, target, zone }) =>
      `${WHO[side]} zaatakowali ${ins(actor)} ${acc(target)} ${ZONES[zone].in}`,
    escorted: ({ side, card: id, target }) => `${WHO[side]} wysłali jako Eskortę ${acc(id)} zamiast ${gen(target)}`,
    ambushed: ({ side, card: id }) => `${WHO[side]} zagrali ${acc(id)} zamiast rzucać`,
    'search-declared': ({ side, actor, with: by }) =>
      `${WHO[side]} zaczęli Przeszukanie: ${nom(actor)}${by ? ` i ${nom(by)}` : ''}`,
    'steal-declared': ({ side, actor, zone }) =>
      `${WHO[side]} zaczęli akcję ${STEAL[side]}: ${nom(actor)} ${ZONES[zone].in}`,
    rolled: ({ side, dice }) => {
      const other = dice[enemyOf(side)];
      const own = `${WHO[side]} wyrzucili ${dice[side] ?? 0}`;
      return other === undefined ? own : `${own}, ${WHO[enemyOf(side)]} ${other}`;
    },
    'die-changed': ({ side, card: id, die, delta }) => {
      const verb = cardOf(id).class === 'support' ? 'zużyli' : 'zagrali';
      const whose = die === side ? 'własnego rzutu' : `rzutu ${WHOSE[die]}`;
      return `${WHO[side]} ${verb} ${acc(id)}: ${signed(delta)} do ${whose}`;
    },
    'let-stand': ({ side }) => `${WHO[side]} zostawili wynik bez reakcji`,
    'attack-ended': ({ side, success, totals }) => {
      const result = success ? 'Atak się udał' : 'Atak się nie udał';
      return totals ? `${result}, ${digits(totals[side])} do ${digits(totals[enemyOf(side)])}` : `${result} bez rzutu`;
    },
    'search-ended': ({ success, total, need }) =>
      total === null ? 'Przeszukanie się udało bez rzutu' : `Przeszukanie ${rollEnded(success, total, need, 'udało')}`,
    'steal-ended': ({ side, success, total, need }) =>
      `Akcja ${STEAL[side]} ${rollEnded(success, total, need, 'udała')}`,
    'part-moved': ({ from, to }) => `${parts(1)} trafiła ${ZONES[from].from} ${ZONES[to].to}`,
    removed: ({ side, card: id }) => `${WHO[side]} stracili ${acc(id)}`,
    nursed: ({ side, card: id, unit }) =>
      `${WHO[side]} zagrali ${acc(id)} i odesłali ${acc(unit)} ${ZONES[HOME[side]].to} (karta zużyta)`,
    ordered: ({ side, support, unit }) => `${WHO[side]} zużyli ${acc(support)} na Rozkaz i odświeżyli ${acc(unit)}`,
    'morale-raised': ({ side, card: id, unit }) =>
      `${WHO[side]} zagrali ${acc(id)}${unit ? ` i odświeżyli ${acc(unit)}` : ': nie było kogo odświeżyć'}`,
    'chain-opened': ({ side, source, card: id, actions: n }) => {
      const by = source === 'volunteers' ? `zużyli ${acc(id)} na Ochotników` : `zagrali ${acc(id)}`;
      return `${WHO[side]} ${by}: ${actions(n)} z rzędu`;
    },
    'chain-ended': ({ side, source, unused, idle }) =>
      idle
        ? `Koniec ${SOURCE[source].gen}: ${WHO[side]} nie mieli już co robić`
        : `${WHO[side]} zrezygnowali z ${unused}${NBSP}akcji ${SOURCE[source].gen}`,
    refreshed: ({ side, unit }) => `${WHO[side]} odświeżyli ${acc(unit)}`,
    'parts-hidden': ({ side, card: id, parts: n }) =>
      n > 0
        ? `${nom(id)}: ${WHO[side]} ukryli ${parts(n)} do końca etapu`
        : `${nom(id)}: ${WHO[side]} nie ukryli żadnej części`,
    'parts-returned': ({ parts: n }) => {
      if (n === 0) return `${NOUNS['PL-HIDE'].nom}: karta zeszła ze stołu, nic nie było ukryte`;
      const back = form(n, 'wróciła', 'wróciły', 'wróciło');
      return `${counted(n, 'ukryta część', 'ukryte części', 'ukrytych części')} ${back} ${ZONES.surroundings.to}`;
    },
    'parts-evacuated': ({ side, card: id, parts: n }) =>
      n > 0 ? `${nom(id)}: ${WHO[side]} ewakuowali ${parts(n)} z Lasu` : `${nom(id)}: ${WHO[side]} nie ewakuowali nic`,
    passed: ({ side }) => `${WHO[side]} spasowali`,
    resigned: ({ side }) => `${WHO[side]} się poddali`,
    'game-over': ({ winner, reason, score, unusedRocket }) => {
      const loser = enemyOf(winner);
      const how = {
        parts: `wygrali, ${parts(score[winner])} do ${score[loser]}`,
        tie: `wygrali remis, po ${score[winner]}${NBSP}części`,
        homeLost: `wygrali: ${WHO[loser]} utracili zaplecze`,
        resign: `wygrali: ${WHO[loser]} się poddali`,
      }[reason];
      const rocket = unusedRocket === null ? '' : `. Niewykorzystana próba rakietowa: ${unusedRocket}`;
      return `${WHO[winner]} ${how}${rocket}`;
    },
  },

  why: WHY,
  whyNot: { ...reasons, ...houseReasons('pl') },

  endings: {
    parts: ({ winner, score }) => `${WHO[winner]} wygrywają, ${parts(score[winner])} do ${score[enemyOf(winner)]}`,
    tie: ({ winner, score, agreed }) =>
      `Po ${score[winner]}${NBSP}części: remis wygrywają ${WHO[winner]}${agreed ? ', zgodnie z umową przed grą' : ''}`,
    homeLost: ({ winner }) => {
      const loser = enemyOf(winner);
      return `${WHO[winner]} wygrywają: stoją ${ZONES[HOME[loser]].in}, a nie ma tam już żadnej karty ${WHOSE[loser]}`;
    },
    resign: ({ winner }) => `${WHO[winner]} wygrywają: ${WHO[enemyOf(winner)]} się poddali`,
  },

  card: nom,
});
