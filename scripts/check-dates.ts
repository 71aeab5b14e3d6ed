/**
 * `npm run check:dates`: runs the tests of the packages, the service and the site at moments that
 * have broken tests, by the clock of Debian's `faketime`. The stories are left out, since they have
 * a fixed moment. The embedded PostgreSQL keeps the real time, so a test that compares its clock
 * with that of Node fails.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { capture, REPOSITORY_ROOT } from './lib/run.ts';
import { clearTestResults, readTestResults, VITEST_RESULTS } from './lib/test-results.ts';

const MOMENTS = [
  { at: 'now', timeZone: 'Pacific/Honolulu', reason: 'a machine almost a day behind Sydney' },
  { at: '2026-12-31T23:30:00+11:00', timeZone: 'UTC', reason: 'a year that ends in Sydney' },
  { at: '2027-02-15T10:00:00+11:00', timeZone: 'Australia/Sydney', reason: 'fixtures are past' },
  { at: '2027-04-04T02:30:00+11:00', timeZone: 'Australia/Sydney', reason: 'an hour repeats' },
  { at: '2027-10-03T01:45:00+10:00', timeZone: 'Australia/Sydney', reason: 'an hour is skipped' },
  { at: '2028-02-29T10:00:00+11:00', timeZone: 'Pacific/Honolulu', reason: 'a leap day' },
] as const;

/** The storybook's tests run in a browser, which has a clock of its own. */
const SUITES = ['apps', 'packages']
  .flatMap((group) =>
    readdirSync(path.join(REPOSITORY_ROOT, group)).map((name) => `${group}/${name}`),
  )
  .filter((suite) => suite !== 'apps/storybook')
  .filter((suite) => existsSync(path.join(REPOSITORY_ROOT, suite, 'vitest.config.ts')));

type Moment = (typeof MOMENTS)[number];

async function passes(suite: string, { at, timeZone }: Moment): Promise<boolean> {
  const { code } = await capture(
    'faketime',
    [
      // Node's timers keep running by the real clock.
      '--exclude-monotonic',
      at,
      'node_modules/.bin/vitest',
      'run',
      '--maxWorkers=100%',
      '--reporter=json',
      `--outputFile.json=${VITEST_RESULTS}`,
    ],
    { cwd: path.join(REPOSITORY_ROOT, suite), env: { TZ: timeZone } },
  );
  return code === 0;
}

/** Runs every suite, and returns the names of the failed tests. */
async function failuresAt(moment: Moment): Promise<string[]> {
  clearTestResults();
  const failedSuites: string[] = [];
  for (const suite of SUITES) if (!(await passes(suite, moment))) failedSuites.push(suite);
  const { failed } = readTestResults();
  // A suite that could not run has no results.
  const silent = failedSuites.filter(
    (suite) => !failed.some((name) => name.startsWith(`${suite}/`)),
  );
  return [...failed, ...silent];
}

await capture('faketime', ['--version']).catch((cause: unknown) => {
  throw new Error('Install it first: apt-get install faketime', { cause });
});
for (const moment of MOMENTS) {
  const failures = await failuresAt(moment);
  const outcome = failures.length === 0 ? 'passed' : 'FAILED';
  console.log(`${outcome}: ${moment.at} in ${moment.timeZone}, ${moment.reason}`);
  for (const name of failures) console.log(`  ${name}`);
  if (failures.length > 0) process.exitCode = 1;
}
