// `npm test`: everything that must hold, stage by stage, up to the first failure. `--quick` keeps to types, lint and
// the quick tier of the tests. The last line is always `N passed, M failed`.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from './build.mjs';
import { buildWeb } from './build-web.mjs';
import { checkHygiene } from './check-hygiene.mjs';
import { checkImports } from './check-imports.mjs';
import { ensureDeps, root } from './ensure-deps.mjs';
import { findChromium, prepareMachine } from './machine.mjs';

const quick = process.argv.includes('--quick');

// Taken from vitest; a stage that fails before it counts as one failure.
let passed = 0;
let failed = 0;

/** Runs a tool of node_modules (by its script, so that it works without a shell). */
function tool(script, args, env = process.env) {
  const { status } = spawnSync(process.execPath, [path.join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  return status === 0;
}

function nothingWrong(lines) {
  for (const line of lines) console.error(line);
  return lines.length === 0;
}

/** A real browser against the real server; adds its tests to the count. */
function browser() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sztab-e2e-'));
  const report = path.join(folder, 'report.json');
  try {
    buildWeb();
    const good = tool('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts'], {
      ...process.env,
      SZTAB_CHROMIUM: findChromium(),
      SZTAB_E2E_PORT: String(20_000 + (process.pid % 20_000)),
      SZTAB_E2E_REPORT: report,
    });
    if (!fs.existsSync(report)) return false;
    const { expected, unexpected, flaky, skipped } = JSON.parse(fs.readFileSync(report, 'utf8')).stats;
    passed += expected;
    failed += unexpected + flaky;
    if (expected + unexpected === 0) console.error('No browser test was run.');
    return good && skipped === 0 && expected > 0;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function vitest() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sztab-test-'));
  const report = path.join(folder, 'report.json');
  try {
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const env = quick ? { ...process.env, SZTAB_TIER: 'quick' } : process.env;
    const good = tool('vitest/vitest.mjs', args, env);
    if (!fs.existsSync(report)) return false;
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
      fs.readFileSync(report, 'utf8'),
    );
    passed = numPassedTests;
    failed = numFailedTests;
    if (passed + failed === 0) {
      console.error('No test was run.');
      return false;
    }
    const left = numPendingTests + numTodoTests;
    if (!quick && left > 0) {
      console.error(`${left} tests were left out; a full run leaves out none.`);
      return false;
    }
    return good;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const stages = [
  { name: 'Dependencies', quick: true, run: () => ensureDeps() },
  { name: 'Types', quick: true, run: () => build() },
  // Before any test, so that no test has to, and none depends on being the second.
  { name: 'Machine', quick: true, run: () => prepareMachine(quick ? ['postgresql'] : undefined) },
  { name: 'Types of the tests', quick: true, run: () => tool('typescript/bin/tsc', ['-p', 'tsconfig.tests.json']) },
  { name: 'Lint', quick: true, run: () => tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']) },
  { name: 'Import directions', quick: false, run: () => nothingWrong(checkImports(root)) },
  { name: 'Hygiene', quick: false, run: () => nothingWrong(checkHygiene(root)) },
  { name: 'Dead code', quick: false, run: () => tool('knip/bin/knip.js', ['--no-progress']) },
  { name: 'Tests', quick: true, run: vitest },
  { name: 'Browser tests', quick: false, run: browser },
];

async function run({ name, run: stage }) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  let good = false;
  try {
    good = (await stage()) !== false; // a stage that has no answer throws when it fails
  } catch (error) {
    console.error(error.message);
  }
  console.log(`== ${name}: ${good ? 'good' : 'FAILED'} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return good;
}

let good = true;
for (const stage of stages) if (good && (stage.quick || !quick)) good = await run(stage);
// A file that does not load, or a stage before the tests, has no failed test to show for it.
if (!good && failed === 0) failed = 1;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = good ? 0 : 1;
