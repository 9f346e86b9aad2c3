import { BOT_NAMES } from '@sztab/bots';
import { editionsOf, fillOptions, type GameBox, type Language } from '@sztab/kernel';
import { shelf, takeGame } from '@sztab/shelf';
import { EXIT } from '../complaint.ts';
import { print, printBlock, printJson } from '../output.ts';
import type { CliWords } from '../words.ts';

/** What stands on the shelf: seats, options with their meanings, bots. */
export async function games({ json }: { json?: boolean }, m: CliWords): Promise<number> {
  const ready = await Promise.all((await shelf()).map(async ({ id }) => described(await takeGame(id), m.language)));
  if (json) {
    printJson({ games: ready, bots: BOT_NAMES });
    return EXIT.good;
  }
  for (const game of ready) printBlock(`${inWords(game, m)}\n`);
  print(`${m.bots}: ${BOT_NAMES.join(', ')}`);
  return EXIT.good;
}

type Described = ReturnType<typeof described>;

function described({ game, words, state }: GameBox, language: Language) {
  const say = words[language];
  const [fewest, most] = game.players;
  const roles = game.roles(most, fillOptions(game, {}));
  return {
    id: game.id,
    title: say.title,
    state,
    edition: game.edition,
    editions: editionsOf(game),
    players: [fewest, most],
    seats: roles.map((role) => ({ role, name: say.role(role) })),
    options: game.options.map(({ id, values, concerns, since = 1, valuesSince = {} }) => ({
      id,
      ...say.option(id),
      concerns,
      since,
      default: values[0] as string,
      values: values.map((value) => ({ value, since: valuesSince[value] ?? since, ...say.optionValue(id, value) })),
    })),
  };
}

function inWords({ id, title, editions, players: [fewest, most], seats, options }: Described, m: CliWords): string {
  const lines = [
    `${id}: ${title}`,
    `  ${m.players}: ${fewest === most ? most : `${fewest}–${most}`}`,
    `  ${m.editions}: ${editions.join(', ')}`,
    `  ${m.seats}: ${seats.map(({ role, name }) => `${role} (${name})`).join(', ')}`,
  ];
  if (options.length > 0) lines.push(`  ${m.options}:`);
  for (const option of options) {
    const came = option.since > 1 ? ` (${m.sinceEdition(option.since)})` : '';
    lines.push(`    ${option.id}${came}: ${option.name}. ${option.meaning}`);
    for (const { value, since, name, meaning } of option.values) {
      const marks = [value === option.default && m.usual, since > option.since && m.sinceEdition(since)].filter(
        Boolean,
      );
      const mark = marks.length > 0 ? ` (${marks.join(', ')})` : '';
      lines.push(`      ${value}${mark}: ${[name, meaning].filter((text) => text !== '').join('. ')}`);
    }
  }
  return lines.join('\n');
}
