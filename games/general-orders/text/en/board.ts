/** The board in English. */
import { listing } from '@sztab/kernel/words';
import type { BoardWords } from '../board-words.ts';

const { and } = listing('en');
const DECIMAL = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const en: BoardWords = {
  free: 'free',
  takenBy: (side) => `commander of ${side}`,
  chosen: 'chosen',
  inHand: 'in your hand',
  can: {
    deploy: 'you can deploy a commander',
    takeBack: 'you can take this commander off',
    move: 'you can move from here',
    place: 'you can place here',
    recall: 'you can take back from here',
    target: 'you can choose it',
    play: 'can be played',
    reroll: 'can be discarded for a reroll',
  },
  strengthOf: (blue, yellow) =>
    blue === yellow ? `strength ${blue}` : `strength ${blue} for Blue, ${yellow} for Yellow`,
  strength: 'Strength',
  mayPlace: 'You can deploy a commander here now',
  onlyClose: (because) => `You can deploy a commander here only to close the space. ${because}`,

  nobody: 'held by nobody',
  cutOff: 'cut off',
  cutOffWhy: 'Cut off: no way to the headquarters, so no stars, no bonus and no way out',
  inSupply: 'In supply',
  hqOf: (side) => `Headquarters of ${side}`,
  hqMeaning: 'Losing it loses the game.',
  noStars: 'No stars',
  noDrop: 'No Paradrop here',
  whileHeld: 'For whoever controls and supplies this area.',
  zoneOf: (name) => `Air zone ${name}`,
  zoneMeaning: 'Whoever supplies the zone rolls one more die when defending an area under it.',
  supplyLines: 'Supply lines',
  airZones: 'Air zones',

  label: {
    nobody: 'Nobody defends',
    noEnemy: 'No enemy there',
    own: 'Yours already',
    commander: 'One more commander',
    initiative: 'initiative',
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
    with: 'with',
    from: (n, by, from, places) =>
      from
        ? `${n} ${from.from}`
        : places > 1
          ? `${n} from ${places} ${by === 'advance' ? 'areas' : 'zones'}`
          : String(n),
    go: (by, n) => (by === 'advance' ? `Advance with ${n}` : `Fly with ${n}`),
    chooseWho: { advance: 'Choose soldiers', fly: 'Choose aircraft' },
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

  supportBoard: 'Support board',
  supportDoes: { reinforce: 'soldiers to supplied areas', plan: 'draw cards', scramble: 'aircraft to supplied zones' },
  howToWin: 'How you win',
  goal: (rounds, hq) =>
    `Most stars after round ${rounds}${hq ? `, or take their headquarters at ${hq}` : ', or their headquarters'}.`,
  race: (own, other) => `Stars ${own} to ${other}`,
  hasInitiative: (side) => `Initiative: ${side ?? 'you'}`,
  commandersShort: 'Commanders',
  passedShort: 'Passed',
  commandersLeft: (left, all) => `${left} of ${all} commanders left to deploy`,
  short: { soldier: 'In reserve', plane: 'Aircraft in reserve', hand: 'Cards' },
  initiative: 'takes the initiative',
  roundOf: (n) => `Round ${n} of 4`,
  roundShort: (n) => `Round ${n}`,
  deployment: 'Deployment',
  recall: 'Recall',
  over: 'The end',

  forecast: 'What it may come to',
  aftermath: 'What it came to',
  most: 'with all who can go',
  mostBombs: 'with all who can fly',
  against: 'against',
  taken: 'Taken',
  empty: 'Nobody left',
  held: 'Held',
  wins: 'Wins the game',
  beforeCards: (side, cards) => `Before cards; ${side} holds ${cards}`,
  withCard: (card, more) => `With ${card} (+${more})`,
  emptied: 'Emptied',
  onAverage: 'Losses on average',
  decimal: (n) => DECIMAL.format(n),
  nobodyDefends: 'Nobody defends: no dice.',
  nobodyThere: 'No enemy there.',
  wouldCutOff: (places) => `If it falls, cut off: ${and(places)}.`,
  lost: 'lost',
  byHits: 'by hits',
  byAttrition: 'man for man',
  holds: (side, left) => `${side} holds it with ${left}`,
  nobodyLeft: 'Nobody is left',

  emptyHand: 'No cards in hand. Plan draws them.',
  timing: { own: 'your turn', defence: 'when you defend' },
  orReroll: 'Or discard it to reroll all your dice.',
  discardToReroll: 'discard and reroll',
  sendsMore: (most) => `sends ${most} more with them`,
  copies: (all, gone) => `${all} in the deck, ${gone} of them on the discard pile`,

  figures: {
    stars: 'Stars in supply',
    commanders: 'Commanders in reserve',
    soldiers: 'Soldiers in reserve',
    aircraft: 'Aircraft in reserve',
    cards: 'Cards in hand',
  },
  bonuses: 'Bonuses',
  cards: 'Operation cards',
  deck: 'deck',
  handOf: (side) => `Hand of ${side}`,
  discard: 'Discard pile',
  unseen: 'Not yet seen',

  verbs: {
    deploy: 'Order',
    pass: 'Pass',
    move: 'One goes',
    finish: 'Finish',
    continue: 'Go on without a card',
    roll: 'Roll the dice',
    target: 'Target',
    aircraft: 'Send',
    recall: 'Take back one',
    done: 'Take back no more',
    place: 'Place one',
    keep: 'Keep the roll',
    rerollWith: 'Discard and reroll',
    takeBack: 'Take off',
  },
  slots: {
    space: 'choose a space',
    from: 'from where?',
    where: 'where?',
    target: 'which area?',
    count: 'how many?',
    card: 'with a card?',
    commander: 'which commander?',
  },
  warnings: {
    card: 'The card goes to the discard pile',
    landing: 'No enemy there: this ends your turn',
    takeBack: 'The space will be free again',
    idle: (because) => `It only closes the space. ${because}`,
  },
  chart: 'Stars in supply after each round',

  windows: { defence: (place) => `Defend ${place} with a card?`, reroll: 'Reroll?' },
  defenders: (side) => `Defenders, ${side}`,
  defenceDice: 'Dice',
  rolled: 'Rolled',
  heldAndEmpty: (empty) => `held, ${empty} nobody left`,
  heldOrOver: (lost) => `held, ${lost} the game is lost`,
  winsGame: (side) => `${side} wins the game.`,
  moreHits: (fewer) => `more hits, ${fewer} fewer`,
  fireStands: (lost, there) => `${lost} of ${there} will be removed.`,
  willHold: (side, left) => `After the fight: ${side ?? 'you'} with ${left}.`,
  promises: (attackers, defenders, promise) => `${attackers} against ${defenders}, ${promise}`,
  willBeEmpty: 'Nobody will be left.',
};
