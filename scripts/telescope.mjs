// `node scripts/telescope.mjs [games]`: reads so many random games of every title and number of players as hastily as can be (a thousand unless told), and writes into docs/figures.md how far any row
// of any seat is from its result. Most of them end early, because somebody gives up: what is looked for is a part that is lost or counted twice, and that does not hide in long games.
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.mjs';
import { build } from './build.mjs';
import { ensureDeps } from './ensure-deps.mjs';
import { PAGE, putBetween } from './page.mjs';
import { TITLES } from './titles.mjs';

/** Where a game knows no giving up, whole games are read, and only one for so many. */
const WHOLE_EVERY = 100;
/** Moves before somebody gives up, at the most. */
const PATIENCE = 12;

/** A random game to its end, or until somebody gives up. */
function played({ Match, fastStreamFrom, hashText }, { random }, game, players, deal) {
  const match = new Match(game, { players, seed: hashText(`telescope ${game.id} ${players} ${deal}`) });
  const dice = fastStreamFrom(`telescope ${deal}`);
  const bot = random();
  while (!match.outcome) {
    const { seat } = match.asks()[0];
    const gone = game.resigned?.(match.state)?.includes(seat);
    if (game.resign && !gone && match.seq >= 1 + (deal % PATIENCE)) match.resign(seat);
    else {
      const { view, moves } = match.look(seat);
      match.play(seat, bot.choose({ seat, view, moves }, dice));
    }
  }
  return match;
}

/** The largest distance of a row from its result, over all its lines. */
export function offBy({ accountOf }, analysis) {
  return Math.max(
    ...analysis.results.map((result, line) => {
      const { start, skill, gifts, dice, cards, news, rest, unread } = accountOf(analysis, line);
      return Math.abs([start, ...skill, gifts, dice, cards, news, rest, unread].reduce((a, b) => a + b, 0) - result);
    }),
  );
}

export async function telescope(games, say) {
  const kernel = await import('@sztab/kernel');
  const bots = await import('@sztab/bots');
  const { gameIds, takeGame, thinkingModule } = await import('@sztab/shelf');
  const found = [];
  for (const id of gameIds()) {
    const { game, lid } = await takeGame(id);
    const brain = await bots.brainOf(await import(thinkingModule(id)), console.warn);
    const together = lid.together === true;
    for (let players = game.players[0]; players <= game.players[1]; players++) {
      const many = game.resign ? games : Math.ceil(games / WHOLE_EVERY);
      const one = { id, players, games: many, rows: 0, worst: 0 };
      for (let deal = 0; deal < many; deal++) {
        const match = played(kernel, bots, game, players, deal);
        const analyst = new bots.Analyst({ game, brain }, match, together, bots.HASTY);
        while (analyst.step());
        one.worst = Math.max(one.worst, offBy(bots, analyst.analysis));
        one.rows += analyst.analysis.results.length;
      }
      found.push(one);
      say(`${id}, ${players}: ${many}, off by ${one.worst.toExponential(1)}`);
    }
  }
  return found;
}

/** As the page shows it. */
export function tableOf(found) {
  const sum = (part) => found.reduce((all, one) => all + one[part], 0);
  const worst = Math.max(...found.map((one) => one.worst));
  return [
    `\`node scripts/telescope.mjs\`: ${sum('games')} games, ${sum('rows')} rows, the worst off by ${worst.toExponential(1)}.`,
    '',
    '| game, players | games | rows | the worst is off by |',
    '|---|---|---|---|',
    ...found.map(
      (one) => `| ${TITLES[one.id]}, ${one.players} | ${one.games} | ${one.rows} | ${one.worst.toExponential(1)} |`,
    ),
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { positionals } = readArguments('node scripts/telescope.mjs [GAMES]', { most: 1 });
  ensureDeps();
  build();
  const found = await telescope(Number(positionals[0] ?? 1000), console.error);
  fs.writeFileSync(PAGE, putBetween(fs.readFileSync(PAGE, 'utf8'), 'telescope', tableOf(found)));
  if (found.some(({ worst }) => worst > 1e-9)) process.exitCode = 1;
}
