import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { listFiles } from './scripts/files.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ELSEWHERE = ['**/node_modules/**', '**/dist/**', 'e2e/**', 'coverage/**'];
/** A document is shared by all who draw into it, and a replaced module is replaced for all. */
const ALONE = /@vitest-environment|\bvi\.(?:mock|doMock|resetModules)\(/;
/** Each of these has a world of its own. Only these: to build a world takes as long as a third of what a file does in it. */
const APART = listFiles(HERE).filter(
  (file: string) => /\.test\.tsx?$/.test(file) && ALONE.test(readFileSync(`${HERE}${file}`, 'utf8')),
);

/** The tier for while one works leaves out what thinks, plays many games with bots, draws every lesson, starts programs or needs a database. */
const LATER =
  process.env.SZTAB_TIER === 'quick'
    ? [
        ...['bench/**', 'cli/src/{commands,lab}/**', 'cli/src/main.test.ts'],
        ...[
          'bots/src/{bots,book,gate,outlook,partner,suggest}.test.ts',
          'bots/src/{analysis,node}/**',
          'games/*/bot/**',
        ],
        ...['games/*/board/beats.test.ts', 'web/src/learn/{challenges,lessons-drawn,measured}.test.{ts,tsx}'],
        ...['server/src/{never-held,upgrades}.test.ts', 'server/src/store/**', 'server/src/**/two-nodes.test.ts'],
        'server/src/tables/{editions,hostile,only-its-view,partners,recounting,silence,socket,stuck,telling,who-may-look,windows}.test.ts',
        ...[
          'server/src/people/{nonsense,proof}.test.ts',
          'scripts/{new-game,pack-lab,production,quietly,release}.test.ts',
        ],
      ]
    : [];

/** What takes longest, because it plays many games or starts programs. */
const LONG = /bench\/src\/|bots\.test|kit\.test|cli\/src\//;

/** Begun first, the long files leave no core idle at the end; a fresh clone remembers no times to sort by. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * Elements without the stack traces that the development runtime takes for every one of them: boards are drawn by the thousand here, and nobody reads
 * the traces. React itself stays the one for development, which tests need; keys are the linter's business.
 */
const PLAIN_ELEMENTS = fileURLToPath(
  new URL('node_modules/react/cjs/react-jsx-runtime.production.js', import.meta.url),
);

export default defineConfig({
  // Tests run straight from the TypeScript sources, those with a page, too: no build, no stale dist.
  // Only 'node' beside it: adding 'import' or 'module' here breaks CommonJS packages.
  ssr: { resolve: { conditions: ['@sztab/source', 'node'] } },
  resolve: {
    conditions: ['@sztab/source', 'module', 'browser', 'development|production'],
    alias: { 'react/jsx-runtime': PLAIN_ELEMENTS },
  },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'apart', include: APART, exclude: [...ELSEWHERE, ...LATER], sequence: { groupOrder: 0 } },
      },
      // Rules hold no state outside of a table, so files may share what the engine has learnt: half the time.
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ELSEWHERE, ...LATER, ...APART],
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
    pool: 'threads',
    sequence: { sequencer: LongFirst },
    fileParallelism: true,
    // One more than the runner would take on two cores: many files wait for processes of their own.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Generous, because machines are shared and the browser tests run beside these.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
    coverage: {
      provider: 'v8',
      include: ['{kernel,bots,server,cli}/src/**/*.ts', 'games/**/*.ts'],
      exclude: ['**/dist/**'],
    },
  },
});
