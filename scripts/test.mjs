// `npm test`: everything that must hold, up to the first failure. Stages that do not need each other run side by side, because most of them wait now
// and then; what they say is shown one after the other. `--quick` keeps to types, lint and the quick tier of the tests. The last line is
// always `N passed, M failed`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readArguments } from './arguments.mjs';
import { build } from './build.mjs';
import { buildWeb } from './build-web.mjs';
import { checkHygiene } from './check-hygiene.mjs';
import { checkImports } from './check-imports.mjs';
import { ensureDeps, root } from './ensure-deps.mjs';
import { findChromium, prepareMachine } from './machine.mjs';

const USAGE = `npm test [-- --quick]
Types, lint, import directions, hygiene, dead code and all tests; --quick: types, lint and the quick tests.`;
const { values } = readArguments(USAGE, { options: { quick: { type: 'boolean' } } });
const quick = values.quick === true;

// Taken from the runners; a stage that fails before them counts as one failure.
let passed = 0;
let failed = 0;
/** Said once more before the last line: whoever sees only the end of a long run still learns what to mend. */
const failures = [];
/** Browser tests that failed once and passed the second time: good for this run, and to be mended. */
const wavered = [];

/** The first lines of what a runner says about a failure, without its colours. */
function inShort(message = '') {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one
  const plain = message.replace(/\u001b\[[0-9;]*m/g, '').trim();
  return plain.split('\n').slice(0, 12).join('\n    ');
}

const told = (where, message) => `  ${where}\n    ${inShort(message)}`;

function fails(where, message) {
  failures.push(told(where, message));
}

/** What a stage says: kept until it is its turn, then said at once. */
class Voice {
  #kept = [];
  #turn = false;
  say(text) {
    if (this.#turn) process.stdout.write(text);
    else this.#kept.push(text);
  }
  line(text) {
    this.say(`${text}\n`);
  }
  begin() {
    this.#turn = true;
    for (const text of this.#kept) process.stdout.write(text);
  }
}

/** Runs a tool of node_modules (by its script, so that it works without a shell). */
async function tool(voice, script, args, env = {}) {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(process.execPath, [path.join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colour, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => voice.say(text));
  const [status] = await once(child, 'close');
  return status === 0;
}

function nothingWrong(voice, lines) {
  for (const line of lines) voice.line(line);
  return lines.length === 0;
}

/** Gives a place for a runner's report, and what the runner wrote there. */
async function reported(runs) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sztab-test-'));
  const report = path.join(folder, 'report.json');
  try {
    const good = await runs(report);
    return { good, found: fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')) : undefined };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** What the browser's runner reports of a suite and those within it. */
function unexpectedOf(suite) {
  for (const { ok, file, line, title, tests } of suite.specs ?? []) {
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
    if (ok && errors.length === 0) continue;
    (ok ? wavered : failures).push(told(`${file}:${line} › ${title}`, errors[0]?.message));
  }
  for (const inner of suite.suites ?? []) unexpectedOf(inner);
}

/** A real browser against the real server. */
async function browser(voice) {
  const { good, found } = await reported((report) =>
    tool(voice, '@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts'], {
      SZTAB_CHROMIUM: findChromium(),
      SZTAB_E2E_PORT: String(20_000 + (process.pid % 20_000)),
      SZTAB_E2E_REPORT: report,
    }),
  );
  if (!found) return false;
  const { expected, unexpected, flaky, skipped } = found.stats;
  passed += expected + flaky;
  failed += unexpected;
  unexpectedOf(found);
  if (expected + unexpected === 0) voice.line('No browser test was run.');
  return good && skipped === 0 && expected > 0;
}

async function vitest(voice) {
  const { good, found } = await reported((report) =>
    tool(
      voice,
      'vitest/vitest.mjs',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      quick ? { SZTAB_TIER: 'quick' } : {},
    ),
  );
  if (!found) return false;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = found;
  passed += numPassedTests;
  failed += numFailedTests;
  for (const { name, status, message, assertionResults } of found.testResults) {
    const where = path.relative(root, name);
    const wrong = assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName, failureMessages } of wrong) fails(`${where} › ${fullName}`, failureMessages[0]);
    if (status === 'failed' && wrong.length === 0) fails(where, message);
  }
  if (numPassedTests + numFailedTests === 0) {
    voice.line('No test was run.');
    return false;
  }
  const left = numPendingTests + numTodoTests;
  if (!quick && left > 0) {
    voice.line(`${left} tests were left out; a full run leaves out none.`);
    return false;
  }
  return good;
}

/** Group after group; the stages of a group run side by side. A stage says no, or throws, when it fails. */
const groups = [
  [{ name: 'Dependencies', quick: true, run: () => ensureDeps() }],
  [{ name: 'Types', quick: true, run: () => build() }],
  // Before any test, so that no test has to, and none depends on being the second.
  [{ name: 'Machine', quick: true, run: () => prepareMachine(quick ? ['postgresql'] : undefined) }],
  [{ name: 'Import directions', quick: false, run: (voice) => nothingWrong(voice, checkImports(root)) }],
  [{ name: 'Hygiene', quick: false, run: (voice) => nothingWrong(voice, checkHygiene(root)) }],
  [
    {
      name: 'Types of the tests',
      quick: true,
      run: (voice) => tool(voice, 'typescript/bin/tsc', ['-p', 'tsconfig.tests.json']),
    },
    {
      name: 'Lint',
      quick: true,
      run: (voice) => tool(voice, '@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
    },
    { name: 'Dead code', quick: false, run: (voice) => tool(voice, 'knip/bin/knip.js', ['--no-progress']) },
  ],
  [{ name: 'Web client', quick: false, run: () => buildWeb() }],
  [
    { name: 'Tests', quick: true, run: vitest },
    { name: 'Browser tests', quick: false, run: browser },
  ],
];

/** Whether it was good, and how long it took. */
async function timed(stage, voice) {
  const began = performance.now();
  let good = false;
  try {
    good = (await stage(voice)) !== false;
  } catch (error) {
    voice.line(error.message);
  }
  return { good, seconds: ((performance.now() - began) / 1000).toFixed(1) };
}

async function run(stages) {
  const begun = stages.map(({ name, run: stage }) => {
    const voice = new Voice();
    return { name, voice, done: timed(stage, voice) };
  });
  let all = true;
  for (const { name, voice, done } of begun) {
    console.log(`\n== ${name}`);
    voice.begin();
    const { good, seconds } = await done;
    console.log(`== ${name}: ${good ? 'good' : 'FAILED'} (${seconds} s)`);
    all &&= good;
  }
  return all;
}

let good = true;
for (const group of groups) if (good) good = await run(group.filter((stage) => stage.quick || !quick));
// A file that does not load, or a stage before the tests, has no failed test to show for it.
if (!good && failed === 0) failed = 1;
if (wavered.length > 0) console.log(`\n== What passed only at its second try\n${wavered.join('\n')}`);
if (failures.length > 0) console.log(`\n== What failed\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = good ? 0 : 1;
