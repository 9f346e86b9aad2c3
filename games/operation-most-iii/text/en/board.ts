/** The board in English. */
import { counting } from '@sztab/kernel/words';
import type { BoardWords } from '../board-words.ts';

const { counted } = counting('en');

const WHOM = { PL: 'the Poles', DE: 'the Germans' } as const;
const ADJECTIVE = { PL: 'Polish', DE: 'German' } as const;

export const en: BoardWords = {
  ready: 'ready',
  used: 'exhausted',
  start: 'START',
  fresh: 'new',
  instant: 'instant',
  action: 'action',
  bullets: 'bullets',
  adjective: ADJECTIVE,
  chosen: 'chosen',
  inHand: 'in your hand',
  emptyHand: 'Your hand is empty: play with what lies on the table.',
  gist: {
    warLuck: '+2 to your die',
    warMisfortune: '−2 to their die',
    ambush: 'Attack hits, no dice',
    witnesses: 'Search finds, no die',
    nurse: 'Saves a hit Unit',
    motorcycles: 'Move, stay ready',
    highMorale: 'Refresh a Unit',
    hideFragments: 'Hide up to 2 parts',
    mostIII: 'Fly out all parts',
    motorisedColumn: '3 actions in a row',
  },
  can: {
    use: 'can be used',
    attack: 'can be attacked',
    refresh: 'can be refreshed',
    escort: 'can escort',
    react: 'can react',
    play: 'can be played',
  },
  attacks: 'attacking',
  attacked: 'under attack',

  zone: {
    base: { short: 'Rocket Base', belongs: 'German home zone', parts: 'held by the Germans' },
    surroundings: { short: 'Base Surroundings', belongs: 'no man’s land', parts: 'to be found' },
    forest: { short: 'Forest', belongs: 'Polish home zone', parts: 'held by the Poles' },
  },
  goHere: 'Move here',
  hidden: 'hidden until the stage ends',
  evacuated: 'flown out',
  supply: 'in the supply',
  parts: (n) => counted(n, 'part', 'parts'),
  hide: (n) => (n > 0 ? `Hide ${n}` : 'Hide none'),
  danger: (side) => `No ${ADJECTIVE[side]} card at home: that loses the game`,

  fight: {
    attack: { PL: 'Attack', DE: 'Attack' },
    ambush: { PL: 'Ambush', DE: 'Ambush' },
    search: { PL: 'Search', DE: 'Search' },
    steal: { PL: 'Spy', DE: 'Sturmwind' },
  },
  needs: (n) => `needs ${n}`,
  chance: (percent) => `${percent}%`,
  lost: (side) => `${ADJECTIVE[side]} loss`,

  tests: 'Rocket tests',
  toCome: (cards, values) => `Face down are ${values}. ${cards} more to be turned up.`,
  leftOver: (values, n) => (n === 1 ? `Card ${values} stays face down` : `Cards ${values} stay face down`),
  unused: (value) => `Card ${value} was not used`,
  score: 'Score now',
  finalScore: 'Final score',
  leads: (side, reason) => {
    if (reason === 'tie') return `Tie: ${WHOM[side]} win it`;
    const lead = `${side === 'PL' ? 'The Poles' : 'The Germans'} lead`;
    return reason === 'homeLost' ? `${lead}: no ${ADJECTIVE[side === 'PL' ? 'DE' : 'PL']} card at home` : lead;
  },
  chain: 'Chain of actions',
  source: { volunteers: 'Volunteers', motorisedColumn: 'Motorised Column' },
  actionsLeft: (n) => `${n} left`,
  hand: 'hand',
  deck: 'deck',
  removed: 'Out of the game',
  unseen: 'Not yet seen',
  nobody: 'no card',
  known: 'In hand, known',

  verbs: {
    deploy: 'Deploy',
    attack: 'Attack',
    search: 'Search',
    move: 'Move',
    order: 'Order',
    volunteers: 'Volunteers',
    highMorale: 'Refresh',
    hideFragments: 'Play',
    mostIII: 'Fly the parts out',
    motorisedColumn: 'Play: three actions',
    pass: 'Pass',
    endChain: 'End this link',
    escort: 'Send as Escort',
    noEscort: 'No Escort',
    ambush: 'Play Ambush',
    roll: 'Roll the dice',
    warLuck: 'Add 2',
    warMisfortune: 'Take 2 from the enemy',
    supportInAction: 'Add 1',
    passReaction: 'Let it stand',
    nurse: 'Play Nurse',
    declineNurse: 'No Nurse',
    refresh: 'Refresh',
    declineRefresh: 'Refresh none',
    keep: 'Keep the cards',
    mulligan: 'Exchange the cards',
  },
  slots: {
    card: 'choose a card',
    reaction: 'choose a reaction',
    verb: 'to do what?',
    whom: 'on whom?',
    where: 'whereto?',
    refresh: 'whom to refresh?',
    count: 'how many?',
    with: 'with a card?',
  },
  phases: { draw: 'Draw', test: 'Rocket test', refresh: 'Refresh', over: 'The end' },
  stage: (n) => `Stage ${n} of 4`,
  actionOf: (side, n, all) => `${ADJECTIVE[side]} action ${n} of ${all}`,
  turn: (side) => `${ADJECTIVE[side]} turn`,
  beforeDice: (percent) => `The dice decide: chance ${percent}% before reactions`,
  warnings: {
    stageEnds: 'This ends the stage',
    gameEnds: 'This ends the game',
    lastPass: 'This ends the game, and you are losing it',
    oneFlight: 'The plane comes once, and the Forest holds 1 part',
    noFlight: 'The plane comes once, and the Forest holds no part: this only keeps the stage open',
    spent: 'The card does nothing: it only keeps the stage open',
    sureAnyway: 'This Attack has a chance of 72% or more anyway',
    noTurn: 'Even with all you have, the result stands',
  },
  chart: 'Parts after each stage',

  windows: { escort: 'Send an Escort?', ambush: 'Ambush or dice?', roll: 'React?', nurse: 'Play Nurse?' },
  roll: (side, mine, die, bullets) => {
    const head = mine ? 'Your roll' : `${ADJECTIVE[side]} roll`;
    return bullets === null ? `${head}: ${die}` : `${head}: ${die}, bullets ${bullets}`;
  },
  odds: (percent) => `chance of the Attack ${percent}%`,
  verdict: ({ action, side, mine, succeeds, tie, struck }) => {
    if (action === 'attack') {
      if (succeeds) return `The Attack will succeed. ${mine ? struck : `Your ${struck}`} will be removed.`;
      return tie ? 'A tie, so the Attack will fail. Both cards stay.' : 'The Attack will fail. Both cards stay.';
    }
    const name = action === 'search' ? 'The Search' : side === 'PL' ? 'Spy' : 'Sturmwind';
    if (!succeeds) return `${name} will fail. The part stays where it is.`;
    return `${name} will succeed. A part goes to ${mine ? 'your home zone' : 'the enemy'}.`;
  },
  after: ({ action, mine, succeeds, tie }) => {
    if (action !== 'attack') return succeeds ? 'succeeds' : 'fails';
    if (succeeds) return mine ? 'succeeds' : 'card lost';
    if (mine) return tie ? 'tie, not enough' : 'not enough';
    return tie ? 'tie, it survives' : 'it survives';
  },
  fromHand: 'from hand',
  toDie: (delta, side, own) => `${delta} to ${own ? 'you' : WHOM[side]}`,
  exhausts: (card, where) => `${card} ${where}, gets exhausted`,
  sure: 'succeeds without dice',
  hit: (card) => `The Attack hits. Your ${card} will be removed.`,
  saved: (where) => `goes back ${where}, exhausted`,
  replaces: (card) => `instead of ${card}`,
  tooLate: (card, what) => {
    if (what === 'escort') return `${card}: too late for an Escort, it is sent before the dice.`;
    if (what === 'ambush') return `${card} Too late, the dice are cast.`;
    return what === 'nurse' ? `${card}: only once the Attack hits.` : `${card}: too late, the result is final.`;
  },
};
