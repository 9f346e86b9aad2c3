import {
  type Account,
  Analyst,
  accountOf,
  brainOf,
  type Thinking,
  type TurningPoint,
  turningPointsOf,
} from '@sztab/bots';
import { Course, type GameBox, Match, RecordError, readRecord, type Words } from '@sztab/kernel';
import { gameIds, takeGame, thinkingModule } from '@sztab/shelf';
import { wholeNumber } from '../arguments.ts';
import { columns } from '../columns.ts';
import { Complaint, EXIT } from '../complaint.ts';
import type { Messages } from '../messages.ts';
import { readText } from '../text-file.ts';

/** Where the result of a finished match came from, and which turns decided it. */
export async function analyse(
  name: string,
  { json, seconds }: { readonly json?: boolean; readonly seconds: string },
  m: Messages,
): Promise<number> {
  const { box, match } = await replayed(name);
  const { game, lid, words } = box;
  const { id } = game;
  if (!match.outcome) throw new Complaint((say) => say.analysed.notOver(name));
  const brain = await brainOf((await import(thinkingModule(id))) as Thinking, console.warn);
  const analyst = new Analyst({ game, brain }, match, lid.together === true);
  const until = performance.now() + 1000 * wholeNumber('--seconds', seconds, 1, 86_400);
  while (analyst.step()) if (performance.now() > until) break;
  const { analysis } = analyst;
  const accounts = analysis.results.map((_, line) => accountOf(analysis, line));
  const points = analysis.results.map((_, line) => turningPointsOf(analysis, line));
  if (json) {
    console.log(JSON.stringify({ game: id, ...analysis, accounts, turningPoints: points }));
    return EXIT.good;
  }
  const course = new Course(game, match.header, match.moves);
  const say = words[m.language];
  const names = lid.together ? [m.analysed.team] : match.header.seats.map(({ role }) => say.role(role));
  const { done, of } = analysis.progress;
  if (done < of) console.log(m.analysed.partly(done, of));
  const rows = accounts.map((account, line) => [names[line] as string, ...figures(account)]);
  console.log(columns([[...m.analysed.head], ...rows], [1, 2, 3, 4, 5, 6, 7, 8]));
  points.forEach((all, line) => {
    console.log(`\n${names[line]}: ${all.length === 0 ? m.analysed.noPoint : m.analysed.points}`);
    for (const point of all) console.log(`  ${told(point)}`);
  });
  return EXIT.good;

  function told({ from, seat, points: changed, cause, decision }: TurningPoint): string {
    const way = m.analysed.way(from + 1, say.role(match.header.seats[seat]?.role ?? ''), hundred(changed));
    const weighed = decision === null ? null : analysis.readings[decision]?.decision;
    if (decision === null || !weighed) return `${way} ${m.analysed.cause[cause]}`;
    const { view } = course.sight(weighed.seat, decision);
    const said = (move: string): string => (say as Words).move(move, view);
    return `${way} ${m.analysed.better(said(weighed.played), said(weighed.best), hundred(weighed.loss.mean))}`;
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
  const parts = [start, own, gifts, dice, cards, news, rest + unread].map((part) => 100 * part);
  const whole = parts.map(Math.floor);
  let missing = Math.round(100 * result) - whole.reduce((sum, one) => sum + one, 0);
  const byRemainder = [...parts.keys()].sort((a, b) => remainder(parts[b]) - remainder(parts[a]));
  for (const at of byRemainder) if (missing-- > 0) whole[at] = (whole[at] as number) + 1;
  return [...whole.map((one, at) => (at > 0 && one > 0 ? `+${one}` : `${one}`)), `${Math.round(100 * result)}`];
}

const remainder = (part = 0): number => part - Math.floor(part);
