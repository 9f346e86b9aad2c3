import { isMoveText } from './move-text.ts';
import { type Expected, faultIn, type RecordFault } from './words/faults.ts';
import { type Language, MASTER } from './words/languages.ts';

/**
 * A match as text, like PGN for chess: people can keep, send, diff, replay and verify it. `docs/records.md` describes
 * the format. Reading is strict: a record is either exactly right or refused with the place of the first mistake.
 */
export const RECORD_VERSION = 1;

export interface Header {
  readonly game: string;
  /** The edition. Its name is that of the record's line, under which databases and browsers keep it, too. */
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly { readonly role: string; readonly name: string }[];
  /** The hash of the seed, published before the first move. */
  readonly commit: string;
  /** What the players added to the seed, each a text of hexadecimal signs. */
  readonly entropy: readonly string[];
  /** Null while the seed is still secret: such a record can be read but not replayed. */
  readonly seed: string | null;
  /** Free remarks such as the date; they mean nothing to the rules. */
  readonly tags: Readonly<Record<string, string>>;
}

/** One line of play: a move, or one of the table's own words `resign` and `undo(n)`. */
export interface Entry {
  readonly role: string;
  readonly move: string;
}

export interface MatchRecord {
  readonly header: Header;
  readonly entries: readonly Entry[];
  /** Fingerprints of the state after so many entries. The last one stands after the last entry. */
  readonly checks: readonly { readonly after: number; readonly fingerprint: string }[];
  readonly end: {
    readonly winners: readonly string[];
    readonly reason: string;
    readonly scores: readonly number[];
  } | null;
}

/** Where each part of a parsed record stood, so that a wrong move can be named by its line. */
export type RecordLines = Readonly<
  Record<'seed' | 'options' | 'end' | 'last', number> & Record<'entries' | 'checks', readonly number[]>
>;

export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly line: number;
  readonly column: number;
  /** What is wrong: a code for programs, and the particulars that the words need. */
  readonly fault: RecordFault;
  constructor(line: number, column: number, ...fault: RecordFault) {
    super(`line ${line}, column ${column}: ${faultIn(MASTER, fault)}`);
    this.line = line;
    this.column = column;
    this.fault = fault;
  }
  /** What is wrong, for a person, without its place. */
  in(language: Language): string {
    return faultIn(language, this.fault);
  }
}

const LONGEST = 2_000_000;
const HASH = /^[0-9a-f]{64}$/;
const WORD = /^[A-Za-z0-9][A-Za-z0-9-]*$/;
const NUMBER = /^(0|[1-9][0-9]{0,8})$/;
// Printable text on one line, without blanks at its ends.
const TEXT = /^(?! )[^\p{C}\p{Zl}\p{Zp}]{1,120}(?<! )$/u;

export const isNameText = (text: string): boolean => TEXT.test(text);

/** How many moves are taken back. */
const UNDO = /^undo\([1-9][0-9]{0,5}\)$/;

export function writeRecord({ header, entries, checks, end }: MatchRecord): string {
  const lines = [`sztab-record ${RECORD_VERSION}`, `game ${header.game}`, `rules ${header.rules}`];
  for (const [id, value] of Object.entries(header.options)) lines.push(`option ${id} ${value}`);
  for (const { role, name } of header.seats) lines.push(`seat ${role} ${name}`);
  lines.push(`commit ${header.commit}`);
  for (const salt of header.entropy) lines.push(`entropy ${salt}`);
  if (header.seed !== null) lines.push(`seed ${header.seed}`);
  for (const [id, value] of Object.entries(header.tags)) lines.push(`tag ${id} ${value}`);
  lines.push('');
  const due = new Map(checks.map(({ after, fingerprint }) => [after, fingerprint]));
  entries.forEach(({ role, move }, i) => {
    lines.push(`${i + 1} ${role} ${move}`);
    if (i + 1 < entries.length && due.has(i + 1)) lines.push(`check ${i + 1} ${due.get(i + 1)}`);
  });
  if (end) lines.push(`end ${end.winners.join('+') || 'nobody'} ${end.reason} ${end.scores.join(' ')}`);
  lines.push(`check ${entries.length} ${due.get(entries.length)}`);
  return `${lines.join('\n')}\n`;
}

