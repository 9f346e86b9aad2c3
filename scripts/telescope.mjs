// `node scripts/telescope.mjs [games]`: reads so many random games of every title and number of players as hastily as can be (a thousand unless told), and says how far any row of any seat is from
// its result. Most of them end early, because somebody gives up: what is looked for is a part that is lost or counted twice, and that does not hide in long games.
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { ensureDeps } from './ensure-deps.mjs';

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
  let worst = 0;
  let rows = 0;
  let read = 0;
  for (const id of gameIds()) {
    const { game, lid } = await takeGame(id);
    const brain = await bots.brainOf(await import(thinkingModule(id)), console.warn);
    const together = lid.together === true;
    for (let players = game.players[0]; players <= game.players[1]; players++) {
      const many = game.resign ? games : Math.ceil(games / WHOLE_EVERY);
      for (let deal = 0; deal < many; deal++) {
        const match = played(kernel, bots, game, players, deal);
        const analyst = new bots.Analyst({ game, brain }, match, together, bots.HASTY);
        while (analyst.step());
        worst = Math.max(worst, offBy(bots, analyst.analysis));
        rows += analyst.analysis.results.length;
        read++;
      }
      say(`${id}, ${players}: ${many}`);
    }
  }
  return { read, rows, worst };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureDeps();
  build();
  const { read, rows, worst } = await telescope(Number(process.argv[2] ?? 1000), console.error);
  console.log(`${read} games, ${rows} rows, the worst off by ${worst.toExponential(1)}`);
  if (worst > 1e-9) process.exitCode = 1;
}
