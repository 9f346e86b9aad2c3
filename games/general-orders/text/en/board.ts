/** The board in English. */
import { counting, listing, united } from '@sztab/kernel/words';
import type { BoardWords } from '../board-words.ts';
import texts from './board.json' with { type: 'json' };

const { and } = listing('en');
const { counted } = counting('en');
const DECIMAL = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const en: BoardWords = united(texts, {
  takenBy: (side) => `commander of ${side}`,
  strengthOf: (blue, yellow) =>
    blue === yellow ? `strength ${blue}` : `strength ${blue} for Blue, ${yellow} for Yellow`,
  onlyClose: (because) => `You can deploy a commander here only to close the space. ${because}`,

  hqOf: (side) => `Headquarters of ${side}`,
  zoneOf: (name) => `Air zone ${name}`,
  label: {
    wins: (share) => `${share} to win the game`,
    taken: (share) => `Taken ${share}`,
    beforeCards: (share) => `Taken ${share}, before cards`,
    loses: (mean) => `Loses ${mean} on average`,
  },
  share: {
    march: (by, { title, whom }) => ({
      verb: by === 'advance' ? 'Advance on' : 'Fly to',
      place: by === 'advance' ? title : whom,
    }),
    from: (n, by, from, places) =>
      from
        ? `${n} ${from.from}`
        : places > 1
          ? `${n} from ${places} ${by === 'advance' ? 'areas' : 'zones'}`
          : String(n),
    go: (by, n) => (by === 'advance' ? `Advance with ${n}` : `Fly with ${n}`),
    to: (n, by, to, places) =>
      to
        ? `${n} ${by === 'reinforce' ? to.at : to.to}`
        : places > 1
          ? `${n} in ${places} ${by === 'reinforce' ? 'areas' : 'zones'}`
          : String(n),
    place: (by, n) =>
      n === 0 ? 'Place nobody' : `Place ${n} ${by === 'reinforce' ? (n > 1 ? 'soldiers' : 'soldier') : 'aircraft'}`,
    stillToPlace: (n) => `${n} more to place`,
    oneMore: (place) => `One more: ${place}`,
    oneFewer: (place) => `One fewer: ${place}`,
  },

  goal: (rounds, hq) =>
    `Most stars after round ${rounds}${hq ? `, or take their headquarters at ${hq}` : ', or their headquarters'}.`,
  race: (own, other) => `Stars ${own} to ${other}`,
  hasInitiative: (side) => `Initiative: ${side ?? 'you'}`,
  commandersLeft: (left, all) => `${left} of ${all} commanders left to deploy`,
  roundOf: (n) => `Round ${n} of 4`,
  roundShort: (n) => `Round ${n}`,
  beforeCards: (side, cards) => `Before cards; ${side} holds ${cards}`,
  withCard: (card, more) => `With ${card} (+${more})`,
  decimal: (n) => DECIMAL.format(n),
  wouldCutOff: (places) => `If it falls, cut off: ${and(places)}.`,
  holds: (side, left) => `${side} holds it with ${left}`,
  sendsMore: (most) => `sends ${most} more with them`,
  copies: (all, gone) => `${all} in the deck, ${gone} of them on the discard pile`,

  handOf: (side) => `Hand of ${side}`,
  warnings: {
    idle: (because) => `It only closes the space. ${because}`,
    pass: (unused) => `It ends your turns this round. Unused: ${counted(unused, 'commander', 'commanders')}`,
  },
  windows: { defence: (place) => `Defend ${place} with a card?` },
  defenders: (side) => `Defenders, ${side}`,
  heldAndEmpty: (empty) => `held, ${empty} nobody left`,
  heldOrOver: (lost) => `held, ${lost} the game is lost`,
  winsGame: (side) => `${side} wins the game.`,
  moreHits: (fewer) => `more hits, ${fewer} fewer`,
  fireStands: (lost, there) => `${lost} of ${there} will be removed.`,
  willHold: (side, left) => `After the fight: ${side ?? 'you'} with ${left}.`,
  promises: (attackers, defenders, promise) => `${attackers} against ${defenders}, ${promise}`,
});