export function readRecord(text: string): { record: MatchRecord; lines: RecordLines } {
  if (text.length > LONGEST) throw new RecordError(1, 1, 'too-long', LONGEST);
  const reader = new Reader(text);

  const version = reader.key('sztab-record', ['no-record']);
  if (version !== String(RECORD_VERSION)) reader.wrong(version, 'version', version, RECORD_VERSION);
  const game = reader.matching('game', WORD, 'game');
  const rules = Number(reader.matching('rules', NUMBER, 'number'));
  const options: Record<string, string> = {};
  const optionsLine = reader.line;
  while (reader.peek('option')) reader.pair('option', options, WORD, 'value');
  const names: Record<string, string> = {};
  const seats: { role: string; name: string }[] = [];
  while (reader.peek('seat')) {
    const role = reader.pair('seat', names, TEXT, 'name');
    seats.push({ role, name: names[role] as string });
  }
  if (seats.length === 0) reader.fail(1, 'no-seats');
  const commit = reader.matching('commit', HASH, 'hash');
  const entropy: string[] = [];
  while (reader.peek('entropy')) entropy.push(reader.matching('entropy', /^[0-9a-f]{2,128}$/, 'salt'));
  const seedLine = reader.line;
  const seed = reader.peek('seed') ? reader.matching('seed', HASH, 'hash') : null;
  const tags: Record<string, string> = {};
  while (reader.peek('tag')) reader.pair('tag', tags, TEXT, 'remark');
  if (reader.next() !== '') reader.before(1, 'empty-line');

  const roles = new Set(seats.map((seat) => seat.role));
  const entries: Entry[] = [];
  const checks: { after: number; fingerprint: string }[] = [];
  const lines = { entries: [] as number[], checks: [] as number[] };
  let end: MatchRecord['end'] = null;
  let endLine = 0;
  while (!reader.done) {
    const at = reader.line;
    const parts = reader.next().split(' ');
    const [first = '', second = '', third = ''] = parts;
    const column = (n: number): number => parts.slice(0, n).join(' ').length + (n > 0 ? 2 : 1);
    if (first === 'check') {
      if (second !== String(entries.length)) throw new RecordError(at, column(1), 'move-count', entries.length);
      if (!HASH.test(third)) throw new RecordError(at, column(2), 'expected', 'hash');
      if (parts.length > 3) throw new RecordError(at, column(3), 'nothing-follows');
      if (checks.at(-1)?.after === entries.length) throw new RecordError(at, 1, 'two-checks');
      checks.push({ after: entries.length, fingerprint: third });
      lines.checks.push(at);
      continue;
    }
    if (end) throw new RecordError(at, 1, 'after-end');
    if (first === 'end') {
      const winners = second === 'nobody' ? [] : second.split('+');
      if (winners.some((role) => !roles.has(role))) throw new RecordError(at, column(1), 'expected', 'winners');
      if (!WORD.test(third)) throw new RecordError(at, column(2), 'expected', 'reason');
      const scores = parts.slice(3);
      const bad = scores.findIndex((score) => !/^(0|-?[1-9][0-9]{0,8})$/.test(score));
      if (bad >= 0) throw new RecordError(at, column(3 + bad), 'expected', 'number');
      if (scores.length !== seats.length) throw new RecordError(at, column(3), 'score-count', seats.length);
      end = { winners, reason: third, scores: scores.map(Number) };
      endLine = at;
      continue;
    }
    if (first !== String(entries.length + 1)) throw new RecordError(at, 1, 'move-number', entries.length + 1);
    if (!roles.has(second)) throw new RecordError(at, column(1), 'role', [...roles].join(', '));
    if (third.startsWith('undo(') ? !UNDO.test(third) : !isMoveText(third))
      throw new RecordError(at, column(2), 'expected', 'move');
    if (parts.length > 3) throw new RecordError(at, column(3), 'nothing-follows');
    entries.push({ role: second, move: third });
    lines.entries.push(at);
  }
  if (checks.at(-1)?.after !== entries.length || (end && (lines.checks.at(-1) as number) < endLine)) {
    throw new RecordError(reader.line - 1, 1, 'breaks-off', 'check');
  }
  return {
    record: { header: { game, rules, options, seats, commit, entropy, seed, tags }, entries, checks, end },
    lines: { seed: seedLine, options: optionsLine, ...lines, end: endLine, last: reader.line - 1 },
  };
}

/** Goes through a record line by line and remembers where it is. */
class Reader {
  line = 1;
  readonly #lines: string[];
  constructor(text: string) {
    this.#lines = text.split('\n');
    const bad = this.#lines.findIndex((line) => /\r/.test(line));
    if (bad >= 0) throw new RecordError(bad + 1, (this.#lines[bad] as string).indexOf('\r') + 1, 'line-feed');
    if (this.#lines.pop() !== '') {
      throw new RecordError(this.#lines.length + 1, 1, 'breaks-off', 'line');
    }
  }
  get done(): boolean {
    return this.line > this.#lines.length;
  }
  next(): string {
    const line = this.#lines[this.line - 1];
    if (line === undefined) this.fail(1, 'breaks-off', 'here');
    this.line++;
    return line as string;
  }
  peek(key: string): boolean {
    return this.#lines[this.line - 1]?.startsWith(`${key} `) ?? false;
  }
  /** The rest of a line that begins with `key`. */
  key(key: string, otherwise: RecordFault = ['key', key]): string {
    if (!this.peek(key)) this.fail(1, ...otherwise);
    return this.next().slice(key.length + 1);
  }
  matching(key: string, shape: RegExp, what: Expected): string {
    const value = this.key(key);
    if (!shape.test(value)) this.before(key.length + 2, 'expected', what);
    return value;
  }
  /** A line `key name value`; the name may stand only once. */
  pair(key: string, into: Record<string, string>, shape: RegExp, what: Expected): string {
    const rest = this.key(key);
    const gap = rest.indexOf(' ');
    const name = gap < 0 ? rest : rest.slice(0, gap);
    if (!WORD.test(name)) this.before(key.length + 2, 'expected', 'word');
    if (Object.hasOwn(into, name)) this.before(key.length + 2, 'twice', `${key} ${name}`);
    const value = gap < 0 ? '' : rest.slice(gap + 1);
    if (!shape.test(value)) this.before(key.length + name.length + 3, 'expected', what);
    into[name] = value;
    return name;
  }
  /** The value at the end of the line just read is wrong. */
  wrong(value: string, ...fault: RecordFault): never {
    const line = this.#lines[this.line - 2] as string;
    this.before(line.length - value.length + 1, ...fault);
  }
  /** The line to be read next is wrong. */
  fail(column: number, ...fault: RecordFault): never {
    throw new RecordError(this.line, column, ...fault);
  }
  /** The line just read is wrong. */
  before(column: number, ...fault: RecordFault): never {
    throw new RecordError(this.line - 1, column, ...fault);
  }
}
