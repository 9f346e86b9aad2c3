import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ELSEWHERE = ['**/node_modules/**', '**/dist/**', 'e2e/**', 'coverage/**'];
/** Pages share one document, and some files replace modules: each of these has a world of its own. */
const APART = ['**/*.test.tsx', 'web/**/*.test.ts', 'server/src/people/accounts.test.ts'];

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

export default defineConfig({
  // Tests run straight from the TypeScript sources, those with a page, too: no build, no stale dist.
  // Only 'node' beside it: adding 'import' or 'module' here breaks CommonJS packages.
  ssr: { resolve: { conditions: ['@sztab/source', 'node'] } },
  resolve: { conditions: ['@sztab/source', 'module', 'browser', 'development|production'] },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'apart', include: APART, exclude: ELSEWHERE, sequence: { groupOrder: 0 } },
      },
      // Rules hold no state outside of a table, so files may share what the engine has learnt: half the time.
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['**/*.test.ts'],
          exclude: [...ELSEWHERE, ...APART],
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
    coverage: {
      provider: 'v8',
      include: ['{kernel,bots,server,cli}/src/**/*.ts', 'games/**/*.ts'],
      exclude: ['**/dist/**'],
    },
  },
});
