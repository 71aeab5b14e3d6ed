/** `npm test`: everything that continuous integration runs, in the order that fails soonest. */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './lib/chromium.ts';
import { REPOSITORY_ROOT, run } from './lib/run.ts';

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

const VITEST_RESULTS = 'test-results/vitest.json';
const PLAYWRIGHT_RESULTS = 'test-results/playwright.json';

const STEPS: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  {
    name: 'types',
    command: ['turbo', 'run', 'typecheck', '//#typecheck', '--output-logs=errors-only'],
  },
  { name: 'boundaries', command: ['node', 'scripts/boundaries/check.ts'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'licences', command: ['node', 'scripts/notices.ts', '--check'] },
  {
    name: 'unit, integration and story tests',
    command: [
      'turbo',
      'run',
      'test',
      '--concurrency=1',
      '--continue',
      '--output-logs=new-only',
      '--',
      // Packages take turns, so each has the whole machine; a core less by default is half of two.
      '--maxWorkers=100%',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${VITEST_RESULTS}`,
    ],
  },
  { name: 'build', command: ['turbo', 'run', 'build', '--output-logs=errors-only'] },
  { name: 'packages', command: ['node', 'scripts/check-packages.ts'] },
  { name: 'start and stop', command: ['node', 'scripts/check-start.ts'] },
  {
    name: 'site and byte budgets',
    command: ['turbo', 'run', 'check:site', '--output-logs=new-only'],
  },
  { name: 'end to end', command: ['turbo', 'run', 'test:e2e', '--output-logs=new-only'] },
];

interface Tally {
  passed: number;
  failed: number;
  /** Of those that passed: how many needed a second try. */
  flaky: number;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const numberAt = (value: unknown, key: string): number => {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'number' ? found : 0;
};

/** Adds up what each runner wrote; a runner that wrote nothing adds nothing. */
const tallyResults = (): Tally => {
  const tally: Tally = { passed: 0, failed: 0, flaky: 0 };
  for (const group of ['apps', 'packages']) {
    for (const name of readdirSync(path.join(REPOSITORY_ROOT, group))) {
      const folder = path.join(REPOSITORY_ROOT, group, name);
      const vitest = path.join(folder, VITEST_RESULTS);
      if (statSync(vitest, { throwIfNoEntry: false })) {
        const results = readJson(vitest);
        tally.passed += numberAt(results, 'numPassedTests');
        tally.failed += numberAt(results, 'numFailedTests');
      }
      const playwright = path.join(folder, PLAYWRIGHT_RESULTS);
      if (statSync(playwright, { throwIfNoEntry: false })) {
        const results = readJson(playwright);
        const stats: unknown =
          typeof results === 'object' && results !== null
            ? Reflect.get(results, 'stats')
            : undefined;
        tally.passed += numberAt(stats, 'expected') + numberAt(stats, 'flaky');
        tally.failed += numberAt(stats, 'unexpected');
        tally.flaky += numberAt(stats, 'flaky');
      }
    }
  }
  return tally;
};

const clearResults = (): void => {
  for (const group of ['apps', 'packages']) {
    for (const name of readdirSync(path.join(REPOSITORY_ROOT, group))) {
      rmSync(path.join(REPOSITORY_ROOT, group, name, 'test-results'), {
        recursive: true,
        force: true,
      });
    }
  }
};

clearResults();
process.env['CHROMIUM_PATH'] = await ensureChromium();
process.env['TEST_SERVER_ENTRY'] = 'dist/server.js';

const failures: string[] = [];
for (const { name, command } of STEPS) {
  const [program, ...arguments_] = command;
  const started = performance.now();
  console.log(`\n── ${name}`);
  const code = await run(program, arguments_);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (code !== 0) failures.push(name);
}

const tally = tallyResults();
// A step that failed without a failing test (a type error, say) must not read as a clean run.
const failed = Math.max(tally.failed, failures.length);
if (tally.flaky > 0) console.log(`\nPassed only at a second try: ${tally.flaky}.`);
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}.`);
console.log(`\n${tally.passed} passed, ${failed} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
