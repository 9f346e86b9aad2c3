import { asks, begin, below, fastStream, fastStreamFrom } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { type Choice, fitLeaning, leaned, placesOf } from './leaning.ts';
import { brainOf, type Thinking } from './learned.ts';
import { hiddenOf, newNetwork } from './network.ts';
import { type Row, rowsOf } from './rows.ts';
import { headOf } from './testing/head.ts';
import { packWeights, unpackLeaning } from './weights.ts';

const thinking: Thinking & Required<Pick<Thinking, 'encoding'>> = await import(
  new URL('../../../games/operation-most-iii/thinking.ts', import.meta.url).href
);
const { game, brain, encoding } = thinking;

/** A network that hands its first input on to the first hidden unit. */
function handsOn(inputs: number) {
  const { network } = newNetwork(inputs, 2);
  network[0].weights[0] = 1;
  network[1].weights[0] = 1;
  return network;
}

/** Searches that mostly play `fire` where the first input is set and `hold` where not, whatever the hand-written priors think. */
function searches(games: number) {
  const dice = fastStreamFrom('searches');
  const rows: Row[] = [];
  const choices: Choice[][] = [];
  for (let n = 0; n < games; n++) {
    const set = below(dice, 2);
    const x = Float32Array.of(set, 0);
    rows.push({ game: n, seat: 0, at: 0.5, x, results: [1, 0], value: 0.5, byHand: 0.5, choices: [] });
    choices.push([
      { kind: 'fire(a)', prior: 0.5, visits: set === 1 ? 0.9 : 0.05 },
      { kind: 'hold', prior: 0.4, visits: set === 1 ? 0.05 : 0.9 },
      { kind: `odd(x${n})`, prior: 0.1, visits: 0.05 },
    ]);
  }
  return { rows: rowsOf(rows, 2), choices };
}

test('learns from visits what the state says about kinds of moves; the same seed gives the same', () => {
  const { rows, choices } = searches(2000);
  const fit = () => fitLeaning(rows, choices, handsOn(2), 2, 'a');
  const found = fit();
  expect(found?.held.learned).toBeLessThan((found?.held.byHand ?? 0) - 0.2);
  expect(fit()).toEqual(found);
  if (!found) return;
  const { leaning } = found;
  const placeOf = placesOf(leaning.kinds);
  // What was met too seldom goes by its verb.
  expect(placeOf('odd(x7)')).toBe(placeOf('odd(never)'));
  expect(placeOf('unheard(of)')).toBe(-1);
  const hidden = hiddenOf(handsOn(2));
  const prior = (set: number) =>
    leaned(leaning, ['fire(a)', 'hold'].map(placeOf), [0.5, 0.4], hidden(Float32Array.of(set, 0)));
  const [fire, hold] = prior(1) as [number, number];
  expect(fire).toBeGreaterThan(2 * hold);
  const [late, wait] = prior(0) as [number, number];
  expect(wait).toBeGreaterThan(2 * late);
  // What is not worth a thought stays so.
  expect(leaned(leaning, [0, 1], [0, 1], hidden(Float32Array.of(1, 0)))[0]).toBe(0);
});

test('where visits follow the priors, nothing is kept', () => {
  const { rows, choices } = searches(200);
  const same = choices.map((list) => list.map((one) => ({ ...one, visits: one.prior })));
  expect(fitLeaning(rows, same, handsOn(2), 2, 'a')?.held.learned ?? 0).toBeLessThan(1);
  expect(fitLeaning(rows, [], handsOn(2), 2, 'a')).toBeNull();
});

test('a brain with it has other priors of the moves it knows, and none for a state it has not met', async () => {
  const { state } = begin(game, 2, {}, fastStream(1));
  const ask = asks(game, state)[0];
  if (!ask) throw new Error('nobody is asked');
  const { seat, moves } = ask;
  expect(moves.length).toBeGreaterThan(1);
  const { network } = newNetwork(encoding.inputs.length, 2);
  const kinds = [moves[0] as string];
  const head = new Float32Array(17);
  head[16] = 2;
  const about = { positions: 1, byHand: 1, learned: 0.5 };
  const weights = packWeights({ ...headOf(game, encoding), generation: 1, player: 'search' }, network, {
    leaning: { kinds, sharpness: 1, head },
    held: about,
  });
  expect(unpackLeaning(weights)?.head[16]).toBeCloseTo(2, 3);
  const learned = await brainOf({ game, brain, encoding, judgements: async () => [weights] }, () => {});
  const told = brain.priors?.(state, seat, moves) ?? moves.map(() => 1);
  const now = learned.priors?.(state, seat, moves) ?? [];
  const leaning = told.map((prior, i) => prior * (i === 0 ? Math.exp(2) : 1));
  expect(now.map((prior) => prior.toFixed(2))).toEqual(leaning.map((prior) => prior.toFixed(2)));
  const old = begin(game, 2, {}, fastStream(1), 1).state;
  expect(learned.priors?.(old, seat, moves)).toEqual(brain.priors?.(old, seat, moves) ?? moves.map(() => 1));
});
