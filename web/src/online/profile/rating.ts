/** A rating as one number: what the player is at least worth, on a scale that begins at 1000. */
const START = 1000;
const STEP = 20;

/** Three sigmas below the mean: luck in a first match makes nobody a champion. A new player (25, 25/3) has exactly 1000. */
export const points = ({ mu, sigma }: { readonly mu: number; readonly sigma: number }): number =>
  Math.round(START + STEP * (mu - 3 * sigma));
