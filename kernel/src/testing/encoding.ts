/** What must hold of every encoding: see `Encoding`. */
import type { Brain } from '../box.ts';
import type { Encoding } from '../encoding.ts';
import type { Game, Shape } from '../game.ts';
import { clone } from '../json.ts';
import type { KitTest } from './kit.ts';
import { randomGame, settingsOf, type Watcher } from './random-game.ts';
import { selfPlay } from './self-play.ts';

/** Between these all inputs lie, so that none of them drowns the others while weights are fitted. */
const MOST = 4;

/**
 * Over random games of every setting and games of the policy: nothing hidden shows in an encoding, numbers stay in their bounds, and every
 * input says something somewhere.
 */
export function encodingKit<S extends Shape>(
  box: { readonly game: Game<S>; readonly brain: Brain<S>; readonly encoding: Encoding<S> },
  gamesPerSetting: number,
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
        let looked = 0;
        const look = (s: S['state'], players: number): void => {
          for (let seat = 0; seat < players; seat++) {
            const row = encoded(s, seat);
            if (looked++ === 0) first.set(row);
            else for (let i = 0; i < size; i++) if (row[i] !== first[i]) changed[i] = 1;
          }
        };
        const watcher: Watcher<S> = {
          moment({ match }) {
            look(match.state, match.header.seats.length);
            return 1;
          },
        };
        settingsOf(game).forEach((setting, i) => {
          for (let n = 0; n < gamesPerSetting; n++) {
            randomGame(game, setting, `encoding sample ${i} ${n}`, { watcher });
            for (const { s } of selfPlay(box, setting, `encoding sample ${i} ${n}`)) look(s, setting.players);
          }
        });
        const silent = inputs.filter((_, i) => !changed[i]);
        if (silent.length > 0) throw new Error(`${silent.length} inputs never change: ${silent.join(', ')}`);
        return looked;
      },
    },
  ];
}
