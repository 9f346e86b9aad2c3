import { begin, fastStream, type Options, Refusal } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { gameFor, wander } from '../testing/position.ts';
import { board } from '../testing/shown.ts';
import { niepodlegla } from './index.ts';
import { broken } from './invariants.ts';

const GAMES = process.env.SZTAB_TIER === 'quick' ? 1 : 2;
const CARD = 'A-\\d\\d';
const DIE = '(n\\d+|pilsudski|dmowski|paderewski|witos|haller)';
const COLOUR = '(red|blue|yellow|white|black)';

/** What each prompt may ask. */
const SPELLING: Readonly<Record<string, string>> = {
  plan: `placePawn\\(${COLOUR},${CARD}\\)|takePawn\\(${CARD}\\)|(give|return)Die\\(${COLOUR}\\)|commitPlan`,
  roll: `(un)?selectDie\\(${DIE}\\)|reroll|passDie\\(${DIE},${COLOUR}\\)|passToken\\(\\w+,${COLOUR}\\)|useMoraleToken\\(\\w+\\)|done`,
  rolled: 'undone|closeRolling',
  settle: `(un)?claim\\(${CARD}\\)|(un)?useToken\\(\\w+\\)|settle`,
  'place-obstacle': 'chooseTown\\(\\w+\\)',
  'place-independence': 'chooseTown\\(\\w+\\)',
  'choose-kind': 'chooseKind\\((ru|cp|ua)\\)',
  'remove-obstacle': 'removeObstacle\\(\\w+,(ru|cp|ua)\\)|decline',
  'choose-alternative': 'chooseAlternative\\([01]\\)',
  'jail-pawn': `jailPawn\\(${COLOUR}\\)`,
  'jail-die': 'jailDie\\(\\w+\\)',
  'discard-mission': `discardMission\\(${CARD}\\)`,
  'set-stakes': 'setStakes\\([0-6]\\)',
  motion: 'agree|object|decide\\([\\w,-]+\\)',
  decide: 'decide\\([\\w,-]+\\)',
};

describe('options', () => {
  test('the list, the first value is the default', () => {
    expect(niepodlegla.options.map(({ id, values }) => `${id} ${values.join(' ')}`)).toEqual([
      'stakes ask 0 1 2 3 4 5 6',
      'consent open motion arbiter',
      'obstacles standard light heavy',
      'startArbiter seat0 random',
      'showTopDate on off',
      'autoSettle off on',
      'firstColour red blue yellow white black',
      'secondColour next red blue yellow white black',
      'thirdColour next red blue yellow white black',
      'fourthColour next red blue yellow white black',
    ]);
    expect(niepodlegla.options.filter(({ concerns }) => concerns === 'table').map(({ id }) => id)).toEqual([
      'firstColour',
      'secondColour',
      'thirdColour',
      'fourthColour',
    ]);
    expect(begin(niepodlegla, 2, {}, fastStream(1)).state.options).toEqual({
      stakes: 'ask',
      consent: 'open',
      showTopDate: true,
      autoSettle: false,
    });
    const other = { stakes: '0', consent: 'arbiter', showTopDate: 'off', autoSettle: 'on' };
    expect(begin(niepodlegla, 2, other, fastStream(1)).state.options).toEqual({
      stakes: 0,
      consent: 'arbiter',
      showTopDate: false,
      autoSettle: true,
    });
    expect(begin(niepodlegla, 2, { stakes: '4' }, fastStream(1)).state.options.stakes).toBe(4);
    expect(() => begin(niepodlegla, 2, { stakes: '7' }, fastStream(1))).toThrow(Refusal);
    expect([niepodlegla.players, niepodlegla.takeBack, niepodlegla.id]).toEqual([[2, 4], true, 'niepodlegla']);
  });

  test('NPG-3.6 obstacles light, standard, heavy', () => {
    const at = (players: 2 | 3 | 4, obstacles: string): string =>
      board(begin(niepodlegla, players, { obstacles }, fastStream(1)).state);
    for (const players of [2, 3, 4] as const) expect(at(players, 'light')).toBe(at(2, 'standard'));
    expect(at(2, 'heavy')).toBe(at(4, 'standard'));
    expect(at(3, 'heavy')).toBe(at(4, 'standard'));
    expect(at(4, 'heavy')).toBe(
      'gdansk=cp1 poznan=cp2 opole=cp1 cieszyn=cp1 lwow=ua1 stanislawow=ua1 kowno=ru2 wilno=ru3 pinsk=ru3 luck=ru3 ' +
        'warszawa=ru2 lodz=ru1 kielce=ru1 lublin=ru1 bialystok=ru1',
    );
    expect(at(2, 'standard')).not.toBe(at(3, 'standard'));
  });

  test('Q-60 the bound of decisions', () => {
    for (const players of [2, 3, 4]) expect(niepodlegla.bound(players, {})).toBe(151_000);
  });

  test.each([2, 3, 4] as const)('%i players: whole games with every spelling', (players) => {
    const met = new Set<string>();
    for (let n = 0; n < 6 * GAMES; n++) {
      const options: Options = {
        consent: ['open', 'motion', 'arbiter'][n % 3] as string,
        stakes: ['ask', '0', '3'][n % 3] as string,
        obstacles: ['standard', 'light', 'heavy'][(n + 1) % 3] as string,
        startArbiter: n % 2 ? 'random' : 'seat0',
        autoSettle: n % 4 ? 'off' : 'on',
        showTopDate: n % 5 ? 'on' : 'off',
      };
      const s = gameFor(60 + n, players, options, n % 4 === 3);
      let decisions = 0;
      wander(s, fastStream(n + 1, 5), (asked) => {
        decisions++;
        for (const { prompt, moves } of asked) {
          met.add(prompt);
          const spelling = new RegExp(`^(${SPELLING[prompt]})$`);
          const odd = moves.filter((move) => !spelling.test(move));
          if (odd.length > 0) expect(odd, prompt).toEqual([]);
        }
        // Somebody is waited for, or anybody may answer for all.
        expect(asked.length).toBeGreaterThan(0);
      });
      expect(s.result).not.toBeNull();
      expect(broken(s)).toEqual([]);
      expect(decisions).toBeLessThan(2000);
    }
    for (const prompt of ['plan', 'roll', 'rolled', 'settle', 'place-obstacle', 'motion', 'decide', 'set-stakes']) {
      // With two there is nobody but the arbiter to object.
      if (prompt !== 'decide' || players > 2) expect([...met]).toContain(prompt);
    }
  });
});
