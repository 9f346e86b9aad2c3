/** What people are told, in their own language. */
import { type Language, languageOf as languageByTag, MASTER } from '@sztab/kernel/words';
import { noticeWords } from './words/index.ts';
import type { WaitingTable } from './words/notice-words.ts';

export type { WaitingTable };
export { noticeWords };

/** A person's language as the database keeps it; it may be one that a later release had. */
export const languageOf = (kept: string): Language => languageByTag(kept) ?? MASTER;

/** A name that a mail program would not make a link of: whoever sits at a table with us may have chosen any. */
const unlinked = (name: string): string => name.replace(/[.:/\\@\u3002\uff0e\uff61]+(?=\S)/gu, ' ');

const named = ({ title, others }: WaitingTable): string =>
  [title, ...(others.length ? [others.map(unlinked).join(', ')] : [])].join(' · ');

/** One line under the title of a push. */
export function pushLine(table: WaitingTable, language: Language): string {
  const { hours } = table;
  return hours === null ? named(table) : `${named(table)} (${noticeWords[language].left(hours)})`;
}

export function digestText(name: string, tables: readonly WaitingTable[], stop: string, language: Language): string {
  const words = noticeWords[language];
  const lines = tables.map((table) => `${pushLine(table, language)}\n${table.link}`);
  return `${[words.hello(unlinked(name)), words.waiting(tables.length), ...lines, `-- \n${words.why(stop)}`].join('\n\n')}\n`;
}
