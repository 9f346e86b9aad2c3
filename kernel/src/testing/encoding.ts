/** What must hold of every encoding: see `Encoding`. */
import type { Mind } from '../box.ts';
import { below, fastStreamFrom } from '../dice.ts';
import type { Encoded } from '../encoding.ts';
import type { Ask, Shape } from '../game.ts';
import { clone } from '../json.ts';
import { advance, asks, begin } from '../play.ts';
import type { KitTest } from './kit.ts';
import { anyMove, randomGame, type Setting, settingsOf, type Watcher } from './random-game.ts';

/** Of the moments of a random game one in so many is looked at. */
const ONE_IN = 4;
/** Games after which an input that has not changed is taken to say nothing. */
const LONGEST_SAMPLE = 800;

/** Between these all inputs lie, so that none of them drowns the others while weights are fitted. */
const MOST = 4;

/**
 * Over random games of every setting and games of the policy: nothing hidden shows in an encoding, numbers stay in their bounds, and every
 * input says something somewhere. `telling`: games of that sample in which the rarest things are known to happen, and so the first to be played. They
 * save time and nothing else: with none of them, or those of other rules, the others follow until all inputs have changed.
 */
export function encodingKit<S extends Shape>(
  box: Encoded<S>,
  gamesPerSetting: number,
  telling: readonly number[] = [],
): KitTest[] {
  const { game, encoding } = box;
  const { inputs } = encoding;
  const size = inputs.length;
  const encoded = (s: S['state'], seat: number): Float32Array => {
    const into = new Float32Array(size);
    encoding.encode(s, seat, into);
    if (into.length !== size) throw new Error('an encoding made its row longer');
    return into;
  };
  const differ = (a: Float32Array, b: Float32Array): string | undefined =>
    inputs.find((_, i) => !Object.is(a[i], b[i]));

  const secrecy: Watcher<S> = {
    moment({ match, dice }) {
      if (below(dice, ONE_IN) > 0) return 0;
      const { state } = match;
      const seats = [...match.header.seats.keys()];
      if (encoding.players(state) !== seats.length) throw new Error('the number of players is wrong');
      for (const seat of seats) {
        const row = encoded(state, seat);
        const wild = inputs.findIndex((_, i) => !(Math.abs(row[i] as number) <= MOST));
        if (wild >= 0) throw new Error(`${inputs[wild]} is ${row[wild]}`);
        const again = differ(row, encoded(state, seat));
        if (again !== undefined) throw new Error(`${again} differs when it is asked twice`);
        const told = differ(row, encoded(game.redeal(clone(state), seat, dice), seat));
        if (told !== undefined) throw new Error(`${told} tells seat ${seat} what is hidden`);
      }
      return seats.length;
    },
  };

  return [
    {
      name: 'inputs have names of their own',
      run() {
        const twice = inputs.find((name, i) => inputs.indexOf(name) !== i);
        if (twice !== undefined) throw new Error(`two inputs are called ${twice}`);
        return size;
      },
    },
    {
      name: 'an encoding tells nothing hidden and stays in its bounds',
      run() {
        let looked = 0;
        settingsOf(game).forEach((setting, i) => {
          for (let n = 0; n < gamesPerSetting; n++)
            looked += randomGame(game, setting, `encoding kit ${i} ${n}`, { secrecy }).looked.secrecy ?? 0;
        });
        return looked;
      },
    },
    {
      name: 'every input says something',
      run() {
        const first = new Float32Array(size).fill(Number.NaN);
        const changed = new Uint8Array(size);
        let left = size;
        let looked = 0;
        const look = (s: S['state'], players: number): void => {
          for (let seat = 0; seat < players; seat++) {
            const row = encoded(s, seat);
            if (looked++ === 0) first.set(row);
            for (let i = 0; i < size; i++) {
              if (changed[i] || row[i] === first[i]) continue;
              changed[i] = 1;
              left--;
            }
          }
        };
        const settings = settingsOf(game);
        const dice = fastStreamFrom('encoding settings');
        const sample = Array.from({ length: LONGEST_SAMPLE }, () => settings[below(dice, settings.length)] as Setting);
        // What hardly ever happens takes many games, so these go on until everything has happened.
        for (const n of new Set([...telling, ...sample.keys()])) {
          if (left === 0) break;
          const setting = sample[n] as Setting;
          for (const { s } of halfSensible(box, setting, `encoding sample ${n}`)) look(s, setting.players);
        }
        const silent = inputs.filter((_, i) => !changed[i]);
        if (silent.length > 0) throw new Error(`${silent.length} inputs never change: ${silent.join(', ')}`);
        return looked;
      },
    },
  ];
}

/** Games of a policy that now and then plays anything: sensible enough to come far, wild enough to see everything. */
function* halfSensible<S extends Shape>(
  box: Mind<S>,
  { players, options }: Setting,
  seed: string,
): Generator<{ s: S['state'] }> {
  const { game, brain } = box;
  const dice = fastStreamFrom(seed);
  const wild = below(dice, 10);
  const { state: s } = begin(game, players, options, dice);
  for (let asked = asks(game, s); asked.length > 0; asked = asks(game, s)) {
    yield { s };
    const { seat, moves } = asked[below(dice, asked.length)] as Ask<S['move']>;
    const move = below(dice, 10) < wild ? anyMove(game, moves, dice) : brain.policy(s, seat, moves, dice);
    advance(game, s, seat, move);
  }
}
