/** The board in Polish. */
import { counting, listing, united } from '@sztab/kernel/words';
import type { BoardWords } from '../board-words.ts';
import texts from './board.json' with { type: 'json' };

const { and } = listing('pl');
const DECIMAL = new Intl.NumberFormat('pl', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const { counted } = counting('pl');

export const pl: BoardWords = united(texts, {
  takenBy: (side) => `dowódca: ${side}`,
  strengthOf: (blue, yellow) =>
    blue === yellow ? `siła ${blue}` : `siła ${blue} dla Niebieskich, ${yellow} dla Żółtych`,
  onlyClose: (because) => `Możesz tu postawić dowódcę tylko po to, żeby zająć pole. ${because}`,

  hqOf: (side) => `Kwatera główna: ${side}`,
  zoneOf: (name) => `Strefa powietrzna ${name}`,
  label: {
    wins: (share) => `${share} na wygraną w grze`,
    taken: (share) => `Zdobycie ${share}`,
    beforeCards: (share) => `Zdobycie ${share}, bez kart`,
    loses: (mean) => `Straty średnio ${mean}`,
  },
  share: {
    march: (by, { to }) => ({ verb: by === 'advance' ? 'Naprzód' : 'Przelot', place: to }),
    from: (n, by, from, places) =>
      from
        ? `${n} ${from.from}`
        : places > 1
          ? `${n} z\u00a0${places} ${by === 'advance' ? 'obszarów' : 'stref'}`
          : String(n),
    go: (by, n) => (by === 'advance' ? `Naprzód siłą ${n}` : `Przelot: ${n}`),
    to: (n, by, to, places) =>
      to
        ? `${n} ${by === 'reinforce' ? to.at : to.to}`
        : places > 1
          ? `${n} na ${places} ${by === 'reinforce' ? 'obszarach' : 'strefach'}`
          : String(n),
    place: (by, n) =>
      n === 0
        ? 'Nie wystawiaj nikogo'
        : `Wystaw ${by === 'reinforce' ? counted(n, 'żołnierza', 'żołnierzy', 'żołnierzy') : counted(n, 'samolot', 'samoloty', 'samolotów')}`,
    stillToPlace: (n) => `Zostało do wystawienia: ${n}`,
    oneMore: (place) => `Jeden więcej: ${place}`,
    oneFewer: (place) => `Jeden mniej: ${place}`,
  },

  goal: (rounds, hq) =>
    `Najwięcej gwiazdek po rundzie ${rounds}${hq ? ` albo zdobycie wrogiej kwatery głównej: ${hq}` : ' albo zdobycie wrogiej kwatery głównej'}.`,
  race: (own, other) => `Gwiazdki ${own} do ${other}`,
  hasInitiative: (side) => `Inicjatywa: ${side ?? 'ty'}`,
  commandersLeft: (left, all) => `Dowódcy do rozmieszczenia: ${left} z ${all}`,
  roundOf: (n) => `Runda ${n} z\u00a04`,
  roundShort: (n) => `Runda ${n}`,
  beforeCards: (side, cards) => `Bez kart; ${side} mają ich ${cards}`,
  withCard: (card, more) => `${card} (+${more})`,
  decimal: (n) => DECIMAL.format(n),
  wouldCutOff: (places) => `Jeśli padnie, odcięte będą: ${and(places)}.`,
  holds: (side, left) => `${side}: pozostaje ${left}`,
  sendsMore: (most) => `wyśle z\u00a0nimi jeszcze ${most}`,
  copies: (all, gone) => `${all} w\u00a0talii, ${gone} z\u00a0nich na stosie odrzuconych`,

  handOf: (side) => `Ręka: ${side}`,
  warnings: {
    idle: (because) => `To tylko zajmie pole. ${because}`,
    pass: (unused) => `W tej rundzie nie wykonasz już tury. Niewykorzystani dowódcy: ${unused}`,
  },
  windows: { defence: (place) => `Obrona: ${place}. Zagrać kartę?` },
  defenders: (side) => `Obrońcy, ${side}`,
  heldAndEmpty: (empty) => `utrzymasz, ${empty} nikt nie zostaje`,
  heldOrOver: (lost) => `utrzymasz, ${lost} przegrana gra`,
  winsGame: (side) => `${side} wygrywają grę.`,
  moreHits: (fewer) => `więcej trafień, ${fewer} mniej`,
  fireStands: (lost, there) => `Ubędzie ${lost} z\u00a0${there}.`,
  willHold: (side, left) => `Po starciu: ${side ?? 'ty'}, ${left}.`,
  promises: (attackers, defenders, promise) => `${attackers} przeciw ${defenders}, ${promise}`,
});
