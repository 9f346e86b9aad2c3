import { isPractice, Match, type MatchRecord, RECORD_VERSION, RecordError, readRecord } from '@sztab/kernel';
import { gameIds, takeGame } from '@sztab/shelf';
import { columns } from '../columns.ts';
import { EXIT } from '../complaint.ts';
import { printBlock, printError, printJson } from '../output.ts';
import { readText } from '../text-file.ts';
import type { CliWords } from '../words.ts';

/** Replays a record. Exit code 0: every line of it is right; 1: the first wrong line is named. */
export async function verify(name: string, { json }: { json?: boolean }, m: CliWords): Promise<number> {
  try {
    const record = await replayed(await readText(name));
    const { header, entries, checks, end } = record;
    const { game, rules, options, seats } = header;
    const practice = isPractice(header);
    const counts = { entries: entries.length, checks: checks.length };
    const report = { ok: true, game, rules, options, practice, seats, ...counts, end };
    if (json) printJson(report);
    else printBlock(summary(record, m));
    return EXIT.good;
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    const { line, column, fault } = error;
    const reason = error.in(m.language);
    if (json) printJson({ ok: false, line, column, code: fault[0], reason });
    else printError(`sztab: ${name}: ${m.wrongLine(line, column, reason)}`);
    return EXIT.found;
  }
}

async function replayed(text: string): Promise<MatchRecord> {
  const { record, lines } = readRecord(text);
  const { game: id } = record.header;
  if (!gameIds().includes(id)) throw new RecordError(2, 6, 'unknown-game', id);
  const { game } = await takeGame(id);
  Match.replay(game, record, lines);
  return record;
}

function summary({ header, entries, checks, end }: MatchRecord, m: CliWords): string {
  const undone = entries.filter(({ move }) => move.startsWith('undo(')).length;
  const result = end ? m.endedAs(end.winners.join(' + '), end.reason, end.scores.join(' : ')) : m.notOver;
  const rows = [
    [m.verified.form, m.verified.formGood(RECORD_VERSION)],
    [m.verified.game, `${header.game}, ${m.verified.rules(header.rules)}`],
    ...(isPractice(header) ? [[m.verified.table, m.practice]] : []),
    [m.verified.seats, header.seats.map(({ role, name }) => (name === role ? role : `${role}: ${name}`)).join(', ')],
    [m.verified.seed, m.verified.seedGood(header.commit.slice(0, 16))],
    [m.verified.moves, m.verified.movesGood(entries.length - undone, undone)],
    [m.verified.checks, m.verified.checksGood(checks.length)],
    [m.verified.result, result],
  ];
  return `${columns(rows)}\n${m.verified.good}`;
}
