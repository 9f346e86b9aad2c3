// Where deals are kept that were played: those of this machine in training/strength, a line for each; those of all machines in deals.jsonl, a line for each job.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../ensure-deps.mjs';

export const FOLDER = path.join(root, 'training/strength');
const KEPT = path.join(root, 'scripts/strength/deals.jsonl');

const linesOf = (file) => fs.readFileSync(file, 'utf8').split('\n').filter(Boolean).map(JSON.parse);
const botsOf = ({ a, b }) => JSON.stringify([a, b]);

/** Deals of these very jobs, each once: a bot that thinks longer or shorter than it did then is another bot. */
export function played(jobs) {
  const here = fs.existsSync(FOLDER) ? fs.readdirSync(FOLDER).flatMap((file) => linesOf(path.join(FOLDER, file))) : [];
  const kept = linesOf(KEPT).flatMap(({ deals, ...job }) =>
    deals.map(([deal, cpu, ...games]) => ({ ...job, deal, cpu, games: games.map(whole) })),
  );
  const same = new Map(jobs.map((job) => [job.name, botsOf(job)]));
  const known = new Map();
  for (const row of [...kept, ...here]) if (same.get(row.job) === botsOf(row)) known.set(`${row.job} ${row.deal}`, row);
  return [...known.values()];
}

/** All but what a coach said, move by move, which would be megabytes: of that only the page has the figures. */
export function keep(jobs) {
  const rows = played(jobs);
  const lines = jobs.flatMap(({ name, kind, a, b }) => {
    if (kind === 'coach') return [];
    const deals = rows
      .filter(({ job }) => job === name)
      .map(({ deal, games, cpu }) => [deal, Math.round(cpu * 10) / 10, ...games.map(brief)])
      .sort(([one], [other]) => one - other);
    return deals.length > 0 ? [JSON.stringify({ job: name, a, b, deals })] : [];
  });
  fs.writeFileSync(KEPT, lines.map((line) => `${line}\n`).join(''));
}

/** Of most games only the winners are known, so these need no name. */
function brief({ said: _, winners, spent, ...game }) {
  const more = { ...game, ...(spent && { spent: spent.map(Math.round) }) };
  return Object.keys(more).length > 0 ? { winners, ...more } : winners;
}
const whole = (game) => (Array.isArray(game) ? { winners: game } : game);
