import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Tests run straight from the TypeScript sources: no build, no stale dist.
  // Only 'node' beside it: adding 'import' or 'module' here breaks CommonJS packages.
  ssr: { resolve: { conditions: ['@sztab/source', 'node'] } },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**', 'coverage/**'],
    pool: 'threads',
    fileParallelism: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['{kernel,bots,server,cli}/src/**/*.ts', 'games/**/*.ts'],
      exclude: ['**/dist/**'],
    },
  },
});
