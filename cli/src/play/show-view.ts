/**
 * A view as text, for any game: whatever the view holds, under its own name, in rows that fit a terminal. Pieces that lie
 * somewhere (an `id` and a place) are gathered place by place, beside the numbers counted for the same places.
 */

/** The flow is for the kernel, the options were shown at the start, and who you are is no news. */
const SILENT = new Set(['flow', 'options', 'you', 'result']);

type Scalar = string | number | boolean;
type Fields = Readonly<Record<string, unknown>>;
type Row = readonly [label: string, text: string];

const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown): boolean =>
  value === null || value === false || (Array.isArray(value) && value.length === 0);

export function showView(view: unknown, width: number): string[] {
  if (!isFields(view)) return [JSON.stringify(view)];
  const shown = Object.entries(view).filter(([key]) => !SILENT.has(key));
  const boards = shown.flatMap(([, value]) => boardOf(value));
  const counts = shown.filter(([, value]) => isCount(value, boards)) as [string, Readonly<Record<string, number>>][];
  const facts = shown.filter(([, value]) => isScalar(value) && !isEmpty(value)).map(([key, value]) => fact(key, value));
  const rows: Row[] = facts.length > 0 ? [['', facts.join(' · ')]] : [];
  rows.push(...boards.flatMap((board) => boardRows(board, counts)));
  for (const [key, value] of shown) {
    if (isScalar(value) || isEmpty(value) || boardOf(value).length > 0 || isCount(value, boards)) continue;
    rows.push(...(isFields(value) ? fieldRows(key, value) : [[label(key), text(value)] as const]));
  }
  const widest = Math.max(0, ...rows.map(([name]) => name.length));
  return rows.flatMap(([name, line]) => wrapped(name === '' ? '' : name.padEnd(widest), line, width));
}

/** Pieces gathered by where they lie. */
type Board = ReadonlyMap<string, readonly string[]>;

function boardOf(value: unknown): Board[] {
  if (!Array.isArray(value) || value.length === 0 || !value.every((item) => isFields(item) && isScalar(item.id)))
    return [];
  const pieces = value as readonly Fields[];
  const place = Object.keys(pieces[0] as Fields).find(
    (key) => key !== 'id' && pieces.every((item) => typeof item[key] === 'string'),
  );
  if (!place) return [];
  const board = new Map<string, string[]>();
  for (const { [place]: where, ...rest } of pieces) {
    board.set(String(where), [...(board.get(String(where)) ?? []), piece(rest)]);
  }
  return [board];
}

/** Numbers counted place by place: one of their names at least is a place of a board. */
const isCount = (value: unknown, boards: readonly Board[]): boolean =>
  isFields(value) &&
  Object.values(value).every((count) => typeof count === 'number') &&
  boards.some((board) => Object.keys(value).some((key) => board.has(key)));

function boardRows(board: Board, counts: readonly [string, Readonly<Record<string, number>>][]): Row[] {
  const places = new Set([...counts.flatMap(([, count]) => Object.keys(count)), ...board.keys()]);
  return [...places].map((place) => {
    const numbers = counts.filter(([, count]) => place in count).map(([key, count]) => fact(key, count[place]));
    const pieces = (board.get(place) ?? []).join(', ');
    return [label(place), [...numbers, pieces].filter((part) => part !== '').join(' · ')];
  });
}

/** Short values stand in one row; lists get a row each. */
function fieldRows(key: string, fields: Fields): Row[] {
  const shown = Object.entries(fields).filter(([, value]) => !isEmpty(value));
  if (shown.length === 0) return [];
  if (shown.every(([, value]) => isScalar(value))) {
    return [[label(key), shown.map(([field, value]) => fact(field, value)).join(' · ')]];
  }
  return shown.map(([field, value]) => [`${label(key)} ${label(field)}`, text(value)]);
}

/** `hand size 5`; a yes needs no value. */
const fact = (key: string, value: unknown): string => (value === true ? label(key) : `${label(key)} ${text(value)}`);

function text(value: unknown): string {
  if (Array.isArray(value)) return value.map(text).join(', ');
  return isFields(value) ? piece(value) : String(value);
}

/** `PL-SCOUTS-1 (not ready)`: the id, and what else is to be said of it. */
function piece({ id, ...rest }: Fields): string {
  const remarks = Object.entries(rest)
    .filter(([, value]) => value !== true && value !== null)
    .map(([key, value]) => (value === false ? `not ${label(key)}` : fact(key, value)));
  if (id === undefined) return remarks.join(' ');
  return remarks.length > 0 ? `${text(id)} (${remarks.join(', ')})` : text(id);
}

/** `handSize` as a person writes it. Codes in capitals stay as they are. */
const label = (key: string): string =>
  /^[a-z]/.test(key) ? key.replace(/[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`) : key;

function wrapped(name: string, line: string, width: number): string[] {
  const indent = name.length > 0 ? name.length + 2 : 0;
  const room = Math.max(30, width - indent);
  const lines: string[] = [];
  let rest = line;
  while (rest.length > room) {
    const gap = rest.lastIndexOf(' ', room);
    const cut = gap > 0 ? gap : room;
    lines.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  lines.push(rest);
  return lines.map((part, i) => (i === 0 && indent > 0 ? `${name}  ${part}` : ' '.repeat(indent) + part));
}
