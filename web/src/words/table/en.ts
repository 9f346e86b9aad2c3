/** The frame in English. Its keys are the keys of every other language. */
import { counting, master, type Said } from '@sztab/kernel/words';
import type { HOUSE_SIGNS } from '@sztab/pieces';
import type { Proposed, TableNote } from '@sztab/protocol';
import type { CannotUndo } from '../../table/house.ts';
import texts from './en.json' with { type: 'json' };

const { counted } = counting('en');

/** What somebody asks for, in a sentence of `youAsk` and `asks`. */
type Asked = {
  readonly [Is in Proposed['is']]: Said<[proposed: Extract<Proposed, { is: Is }>, name: (seat: number) => string]>;
};
/** `name`: of whom a note is about. `place`: the seat, counted from 1. */
type Notes = Readonly<Record<TableNote['is'], Said<[name: string, place: number]>>>;

export const en = master(texts, {
  yourMoveTitle: (what: string) => `● Your move: ${what}`,
  bot: (level: string) => `bot, ${level}`,
  moreToTouch: (n: number) => `${n} more to touch`,
  moreAnswers: (n: number) => counted(n, 'more answer', 'more answers'),
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
  coach: {
    chance: (p: number) => `${p} % to win, over what you can know.`,
    second: (move: string, p: number) => `Second: ${move}, ${p} %.`,
  },
  showMoves: (n: number) => (n === 1 ? 'Show the move' : `Show ${counted(n, 'move', 'moves')}`),
  missed: (n: number, since: string) => `${counted(n, 'move', 'moves')} since ${since}`,
  dispatch: (name: string) => `What ${name} did`,
  rule: (id: string) => `rule ${id}`,

  council: {
    proposed: {
      ...texts.council.proposed,
      undo: ({ count }) => (count === 1 ? 'to take back the last move' : `to take back the last ${count} moves`),
      bot: ({ seat }, name) => `that a bot plays for ${name(seat)}`,
    } satisfies Asked as Asked,
    youAsk: (what: string) => `You ask ${what}. The others have to agree`,
    asks: (who: string, what: string) => `${who} asks ${what}`,
    ask: {
      bot: (name: string) => `A bot for ${name}`,
    },
    hasLeft: (name: string) => `${name} has left the table.`,
    outOfTime: (name: string) => `${name} is out of time.`,
    awayTooLong: (name: string) => `${name} is away, and the table waits.`,
    absent: (name: string) => `${name} is absent.`,
    goOnHow: (mayWin: boolean): string =>
      mayWin
        ? 'You may wait, take the win, let a bot play on, or end without a result.'
        : 'You may wait, let a bot play on, or end without a result.',
    claimCosts: (name: string, isHere: boolean): string =>
      `The game ends at once, and ${name} has lost. You cannot undo this.${isHere ? ` ${name} is at the table.` : ''}`,
    timeUp: (mayWin: boolean): string =>
      mayWin
        ? 'Your time is up. Move now: the other player may take the win.'
        : 'Your time is up. Move now: the others may let a bot play for you.',
    timeUpBack: (minutes: number, mayWin: boolean): string =>
      `Your time is up. You still have ${counted(minutes, 'minute', 'minutes')} to move. After that ${mayWin ? 'the other player may take the win' : 'the others may let a bot play for you'}.`,
    wonOnTime: (name: string) => `${name} ran out of time.`,
    wonByLeaving: (name: string) => `${name} left the game.`,
    wonByAbsence: (name: string) => `${name} stayed away too long.`,
    giveUpCosts: (early: boolean, together: boolean): string => {
      if (early) return 'Not everybody has moved yet: if you leave now, the game counts for nobody.';
      return together
        ? 'Whoever leaves has lost, whatever the others make of it.'
        : 'Whoever leaves has lost: in the results, and in the rating where the game is rated.';
    },
    takePlace: (name: string) => `Take the vacant place: ${name}`,
    watching: (n: number) => (n === 1 ? 'One person is looking on' : `${n} people are looking on`),
    notes: {
      ...texts.council.notes,
      late: (name) => `${name}: out of time`,
      away: (name) => `${name}: away for long`,
      silent: (name) => `${name} said nothing; the table has moved on`,
      absent: (name) => `${name} is absent: three questions without an answer. The others may give the seat to a bot`,
      back: (name) => `${name} is back`,
      claim: (name) => `${name} did not stay; whoever stayed has won`,
      left: (name) => `${name} has left the table`,
      freed: (_, place) => `The host freed a chair: seat ${place}`,
      bot: (_, place) => `A bot plays on: seat ${place}`,
      declined: (name) => `${name} did not agree`,
    } satisfies Notes as Notes,
    standing: {
      decides: (name: string) => `${name} is deciding.`,
      away: (name: string) => `${name} is away.`,
      cutMeans: (clock: boolean) =>
        `A move you made is kept and is sent once, by itself.${clock ? ' Your clock runs on.' : ''}`,
    },
  },
  andMore: (n: number) => `and ${n} more`,
  logMore: (n: number) => `${n} more`,
  die: (name: string, face: number) => `${name}: ${face}`,

  curtainNext: (name: string) => `${name} next`,
  curtainPass: (name: string) => `Pass the device. Cards stay covered until ${name} holds the button.`,
  game: (n: number) => `Game ${n}`,
  matchWon: (name: string) => `The match goes to ${name}`,
  theyWon: (names: string, _count: number) => `${names} won.`,
  inHistory: (date: string) => `In history: ${date}`,
  otherSide: (role: string) => `The other side: ${role}`,
  stronger: (level: string) => `A stronger opponent: ${level}`,
  gentler: (level: string) => `A gentler opponent: ${level}`,
  moment: (at: number, of: number) => `Move ${at} of ${of}`,

  edition: (edition: number) => `Edition ${edition}`,
  editionMeans: (edition: number, newest: number) =>
    `This match keeps the rules it began with: edition ${edition}. The newest one is ${newest}, and the rulebook marks what has changed. New tables follow the newest rules.`,
});

export type FrameWords = typeof en & {
  /** Symbols that mean the same in every game. */
  readonly meaning: { readonly house: Readonly<Record<(typeof HOUSE_SIGNS)[number], string>> };
};
