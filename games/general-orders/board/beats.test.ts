import { fastStream, heardBy, type Language, play } from '@sztab/kernel';
import type { Beat, Scene } from '@sztab/pieces';
import { drawing, walkStaged } from '@sztab/pieces/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { generalOrders as game } from '../rules/index.ts';
import type { Move, Shape } from '../rules/moves.ts';
import { seatOf } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { type Line, type Position, playTo, position } from '../testing/position.ts';
import { words } from '../text/index.ts';
import { staging } from './beats.ts';
import { board } from './index.tsx';

const { drawPicture } = drawing({ game, words }, board);

describe.each([
  { mode: 'alpine', seed: 2 },
  { mode: 'island', seed: 3 },
] as const)('$mode', ({ mode, seed }) => {
  test('every event is told in whole sentences, to every pair of eyes', () => {
    const walk = { players: 2, options: { mode }, seed, chance: fastStream(seed, 9) };
    const { wrong, seen } = walkStaged({ game, words }, staging, walk, ['en', 'pl'], (picture, scene) => {
      renderToStaticMarkup(drawPicture(picture, scene));
    });
    expect(wrong).toEqual([]);
    expect([...seen]).toEqual(
      expect.arrayContaining(['opened', 'advanced', 'rolled', 'combat-ended', 'reinforced', 'planned', 'game-over']),
    );
  });
});

/** Blue on the heights before Roffeno. */
const FRONT: Position = {
  blue: 'porretta:3 gaggio:1 bombiana:1 castel-daiano:4 castelnuovo:3',
  yellow: 'zocca:3 roffeno:2 pietracolora:3',
};
const ATTACK = 'deploy(adv:roffeno) move(castel-daiano)*3 move(castelnuovo)*2';

/** The last of these moves, as Blue is told it. */
function sceneOf(p: Position, lines: readonly Line[], language: Language): Scene<Shape> {
  const s = position({ ...FRONT, ...p });
  const moves = lines.flatMap((line) => {
    const [side, ...said] = line.split(' ') as [string, ...string[]];
    return said.flatMap((one) => {
      const [move, times = '1'] = one.split('*') as [string, string?];
      return Array.from({ length: Number(times) }, () => `${side} ${move}` as Line);
    });
  });
  playTo(s, ...moves.slice(0, -1));
  const before = view(structuredClone({ ...s, dice: null }) as never, 0);
  const [side, move] = (moves.at(-1) as string).split(' ') as ['blue' | 'yellow', Move];
  const heard = heardBy(play(game, s, seatOf(side), move), 0);
  return { before, after: view(s, 0), seat: 0, heard, words: words[language], language };
}

const told = (p: Position, lines: readonly Line[], language: Language = 'en'): string[] => {
  const scene = sceneOf(p, lines, language);
  const beats: readonly Beat[] = scene.heard.flatMap((event) => staging.beatsOf(event, scene));
  return beats.map(({ kind, rank, ms, words: said, row }) => {
    const change = row?.figures ? ` (${row.was ? `${row.was} → ` : ''}${row.figures})` : '';
    return `${kind} ${rank}${ms === undefined ? '' : ` ${ms}`}: ${said ?? '–'}${change}`;
  });
};

describe('telling moments, as Blue is told them', () => {
  const moments: Readonly<Record<string, readonly [Position, ...Line[]]>> = {
    'an advance into an empty area': [{ yellow: 'zocca:3' }, `blue ${ATTACK} finish`],
    'a fight that is won': [{ dice: [1] }, `blue ${ATTACK} finish`],
    'a fight that nobody survives': [
      { dice: [2], blue: 'porretta:3 bombiana:1 castel-daiano:5' },
      'blue deploy(adv:roffeno) move(castel-daiano)*4 finish',
    ],
    'an Ambush before the dice': [
      { hand: { yellow: 'ambush' }, dice: [1, 1, 0] },
      `blue ${ATTACK} finish`,
      'yellow ambush',
    ],
    'an own Assault': [{ hand: { blue: 'assault' }, dice: [2] }, `blue ${ATTACK} finish assault(2)`],
    'the other side attacks and takes an area': [
      { turn: 'yellow', dice: [0], yellow: 'zocca:3 roffeno:5 pietracolora:5' },
      'yellow deploy(adv:castel-daiano) move(roffeno)*4 move(pietracolora)*4 finish',
    ],
    'a barrage on the reader': [
      { turn: 'yellow', dice: [1, 1], yellow: 'zocca:3 monte-mosca:2' },
      'yellow deploy(bar:monte-mosca) target(castelnuovo)',
    ],
    'reinforcements of the other side': [
      { turn: 'yellow' },
      'yellow deploy(reinforce-2) place(roffeno)*2 place(pietracolora)*2 finish',
    ],
    'own cards': [{ deck: 'momentum ambush assault' }, 'blue deploy(plan-1)'],
    'a pass that leaves the reader alone': [{ turn: 'yellow' }, 'yellow pass'],
    'the end of a round': [{ passed: 'yellow' }, 'blue pass'],
    'the fall of the headquarters': [
      { yellow: 'zocca:1', blue: 'porretta:3 bombiana:1 castel-daiano:1 roffeno:5 pietracolora:5', dice: [0] },
      'blue deploy(adv:zocca) move(roffeno)*4 move(pietracolora)*4 finish',
    ],
  };
  test.each(Object.entries(moments))('%s', (_, [p, ...lines]) => {
    expect(told(p, lines)).toMatchSnapshot();
  });

  test('a lost area and its stars are what the dispatch means for its owner', () => {
    const means = (moment: string, language: Language): readonly string[] => {
      const [p, ...lines] = moments[moment] as readonly [Position, ...Line[]];
      return staging.meansFor?.(sceneOf(p, lines, language)) ?? [];
    };
    expect(means('the other side attacks and takes an area', 'en')).toEqual([
      'Castel d’Aiano is Yellow’s: 3\u00a0stars fewer for you',
    ]);
    expect(means('a barrage on the reader', 'en')).toEqual([]);
    const landed = {
      turn: 'yellow',
      blue: 'porretta:1 gaggio:3',
      yellow: 'zocca:3 roffeno:1 castel-daiano:2 bombiana:4',
    } as const;
    expect(staging.meansFor?.(sceneOf(landed, ['yellow deploy(plan-1)'], 'en'))).toEqual([
      'Your headquarters can fall next: 3 against 1, 100%',
    ]);
    const fallen = { turn: 'yellow', dice: [2, 2], yellow: 'zocca:3 monte-mosca:2' } as const;
    const scene = sceneOf(fallen, ['yellow deploy(bar:monte-mosca) target(castelnuovo)'], 'pl');
    expect(staging.meansFor?.(scene)).toEqual(['Castelnuovo: nikt tam nie stoi, tracisz 2\u00a0gwiazdki']);
  });

  test('in Polish', () => {
    for (const moment of ['an Ambush before the dice', 'the end of a round'] as const) {
      const [p, ...lines] = moments[moment] as readonly [Position, ...Line[]];
      expect(told(p, lines, 'pl')).toMatchSnapshot();
    }
  });
});
