/** What commands are made of. */
import { LANGUAGES } from '@sztab/kernel';
import { listing, MASTER } from '@sztab/kernel/words';
import { Command, Option } from 'commander';
import { Complaint } from './complaint.ts';
import type { CliWords } from './words.ts';

export function command(name: string, description: string, ...options: readonly Option[]): Command {
  const language = new Option(
    '--lang <language>',
    `${listing(MASTER).or(LANGUAGES)} (default: the language of this machine)`,
  ).argParser((text) => {
    if (!LANGUAGES.some((one) => one === text)) throw new Complaint((m) => m.unknownLanguage(text));
    return text;
  });
  const made = new Command(name).description(description);
  for (const option of [language, ...options]) made.addOption(option);
  return made;
}

/** About one game, or one record. */
export const gameCommand = (...said: Parameters<typeof command>): Command =>
  command(...said).argument('<game>', 'a game, as listed by "sztab games"');
export const recordCommand = (...said: Parameters<typeof command>): Command =>
  command(...said).argument('<record>', 'a record file; - reads standard input');

export const jsonOption = (): Option => new Option('--json', 'for programs');
export const threadsOption = (): Option => new Option('--threads <n>', 'how many to use (default: all of the machine)');
export const playersOption = (): Option =>
  new Option('--players <n>', 'how many take part (default: as few as the game allows)');

export const editionOption = (): Option =>
  new Option('--edition <n>', 'by the rules of this edition, as listed by "sztab games" (default: the newest)');

/** May be given several times. */
export const gameOption = (): Option =>
  new Option('--option <name=value>', 'an option of the game; may be given several times').argParser(
    (pair, before: readonly string[] = []) => [...before, pair],
  );

/** How a command is carried out: what it does is loaded only now, gets what was typed, and the program ends with its code. */
export const doingWith =
  (m: CliWords, end: (code: number) => void) =>
  <Typed extends readonly unknown[]>(
    load: () => Promise<(...typed: [...Typed, CliWords]) => number | Promise<number>>,
  ) =>
  // commander hands over itself last.
  async (...typed: [...Typed, Command]): Promise<void> => {
    const run = await load();
    end(await run(...(typed.slice(0, -1) as unknown as Typed), m));
  };
