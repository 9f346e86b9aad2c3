/** After the game: analysis, exercises and statistics, in English. */
import { counting, master, signed } from '@sztab/kernel/words';
import texts from './en.json' with { type: 'json' };

const { counted } = counting('en');
const points = (n: number): string => counted(n, 'point', 'points');
const pointsOfChance = (n: number): string => `${points(n)} of chance`;
const moves = (n: number): string =>
  n === 1 ? 'One move' : n === 2 ? 'Two moves' : n === 3 ? 'Three moves' : `${n} moves`;
const gaveOrTook = (n: number): string => (n < 0 ? `took ${points(-n)}` : `gave ${points(n)}`);

export const en = master(texts, {
  title: (game: string) => `Analysis · ${game}`,
  otherRules: (edition: number) => `This game was played under rules version ${edition}. The replay is here`,
  reading: (done: number, of: number, seconds: number | null) =>
    `Reading decisions: ${done} of ${of}${seconds === null ? '' : `, about ${seconds} s`}`,
  read: (n: number) => `${counted(n, 'decision', 'decisions')} read`,
  readUpTo: (round: string) => `Read up to round ${round}. The rest is waiting`,

  lost: (n: number, sum: number) => `${moves(n)} cost you ${pointsOfChance(sum)}`,
  weLost: (n: number, sum: number) => `${moves(n)} cost us ${pointsOfChance(sum)}`,
  won: (slips: number, kept: number) => {
    const slip = slips === 1 ? 'One slip' : slips === 2 ? 'Two slips' : `${slips} slips`;
    if (slips === 0) return 'One best move, and no slip to speak of';
    return kept > 0 ? `${slip} and one best move` : `${slip} and a win all the same`;
  },
  theirs: (name: string, n: number, sum: number) => `${name}: ${moves(n).toLowerCase()} cost ${pointsOfChance(sum)}`,
  gaveUp: (sum: number) => `Giving up cost ${pointsOfChance(sum)}`,
  nearTheirs: (name: string) => `${name}: no move changed the chance by more than the error`,
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
  even: (share: number) => `even share ${share}`,
  curveSaid: (name: string, start: number, end: number) => `${name}: from ${start} % at the start to ${end} %.`,
  at: (round: string, who: string, before: number, after: number) =>
    `Round ${round}, ${who}, ${before} %, then ${after} %`,

  moments: (n: number): string =>
    n === 0
      ? 'No moment decided'
      : n === 1
        ? 'One moment that decided'
        : n === 2
          ? 'Two moments that decided'
          : 'Three moments that decided',
  round: (round: string) => `round ${round}`,
  played: (move: string) => `Played: ${move}`,
  better: (move: string, to: number, from: number) => `Better: ${move}, ${to} % instead of ${from} %`,
  best: (chance: number, next: number) => `The best move: ${chance} %, the next one ${next} %`,
  nextBest: (move: string) => `Next best: ${move}`,
  opinion: (moves: number, error: number) => `the bots’ opinion, best of ${counted(moves, 'move', 'moves')}, ±${error}`,
  shown: (round: string, what: string) => `Round ${round}: ${what}`,
  asSeen: (name: string) => `as ${name} saw it`,
  rowSaid: (name: string, parts: string) => `${name}: ${parts}.`,
  seatRow: (decisions: number, score: string) =>
    `${counted(decisions, 'decision', 'decisions')}${score ? `, ${score}` : ''}`,
  accuracyHead: (name: string, n: number) => `${name} (${n})`,
  luckSaid: (dice: number, cards: number) =>
    dice === 0 && cards === 0
      ? 'Dice and cards were even.'
      : `${dice === 0 ? 'The dice were even' : `The dice ${gaveOrTook(dice)}`}, ${cards === 0 ? 'cards were even' : `cards ${gaveOrTook(cards)}`}.`,
  signed: (n: number) => signed(n),

  learn: (n: number) => `${counted(n, 'position', 'positions')} of this game where a better move was there to find`,
  findN: (n: number) => `Find better moves: ${n}`,
  exerciseOf: (n: number, of: number) => `position ${n} of ${of}`,
  foundSoFar: (n: number) => `found ${n}`,
  exerciseIntro: (n: number) =>
    `${counted(n, 'position', 'positions')} from your own games. In each a better move was there.`,
  findBetter: (asked: string) => `${asked}. Find a better move than the one that was played.`,
  verdictSaid: (verdict: string, move: string, chance: number) => `${verdict}: ${move}, ${chance} %`,
  wasWorth: (then: number, now: number) =>
    `Then ${then} %, now ${now} %: this move was worth ${pointsOfChance(now - then)}`,
  answer: (move: string) => `The better move: ${move}`,
  due: (n: number) => `${counted(n, 'exercise waits', 'exercises wait')} for you`,

  // Statistics
  figures: (game: string) => `${game} in figures`,
  figuresOf: (games: number, bot: string) =>
    `${games} games of bots (${bot}). Every share comes with its 95 % interval. Where the interval touches the even share, no difference is shown.`,
  seats: (n: number) => `${counted(n, 'player', 'players')}`,
  lengthsMore: (median: number) => `Decisions of all seats together; half of the games have ${median} or fewer.`,
  openingsMore: (games: number) => `The first decision of a game, where it was made in ${games} games or more.`,
  tooFew: (games: number) => `Too few games: ${games}. Shown from 100 on`,
  made: (rules: number, seed: string) =>
    `Rules version ${rules}, seed ${seed}. The same command gives the same figures.`,
  honestMore: (players: string, games: number, error: string) =>
    `${players}: in ${games} games of officers what was said lay ${error} points on average from what came. Points on the dashed line are right.`,
  versus: (a: string, b: string) => `${a} v ${b}`,
});

export type AnalysisWords = typeof en;
