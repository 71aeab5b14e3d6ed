/**
 * `npm test`: everything that continuous integration runs, ordered so that failures appear early.
 */
import { ensureChromium } from './lib/chromium.ts';
import { run } from './lib/run.ts';
import { clearTestResults, readTestResults, VITEST_RESULTS } from './lib/test-results.ts';

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

const STEPS: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  {
    name: 'types',
    command: ['turbo', 'run', 'typecheck', '//#typecheck', '--output-logs=errors-only'],
  },
  { name: 'boundaries', command: ['node', 'scripts/boundaries/check.ts'] },
  { name: 'words', command: ['node', 'scripts/check-words.ts'] },
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
      // Packages are tested in sequence, so each can use the whole machine; the default leaves out
      // one core, which is half of two.
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
  {
    name: 'end to end',
    command: [
      'turbo',
      'run',
      'test:e2e',
      '--concurrency=1',
      '--continue',
      '--output-logs=new-only',
    ],
  },
];

clearTestResults();
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

const results = readTestResults();
const printAll = (heading: string, names: readonly string[]): void => {
  if (names.length > 0) console.log([`\n${heading}`, ...names].join('\n  '));
};
printAll('Passed only at a second try:', results.flaky);
printAll('Failed tests:', results.failed);
printAll('Failed steps:', failures);
// A step that failed without a failing test, such as on a type error, must not look like a clean
// run.
const failed = Math.max(results.failed.length, failures.length);
console.log(`\n${results.passed} passed, ${failed} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
