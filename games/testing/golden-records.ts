/** For tests: the golden games of a game, one folder an edition. A new edition brings a new folder; the old ones stay as they are. */
import { readdirSync, readFileSync } from 'node:fs';

interface GoldenRecord {
  readonly edition: number;
  /** `edition-1/greedy` */
  readonly name: string;
  readonly text: string;
}

/** `records`: the game's folder of that name. */
export function goldenRecords(records: URL): GoldenRecord[] {
  const editions = readdirSync(records).flatMap((name) => Number(/^edition-([1-9]\d*)$/.exec(name)?.[1] ?? []) || []);
  return editions
    .sort((a, b) => a - b)
    .flatMap((edition) => {
      const folder = new URL(`edition-${edition}/`, records);
      const files = readdirSync(folder).filter((file) => file.endsWith('.sztab'));
      return files.sort().map((file) => ({
        edition,
        name: `edition-${edition}/${file.replace(/\.sztab$/, '')}`,
        text: readFileSync(new URL(file, folder), 'utf8'),
      }));
    });
}
