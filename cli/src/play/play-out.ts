/** One game at the terminal, from where it stands to its end. */
import { type BotName, type Question, STAND_IN } from '@sztab/bots';
import {
  type Ask,
  isPractice,
  type Match,
  type OneScreen,
  type Outcome,
  type Seat,
  stepsBack,
  type Told,
  undoableMoves,
  type Words,
  whyNoUndo,
  writeRecord,
} from '@sztab/kernel';
import { writeText } from '../text-file.ts';
import type { CliWords } from '../words.ts';
import type { Desk, Reply, TableWord } from './desk.ts';
import { Log } from './log.ts';
import type { Sitting } from './sitting.ts';

/** Asks a bot for its move; rejects when the game is being stopped. */
export type Think = (bot: BotName, question: Question, dice: string) => Promise<string>;

export interface Surroundings {
  readonly desk: Desk;
  readonly words: Words;
  readonly think: Think;
  /** Where several are asked at once: whose turn it is to speak, if anybody's in particular. */
  speaker?(match: Match, asked: readonly Ask[]): Seat | null;
  /** Which bot gives up next, where all people have. */
  quits?(match: Match, isBot: (seat: Seat) => boolean): Seat | null;
  readonly signal: AbortSignal;
  readonly m: CliWords;
  /** Where the record goes after every move. */
  readonly file: string | null;
}

/** What came of a decision; null: the people want to stop. */
type Decided = readonly Told<unknown>[] | null;

/** Plays on until the game is over, or somebody wants to stop (null). */
export async function playOut({ match, sitters }: Sitting, around: Surroundings): Promise<Outcome | null> {
  const { desk, words, think, signal, file } = around;
  const people = sitters.flatMap((sitter, seat) => ('person' in sitter ? [seat] : []));
  const log = new Log(people, words);
  // Somebody alone has the screen from the start and reads at once; of several, each reads when the screen is theirs.
  const alone = people.length === 1 ? (people[0] as Seat) : null;
  let atScreen = alone;
  const keep = (): void => {
    if (file !== null) writeText(file, writeRecord(match.record()));
  };
  const show = (seat: Seat): void => {
    for (const line of log.read(seat)) desk.say(`• ${line}`);
  };

  async function botDecides(bot: BotName, { seat, prompt, moves }: Ask): Promise<Decided> {
    const ready = desk.wait(words.prompt(prompt, match.look(atScreen ?? 'public').view).theirs);
    try {
      const question = { seat, view: match.look(seat).view, moves };
      return match.play(seat, await think(bot, question, `${match.header.seed} ${match.seq}`));
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      ready();
    }
  }

  async function personDecides(person: string, { seat, prompt, moves }: Ask): Promise<Decided> {
    if (atScreen !== seat) {
      const role = words.role(match.header.seats[seat]?.role ?? '');
      if (!(await desk.handOver(`${person} (${role})`))) return null;
      atScreen = seat;
    }
    show(seat);
    const { view } = match.look(seat);
    for (const line of ['', ...words.position(view)]) desk.say(line);
    const reply = await desk.choose({
      prompt: words.prompt(prompt, view).yours,
      moves: moves.map((move) => ({ move, words: words.move(move, view) })),
      besides: besides(match, screen),
    });
    return carryOut(match, seat, reply, screen, around);
  }

  /** Whoever has given up while the others play on has left the chair to a bot. */
  const playerOf = (seat: Seat): Sitting['sitters'][number] =>
    match.game.resigned?.(match.state)?.includes(seat)
      ? { bot: STAND_IN }
      : (sitters[seat] as Sitting['sitters'][number]);
  const isPerson = (seat: Seat): boolean => 'person' in playerOf(seat);
  const screen: OneScreen = { isBot: (seat) => !isPerson(seat), free: isPractice(match.header) };

  if (match.seq === 0) log.hear(match.opened);
  for (;;) {
    // Nobody waits for bots among themselves, and they can play it again: one record, at the end.
    if (people.length > 0) keep();
    if (alone !== null) show(alone);
    const quits = around.quits?.(match, (seat) => !isPerson(seat)) ?? null;
    if (quits !== null) {
      log.hear(match.resign(quits));
      continue;
    }
    const asked = match.asks();
    const ask = nextToAnswer(asked, people.filter(isPerson), around.speaker?.(match, asked) ?? null);
    if (!ask || signal.aborted) break;
    const sitter = playerOf(ask.seat);
    const told = await ('bot' in sitter ? botDecides(sitter.bot, ask) : personDecides(sitter.person, ask));
    if (!told) break;
    log.hear(told);
  }
  if (people.length === 0) keep();
  if (match.outcome && atScreen !== null) show(atScreen);
  return match.outcome;
}

/** Whose turn it is in particular; else people before bots. What may be left undone comes last, or it would be asked for ever. */
function nextToAnswer(asked: readonly Ask[], people: readonly Seat[], turn: Seat | null): Ask | undefined {
  const ofPerson = ({ seat }: Ask): boolean => people.includes(seat);
  const due = asked.filter(({ optional }) => !optional);
  return due.find(({ seat }) => seat === turn) ?? due.find(ofPerson) ?? due[0] ?? asked.find(ofPerson) ?? asked[0];
}

/** What may be said now besides a move. */
function besides(match: Match, screen: OneScreen): TableWord[] {
  const words: TableWord[] = ['quit'];
  if (match.game.resign) words.unshift('resign');
  if (undoableMoves(match, screen) > 0) words.unshift('undo');
  return words;
}

/** Does what was replied; where that is not possible, says why and leaves everything as it is. */
function carryOut(
  match: Match,
  seat: Seat,
  reply: Reply,
  screen: OneScreen,
  { desk, words, m }: Surroundings,
): Decided {
  if ('move' in reply) return match.play(seat, reply.move);
  if (reply.word === 'quit') return null;
  if (reply.word === 'resign' && match.game.resign) return match.resign(seat);
  if (reply.word === 'resign') {
    desk.say(m.noResigning);
    return [];
  }
  const stop = whyNoUndo(match, screen);
  if (!stop) match.undo(seat, stepsBack(match, screen, 1), true);
  else desk.say(m.noUndo(stop.why, 'by' in stop ? words.role(match.header.seats[stop.by]?.role ?? '') : ''));
  return [];
}
