import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isOneComplaint, sztab, sztabHere } from '../testing/run-sztab.ts';

const OM3 = 'operation-most-iii';
const folder = mkdtempSync(join(tmpdir(), 'sztab-train-'));
afterAll(() => rmSync(folder, { recursive: true }));

const small = ['--games', '50', '--passes', '1', '--officers', '1', '--officer-iterations', '2', '--threads', '2'];
const short = [...small, '--match', '2', '--cpu', '1'];

test('from nothing to a report; then an arena with the weights at equal CPU time', async () => {
  const out = join(folder, 'all');
  const { code, out: said, err } = await sztab(['train', OM3, ...short, '--out', out]);
  expect({ code, err }).toEqual({ code: 0, err: expect.stringMatching(/play.*\n[\s\S]*fit[\s\S]*judge[\s\S]*match/) });
  expect(said).toMatch(/held-out games of generation 0 +5 /);
  expect(said).toMatch(/against hand-written, 1 ms of CPU time a decision: .* of 2 games/);
  expect(said).toMatch(/keeps the (hand-written|learned) judgement/);
  for (const file of ['2.json', 'report.json', 'report.html']) expect(existsSync(join(out, file))).toBe(true);

  const arena = [
    'arena',
    OM3,
    '--bots',
    'officer,officer',
    '--games',
    '2',
    '--cpu',
    '2',
    '--weights',
    join(out, '2.json'),
  ];
  const { code: ended, out: json } = await sztab([...arena, '--json']);
  expect(ended).toBe(0);
  const { cpu, spent, finished, cpuRatio } = JSON.parse(json);
  expect({ cpu, finished }).toEqual({ cpu: 2, finished: 2 });
  expect(spent.every((time: number) => time > 0)).toBe(true);
  expect(cpuRatio).toBeCloseTo(spent[0] / spent[1], 10);
});

test('stages one by one, and complaints', async () => {
  const out = join(folder, 'stages');
  const [early, stage, weights] = await Promise.all([
    sztabHere(['train', OM3, '--stage', 'fit', '--out', out]),
    sztabHere(['train', OM3, '--stage', 'dance', '--out', out]),
    sztabHere([
      'arena',
      OM3,
      '--bots',
      'officer,officer',
      '--weights',
      new URL('./train.ts', import.meta.url).pathname,
    ]),
  ]);
  expect(early).toMatchObject({ code: 2, err: expect.stringMatching(/earlier stage/) });
  for (const [ran, says] of [
    [stage, /--stage is play, fit, judge, match or calibrate, not "dance"/],
    [weights, /holds no weights/],
  ] as const) {
    expect(isOneComplaint(ran)).toBe(true);
    expect(ran.err).toMatch(says);
  }
  expect((await sztab(['train', OM3, ...short, '--stage', 'play', '--out', out])).code).toBe(0);
  expect(existsSync(join(out, 'generation-0/play/000000.rows'))).toBe(true);
  expect(existsSync(join(out, 'generation-0/weights.json'))).toBe(false);
  const other = await sztabHere(['train', OM3, ...short, '--seed', '2', '--out', out]);
  expect(isOneComplaint(other) && other.err).toMatch(/another training/);
  expect((await sztab(['train', OM3, ...short, '--stage', 'fit', '--out', out])).code).toBe(0);
  expect(JSON.parse(readFileSync(join(out, 'generation-0/weights.json'), 'utf8'))).toMatchObject({
    game: OM3,
    games: 50,
  });
});
