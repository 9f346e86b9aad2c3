import { nextToGiveUp, turnAmong } from '@sztab/bots';
import { openThinker, type Thinker } from '@sztab/bots/node';
import { firstOutcome, type GameBox, isPractice, type Outcome, type Words, writeRecord } from '@sztab/kernel';
import { thinkingModule } from '@sztab/shelf';
import colours from 'picocolors';
import { doubleRule, gameNamed } from '../arguments.ts';
import { EXIT } from '../complaint.ts';
import { print } from '../output.ts';
import { lineDesk, terminalDesk } from '../play/desk.ts';
import { playOut, type Surroundings } from '../play/play-out.ts';
import { matchResult, secondFile, swapped } from '../play/second-game.ts';
import { openSitting, type PlayOptions, resumeSitting, type Sitter, type Sitting } from '../play/sitting.ts';
import { stopOnCtrlC } from '../stop.ts';
import { mustNotExist, writeText } from '../text-file.ts';
import type { CliWords } from '../words.ts';

/** A game in the terminal: against a bot, or several people before one screen. */
export async function play(id: string, chosen: PlayOptions, m: CliWords): Promise<number> {
  const box = await gameNamed(id);
  const file = chosen.save ?? chosen.resume ?? null;
  if (chosen.save !== undefined && chosen.save !== chosen.resume) mustNotExist(chosen.save);
  const sitting =
    chosen.resume === undefined ? openSitting(box, chosen, m) : await resumeSitting(box, chosen.resume, chosen);
  const double = doubleRule(box, sitting.match.header.options);
  const kept = firstOutcome(sitting.match.header);
  if (double && !kept && file !== null) mustNotExist(secondFile(file));

  // Before anybody has made a move: a file that cannot be written is said now, not after an hour.
  if (file !== null) writeText(file, writeRecord(sitting.match.record()));

  const stop = stopOnCtrlC();
  const { signal } = stop;
  const desk = process.stdin.isTTY && process.stdout.isTTY ? terminalDesk(m, signal) : lineDesk(m, signal);
  // Opened by the first bot that has to think: people among themselves need none.
  let thinker: Thinker | null = null;
  const words = box.words[m.language];
  const around: Omit<Surroundings, 'file'> = {
    desk,
    words,
    signal,
    m,
    speaker: (match, asked) => turnAmong(box, match.look('public').view, asked),
    quits: (match, isBot) => nextToGiveUp(box, match, isBot),
    think(bot, question, dice) {
      thinker ??= openThinker(thinkingModule(id));
      return thinker.think(bot, question, dice, { signal });
    },
  };
  const one = async (at: Sitting, where: string | null): Promise<Outcome | null> => {
    introduce(box, at, words, m);
    const outcome = await playOut(at, { ...around, file: where });
    conclude(at, outcome, words, where, m);
    return outcome;
  };
  try {
    const first = kept ?? (await one(sitting, file));
    if (!double || !first || signal.aborted) return EXIT.good;
    const next = kept ? sitting : swapped(sitting, chosen.seed);
    const second = await one(next, kept || file === null ? file : secondFile(file));
    if (second) print(matchResult(double(first, second), next.sitters, m));
    return EXIT.good;
  } finally {
    desk.close();
    stop.done();
    await (thinker as Thinker | null)?.close();
  }
}

function introduce({ lid }: GameBox, { match, sitters }: Sitting, words: Words, m: CliWords): void {
  const { rules, seats, options, commit } = match.header;
  print(words.title, colours.bold);
  if (rules !== match.game.edition) print(`  ${m.olderEdition(rules, match.game.edition)}`);
  if (isPractice(match.header)) print(`  ${m.practice}`);
  seats.forEach(({ role }, i) => {
    const sitter = sitters[i] as Sitter;
    print(`  ${words.role(role)}: ${'bot' in sitter ? `${sitter.bot} (${m.bot})` : sitter.person}`);
  });
  const chosen = Object.entries(options)
    .filter(([id]) => lid.optionsFor?.[id]?.includes(seats.length) ?? true)
    .map(([id, value]) => `${words.option(id).name}: ${words.optionValue(id, value).name}`);
  print(`  ${chosen.join(' · ')}`, colours.dim);
  print(`  ${m.commitment(commit)}`, colours.dim);
}

function conclude({ match }: Sitting, outcome: Outcome | null, words: Words, file: string | null, m: CliWords): void {
  if (outcome) {
    print('');
    print(words.outcome(outcome, match.header.options, match.header.rules), colours.bold);
  }
  if (file !== null) print(m.saved(file));
  else if (!outcome) print(m.notSaved);
  if (outcome) print(m.seedWas(String(match.header.seed)), colours.dim);
}
