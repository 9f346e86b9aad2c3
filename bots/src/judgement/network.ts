/** A small network: inputs → 32 → 16 → outputs. What comes out are chances: of every seat, or of all who win together. */

export const HIDDEN = [32, 16] as const;

/** A layer's weights lie input by input, its bias behind them, so that an input of 0 is skipped as a whole. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
}

export type Network = readonly [Layer, Layer, Layer];

/** The sizes of the three layers. One output: the chance of a team, or of somebody alone. */
export const layerSizes = (inputs: number, outputs: number): readonly (readonly [number, number])[] => [
  [inputs, HIDDEN[0]],
  [HIDDEN[0], HIDDEN[1]],
  [HIDDEN[1], outputs],
];

/** A network of zeros over one row of memory, as the fit changes it; `all` is that row. */
export function newNetwork(inputs: number, outputs: number): { readonly all: Float32Array; readonly network: Network } {
  const sizes = layerSizes(inputs, outputs);
  const all = new Float32Array(sizes.reduce((sum, [from, to]) => sum + (from + 1) * to, 0));
  let at = 0;
  const [first, second, third] = sizes.map(([from, to]): Layer => {
    const weights = all.subarray(at, at + (from + 1) * to);
    at += weights.length;
    return { inputs: from, outputs: to, weights };
  });
  return { all, network: [first as Layer, second as Layer, third as Layer] };
}

/** One layer: every input that is not 0 adds its share to all outputs. */
function pass({ inputs, outputs, weights }: Layer, x: Float32Array, out: Float32Array): void {
  const bias = inputs * outputs;
  for (let k = 0; k < outputs; k++) out[k] = weights[bias + k] as number;
  for (let i = 0; i < inputs; i++) {
    const value = x[i] as number;
    if (value === 0) continue;
    const row = i * outputs;
    for (let k = 0; k < outputs; k++) out[k] = (out[k] as number) + value * (weights[row + k] as number);
  }
}

function cut(x: Float32Array): void {
  for (let k = 0; k < x.length; k++) if ((x[k] as number) < 0) x[k] = 0;
}

/** Makes chances of what the last layer says: they add up to 1, or are a single one. */
export function toChances(out: Float32Array): void {
  if (out.length === 1) {
    out[0] = 1 / (1 + Math.exp(-(out[0] as number)));
    return;
  }
  let most = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < out.length; k++) most = Math.max(most, out[k] as number);
  let sum = 0;
  for (let k = 0; k < out.length; k++) {
    out[k] = Math.exp((out[k] as number) - most);
    sum += out[k] as number;
  }
  for (let k = 0; k < out.length; k++) out[k] = (out[k] as number) / sum;
}

/** The last hidden layer of what it is shown; overwritten by the next call. */
export function hiddenOf([first, second]: Network): (x: Float32Array) => Float32Array {
  const one = new Float32Array(first.outputs);
  const two = new Float32Array(second.outputs);
  return (x) => {
    pass(first, x, one);
    cut(one);
    pass(second, one, two);
    cut(two);
    return two;
  };
}

/** A judge with memory of its own: the chances it returns are overwritten by the next call. */
export function judgeOf([first, second, third]: Network): (x: Float32Array) => Float32Array {
  const hidden = hiddenOf([first, second, third]);
  const out = new Float32Array(third.outputs);
  return (x) => {
    pass(third, hidden(x), out);
    toChances(out);
    return out;
  };
}
