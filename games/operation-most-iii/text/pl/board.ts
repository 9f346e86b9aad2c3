/** The board in Polish. */
import { counting, signed, united } from '@sztab/kernel/words';
import { DIE_CHANGE } from '../../content/cards.ts';
import { STAGES } from '../../content/rocket-tests.ts';
import type { BoardWords } from '../board-words.ts';
import texts from './board.json' with { type: 'json' };

const { form, counted } = counting('pl');
const WHOSE = { PL: 'Polaków', DE: 'Niemców' } as const;

export const pl: BoardWords = united(texts, {
  gist: {
    warLuck: `${signed(DIE_CHANGE.warLuck)} do twojego rzutu`,
    warMisfortune: `${signed(DIE_CHANGE.warMisfortune)} do rzutu wroga`,
  },
  verbs: {
    warLuck: `Dodaj ${DIE_CHANGE.warLuck}`,
    warMisfortune: `Odejmij wrogowi ${-DIE_CHANGE.warMisfortune}`,
    supportInAction: `Dodaj ${DIE_CHANGE.supportInAction}`,
  },
  parts: (n) => counted(n, 'część', 'części', 'części'),
  hide: (n) => (n > 0 ? `Ukryj ${n}` : 'Nie ukrywaj'),
  danger: (side) => `Brak kart ${WHOSE[side]} na zapleczu: tak przegrają`,

  needs: (n) => `trzeba ${n}`,
  chance: (percent) => `${percent}%`,
  lost: (side) => (side === 'PL' ? 'polska strata' : 'niemiecka strata'),

  toCome: (cards, values) => `Zakryte są ${values}. Odkryje się jeszcze ${cards}.`,
  leftOver: (values, n) => (n === 1 ? `Zakryta pozostaje karta ${values}` : `Zakryte pozostają karty ${values}`),
  unused: (value) => `Nie została użyta karta ${value}`,
  leads: (side, reason) => {
    const who = side === 'PL' ? 'Polacy' : 'Niemcy';
    if (reason === 'tie') return `Remis: wygrywają ${who}`;
    const other = side === 'PL' ? 'DE' : 'PL';
    return reason === 'homeLost' ? `Prowadzą ${who}: na zapleczu brak kart ${WHOSE[other]}` : `Prowadzą ${who}`;
  },
  actionsLeft: (n) => `${form(n, 'została', 'zostały', 'zostało')} ${n}`,
  stage: (n) => `Etap ${n} z\u00a0${STAGES}`,
  actionOf: (side, n, all) => `Akcja ${WHOSE[side]} ${n} z\u00a0${all}`,
  turn: (side) => `Tura ${WHOSE[side]}`,
  beforeDice: (percent) => `Zdecydują kostki: ${percent}% szans przed reakcjami`,
  roll: (side, mine, die, bullets) => {
    const head = mine ? 'Twój rzut' : `Rzut ${WHOSE[side]}`;
    return bullets === null ? `${head}: ${die}` : `${head}: ${die}, naboje ${bullets}`;
  },
  odds: (percent) => `szansa Ataku ${percent}%`,
  verdict: ({ action, side, mine, succeeds, tie, struck }) => {
    if (action === 'attack') {
      if (succeeds) return `Atak się uda. Karta ${struck} wypadnie z\u00a0gry.`;
      return tie ? 'Remis, więc Atak się nie uda. Obie karty zostaną.' : 'Atak się nie uda. Obie karty zostaną.';
    }
    const name = action === 'search' ? 'Przeszukanie' : `Akcja ${side === 'PL' ? 'Szpieg' : 'Sturmwind'}`;
    if (!succeeds) return `${name} się nie uda. Część zostanie na miejscu.`;
    return `${name} się uda. Część trafi ${mine ? 'na twoje zaplecze' : 'do wroga'}.`;
  },
  after: ({ action, mine, succeeds, tie }) => {
    if (action !== 'attack') return succeeds ? 'uda się' : 'nie uda się';
    if (succeeds) return mine ? 'Atak się uda' : 'karta stracona';
    if (mine) return tie ? 'remis, za mało' : 'za mało';
    return tie ? 'remis, karta ocaleje' : 'karta ocaleje';
  },
  toDie: (delta, side, own) => `${delta} dla ${own ? 'ciebie' : WHOSE[side]}`,
  exhausts: (card, where) => `${card} ${where}, zużyje się`,
  hit: (card) => `Atak trafia. Karta ${card} wypadnie z\u00a0gry.`,
  saved: (where) => `wraca zużyta ${where}`,
  replaces: (card) => `zamiast: ${card}`,
  tooLate: (card, what) => {
    if (what === 'escort') return `${card}: na Eskortę za późno, wskazuje się ją przed rzutem.`;
    if (what === 'ambush') return `${card} Za późno, kostki już leżą.`;
    return what === 'nurse' ? `${card}: dopiero gdy Atak trafi.` : `${card}: za późno, wynik jest ostateczny.`;
  },
});
