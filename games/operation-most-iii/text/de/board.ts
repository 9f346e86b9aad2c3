/** The board in German. */
import { capital, counting, type Partly } from '@sztab/kernel/words';
import type { BoardWords } from '../board-words.ts';

const { counted } = counting('de');

const WHOM = { PL: 'die Polen', DE: 'die Deutschen' } as const;
const ADJECTIVE = { PL: 'polnische', DE: 'deutsche' } as const;
const MASCULINE = { PL: 'Polnischer', DE: 'Deutscher' } as const;

export const de: Partly<BoardWords> = {
  ready: 'bereit',
  used: 'erschöpft',
  start: 'START',
  fresh: 'neu',
  instant: 'sofort',
  action: 'Aktion',
  bullets: 'Patronen',
  adjective: ADJECTIVE,
  chosen: 'gewählt',
  inHand: 'auf deiner Hand',
  emptyHand: 'Deine Hand ist leer: Spiel mit dem, was auf dem Tisch liegt.',
  gist: {
    warLuck: '+2 auf deinen Würfel',
    warMisfortune: '−2 auf ihren Würfel',
    ambush: 'Angriff trifft sicher',
    witnesses: 'Suche gelingt sicher',
    nurse: 'Rettet eine Einheit',
    motorcycles: 'Bewegen, bleibt bereit',
    highMorale: 'Frischt Einheit auf',
    hideFragments: 'Verbirgt bis 2 Teile',
    mostIII: 'Fliegt die Teile aus',
    motorisedColumn: '3 Aktionen in Folge',
  },
  can: {
    use: 'kann benutzt werden',
    attack: 'kann angegriffen werden',
    refresh: 'kann aufgefrischt werden',
    escort: 'kann eskortieren',
    react: 'kann reagieren',
    play: 'kann gespielt werden',
  },
  attacks: 'greift an',
  attacked: 'wird angegriffen',

  zone: {
    base: { short: 'Raketenbasis', belongs: 'deutsche Heimatzone', parts: 'in deutscher Hand' },
    surroundings: { short: 'Umgebung', belongs: 'Niemandsland', parts: 'zu finden' },
    forest: { short: 'Wald', belongs: 'polnische Heimatzone', parts: 'in polnischer Hand' },
  },
  goHere: 'Hierher bewegen',
  hidden: 'bis zum Ende der Etappe verborgen',
  evacuated: 'ausgeflogen',
  supply: 'im Vorrat',
  parts: (n) => counted(n, 'Teil', 'Teile'),
  hide: (n) => (n > 0 ? `${n} verbergen` : 'Keines verbergen'),
  danger: (side) => `Keine ${ADJECTIVE[side]} Karte in der Heimatzone: So ist das Spiel verloren`,

  fight: {
    attack: { PL: 'Angriff', DE: 'Angriff' },
    ambush: { PL: 'Hinterhalt', DE: 'Hinterhalt' },
    search: { PL: 'Suche', DE: 'Suche' },
    steal: { PL: 'Spion', DE: 'Sturmwind' },
  },
  needs: (n) => `nötig ${n}`,
  chance: (percent) => `${percent} %`,
  lost: (side) => `${MASCULINE[side]} Verlust`,

  tests: 'Raketentests',
  toCome: (cards, values) => `Verdeckt sind ${values}. Noch aufzudecken: ${cards}.`,
  leftOver: (values, n) => (n === 1 ? `Karte ${values} bleibt verdeckt` : `Karten ${values} bleiben verdeckt`),
  unused: (value) => `Karte ${value} wurde nicht benutzt`,
  score: 'Stand jetzt',
  finalScore: 'Endstand',
  leads: (side, reason) => {
    if (reason === 'tie') return `Gleichstand: ${WHOM[side]} gewinnen ihn`;
    const lead = `${side === 'PL' ? 'Die Polen' : 'Die Deutschen'} führen`;
    return reason === 'homeLost'
      ? `${lead}: keine ${ADJECTIVE[side === 'PL' ? 'DE' : 'PL']} Karte in der Heimatzone`
      : lead;
  },
  chain: 'Kette von Aktionen',
  source: { volunteers: 'Freiwillige', motorisedColumn: 'Motorisierte Kolonne' },
  actionsLeft: (n) => `noch ${n}`,
  hand: 'Hand',
  deck: 'Stapel',
  removed: 'Aus dem Spiel',
  unseen: 'Noch nicht gesehen',
  nobody: 'keine Karte',
  known: 'Auf der Hand, bekannt',

  verbs: {
    deploy: 'Auslegen',
    attack: 'Angreifen',
    search: 'Suchen',
    move: 'Bewegen',
    order: 'Befehl',
    volunteers: 'Freiwillige',
    highMorale: 'Auffrischen',
    hideFragments: 'Spielen:',
    mostIII: 'Teile ausfliegen',
    motorisedColumn: 'Spielen: drei Aktionen',
    pass: 'Passen',
    endChain: 'Glied beenden',
    escort: 'Als Eskorte schicken',
    noEscort: 'Keine Eskorte',
    ambush: 'Hinterhalt spielen',
    roll: 'Würfeln',
    warLuck: '2 dazu',
    warMisfortune: 'Dem Gegner 2 abziehen',
    supportInAction: '1 dazu',
    passReaction: 'Stehen lassen',
    nurse: 'Sanitäterin spielen',
    declineNurse: 'Keine Sanitäterin',
    refresh: 'Auffrischen',
    declineRefresh: 'Keine auffrischen',
    keep: 'Karten behalten',
    mulligan: 'Karten tauschen',
  },
  slots: {
    card: 'wähle eine Karte',
    reaction: 'wähle eine Reaktion',
    verb: 'wozu?',
    whom: 'gegen wen?',
    where: 'wohin?',
    refresh: 'wen auffrischen?',
    count: 'wie viele?',
    with: 'mit einer Karte?',
  },
  phases: { draw: 'Ziehen', test: 'Raketentest', refresh: 'Auffrischen', over: 'Das Ende' },
  stage: (n) => `Etappe ${n} von 4`,
  actionOf: (side, n, all) => capital(`${ADJECTIVE[side]} Aktion ${n} von ${all}`),
  turn: (side) => `${MASCULINE[side]} Zug`,
  beforeDice: (percent) => `Die Würfel entscheiden: Chance ${percent} % vor Reaktionen`,
  warnings: {
    stageEnds: 'Damit endet die Etappe',
    gameEnds: 'Damit endet das Spiel',
    lastPass: 'Damit endet das Spiel, und du verlierst es',
    oneFlight: 'Das Flugzeug kommt einmal, und im Wald liegt 1 Teil',
    noFlight: 'Das Flugzeug kommt einmal, und im Wald liegt kein Teil: So bleibt nur die Etappe offen',
    spent: 'Die Karte bewirkt nichts: So bleibt nur die Etappe offen',
    sureAnyway: 'Dieser Angriff hat ohnehin eine Chance von 72 % oder mehr',
    noTurn: 'Auch mit allem, was du hast, bleibt das Ergebnis',
  },
  chart: 'Teile nach jeder Etappe',

  windows: {
    escort: 'Eskorte schicken?',
    ambush: 'Hinterhalt oder Würfel?',
    roll: 'Reagieren?',
    nurse: 'Sanitäterin spielen?',
  },
  roll: (side, mine, die, bullets) => {
    const head = mine ? 'Dein Wurf' : `${MASCULINE[side]} Wurf`;
    return bullets === null ? `${head}: ${die}` : `${head}: ${die}, Patronen ${bullets}`;
  },
  odds: (percent) => `Chance des Angriffs ${percent} %`,
  verdict: ({ action, side, mine, succeeds, tie, struck }) => {
    if (action === 'attack') {
      if (succeeds) return `Der Angriff wird gelingen. Aus dem Spiel: ${mine ? struck : `deine ${struck}`}.`;
      return tie
        ? 'Gleichstand, also wird der Angriff misslingen. Beide Karten bleiben.'
        : 'Der Angriff wird misslingen. Beide Karten bleiben.';
    }
    const name = action === 'search' ? 'Die Suche' : side === 'PL' ? 'Spion' : 'Sturmwind';
    if (!succeeds) return `${name} wird misslingen. Das Teil bleibt, wo es ist.`;
    return `${name} wird gelingen. Ein Teil geht ${mine ? 'in deine Heimatzone' : 'an die Gegenseite'}.`;
  },
  after: ({ action, mine, succeeds, tie }) => {
    if (action !== 'attack') return succeeds ? 'gelingt' : 'misslingt';
    if (succeeds) return mine ? 'gelingt' : 'Karte verloren';
    if (mine) return tie ? 'Gleichstand, zu wenig' : 'zu wenig';
    return tie ? 'Gleichstand, sie bleibt' : 'sie bleibt';
  },
  fromHand: 'aus der Hand',
  toDie: (delta, side, own) => `${delta} für ${own ? 'dich' : WHOM[side]}`,
  exhausts: (card, where) => `${card} ${where}, wird erschöpft`,
  sure: 'gelingt ohne Würfel',
  hit: (card) => `Der Angriff trifft. Aus dem Spiel: deine ${card}.`,
  saved: (where) => `geht zurück ${where}, erschöpft`,
  replaces: (card) => `statt ${card}`,
  tooLate: (card, what) => {
    if (what === 'escort') return `${card}: zu spät für eine Eskorte, sie kommt vor den Würfeln.`;
    if (what === 'ambush') return `${card} Zu spät, die Würfel sind gefallen.`;
    return what === 'nurse'
      ? `${card}: erst wenn der Angriff trifft.`
      : `${card}: zu spät, das Ergebnis ist endgültig.`;
  },
};
