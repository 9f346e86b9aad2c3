/** Fits a network to rows: Adam, mini-batches, a rate that falls along a cosine, weights that decay, and the best pass counts. */

import { below, fastStreamFrom, mix } from '@sztab/kernel';
import { adamOf } from './adam.ts';
import { HIDDEN, judgeOf, type Layer, type Network, newNetwork, toChances } from './network.ts';
import { countOf, isForChoosing, isHeldOut, type Rows } from './rows.ts';

export interface FitSettings {
  readonly inputs: number;
  readonly seed: string;
  readonly passes: number;
  /** The share of a search's value in what is learned; the rest is the result. */
  readonly searchShare: number;
}

export interface Pass {
  readonly pass: number;
  /** Mean log-loss on the games fitted and on those that choose the best pass. */
  readonly fitted: number;
  readonly chosen: number;
}

const FIT = { batch: 512, rate: 0.002, decay: 0.01 };

/** Yields after every pass, so that whoever runs it can tell how far it is; returns the network of the best pass. */
export function* fitting(rows: Rows, { inputs, seed, passes, searchShare }: FitSettings): Generator<Pass, Network> {
  const { outputs } = rows;
  const targets = targetsOf(rows, searchShare);
  const order: number[] = [];
  const choosing: number[] = [];
  for (let row = 0; row < countOf(rows); row++) {
    const game = rows.games[row] as number;
    if (isForChoosing(game)) choosing.push(row);
    else if (!isHeldOut(game)) order.push(row);
  }
  const dice = fastStreamFrom(`sztab fit\n${seed}`);
  const { all, network } = newNetwork(inputs, outputs);
  start(network, rows, order, dice);
  const best = newNetwork(inputs, outputs);
  let least = Number.POSITIVE_INFINITY;
  const { all: slope, network: slopes } = newNetwork(inputs, outputs);
  const follow = adamOf(all, FIT.decay);
  const learner = learnerOf(network, slopes, rows, targets);
  const batches = Math.ceil(order.length / FIT.batch);
  let step = 0;

  for (let pass = 1; pass <= passes; pass++) {
    mix(dice, order);
    let loss = 0;
    for (let from = 0; from < order.length; from += FIT.batch) {
      const to = Math.min(order.length, from + FIT.batch);
      slope.fill(0);
      for (let i = from; i < to; i++) loss += learner(order[i] as number);
      follow(slope, to - from, (FIT.rate * (1 + Math.cos((Math.PI * step++) / (passes * batches)))) / 2);
    }
    const chosen = lossOf(network, rows, targets, choosing, inputs);
    if (chosen < least) {
      least = chosen;
      best.all.set(all);
    }
    yield { pass, fitted: loss / Math.max(1, order.length), chosen };
  }
  return best.network;
}

/** What is to be learned of each row: the result, or some of it and some of what a search thought. */
function targetsOf({ outputs, results, searched }: Rows, searchShare: number): Float32Array {
  const targets = results.slice();
  if (searchShare === 0) return targets;
  for (let row = 0; row < searched.length; row++) {
    const value = searched[row] as number;
    if (Number.isNaN(value)) continue;
    const at = row * outputs;
    const others = 1 - (results[at] as number);
    for (let k = 0; k < outputs; k++) {
      const result = results[at + k] as number;
      // A search knows the chance of the one who thinks; the others share the rest as they did in the end.
      const share = k === 0 ? value : (1 - value) * (others > 0 ? result / others : 1 / (outputs - 1));
      targets[at + k] = (1 - searchShare) * result + searchShare * share;
    }
  }
  return targets;
}

/** Small weights at random; none for an input that says nothing in these games. */
function start(
  [first, ...rest]: Network,
  rows: Rows,
  order: readonly number[],
  dice: ReturnType<typeof fastStreamFrom>,
) {
  const used = new Uint8Array(first.inputs);
  for (const row of order)
    for (let n = rows.starts[row] as number; n < (rows.starts[row + 1] as number); n++)
      used[rows.columns[n] as number] = 1;
  for (const layer of [first, ...rest]) {
    const spread = Math.sqrt(2 / (layer === first ? Math.min(64, layer.inputs) : layer.inputs));
    for (let i = 0; i < layer.inputs; i++) {
      for (let k = 0; k < layer.outputs; k++) {
        const weight = spread * (below(dice, 65_537) / 32_768 - 1);
        layer.weights[i * layer.outputs + k] = layer === first && !used[i] ? 0 : weight;
      }
    }
  }
}

