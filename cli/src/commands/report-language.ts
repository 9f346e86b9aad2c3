import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language, MASTER } from '@sztab/kernel/words';
import { gameIds } from '@sztab/shelf';
import { columns } from '../columns.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { print, printBlock, printJson } from '../output.ts';
import type { CliWords } from '../words.ts';

const ROOT = new URL('../../../', import.meta.url);

/** A room that speaks. */
export interface Room {
  readonly name: string;
  /** How the paths of its catalogues begin, `%` standing for the language. */
  readonly at: string;
}

const PAGES = 'web/src/words/';
const roomsOfHouse = (): readonly Room[] => [
  { name: 'records', at: 'kernel/src/words/%.' },
  ...foldersIn(PAGES).map((folder) => ({ name: `web: ${folder}`, at: `${PAGES}${folder}/%.` })),
  { name: 'notices', at: 'server/src/notices/words/%.' },
  { name: 'command line', at: 'cli/src/words/%.' },
];
const roomsOf = (game: string): readonly Room[] => [
  { name: `${game}: words`, at: `games/${game}/text/%/` },
  { name: `${game}: rulebook`, at: `games/${game}/rulebook/%.md` },
  { name: `${game}: aid`, at: `games/${game}/rulebook/aid.%.md` },
];

/** Every room of the house that speaks. */
export const rooms = (): readonly Room[] => [...roomsOfHouse(), ...gameIds().flatMap(roomsOf)];

const foldersIn = (place: string): readonly string[] =>
  readdirSync(new URL(place, ROOT), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** How much of each room is there in each language, or in one of them and what it lacks. Exit code 1 when one lacks something. */
export function reportLanguage(wanted: string | undefined, { json }: { json?: boolean }, m: CliWords): number {
  if (wanted !== undefined && !LANGUAGES.some((one) => one === wanted))
    throw new Complaint((say) => say.unknownLanguage(wanted));
  if (!existsSync(new URL('kernel/src/words/', ROOT))) throw new Complaint((say) => say.noSources);
  const languages = LANGUAGES.filter((language) => wanted === undefined || language === wanted);
  const rows = rooms().map((room) => {
    const all = keysOf(room, MASTER);
    return { room, all, missing: languages.map((language) => lacking(all, keysOf(room, language))) };
  });
  const lacks = rows.some(({ missing }) => missing.some((keys) => keys.length > 0));
  if (json) {
    const report = rows.map(({ room, all, missing }) => ({
      room: room.name,
      keys: all.length,
      missing: Object.fromEntries(languages.map((language, i) => [language, missing[i]])),
    }));
    printJson(report);
  } else {
    const share = (all: number, without: number): string => `${Math.floor((100 * (all - without)) / all)}%`;
    const head = [m.room, m.keys, ...languages];
    const table = rows.map(({ room, all, missing }) => [
      room.name,
      String(all.length),
      ...missing.map((keys) => share(all.length, keys.length)),
    ]);
    printBlock(columns([head, ...table], [1, ...languages.map((_, i) => i + 2)]));
    if (wanted !== undefined) for (const { room, all, missing } of rows) tellMissing(room, all, missing[0] ?? []);
  }
  return lacks ? EXIT.found : EXIT.good;
}

/** A room that is there in part says what it lacks; one that is not there at all has said so. */
function tellMissing({ name }: Room, all: readonly string[], missing: readonly string[]): void {
  if (missing.length === all.length) return;
  for (const key of missing) print(`${name}: ${key}`);
}

/** A text of one language may be several in another, so a key is there with anything above or below it. */
const lacking = (all: readonly string[], there: readonly string[]): string[] =>
  all.filter((key) => !there.some((own) => `${own}.`.startsWith(`${key}.`) || `${key}.`.startsWith(`${own}.`)));

/** The catalogues of a room in one language, from the root of the house. */
export const filesOf = ({ at }: Room, language: Language): readonly string[] => {
  const place = at.replace('%', language);
  const folder = place.slice(0, place.lastIndexOf('/') + 1);
  if (!existsSync(new URL(folder, ROOT))) return [];
  const files = readdirSync(new URL(folder, ROOT)).map((file) => folder + file);
  return files.filter((file) => file.startsWith(place));
};

function keysOf(room: Room, language: Language): string[] {
  return filesOf(room, language).flatMap((path) => {
    const text = readFileSync(new URL(path, ROOT), 'utf8');
    if (path.endsWith('.md')) return paragraphsIn(text);
    const keys = path.endsWith('.json') ? pathsIn(JSON.parse(text)) : sentencesIn(text, language);
    // In a folder a key is found by its catalogue; elsewhere there is only one.
    const catalogue = path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
    return room.at.endsWith('/') ? keys.map((key) => `${catalogue} ${key}`) : keys;
  });
}

/** The texts of a catalogue that is data, as paths. */
export const pathsIn = (said: object): string[] =>
  Object.entries(said).flatMap(([key, text]) =>
    typeof text === 'object' && text !== null ? pathsIn(text).map((below) => `${key}.${below}`) : [key],
  );

/** The rules of a rulebook, and the chapters of book and aid. */
export const paragraphsIn = (book: string): string[] => {
  let chapters = 0;
  return book.split('\n').flatMap((line) => {
    if (line.startsWith('#')) return [`chapter ${++chapters}`];
    return /^\*\*([A-Z][A-Z0-9]*-[\dA-Z.]+[a-z]?)\*\*/.exec(line)?.[1] ?? [];
  });
};

/**
 * The keys of a catalogue's exported objects and lists, as paths. Our files are formatted, so how far a line is indented says how deep it is; what
 * stands below a key with a text or a function belongs to that and is no key.
 */
export function sentencesIn(source: string, language: string): string[] {
  const keys: string[] = [];
  let path: string[] = [];
  /** How deep there may be keys. */
  let open = 0;
  let items = 0;
  for (const line of source.split('\n')) {
    const depth = line.search(/\S/) / 2;
    if (depth === 0) {
      const name = /^export const (\w+)(?!.*=>).*[{[]$/.exec(line)?.[1];
      path = [name === language ? '' : (name ?? '')];
      open = name ? 1 : 0;
    }
    if (depth < 1 || depth > open) continue;
    const key = /^ *\{$/.test(line)
      ? String(++items)
      : /^ *(?:'([^']+)'(?=:)|([\w$]+)(?=[:,(]))/.exec(line)?.slice(1).find(Boolean);
    if (!key) continue;
    const own = [...path.slice(0, depth), key];
    // `first(verb) {` is a function, too.
    const opens = / \{$/.test(line) && !/=>|^ *[\w$]+\(/.test(line);
    open = opens ? depth + 1 : depth;
    const onLine = /^ *[^:]+: \{(.*)\},$/.exec(line)?.[1];
    if (opens) path = own;
    else if (onLine !== undefined)
      keys.push(...keysOnLine(onLine).map((one) => [...own, one].filter(Boolean).join('.')));
    else keys.push(own.filter(Boolean).join('.'));
  }
  return keys;
}

/** The keys of an object that stands on one line. Texts are left out first: they may hold anything. */
function keysOnLine(object: string): string[] {
  const bare = object.replace(/(['"`])(?:\\.|(?!\1).)*\1(?!:)/g, '');
  let depth = 0;
  const items = bare.replace(/[([{}\])]|,/g, (sign) => {
    if (sign === ',') return depth === 0 ? '\n' : '';
    depth += '([{'.includes(sign) ? 1 : -1;
    return '';
  });
  return items.split('\n').flatMap((item) => /^ *'?([\w$-]+)/.exec(item)?.[1] ?? []);
}
