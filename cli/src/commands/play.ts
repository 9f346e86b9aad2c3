import { extname } from 'node:path';
import { openThinker } from '@sztab/bots/node';
import { type GameBox, type Outcome, type Words, writeRecord } from '@sztab/kernel';
import { gameModule } from '@sztab/shelf';
import colours from 'picocolors';
import { gameNamed, seedFrom } from '../arguments.ts';
import { EXIT } from '../complaint.ts';
import { doubleRule } from '../double-match.ts';
import type { Messages } from '../messages.ts';
import { lineDesk, terminalDesk } from '../play/desk.ts';
import { playOut, type Surroundings } from '../play/play-out.ts';
import {
  FIRST_END,
  openSitting,
  type PlayOptions,
  resumeSitting,
  type Sitter,
  type Sitting,
  seat,
} from '../play/sitting.ts';
import { stopOnCtrlC } from '../stop.ts';
import { mustNotExist, writeText } from '../text-file.ts';

/** A game in the terminal: against a bot, or several people before one screen. */
export async function play(id: string, chosen: PlayOptions, m: Messages): Promise<number> {
  const box = await gameNamed(id);
  const file = chosen.save ?? chosen.resume ?? null;
  if (chosen.save !== undefined && chosen.save !== chosen.resume) mustNotExist(chosen.save);
  const sitting =
    chosen.resume === undefined ? openSitting(box, chosen, m) : await resumeSitting(box, chosen.resume, chosen);
  const double = await doubleRule(box.game, sitting.match.header.options);
  const kept = firstOutcome(sitting);
  if (double && !kept && file !== null) mustNotExist(secondFile(file));

  // Before anybody has made a move: a file that cannot be written is said now, not after an hour.
  if (file !== null) writeText(file, writeRecord(sitting.match.record()));

  const stop = stopOnCtrlC();
  const { signal } = stop;
  const desk = process.stdin.isTTY && process.stdout.isTTY ? terminalDesk(m, signal) : lineDesk(m, signal);
  const thinker = openThinker(gameModule(id), { threads: 1 });
  const words = box.words[m.language];
  const around: Omit<Surroundings, 'file'> = {
    desk,
    words,
    signal,
    m,
    think: (bot, question, dice) => thinker.think(bot, question, dice, { signal }),
  };
  const one = async (at: Sitting, where: string | null): Promise<Outcome | null> => {
    introduce(at, words, m);
    const outcome = await playOut(at, { ...around, file: where });
    conclude(at, outcome, words, where, m);
    return outcome;
  };
  try {
    const first = kept ?? (await one(sitting, file));
    if (!double || !first) return EXIT.good;
    const next = kept ? sitting : swapped(box, sitting, chosen);
    const second = await one(next, kept || file === null ? file : secondFile(file));
    if (second) console.log(matchResult(double(first, second), next.sitters, m));
    return EXIT.good;
  } finally {
    desk.close();
    stop.done();
    await thinker.close();
  }
}

function introduce({ match, sitters }: Sitting, words: Words, m: Messages): void {
  const { seats, options, commit } = match.header;
  console.log(colours.bold(words.title));
  seats.forEach(({ role }, i) => {
    const sitter = sitters[i] as Sitter;
    console.log(`  ${words.role(role)}: ${'bot' in sitter ? `${sitter.bot} (${m.bot})` : sitter.person}`);
  });
  const chosen = Object.entries(options).map(
    ([id, value]) => `${words.option(id).name}: ${words.optionValue(id, value).name}`,
  );
  console.log(colours.dim(`  ${chosen.join(' · ')}`));
  console.log(colours.dim(`  ${m.commitment(commit)}`));
}

function conclude({ match }: Sitting, outcome: Outcome | null, words: Words, file: string | null, m: Messages): void {
  if (outcome) console.log(`\n${colours.bold(words.outcome(outcome, match.header.options))}`);
  if (file !== null) console.log(m.saved(file));
  else if (!outcome) console.log(m.notSaved);
  if (outcome) console.log(colours.dim(m.seedWas(String(match.header.seed))));
}

/** The same people and bots with their sides swapped; new dice, unless a seed was asked for. */
function swapped({ game }: GameBox, { match, sitters }: Sitting, { seed }: PlayOptions): Sitting {
  const { end } = match.record();
  const told = `${end?.winners.join('+') || 'nobody'} ${end?.reason} ${end?.scores.join(' ')}`;
  const dice = seedFrom(seed === undefined ? undefined : `${seed} second game`);
  return seat(game, match.header.options, [...sitters].reverse(), dice, { [FIRST_END]: told });
}

/** How the first game of a double match ended, where this is the second. */
function firstOutcome({ match }: Sitting): Outcome | null {
  const [winners, reason, ...scores] = match.header.tags[FIRST_END]?.split(' ') ?? [];
  if (winners === undefined || reason === undefined) return null;
  const roles = match.header.seats.map(({ role }) => role);
  return { winners: winners.split('+').map((role) => roles.indexOf(role)), reason, scores: scores.map(Number) };
}

const secondFile = (file: string): string => {
  const end = extname(file);
  return `${file.slice(0, file.length - end.length)}-2${end}`;
};

/** `winner` is a seat of the first game; in the second the sides are swapped. */
function matchResult(winner: number | null, second: readonly Sitter[], m: Messages): string {
  const sitter = winner === null ? undefined : second[second.length - 1 - winner];
  if (!sitter) return m.matchDrawn;
  return m.matchWon('bot' in sitter ? sitter.bot : sitter.person);
}
