/** The board in German. */
import { capital, counting, type Partly, signed, united } from '@sztab/kernel/words';
import { DIE_CHANGE } from '../../content/cards.ts';
import { STAGES } from '../../content/rocket-tests.ts';
import type { BoardWords } from '../board-words.ts';
import texts from './board.json' with { type: 'json' };

const { counted } = counting('de');

const WHOM = { PL: 'die Polen', DE: 'die Deutschen' } as const;
const ADJECTIVE = texts.adjective;
const MASCULINE = { PL: 'Polnischer', DE: 'Deutscher' } as const;

export const de: Partly<BoardWords> = united(texts, {
  gist: {
    warLuck: `${signed(DIE_CHANGE.warLuck)} auf deinen Würfel`,
    warMisfortune: `${signed(DIE_CHANGE.warMisfortune)} auf ihren Würfel`,
  },
  verbs: {
    warLuck: `${DIE_CHANGE.warLuck} dazu`,
    warMisfortune: `Dem Gegner ${-DIE_CHANGE.warMisfortune} abziehen`,
    supportInAction: `${DIE_CHANGE.supportInAction} dazu`,
  },
  parts: (n) => counted(n, 'Teil', 'Teile'),
  hide: (n) => (n > 0 ? `${n} verbergen` : 'Keines verbergen'),
  danger: (side) => `Keine ${ADJECTIVE[side]} Karte in der Heimatzone: So ist das Spiel verloren`,

  needs: (n) => `nötig ${n}`,
  chance: (percent) => `${percent} %`,
  lost: (side) => `${MASCULINE[side]} Verlust`,

  toCome: (cards, values) => `Verdeckt sind ${values}. Noch aufzudecken: ${cards}.`,
  leftOver: (values, n) => (n === 1 ? `Karte ${values} bleibt verdeckt` : `Karten ${values} bleiben verdeckt`),
  unused: (value) => `Karte ${value} wurde nicht benutzt`,
  leads: (side, reason) => {
    if (reason === 'tie') return `Gleichstand: ${WHOM[side]} gewinnen ihn`;
    const lead = `${side === 'PL' ? 'Die Polen' : 'Die Deutschen'} führen`;
    return reason === 'homeLost'
      ? `${lead}: keine ${ADJECTIVE[side === 'PL' ? 'DE' : 'PL']} Karte in der Heimatzone`
      : lead;
  },
  actionsLeft: (n) => `noch ${n}`,
  stage: (n) => `Etappe ${n} von ${STAGES}`,
  actionOf: (side, n, all) => capital(`${ADJECTIVE[side]} Aktion ${n} von ${all}`),
  turn: (side) => `${MASCULINE[side]} Zug`,
  beforeDice: (percent) => `Die Würfel entscheiden: Chance ${percent} % vor Reaktionen`,
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
  toDie: (delta, side, own) => `${delta} für ${own ? 'dich' : WHOM[side]}`,
  exhausts: (card, where) => `${card} ${where}, wird erschöpft`,
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
});
