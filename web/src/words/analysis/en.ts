/** After the game: analysis, exercises and statistics, in English. */
import { counting, signed } from '@sztab/kernel/words';

const { counted } = counting('en');
const points = (n: number): string => counted(n, 'point', 'points');
const pointsOfChance = (n: number): string => `${points(n)} of chance`;
const moves = (n: number): string =>
  n === 1 ? 'One move' : n === 2 ? 'Two moves' : n === 3 ? 'Three moves' : `${n} moves`;
const gaveOrTook = (n: number): string => (n < 0 ? `took ${points(-n)}` : `gave ${points(n)}`);

export const en = {
  analysis: 'Analysis',
  title: (game: string) => `Analysis · ${game}`,
  result: 'Result',
  replay: 'Replay',
  exercises: 'Exercises',
  pages: 'Pages of this game',
  you: 'You',
  we: 'We',

  notOver: 'Analysis opens when the game is over',
  notOverMore: 'While a game goes on nobody is told a chance: neither players nor those who look on.',
  toTable: 'To the table',
  otherRules: (edition: number) => `This game was played under rules version ${edition}. The replay is here`,
  noRecord: 'The record of this game could not be opened. Try again',
  again: 'Try again',

  opening: 'Opening the record',
  reading: (done: number, of: number, seconds: number | null) =>
    `Reading decisions: ${done} of ${of}${seconds === null ? '' : `, about ${seconds} s`}`,
  drawing: 'Drawing the curve',
  stop: 'Stop',
  stopped: 'Stopped. Go on whenever you like',
  goOn: 'Go on',
  failed: 'It could not be read to the end. Try again',
  read: (n: number) => `${counted(n, 'decision', 'decisions')} read`,
  readUpTo: (round: string) => `Read up to round ${round}. The rest is waiting`,
  announce: { begun: 'The analysis has begun', half: 'Half of it is read', done: 'The analysis is complete' },

  lost: (n: number, sum: number) => `${moves(n)} cost you ${pointsOfChance(sum)}`,
  weLost: (n: number, sum: number) => `${moves(n)} cost us ${pointsOfChance(sum)}`,
  won: (slips: number, kept: number) => {
    const slip = slips === 1 ? 'One slip' : slips === 2 ? 'Two slips' : `${slips} slips`;
    if (slips === 0) return 'One best move, and no slip to speak of';
    return kept > 0 ? `${slip} and one best move` : `${slip} and a win all the same`;
  },
  theirs: (name: string, n: number, sum: number) => `${name}: ${moves(n).toLowerCase()} cost ${pointsOfChance(sum)}`,
  byLuck: { dice: 'Decisions were even, the dice decided', cards: 'Decisions were even, the cards decided' },
  gaveUp: (sum: number) => `Giving up cost ${pointsOfChance(sum)}`,
  near: 'None of your moves changed the chance by more than the error',
  nearTheirs: (name: string) => `${name}: no move changed the chance by more than the error`,
  readingHead: 'The record is being read',
  score: (won: string, scores: string) => `${won} ${scores}`,
  ownDecisions: (n: number) =>
    n === 0
      ? 'Your decisions changed nothing'
      : `Your decisions ${n < 0 ? `took ${pointsOfChance(-n)}` : `gave ${pointsOfChance(n)}`}`,
  ourDecisions: (n: number) =>
    n === 0
      ? 'Our decisions changed nothing'
      : `Our decisions ${n < 0 ? `took ${pointsOfChance(-n)}` : `gave ${pointsOfChance(n)}`}`,
  theirDecisions: (name: string, n: number) =>
    n === 0
      ? `${name}: decisions changed nothing`
      : `${name}: decisions ${n < 0 ? `took ${pointsOfChance(-n)}` : `gave ${pointsOfChance(n)}`}`,
  luckToo: (n: number) => (n === 0 ? 'luck was even' : `luck ${gaveOrTook(n)}`),
  gifts: (n: number) =>
    n === 0 ? '' : n > 0 ? `The others’ mistakes gave ${points(n)}.` : `The others’ moves took ${points(-n)}.`,

  knownTo: 'What was known to',
  chance: 'Chance to win',
  chanceMore: 'after every move, with what could be known then · the band holds 9 estimates in 10',
  even: (share: number) => `even share ${share}`,
  curveSaid: (name: string, start: number, end: number) => `${name}: from ${start} % at the start to ${end} %.`,
  at: (round: string, who: string, before: number, after: number) =>
    `Round ${round}, ${who}, ${before} %, then ${after} %`,
  atStart: 'Before the first move',
  slider: 'Place in the game',
  showTable: 'Show as table',
  showPlot: 'Show as picture',
  curveHead: ['move', 'round', 'who', 'chance', 'error', 'own decision', 'others', 'luck'],
  causes: { own: 'own decisions', others: 'the others’', luck: 'luck' },

  moments: (n: number): string =>
    n === 0
      ? 'No moment decided'
      : n === 1
        ? 'One moment that decided'
        : n === 2
          ? 'Two moments that decided'
          : 'Three moments that decided',
  momentsMore: 'luck is never one of them',
  momentsWait: 'They are listed when every decision is read.',
  momentsFew: 'No other decision changed the chance by more than the error.',
  momentsHidden: 'Moments of other people’s seats are theirs.',
  round: (round: string) => `round ${round}`,
  played: (move: string) => `Played: ${move}`,
  better: (move: string, to: number, from: number) => `Better: ${move}, ${to} % instead of ${from} %`,
  best: (chance: number, next: number) => `The best move: ${chance} %, the next one ${next} %`,
  nextBest: (move: string) => `Next best: ${move}`,
  wasPlayed: 'played',
  wasBetter: 'better',
  opinion: (moves: number, error: number) => `the bots’ opinion, best of ${counted(moves, 'move', 'moves')}, ±${error}`,
  whatFor: 'Why',
  seeIt: 'See it',
  seeing: 'Playing',
  playFrom: 'Play from here',
  playFromMeans: 'A practice branch against bots with the same cards and dice. It is never rated.',
  shown: (round: string, what: string) => `Round ${round}: ${what}`,
  asSeen: (name: string) => `as ${name} saw it`,
  asYouSaw: 'as you saw it',
  whatWorth: 'What the moves are worth',

  waterfall: 'From start to result',
  waterfallMore: 'every row adds up exactly',
  parts: {
    start: 'start',
    own: 'own moves',
    others: 'others’ moves',
    dice: 'dice',
    cards: 'cards',
    news: 'reveals',
    rest: 'rest',
    unread: 'not read yet',
    result: 'result',
  },
  rowSaid: (name: string, parts: string) => `${name}: ${parts}.`,
  seatRow: (decisions: number, score: string) =>
    `${counted(decisions, 'decision', 'decisions')}${score ? `, ${score}` : ''}`,
  who: 'who',
  restMeans:
    'Rest: by how much moves, own ones and those of others, did better or worse than a quick judgement expects, beyond what a search counts as decided. It is shown, not hidden in luck. Every row is told by what that seat could know, so that the chances of all need not make 100 together.',

  accuracy: 'Accuracy by phase',
  accuracyMore: '100 is the best move, 0 the average one',
  accuracyFew: 'Too few decisions that differ by more than the error.',
  accuracyHead: (name: string, n: number) => `${name} (${n})`,
  phase: 'phase',
  unused: 'Held unused at the end',
  nothing: 'Nothing',

  luck: 'Luck',
  luckSaid: (dice: number, cards: number) =>
    dice === 0 && cards === 0
      ? 'Dice and cards were even.'
      : `${dice === 0 ? 'The dice were even' : `The dice ${gaveOrTook(dice)}`}, ${cards === 0 ? 'cards were even' : `cards ${gaveOrTook(cards)}`}.`,
  luckMore: 'what was rolled and drawn against its average, by rounds',
  dice: 'dice',
  cards: 'cards',
  roundHead: 'round',
  pointsHead: 'points',
  signed: (n: number) => signed(n),

  learn: (n: number) => `${counted(n, 'position', 'positions')} of this game where a better move was there to find`,
  learnNone: 'There is nothing to find here',
  find: 'Find the moves',
  findN: (n: number) => `Find better moves: ${n}`,
  share: 'Save the record',
  home: 'Home',

  // Exercises
  exerciseTitle: 'Learn from mistakes',
  exerciseOf: (n: number, of: number) => `position ${n} of ${of}`,
  foundSoFar: (n: number) => `found ${n}`,
  exerciseIntro: (n: number) =>
    `${counted(n, 'position', 'positions')} from your own games. In each a better move was there.`,
  task: 'Your task',
  findBetter: (asked: string) => `${asked}. Find a better move than the one that was played.`,
  youKnow: 'you know what you knew then: hidden cards stay hidden',
  tries: 'Your tries',
  noTries: 'Make a move on the board. A try costs nothing and is taken back by itself.',
  thinking: 'Weighing your move',
  verdict: { yes: 'Yes', near: 'Close', no: 'No', shown: 'Shown', skipped: 'Skipped', open: 'waiting' },
  verdictMore: {
    yes: 'as good as the best, within the error',
    near: 'better than what was played',
    no: 'no better than what was played',
  },
  verdictSaid: (verdict: string, move: string, chance: number) => `${verdict}: ${move}, ${chance} %`,
  worth: 'What they are worth',
  worthWas: 'what was played then',
  legend:
    'Yes: the difference is within the error. Close: better than what was played. No: no better than what was played. Tries cost nothing.',
  show: 'Show the move',
  skip: 'Skip',
  next: 'Next position',
  finish: 'Back to the analysis',
  backToAnalysis: 'Back to the analysis',
  wasWorth: (then: number, now: number) =>
    `Then ${then} %, now ${now} %: this move was worth ${pointsOfChance(now - then)}`,
  answer: (move: string) => `The better move: ${move}`,
  due: (n: number) => `${counted(n, 'exercise waits', 'exercises wait')} for you`,
  dueNone: 'No exercise waits today. Found ones do not come back; the others do after 1, 7 and 30 days.',
  allGames: 'From all your games, the most expensive first',
  exerciseGone: 'This exercise is of a game that is no longer here.',

  // Statistics
  figures: (game: string) => `${game} in figures`,
  figuresOf: (games: number, bot: string) =>
    `${games} games of bots (${bot}). Every share comes with its 95 % interval. Where the interval touches the even share, no difference is shown.`,
  whoWins: 'Who wins',
  seats: (n: number) => `${counted(n, 'player', 'players')}`,
  byLevel: 'By level',
  levelsMore: 'The first named, in every seat equally often.',
  byOption: 'By option',
  optionsMore: 'Change of each share against the usual options, in points.',
  lengths: 'How long it lasts',
  lengthsMore: (median: number) => `Decisions of all seats together; half of the games have ${median} or fewer.`,
  openings: 'Openings',
  openingsMore: (games: number) => `The first decision of a game, where it was made in ${games} games or more.`,
  howOften: 'how often',
  shareOfWins: 'share of wins',
  evenShare: 'even share',
  average: 'average',
  noneShown: 'none shown',
  tooFew: (games: number) => `Too few games: ${games}. Shown from 100 on`,
  makeAgain: 'Make these figures again',
  made: (rules: number, seed: string) =>
    `Rules version ${rules}, seed ${seed}. The same command gives the same figures.`,
  honest: 'Is the chance that we say true?',
  honestMore: (players: string, games: number, error: string) =>
    `${players}: in ${games} games of officers what was said lay ${error} points on average from what came. Points on the dashed line are right.`,
  honestAbove: 'won more often than said',
  honestBelow: 'less often than said',
  honestHead: ['said', 'won', 'positions'],
  teamWins: 'the team wins',
  allTables: 'All as tables',
  allPlots: 'All as pictures',
  versus: (a: string, b: string) => `${a} v ${b}`,
  gamesHead: 'games',
  interval: '95 % interval',
};

export type AnalysisWords = typeof en;
