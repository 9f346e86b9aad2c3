/** Matches as files: out of this browser and into it. */
import { BOT_NAMES, partnerTags } from '@sztab/bots';
import { BOT_TAG, canonical, type Header, Match, RecordError, readRecord, writeRecord } from '@sztab/kernel';
import { listingOf, loadBox } from '../games.ts';
import type { Sitter } from '../tables/handle.ts';
import { LocalMatch } from './local-match.ts';
import { announce, announceGone } from './news.ts';
import { keepTable, NoSuchTable } from './start.ts';
import { allRows, deleteTable, putTable, readTable } from './store.ts';

export interface RecordFile {
  readonly name: string;
  readonly text: string;
}

export async function recordOf(id: string): Promise<RecordFile> {
  const found = await readTable(id);
  if (!found) throw new NoSuchTable(`there is no table ${id}`);
  const { header, opened } = found.row;
  const local = new LocalMatch(await loadBox(header.game), header, found.entries);
  const day = header.tags.date ?? new Date(opened).toISOString().slice(0, 10);
  const record = local.match.record();
  const tags = { ...record.header.tags, ...partnerTags(header.seats, found.row.told ?? []) };
  const text = writeRecord({ ...record, header: { ...record.header, tags } });
  return { name: `${header.game}-${day}-${id.slice(0, 4)}.sztab`, text };
}

/** What is kept of a table that cannot be opened, as it lies there; null if there is nothing. This browser dealt the cards itself, so nothing of it is secret here. */
export async function keptOf(id: string): Promise<RecordFile | null> {
  const found = await readTable(id);
  return found && { name: `sztab-${id.slice(0, 4)}.json`, text: `${JSON.stringify(found, null, 1)}\n` };
}

/** Saves a record as a file of the reader's. */
export function saveFile({ name, text }: RecordFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/**
 * Takes a record in, whole and checked to the last die, or throws a `RecordError` and takes nothing. Returns the table's id;
 * the same match twice stays one table.
 */
export async function importRecord(text: string): Promise<string> {
  const { record, lines } = readRecord(text);
  const { header } = record;
  const known = listingOf(header.game);
  if (!known) throw new RecordError(2, 6, 'unknown-game', header.game);
  const box = await loadBox(header.game);
  const match = Match.replay(box.game, record, lines);
  const rows = await allRows();
  // A table played on from a moment of another has its seed, so the seed alone does not tell them apart.
  for (const { id, header: other, summary } of rows) {
    if (other.commit !== header.commit || summary.seq !== match.seq) continue;
    const twin = await readTable(id);
    if (twin && canonical(twin.entries) === canonical(match.entries)) return id;
  }
  return keepTable(box, match.header, sittersIn(header), match.entries);
}

/** Who sat where, as far as a record says it. */
export const sittersIn = ({ seats, tags }: Pick<Header, 'seats' | 'tags'>): Sitter[] =>
  seats.map(({ role, name }): Sitter => {
    const level = tags[`${BOT_TAG}${role}`];
    const known = BOT_NAMES.find((one) => one === level);
    return known ? { is: 'bot', level: known } : { is: 'friend', name };
  });

/** Deletes a table; the function it returns brings it back as it was. */
export async function discardTable(id: string): Promise<() => Promise<void>> {
  const found = await readTable(id);
  await deleteTable(id);
  announceGone(id);
  return async () => {
    if (!found) return;
    await putTable(found.row, found.entries);
    announce(id, found.entries.length);
  };
}
