/** The head of a new match. */
import { BOT_TAG, type GameBox, type Header, type Options } from '@sztab/kernel';
import type { Sitter } from '../tables/handle.ts';
import { openMatch } from './log.ts';

/** The head of a match that these sit down to today. */
export function headerFor(
  box: GameBox,
  edition: number,
  options: Options,
  sitters: readonly Sitter[],
  { seed, entropy }: Pick<Header, 'seed' | 'entropy'>,
  tags: Readonly<Record<string, string>>,
): Header {
  const roles = box.game.roles(sitters.length, options);
  const bots = sitters.flatMap((sitter, i) => (sitter.is === 'bot' ? [[`${BOT_TAG}${roles[i]}`, sitter.level]] : []));
  return openMatch(box.game, {
    game: box.game.id,
    rules: edition,
    options,
    seats: sitters.map((sitter, i) => ({
      role: roles[i] as string,
      name: sitter.is === 'bot' ? `${sitter.level} (bot)` : sitter.name,
    })),
    commit: '',
    entropy,
    seed,
    tags: { date: new Date().toISOString().slice(0, 10), ...Object.fromEntries(bots), ...tags },
  }).header;
}
