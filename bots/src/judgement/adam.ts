/** Adam with decay: how learned numbers follow their slopes, each by how steady and how steep its slope has been so far. */
const MEAN = 0.9;
const SQUARE = 0.999;
const TINY = 1e-8;

/** Changes `all` by the slopes of a batch, which were added up. The last `undecayed` numbers do not decay. */
export function adamOf(
  all: Float32Array,
  decay: number,
  undecayed = 0,
): (slope: Float32Array, batch: number, rate: number) => void {
  const mean = new Float32Array(all.length);
  const square = new Float32Array(all.length);
  const decaying = all.length - undecayed;
  let step = 0;
  return (slope, batch, rate) => {
    step++;
    const along = 1 - MEAN ** step;
    const across = 1 - SQUARE ** step;
    for (let i = 0; i < all.length; i++) {
      const g = (slope[i] as number) / batch;
      const m = MEAN * (mean[i] as number) + (1 - MEAN) * g;
      const v = SQUARE * (square[i] as number) + (1 - SQUARE) * g * g;
      mean[i] = m;
      square[i] = v;
      const weight = all[i] as number;
      all[i] = weight - rate * (m / along / (Math.sqrt(v / across) + TINY) + (i < decaying ? decay * weight : 0));
    }
  };
}
