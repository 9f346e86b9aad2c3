/**
 * What a match says about how strong its players are: Plackett and Luce's model, as Weng and Lin brought it up to date after each game
 * (“A Bayesian approximation method for online ranking”, 2011, algorithm 4), for players who each play for themselves.
 */

/** How strong somebody is taken to be, and how sure of that we are. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const NEWCOMER: Rating = { mu: 25, sigma: 25 / 3 };

/** How much one game of the same player differs from another. */
const BETA = 25 / 6;
/** So much of the certainty is lost between games: people get better, or rusty. */
const TAU = 25 / 300;
/** No game makes anybody surer than this at once. */
const LEAST_LEFT = 1e-4;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** `places`: 1 for who was first, the same number for those who share a place. */
export function rated(before: readonly Rating[], places: readonly number[]): Rating[] {
  const players = before.map(({ mu, sigma }, i) => ({
    mu,
    variance: sigma ** 2 + TAU ** 2,
    place: places[i] as number,
  }));
  const c = Math.sqrt(sum(players.map(({ variance }) => variance + BETA ** 2)));
  const strength = players.map(({ mu }) => Math.exp(mu / c));
  /** Of everybody who was still in the race when this one's place was taken. */
  const field = players.map(({ place }) => sum(strength.filter((_, i) => (players[i]?.place ?? 0) >= place)));
  const sharing = players.map(({ place }) => players.filter((other) => other.place === place).length);
  return players.map(({ mu, variance, place }, i) => {
    let [omega, delta] = [0, 0];
    for (const [q, other] of players.entries()) {
      if (other.place > place) continue;
      const chance = (strength[i] as number) / (field[q] as number);
      const share = sharing[q] as number;
      omega += ((i === q ? 1 : 0) - chance) / share;
      delta += (chance * (1 - chance)) / share;
    }
    const learned = delta * (variance / c ** 2) * (Math.sqrt(variance) / c);
    return {
      mu: mu + omega * (variance / c),
      sigma: Math.sqrt(variance * Math.max(1 - learned, LEAST_LEFT)),
    };
  });
}
