// `node scripts/skill.mjs play [--games n] [--only pattern]`: bots of each level play each other, their games are read as an analysis reads them, and what every seat lost by its decisions is kept
// in scripts/skill/read.jsonl; what is there is not played again. `node scripts/skill.mjs write` puts the table into docs/figures.md: whoever plays better has to lose less.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.mjs';
import { build } from './build.mjs';
import { ensureDeps, root } from './ensure-deps.mjs';
import { PAGE, putBetween } from './page.mjs';
import { tableOf } from './skill/table.mjs';
import { TABLES } from './strength/jobs.mjs';

export const KEPT = path.join(root, 'scripts/skill/read.jsonl');
export const LEVELS = ['random', 'recruit', 'officer', 'colonel'];
/** Decisions alone are looked at: the curve hardly, and every decision once. */
const LEAST = { iterations: 1, worlds: 1, others: 0, sample: 1 };
const READ = {
  worlds: 1,
  deals: 1,
  first: { ...LEAST, iterations: 48, worlds: 24 },
  second: LEAST,
  again: 0,
  kept: 0,
};

export const kept = () =>
  fs.existsSync(KEPT)
    ? fs
        .readFileSync(KEPT, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

/** One game of equals, and what each of them lost, in points. */
function readGame({ Match, fastStreamFrom, hashText }, bots, strengths, { game, lid }, brain, level, deal) {
  const { officer } = TABLES.find((table) => table.game === game.id);
  // As in the table of strength: far fewer iterations than a level's time buys, in the proportion of those times.
  const time = (strengths[level]?.milliseconds ?? 0) / strengths.officer.milliseconds;
  const players = Math.max(2, game.players[0]);
  const match = new Match(game, { players, seed: hashText(`skill ${game.id} ${deal}`) });
  const dice = fastStreamFrom(`skill ${deal}`);
  const bot = bots.makeBot(level, game, brain);
  const iterations = Math.max(4, Math.round(time * officer));
  while (!match.outcome) {
    const { seat } = bots.speakerOf(brain, match.state, match.asks());
    const { view, moves } = match.look(seat);
    match.play(seat, moves.length === 1 ? moves[0] : bot.choose({ seat, view, moves }, dice, { iterations }));
  }
  const analyst = new bots.Analyst({ game, brain }, match, lid.together === true, READ);
  while (analyst.step());
  const { analysis } = analyst;
  return match.header.seats.map((_, seat) => {
    const lost = -bots.accountOf(analysis, lid.together ? 0 : seat).skill[seat];
    return Math.round(1e4 * lost) / 100;
  });
}

async function play(games, only) {
  const kernel = await import('@sztab/kernel');
  const bots = await import('@sztab/bots');
  const { STRENGTHS } = await import('../bots/dist/levels.js');
  const { takeGame, thinkingModule } = await import('@sztab/shelf');
  const known = new Set(kept().map(({ game, level, deal }) => `${game} ${level} ${deal}`));
  for (let deal = 0; deal < games; deal++)
    for (const game of new Set(TABLES.map((table) => table.game)))
      for (const level of LEVELS) {
        const name = `${game} ${level} ${deal}`;
        if (known.has(name) || !only.test(name)) continue;
        const box = await takeGame(game);
        const brain = await bots.brainOf(await import(thinkingModule(game)), console.warn);
        const lost = readGame(kernel, bots, STRENGTHS, box, brain, level, deal);
        fs.appendFileSync(KEPT, `${JSON.stringify({ game, level, deal, lost })}\n`);
        console.error(name, lost.join(' '));
      }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const usage = 'node scripts/skill.mjs play [--games N] [--only PATTERN] | write';
  const { values, positionals } = readArguments(usage, {
    most: 1,
    options: { games: { type: 'string', default: '10' }, only: { type: 'string', default: '' } },
  });
  if (positionals[0] === 'play') {
    ensureDeps();
    build();
    await play(Number(values.games), new RegExp(values.only));
  } else fs.writeFileSync(PAGE, putBetween(fs.readFileSync(PAGE, 'utf8'), 'skill', tableOf(kept(), LEVELS)));
}
