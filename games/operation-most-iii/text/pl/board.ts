/** The board in Polish. */
import { counting } from '@sztab/kernel/words';
import type { BoardWords } from '../board-words.ts';

const { form, counted } = counting('pl');
const WHOSE = { PL: 'Polaków', DE: 'Niemców' } as const;

export const pl: BoardWords = {
  ready: 'niezużyta',
  used: 'zużyta',
  start: 'START',
  fresh: 'nowa',
  instant: 'natychmiast',
  action: 'akcja',
  bullets: 'naboje',
  adjective: { PL: 'polska', DE: 'niemiecka' },
  chosen: 'wybrana',
  inHand: 'na ręce',
  emptyHand: 'Nie masz kart na ręce: graj tym, co leży na stole.',
  gist: {
    warLuck: '+2 do twojego rzutu',
    warMisfortune: '−2 do rzutu wroga',
    ambush: 'Atak trafia bez rzutu',
    witnesses: 'Szukanie bez rzutu',
    nurse: 'Ratuje trafiony Oddział',
    motorcycles: 'Ruch bez zużycia',
    highMorale: 'Odświeża Oddział',
    hideFragments: 'Ukrywa do 2 części',
    mostIII: 'Ewakuuje części z Lasu',
    motorisedColumn: '3 akcje z rzędu',
  },
  can: {
    use: 'możesz jej użyć',
    attack: 'możesz ją zaatakować',
    refresh: 'możesz ją odświeżyć',
    escort: 'może osłonić',
    react: 'możesz nią zareagować',
    play: 'możesz ją zagrać',
  },
  attacks: 'atakuje',
  attacked: 'zaatakowana',

  zone: {
    base: { short: 'Baza rakietowa', belongs: 'zaplecze niemieckie', parts: 'w rękach Niemców' },
    surroundings: { short: 'Okolice bazy', belongs: 'ziemia niczyja', parts: 'do znalezienia' },
    forest: { short: 'Las', belongs: 'zaplecze polskie', parts: 'w rękach Polaków' },
  },
  goHere: 'Przejdź tutaj',
  hidden: 'ukryte do końca etapu',
  evacuated: 'ewakuowane',
  supply: 'w puli',
  parts: (n) => counted(n, 'część', 'części', 'części'),
  hide: (n) => (n > 0 ? `Ukryj ${n}` : 'Nie ukrywaj'),
  danger: (side) => `Brak kart ${WHOSE[side]} na zapleczu: tak przegrają`,

  fight: {
    attack: { PL: 'Atak', DE: 'Atak' },
    ambush: { PL: 'Zasadzka', DE: 'Zasadzka' },
    search: { PL: 'Przeszukanie', DE: 'Przeszukanie' },
    steal: { PL: 'Szpieg', DE: 'Sturmwind' },
  },
  needs: (n) => `trzeba ${n}`,
  chance: (percent) => `${percent}%`,
  lost: (side) => (side === 'PL' ? 'polska strata' : 'niemiecka strata'),

  tests: 'Próby rakietowe',
  toCome: (cards, values) => `Zakryte są ${values}. Odkryje się jeszcze ${cards}.`,
  leftOver: (values, n) => (n === 1 ? `Zakryta pozostaje karta ${values}` : `Zakryte pozostają karty ${values}`),
  unused: (value) => `Nie została użyta karta ${value}`,
  score: 'Wynik teraz',
  finalScore: 'Wynik końcowy',
  leads: (side, reason) => {
    const who = side === 'PL' ? 'Polacy' : 'Niemcy';
    if (reason === 'tie') return `Remis: wygrywają ${who}`;
    const other = side === 'PL' ? 'DE' : 'PL';
    return reason === 'homeLost' ? `Prowadzą ${who}: na zapleczu brak kart ${WHOSE[other]}` : `Prowadzą ${who}`;
  },
  chain: 'Łańcuszek akcji',
  source: { volunteers: 'Ochotnicy', motorisedColumn: 'Kolumna zmotoryzowana' },
  actionsLeft: (n) => `${form(n, 'została', 'zostały', 'zostało')} ${n}`,
  hand: 'ręka',
  deck: 'talia',
  removed: 'Odrzucone z\u00a0gry',
  unseen: 'Jeszcze niewidziane',
  nobody: 'żadna karta',
  known: 'Na ręce, jawne',

  verbs: {
    deploy: 'Wyłóż',
    attack: 'Zaatakuj',
    search: 'Przeszukaj',
    move: 'Przejdź',
    order: 'Rozkaz',
    volunteers: 'Ochotnicy',
    highMorale: 'Odśwież',
    hideFragments: 'Zagraj',
    mostIII: 'Ewakuuj części',
    motorisedColumn: 'Zagraj: trzy akcje',
    pass: 'Spasuj',
    endChain: 'Zakończ ogniwo',
    escort: 'Wyślij jako Eskortę',
    noEscort: 'Bez Eskorty',
    ambush: 'Zagraj Zasadzkę',
    roll: 'Rzuć kostkami',
    warLuck: 'Dodaj 2',
    warMisfortune: 'Odejmij wrogowi 2',
    supportInAction: 'Dodaj 1',
    passReaction: 'Nie reaguję',
    nurse: 'Zagraj Sanitariuszkę',
    declineNurse: 'Bez Sanitariuszki',
    refresh: 'Odśwież',
    declineRefresh: 'Nie odświeżaj',
    keep: 'Zatrzymaj karty',
    mulligan: 'Wymień karty',
  },
  slots: {
    card: 'wskaż kartę',
    reaction: 'wskaż reakcję',
    verb: 'co robi?',
    whom: 'kogo?',
    where: 'dokąd?',
    refresh: 'kogo odświeżyć?',
    count: 'ile?',
    with: 'z\u00a0kartą?',
  },
  phases: { draw: 'Dobranie kart', test: 'Próba rakietowa', refresh: 'Odświeżenie', over: 'Koniec gry' },
  stage: (n) => `Etap ${n} z\u00a04`,
  actionOf: (side, n, all) => `Akcja ${WHOSE[side]} ${n} z\u00a0${all}`,
  turn: (side) => `Tura ${WHOSE[side]}`,
  beforeDice: (percent) => `Zdecydują kostki: ${percent}% szans przed reakcjami`,
  warnings: {
    stageEnds: 'To zakończy etap',
    gameEnds: 'To zakończy grę',
    lastPass: 'To zakończy grę, a\u00a0teraz przegrywasz',
    oneFlight: 'Samolot przyleci raz, a\u00a0w\u00a0Lesie jest 1\u00a0część',
    noFlight: 'Samolot przyleci raz, a\u00a0w\u00a0Lesie nie ma części: karta tylko przedłuży etap',
    spent: 'Karta nic nie zrobi, tylko przedłuży etap',
    sureAnyway: 'Ten Atak ma i\u00a0tak co najmniej 72% szans',
    noTurn: 'Nawet ze wszystkim nie odwrócisz wyniku',
  },
  chart: 'Części po każdym etapie',

  windows: {
    escort: 'Wysłać Eskortę?',
    ambush: 'Zasadzka czy rzut?',
    roll: 'Okno reakcji',
    nurse: 'Zagrać Sanitariuszkę?',
  },
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
  fromHand: 'karta z\u00a0ręki',
  toDie: (delta, side, own) => `${delta} dla ${own ? 'ciebie' : WHOSE[side]}`,
  exhausts: (card, where) => `${card} ${where}, zużyje się`,
  sure: 'Atak się uda, bez rzutu',
  hit: (card) => `Atak trafia. Karta ${card} wypadnie z\u00a0gry.`,
  saved: (where) => `wraca zużyta ${where}`,
  replaces: (card) => `zamiast: ${card}`,
  tooLate: (card, what) => {
    if (what === 'escort') return `${card}: na Eskortę za późno, wskazuje się ją przed rzutem.`;
    if (what === 'ambush') return `${card} Za późno, kostki już leżą.`;
    return what === 'nurse' ? `${card}: dopiero gdy Atak trafi.` : `${card}: za późno, wynik jest ostateczny.`;
  },
};
