import {
  type Account,
  Analyst,
  accountOf,
  brainOf,
  type Moment,
  momentsOf,
  solemnBy,
  type Thinking,
  turnsOf,
  wholePoints,
} from '@sztab/bots';
import { Course, type GameBox, Match, RecordError, readRecord, type Words } from '@sztab/kernel';
import { gameIds, takeGame, thinkingModule } from '@sztab/shelf';
import { wholeNumber } from '../arguments.ts';
import { columns } from '../columns.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { print, printBlock, printError, printJson } from '../output.ts';
import { readText } from '../text-file.ts';
import type { CliWords } from '../words.ts';
import { analysisPage } from './analysis-html.ts';

/** Where the result of a finished match came from, and which turns decided it. */
export async function analyse(
  name: string,
  { json, html, seconds }: { readonly json?: boolean; readonly html?: boolean; readonly seconds: string },
  m: CliWords,
): Promise<number> {
  const { box, match } = await replayed(name);
  const { game, lid, words } = box;
  const { id } = game;
  if (!match.outcome) throw new Complaint((say) => say.analysed.notOver(name));
  const brain = await brainOf((await import(thinkingModule(id))) as Thinking, printError);
  const analyst = new Analyst({ game, brain }, match, lid.together === true);
  const until = performance.now() + 1000 * wholeNumber('--seconds', seconds, 1, 86_400);
  const begun = process.cpuUsage();
  while (analyst.step()) if (performance.now() > until) break;
  const { user, system } = process.cpuUsage(begun);
  const { analysis } = analyst;
  const accounts = analysis.results.map((_, line) => accountOf(analysis, line));
  const turns = turnsOf(analysis.readings);
  const turnAt = (at: number): number => turns.findIndex(({ to }) => at < to);
  const moments = analysis.results.map((_, line) => momentsOf(analysis, line, turnAt, solemnBy(box.solemn)));
  if (json) {
    printJson({ game: id, ...analysis, accounts, moments });
    return EXIT.good;
  }
  const course = new Course(game, match.header, match.moves);
  const say = words[m.language];
  const names = lid.together ? [m.analysed.team] : match.header.seats.map(({ role }) => say.role(role));
  if (html) {
    const page = {
      title: `${say.title}: ${m.analysed.title}`,
      outcome: say.outcome(match.outcome, match.header.options, match.header.rules),
      names,
      roles: match.header.seats.map(({ role }) => say.role(role)),
      moments,
      told,
    };
    printBlock(analysisPage(analysis, page, m).trimEnd());
    return EXIT.good;
  }
  const { done, of } = analysis.progress;
  if (done < of) print(m.analysed.partly(done, of));
  const rows = accounts.map((account, line) => [names[line] as string, ...figures(account)]);
  printBlock(columns([[...m.analysed.head], ...rows], [1, 2, 3, 4, 5, 6, 7, 8]));
  moments.forEach((all, line) => {
    printBlock(`\n${names[line]}: ${all.length === 0 ? m.analysed.noPoint : m.analysed.points}`);
    for (const moment of all) print(`  ${told(moment)}`);
  });
  printBlock(`\n${m.analysed.took(Math.round((user + system) / 1e6))}`);
  return EXIT.good;

  function told({ at, kind, points }: Moment): string {
    const weighed = analysis.readings[at]?.decision;
    if (!weighed) throw new RangeError(`move ${at} was not read`);
    const { view } = course.sight(weighed.seat, at);
    const said = (move: string): string => (say as Words).move(move, view);
    const other = kind === 'cost' ? weighed.best : (weighed.next?.move ?? weighed.best);
    return m.analysed[kind](at + 1, said(weighed.played), said(other), hundred(points));
  }
}

async function replayed(name: string): Promise<{ readonly box: GameBox; readonly match: Match }> {
  try {
    const { record, lines } = readRecord(await readText(name));
    const { game: id } = record.header;
    if (!gameIds().includes(id)) throw new RecordError(2, 6, 'unknown-game', id);
    const box = await takeGame(id);
    return { box, match: Match.replay(box.game, record, lines) };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    const { line, column } = error;
    throw new Complaint((m) => `${name}: ${m.wrongLine(line, column, error.in(m.language))}`);
  }
}

const hundred = (share: number): number => Math.round(100 * share);

/** In points of a hundred, rounded so that the row still adds up. */
function figures({ start, skill, gifts, dice, cards, news, rest, unread, result }: Account): readonly string[] {
  const own = skill.reduce((sum, one) => sum + one, 0);
  const whole = wholePoints([start, own, gifts, dice, cards, news, rest + unread]);
  return [...whole.map((one, at) => (at > 0 && one > 0 ? `+${one}` : `${one}`)), `${hundred(result)}`];
}
