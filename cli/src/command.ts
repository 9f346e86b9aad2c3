/** What commands are made of. */
import { LANGUAGES } from '@sztab/kernel';
import { listing, MASTER } from '@sztab/kernel/words';
import { Command, Option } from 'commander';
import { Complaint } from './complaint.ts';

export const command = (name: string, description: string): Command =>
  new Command(name).description(description).addOption(
    new Option(
      '--lang <language>',
      `${listing(MASTER).or(LANGUAGES)} (default: the language of this machine)`,
    ).argParser((text) => {
      if (!LANGUAGES.some((language) => language === text)) throw new Complaint((m) => m.unknownLanguage(text));
      return text;
    }),
  );

export const editionOption = (): Option =>
  new Option('--edition <n>', 'by the rules of this edition, as listed by "sztab games" (default: the newest)');

/** May be given several times. */
export const gameOption = (): Option =>
  new Option('--option <name=value>', 'an option of the game; may be given several times').argParser(
    (pair, before: readonly string[] = []) => [...before, pair],
  );
