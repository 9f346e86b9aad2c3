// Questions that bots meet: somewhere in a game of the policy, with more than one answer.
import { brainOf, speakerOf } from '@sztab/bots';
import { asks, begin, below, fastStreamFrom, fillOptions } from '@sztab/kernel';
import { goOn } from '../../bots/dist/play-out.js';

/** No position later than so many decisions from the beginning. */
const LATEST = 150;

const loaded = new Map();
export const once = (key, load) => {
  if (!loaded.has(key)) loaded.set(key, load());
  return loaded.get(key);
};

export const thinkingOf = (id) => once(id, () => import(`../../games/${id}/dist/thinking.js`));
export const brainFor = (id) => once(`${id} brain`, async () => brainOf(await thinkingOf(id), console.warn));

/** As bots usually play it. */
export async function optionsFor(id) {
  const { game } = await thinkingOf(id);
  const { lid } = (await import(`../../games/${id}/dist/index.js`)).box;
  return { options: fillOptions(game, lid.usual?.bots ?? {}), usual: lid.usual?.bots ?? {} };
}

/** The same seed, the same question; the dice go on from there. */
export function questionOf(game, brain, players, options, seed) {
  const dice = fastStreamFrom(`sztab times\n${seed}`);
  for (;;) {
    const { state } = begin(game, players, options, dice);
    for (let n = below(dice, LATEST); n > 0 && goOn(game, brain, state, dice); n--);
    const ask = speakerOf(brain, state, asks(game, state));
    if (ask && ask.moves.length > 1)
      return { question: { seat: ask.seat, view: game.view(state, ask.seat), moves: ask.moves }, dice };
  }
}

export const seedOf = (deal) => `strength\n${deal}`;
