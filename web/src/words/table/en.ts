/** The frame in English. Its keys are the keys of every other language. */
import { counting } from '@sztab/kernel/words';
import type { Proposed, TableNote } from '@sztab/protocol';
import type { CannotUndo } from '../../table/house.ts';

const { counted } = counting('en');

/** What somebody asks for, in a sentence of `youAsk` and `asks`. */
type Sentences = {
  readonly [Is in Proposed['is']]: (proposed: Extract<Proposed, { is: Is }>, name: (seat: number) => string) => string;
};
/** `name`: of whom a note is about. `place`: the seat, counted from 1. */
type Notes = Readonly<Record<TableNote['is'], (name: string, place: number) => string>>;

export const en = {
  close: 'Close',
  cancel: 'Cancel',
  home: 'Sztab, home',
  yourMoveTitle: (what: string) => `● Your move: ${what}`,

  tools: 'Tools',
  rulebook: 'Rulebook',
  aid: 'Player aid',
  aidShort: 'Aid',
  log: 'Log',
  notesOn: 'Show history notes',
  notesOff: 'Hide history notes',
  toNight: 'Night colours',
  toDay: 'Day colours',
  settings: 'Settings',
  phases: 'Phases',
  goal: 'What wins',

  seats: 'Players',
  you: 'you',
  yourTurn: 'Your move',
  actFor: 'Act for this seat',
  deciding: 'deciding',
  thinking: 'thinking',
  bot: (level: string) => `bot, ${level}`,

  board: 'Board',
  hand: 'Hand',
  instruments: 'Reserves',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit the board',
  wholeMap: 'The whole map: touch where to look',
  position: 'The position in words',
  hidePieces: 'Hide pieces',
  showPieces: 'Show pieces',
  views: 'What is shown under the board',
  panels: 'Panels',

  orderLine: 'Order line',
  targets: 'What you can choose',
  moreToTouch: (n: number) => `${n} more to touch`,
  moreAnswers: (n: number) => counted(n, 'more answer', 'more answers'),
  undo: 'Undo',
  more: 'One more',
  fewer: 'One fewer',
  /** `by`: whose move it was, where it was another's. */
  noUndo: ({ why }: CannotUndo, by: string | null): string => {
    switch (why) {
      case 'nothing':
        return 'Nothing to take back yet';
      case 'over':
        return 'The game is over';
      case 'rests':
        return 'Nothing can be taken back while the table rests';
      case 'rolled':
        return `Cannot be undone: ${by === null ? 'dice were rolled' : `${by} rolled dice`}`;
      case 'uncovered':
        return `Cannot be undone: ${by === null ? 'something was drawn or turned up' : `${by} drew or turned something up`}`;
      case 'shuffled':
        return `Cannot be undone: ${by === null ? 'a deck was shuffled' : `${by} shuffled a deck`}`;
      case 'stands':
        return `Cannot be undone: by the rules of the game it stands${by === null ? '' : ` (${by})`}`;
      case 'moved':
        return `${by} moved last, so the others would have to agree`;
      case 'light':
        return 'Something came to light, so the others would have to agree';
    }
  },
  thinks: (name: string) => `${name}: thinking`,
  short: 'This device is slow for this level: its bots see less far here',
  hurry: 'Answer now',
  guide: {
    title: 'Tips',
    tip: 'Tip',
    ok: 'OK',
    more: 'The rule',
    stop: 'No more tips',
    none: 'Nothing has happened yet that needs a word.',
    setting: 'Tips in a guided game',
    lessons: 'Lessons that fit this game',
  },
  coach: {
    title: 'Hint',
    means: 'Where to look, then what an officer would play and why',
    thinking: 'The officer is thinking …',
    look: 'Look at what is ringed.',
    chance: (p: number) => `${p} % to win, over what you can know.`,
    second: (move: string, p: number) => `Second: ${move}, ${p} %.`,
    nothingElse: 'Nothing else is worth a thought here.',
    more: 'What would you play?',
    other: 'And otherwise?',
  },
  suggest: 'Suggest',
  suggestMore: 'A bot fills in the rest; everything can still be changed',
  showMoves: (n: number) => (n === 1 ? 'Show the move' : `Show ${counted(n, 'move', 'moves')}`),
  missed: (n: number, since: string) => `${counted(n, 'move', 'moves')} since ${since}`,
  showThem: 'Show them',
  showing: 'What happened',
  stopShowing: 'Back to now',
  dispatch: (name: string) => `What ${name} did`,
  dispatchOfAll: 'What the others did',
  means: 'What it means for you',
  showAgain: 'Show again',
  skip: 'Skip',
  goOn: 'Go on',
  space: 'Space',
  briefing: 'What happens',
  pace: 'Pace',
  paces: { calm: 'calm', brisk: 'brisk', instant: 'at once' },
  sounds: 'Sounds',
  soundsOff: 'Turn sounds off',
  soundsOn: 'Turn sounds on',
  moveFailed: 'Somebody was quicker, or the move did not arrive. The board is up to date',
  letsStand: 'Passing without a reaction',
  answered: 'Answered. It will be shown in a moment; how long that takes has nothing to do with the cards',
  askMe: 'Ask me',
  notYours: 'Not your move',
  goBack: 'Back',
  reading: 'Closer look',
  chooseAnswer: 'Choose an answer',
  over: 'The game is over',
  showResult: 'Show the result',
  sameDeal: 'The same deal once more',
  sameDealMeans: 'the same cards and dice, from the beginning',
  brisker: 'Told more briskly',
  briskerMeans: 'the same story in half the time; S changes it back',
  showBoard: 'Show the board',
  rule: (id: string) => `rule ${id}`,
  watching: 'You are watching',
  trouble: {
    'storage-full': 'This device has no room left to save the game. Make room, then try again',
    'storage-lost': 'The saved game cannot be reached. It is kept on this page for now',
    'bot-died': 'The bot has stopped. The table is safe; start it again',
    'other-tab': 'This table is open in another tab. Play there, or take it over here',
    outdated: 'There is a newer version of Sztab. A move you made is kept and sent when the page is loaded anew',
    reconnecting: 'The connection is cut and being mended. A move you made is kept and sent',
    'shut-out': 'This table cannot be seen any more',
  },
  takeNewer: 'Take the newer one',
  retry: 'Try again',

  company: {
    title: 'Talk and the others',
    talk: 'Talk',
    silent: 'Nobody has said anything yet.',
    speak: 'Say something',
    send: 'Send',
    tooFast: 'Not sent: too much at once, or no connection. Try again in a moment',
    proposed: {
      undo: ({ count }) => (count === 1 ? 'to take back the last move' : `to take back the last ${count} moves`),
      pause: () => 'for a pause',
      resume: () => 'to go on',
      bot: ({ seat }, name) => `that a bot plays for ${name(seat)}`,
      abandon: () => 'to end the game without a result',
      resign: () => 'that you all give up',
      claim: () => 'to take the win',
    } satisfies Sentences as Sentences,
    revealed: 'What came to light in them is known then.',
    youAsk: (what: string) => `You ask ${what}. The others have to agree`,
    asks: (who: string, what: string) => `${who} asks ${what}`,
    agree: 'Agree',
    decline: 'Decline',
    takeBack: 'Withdraw',
    resting: 'The table rests; no clock runs',
    mayAsk: 'What may be asked of the others',
    ask: {
      undo: 'Ask to take back',
      pause: 'Ask for a pause',
      resume: 'Go on',
      bot: (name: string) => `A bot for ${name}`,
      abandon: 'End without a result',
      claim: 'Take the win',
    },
    hasLeft: (name: string) => `${name} has left the table.`,
    outOfTime: (name: string) => `${name} is out of time.`,
    awayTooLong: (name: string) => `${name} is away, and the table waits.`,
    goOnHow: (mayWin: boolean): string =>
      mayWin
        ? 'You may wait, take the win, let a bot play on, or end without a result.'
        : 'You may wait, let a bot play on, or end without a result.',
    leftCounts: 'Whoever leaves a game has lost it; with a bot it counts for nobody else.',
    giveUpPlace: 'Give up your place',
    giveUpCosts: (early: boolean, together: boolean): string => {
      if (early) return 'Not everybody has moved yet: if you leave now, the game counts for nobody.';
      return together
        ? 'Whoever leaves has lost, whatever the others make of it.'
        : 'Whoever leaves has lost: in the results, and in the rating where the game is rated.';
    },
    mayComeBack: 'You may come back, and then nothing is lost, as long as nobody else and no bot has your place.',
    giveUpYes: 'Leave the game',
    takePlace: (name: string) => `Take the vacant place: ${name}`,
    forFun: 'Somebody else plays on there for the fun of it: without a result and a rating.',
    otherEyes: 'You have seen this game from another seat, so you cannot take this one.',
    placeGone: 'This place cannot be taken now',
    notLeft: 'That did not work. Try again in a moment',
    oneAtATime: 'One thing at a time: the last one waits for an answer',
    notNow: 'That cannot be asked now',
    nobodyToAsk: 'Something came to light by these moves, and not everybody is there to agree',
    watching: (n: number) => (n === 1 ? 'One person is looking on' : `${n} people are looking on`),
    toLobby: 'To the tables online',
    notes: {
      started: () => 'The game has begun',
      brought: () =>
        'This game was begun in one browser, and whoever brought it may know its cards; it does not count for ratings',
      late: (name) => `${name}: out of time`,
      away: (name) => `${name}: away for long`,
      silent: (name) => `${name} said nothing; the table has moved on`,
      claim: (name) => `${name} did not stay; whoever stayed has won`,
      left: (name) => `${name} has left the table`,
      freed: (_, place) => `The host freed a chair: seat ${place}`,
      bot: (_, place) => `A bot plays on: seat ${place}`,
      pause: () => 'The table rests',
      resume: () => 'Play goes on',
      abandon: () => 'The game was ended without a result',
      declined: (name) => `${name} did not agree`,
    } satisfies Notes as Notes,
    strip: 'Who is here',
    youHere: 'You',
    here: 'here',
    aBot: 'bot',
    noClock: 'no clock',
    standing: {
      allHere: 'Your move. Everybody is here.',
      yourMove: 'Your move.',
      yourClock: 'Your clock runs.',
      noHurry: 'No clock runs. Take your time.',
      decides: (name: string) => `${name} is deciding.`,
      lookRound: 'You may look round the board and plan.',
      away: (name: string) => `${name} is away.`,
      clockRuns: 'The clock runs. Nothing is lost by coming back.',
      awayMeans: 'Phones lose the line. Nothing is lost by coming back.',
      cut: 'Reconnecting.',
      cutMeans: (clock: boolean) =>
        `A move you made is kept and is sent once, by itself.${clock ? ' Your clock runs on.' : ''}`,
    },
    timeLeft: 'Time left',
    away: 'away',
    vacant: 'vacant',
  },

  logStart: 'The beginning',
  now: 'now',
  logEmpty: 'Nothing has happened yet',
  logMore: (n: number) => `${n} more`,
  logLess: 'Less',
  dice: 'Last roll',
  die: (name: string, face: number) => `${name}: ${face}`,

  reactionKeys: 'Keys 1–9 choose a reaction, N the last button.',
  asking: 'When to ask',
  askAlways: 'Always ask',
  askChanges: 'Ask only when it changes the result',
  passAction: 'Let everything stand in this action',
  passStage: 'Let everything stand in this stage',

  curtainNext: (name: string) => `${name} next`,
  curtainPass: (name: string) => `Pass the device. Cards stay covered until ${name} holds the button.`,
  hold: 'Hold to reveal',

  reactions: 'Reactions',
  historyNotes: 'History notes',
  hints: 'Hints on demand',
  quick: 'No pause before automatic passes (bots only)',
  keys: 'Keys',
  exportRecord: 'Save the record',
  resign: 'Resign',
  resignSure: 'Give up this game? Your opponent wins. This cannot be undone.',
  resignAll: 'Give up this game? It is lost for the whole team. This cannot be undone.',
  resignTogether: 'Give up this game? All lose it together, so the others will be asked. This cannot be undone.',
  resignOn:
    'Give up this game? A bot plays on for you, and you stand last, whatever the points say. This cannot be undone.',
  resignEnd: 'Give up this game? It ends, and you have lost it. This cannot be undone.',
  resignYes: 'Give up the game',
  resigned: 'resigned',
  leave: 'Leave the table',
  keyList: [
    ['Tab', 'ribbon, board, hand, order line, panels'],
    ['← ↑ → ↓', 'nearest target in that direction; without targets, move the board'],
    ['Enter, Space', 'pick'],
    ['Shift + Space', 'read the card in focus'],
    ['Ctrl + Enter', 'the lit button'],
    ['U, Backspace', 'undo'],
    ['Esc', 'cancel the open choice, close'],
    ['F', 'letters on all targets, type to pick'],
    ['1–9', 'options of the order line, reactions'],
    ['N', 'pass, let it stand'],
    ['I', 'hint: where to look, then a move and its reason'],
    ['H', 'hide or show pieces'],
    ['T', 'frame the targets'],
    ['0, +, −', 'fit, zoom in, zoom out'],
    ['A', 'player aid'],
    ['L', 'log; ↑ ↓ from line to line'],
    ['R', 'show the last turn of the others again'],
    ['S', 'pace: calm, brisk, at once'],
    ['?', 'this list'],
  ] as readonly (readonly [string, string])[],

  standings: 'Standings',
  best: 'Best results',
  bestTerms: 'Same side, same rules, played alone in this browser',
  thisGame: 'this game',
  winner: 'winner',
  rematch: 'Play again',
  secondGame: 'Play the second game',
  doubleMatch: 'Double match',
  halfTime: 'The second game, with sides swapped, decides the match',
  game: (n: number) => `Game ${n}`,
  matchWon: (name: string) => `The match goes to ${name}`,
  matchDrawn: 'The match is drawn',
  replay: 'Replay',
  analysis: 'Analysis',
  result: 'Result',
  youWon: 'You won.',
  youLost: 'You lost.',
  /** All win or lose together. */
  weWon: 'We won.',
  weLost: 'We lost.',
  theyWon: (names: string, _count: number) => `${names} won.`,
  nobodyWon: 'Nobody won.',
  lapse: 'The whole game in 20 seconds',
  moments: 'The course of the game',
  luckEven: 'Luck was even',
  luckYours: 'Luck leaned to you',
  luckTowards: (name: string) => `Luck leaned to ${name}`,
  luckUsual: 'That is nothing out of the ordinary.',
  luckRare: (n: number) => `One game in ${n} is as uneven.`,
  inHistory: (date: string) => `In history: ${date}`,
  next: 'Next for you',
  otherSide: (role: string) => `The other side: ${role}`,
  otherSideMeans: 'the same game from the other chair',
  stronger: (level: string) => `A stronger opponent: ${level}`,
  showBoardMeans: 'with everything that lies on it',
  levelStays: 'The level stays as it is unless you change it',
  againAs: 'Play again as',
  against: 'against',
  againWith: 'Play again with',
  againSame: 'Play again, everybody at the same place',
  againSwapped: 'Play again with the seats swapped',
  toHome: 'Home',

  back: 'One move back',
  forward: 'One move on',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  moment: (at: number, of: number) => `Move ${at} of ${of}`,
  seenBy: 'Seen by',
  everybody: 'everybody',
  playFromHere: 'Play from here',
  copyLink: 'Copy a link to this moment',
  copyFailed: 'Now copy it from the address bar',
  copied: 'Link copied',
  toTable: 'To the table',

  practice: 'Practice',
  practiceMeans:
    'At this table undo goes back over everything, dice and cards included. Its record says so, and its result does not count among the best.',

  edition: (edition: number) => `Edition ${edition}`,
  editionMeans: (edition: number, newest: number) =>
    `This match keeps the rules it began with: edition ${edition}. The newest one is ${newest}, and the rulebook marks what has changed. New tables follow the newest rules.`,

  notOpened: 'This table cannot be opened',
  notOpenedNewer:
    'It follows newer rules than this page knows. Load the page again; if that does not help, open the table where it was begun.',
  notOpenedKept: 'What is kept of it here is damaged. Your other tables are safe.',
  saveKept: 'Save what is left',
  removeKept: 'Delete the table',
  notOpenedMore: 'It may have been removed from this device, or it was never here. Your other tables are safe.',
};

export type FrameWords = typeof en;
