// What is measured about bots, for every game and number of players.

/** Games, numbers of players, and whether all win together or one plays alone. */
export const TABLES = [
  { game: 'operation-most-iii', title: 'Operation Most III', players: 2 },
  { game: 'general-orders', title: 'General Orders', players: 2 },
  { game: 'first-to-fight', title: 'First to Fight', players: 2 },
  { game: 'first-to-fight', title: 'First to Fight', players: 3 },
  { game: 'first-to-fight', title: 'First to Fight', players: 4 },
  { game: 'niepodlegla', title: 'Niepodległa', players: 2, together: true },
  { game: 'niepodlegla', title: 'Niepodległa', players: 3, together: true },
  { game: 'niepodlegla', title: 'Niepodległa', players: 4, together: true },
  { game: 'race-to-the-rhine', title: 'Race to the Rhine', players: 1, together: true },
  { game: 'race-to-the-rhine', title: 'Race to the Rhine', players: 2 },
  { game: 'race-to-the-rhine', title: 'Race to the Rhine', players: 3 },
];

const LADDER = ['recruit', 'corporal', 'officer', 'colonel', 'general'];

/**
 * Each job: bot `a` against bot `b` on the same deals, or `officers` among themselves, or the `times` that levels think. A bot is a level with its lapses, and the iterations or the
 * milliseconds of CPU time that it has. An officer has `officer` iterations and the other levels theirs in the proportion of their times.
 */
export function jobsOf(strengths, { officer, four, cpu }) {
  const level = (name) => ({
    level: name,
    lapses: strengths[name].lapses,
    iterations: Math.round((officer * strengths[name].milliseconds) / strengths.officer.milliseconds),
  });
  return TABLES.flatMap(({ game, players, together = false }) => {
    const job = (kind, more) => ({ name: `${kind} ${game} ${players}`, kind, game, players, together, ...more });
    return [
      job('four', { a: { level: 'officer', iterations: 4 * four }, b: { level: 'officer', iterations: four } }),
      ...LADDER.slice(1).map((upper, at) => job(upper, { a: level(upper), b: level(LADDER[at]) })),
      job('greedy', { a: level('officer'), b: { level: 'greedy' } }),
      job('officers', { a: level('officer') }),
      job('times', {}),
      job('release', { a: { level: 'officer', cpu }, b: { release: true, cpu } }),
    ];
  });
}
