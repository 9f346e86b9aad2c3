// `node scripts/challenges.mjs [GAME …] [--iterations 400] [--tries 20] [--solve]`: how hard the closing challenge of each game is. A general, a recruit and random moves try it against the
// opponent of the lessons; which tries reach the goal is written to lessons/challenge.json of the game, where a test holds it to the bar. The recruit thinks as long as at a table, with its
// lapses; `--iterations`: the general's thought a move, of which a table has room for more.
// `--solve`: nothing is counted; the general's first success is kept as lessons/solutions/LESSON.sztab.
import fs from 'node:fs';
import path from 'node:path';
import { readArguments } from './arguments.mjs';
import { root } from './ensure-deps.mjs';

const USAGE = `node scripts/challenges.mjs [GAME …] [--iterations 400] [--tries 20] [--solve]
Tries the closing challenge of each game and writes which tries reach the goal to lessons/challenge.json.`;
const { values, positionals } = readArguments(USAGE, {
  most: Number.POSITIVE_INFINITY,
  options: {
    iterations: { type: 'string', default: '400' },
    tries: { type: 'string', default: '20' },
    solve: { type: 'boolean' },
  },
});
const tries = Number(values.tries);
const general = { level: 'general', iterations: Number(values.iterations) };
const players = [{ level: 'random' }, { level: 'recruit' }, general];
// Loaded only now: an old Node cannot load it.
const { runnerImport } = await import('vite');
const load = async (file) =>
  (await runnerImport(path.join(root, file), { configFile: false, resolve: { conditions: ['@sztab/source'] } })).module;

const { challengesIn, attempt } = await load('web/src/learn/challenge.ts');
const { writeRecord } = await load('kernel/src/index.ts');
const games = fs
  .readdirSync(path.join(root, 'games'))
  .filter((game) => fs.existsSync(path.join(root, 'games', game, 'lessons/index.ts')))
  .filter((game) => positionals.length === 0 || positionals.includes(game));
/** The first time that a general reaches the goal, as a record: it can be looked at, and proves for ever that there is a way. */
function keepSolution(game, lesson, match) {
  const folder = path.join(root, 'games', game, 'lessons/solutions');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, `${lesson}.sztab`), writeRecord(match.record()));
}

for (const game of games) {
  const [{ box }, { lessons }] = [await load(`games/${game}/index.ts`), await load(`games/${game}/lessons/index.ts`)];
  const [lesson] = challengesIn(lessons);
  if (!lesson) continue;
  if (values.solve) {
    const found = Array.from({ length: tries }, (_, n) => n + 1).some((seed) => {
      const solved = attempt(box, lessons, lesson, general, seed);
      if (solved) keepSolution(game, lesson.id, solved);
      return solved !== null;
    });
    console.log(game, lesson.id, found ? 'solved' : 'not solved');
    continue;
  }
  const won = {};
  for (const player of players) {
    won[player.level] = [];
    for (let seed = 1; seed <= tries; seed++) {
      const solved = attempt(box, lessons, lesson, player, seed);
      if (solved && player === general && won.general.length === 0) keepSolution(game, lesson.id, solved);
      if (solved) won[player.level].push(seed);
      process.stderr.write(`\r${game} ${player.level} ${won[player.level].length} of ${seed}  `);
    }
  }
  process.stderr.write('\n');
  const found = { lesson: lesson.id, edition: box.game.edition, tries, iterations: Number(values.iterations), won };
  const text = JSON.stringify(found, null, 2).replace(/\[[^\]]*\]/g, (list) => `[${JSON.parse(list).join(', ')}]`);
  fs.writeFileSync(path.join(root, 'games', game, 'lessons/challenge.json'), `${text}\n`);
  console.log(game, JSON.stringify(found));
}