/** Adds the slope of one row's loss to `slopes` and returns the loss. */
function learnerOf(
  [a, b, c]: Network,
  [da, db, dc]: Network,
  rows: Rows,
  targets: Float32Array,
): (row: number) => number {
  const [N, M] = HIDDEN;
  const K = c.outputs;
  const { starts, columns, values } = rows;
  const h = new Float32Array(N);
  const g = new Float32Array(M);
  const out = new Float32Array(K);
  const dh = new Float32Array(N);
  const dg = new Float32Array(M);
  const behind = ({ inputs, outputs }: Layer): number => inputs * outputs;
  const [biasA, biasB, biasC] = [behind(a), behind(b), behind(c)];
  return (row) => {
    const from = starts[row] as number;
    const to = starts[row + 1] as number;
    for (let k = 0; k < N; k++) h[k] = a.weights[biasA + k] as number;
    for (let n = from; n < to; n++) {
      const value = values[n] as number;
      const at = (columns[n] as number) * N;
      for (let k = 0; k < N; k++) h[k] = (h[k] as number) + value * (a.weights[at + k] as number);
    }
    for (let k = 0; k < M; k++) g[k] = b.weights[biasB + k] as number;
    for (let i = 0; i < N; i++) {
      const value = h[i] as number;
      if (value <= 0) continue;
      for (let k = 0; k < M; k++) g[k] = (g[k] as number) + value * (b.weights[i * M + k] as number);
    }
    for (let k = 0; k < K; k++) out[k] = c.weights[biasC + k] as number;
    for (let i = 0; i < M; i++) {
      const value = g[i] as number;
      if (value <= 0) continue;
      for (let k = 0; k < K; k++) out[k] = (out[k] as number) + value * (c.weights[i * K + k] as number);
    }
    toChances(out);
    const loss = surprise(out, targets, row * K);

    dg.fill(0);
    for (let k = 0; k < K; k++) {
      const d = (out[k] as number) - (targets[row * K + k] as number);
      dc.weights[biasC + k] = (dc.weights[biasC + k] as number) + d;
      for (let i = 0; i < M; i++) {
        if ((g[i] as number) <= 0) continue;
        dc.weights[i * K + k] = (dc.weights[i * K + k] as number) + d * (g[i] as number);
        dg[i] = (dg[i] as number) + d * (c.weights[i * K + k] as number);
      }
    }
    dh.fill(0);
    for (let k = 0; k < M; k++) db.weights[biasB + k] = (db.weights[biasB + k] as number) + (dg[k] as number);
    for (let i = 0; i < N; i++) {
      const value = h[i] as number;
      if (value <= 0) continue;
      let sum = 0;
      for (let k = 0; k < M; k++) {
        const d = dg[k] as number;
        db.weights[i * M + k] = (db.weights[i * M + k] as number) + d * value;
        sum += d * (b.weights[i * M + k] as number);
      }
      dh[i] = sum;
    }
    for (let k = 0; k < N; k++) da.weights[biasA + k] = (da.weights[biasA + k] as number) + (dh[k] as number);
    for (let n = from; n < to; n++) {
      const value = values[n] as number;
      const at = (columns[n] as number) * N;
      for (let k = 0; k < N; k++) da.weights[at + k] = (da.weights[at + k] as number) + value * (dh[k] as number);
    }
    return loss;
  };
}

/** Log-loss of one row. */
function surprise(out: Float32Array, targets: Float32Array, at: number): number {
  const log = (p: number): number => Math.log(Math.max(p, 1e-7));
  const first = targets[at] as number;
  if (out.length === 1) return -(first * log(out[0] as number) + (1 - first) * log(1 - (out[0] as number)));
  let sum = 0;
  for (let k = 0; k < out.length; k++) sum -= (targets[at + k] as number) * log(out[k] as number);
  return sum;
}

function lossOf(
  network: Network,
  rows: Rows,
  targets: Float32Array,
  chosen: readonly number[],
  inputs: number,
): number {
  const judge = judgeOf(network);
  const x = new Float32Array(inputs);
  let sum = 0;
  for (const row of chosen) sum += surprise(judge(unpacked(rows, row, x)), targets, row * rows.outputs);
  return sum / Math.max(1, chosen.length);
}

/** A row's inputs, all of them. */
export function unpacked({ starts, columns, values }: Rows, row: number, x: Float32Array): Float32Array {
  x.fill(0);
  for (let n = starts[row] as number; n < (starts[row + 1] as number); n++)
    x[columns[n] as number] = values[n] as number;
  return x;
}
