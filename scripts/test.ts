/**
 * `npm test`, and `npm run test:full` with `--full`: the stages of `lib/test-stages.ts` in turn, up
 * to the first that fails.
 *
 * Options after `--`: `--stage <name>` runs one stage alone, or several if repeated; `--shard 1/3`
 * runs a third of the end-to-end tests; `--shuffle` runs the tests of Vitest in another order each
 * time.
 */
import { parseArgs } from 'node:util';
import { chromiumVersion, ensureChromium } from './lib/chromium.ts';
import { withDatabaseServer } from './lib/database-server.ts';
import { runLabelled } from './lib/run.ts';
import { clearTestResults, readTestResults } from './lib/test-results.ts';
import { chooseStages, type Stage, type Step } from './lib/test-stages.ts';

const { values: options } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    stage: { type: 'string', multiple: true },
    shard: { type: 'string' },
    shuffle: { type: 'boolean', default: false },
  },
});

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const runStep = ({ name, command, env, givesWay }: Step, more: NodeJS.ProcessEnv = {}) =>
  runLabelled(name, command, { env: { ...env, ...more }, ...(givesWay && { priority: 10 }) });

/** Runs the steps of a lane in turn, up to the first that fails. Resolves with its name. */
async function runLane(lane: readonly Step[]): Promise<string | null> {
  for (const step of lane) {
    const { name } = step;
    const started = performance.now();
    const code = step.onServer
      ? await withDatabaseServer((url) => runStep(step, { TEST_DATABASE_URL: url }))
      : await runStep(step);
    console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds(started)}`);
    if (code !== 0) return name;
  }
  return null;
}

/** Runs the lanes of a stage beside each other. Resolves with the names of the steps that failed. */
async function runStage({ name, lanes }: Stage): Promise<string[]> {
  const started = performance.now();
  console.log(`\n── Stage: ${name}`);
  const failed = (await Promise.all(lanes.map(runLane))).filter((step) => step !== null);
  console.log(
    `── Stage: ${name}: ${failed.length === 0 ? 'passed' : 'FAILED'} in ${seconds(started)}`,
  );
  return failed;
}

clearTestResults();
const chromium = await ensureChromium();
process.env['CHROMIUM_PATH'] = chromium;
process.env['CHROMIUM_VERSION'] = await chromiumVersion(chromium);

let failedSteps: string[] = [];
for (const stage of chooseStages(options)) {
  failedSteps = await runStage(stage);
  if (failedSteps.length > 0) break;
}

const results = readTestResults();
const printAll = (heading: string, names: readonly string[]): void => {
  if (names.length > 0) console.log([`\n${heading}`, ...names].join('\n  '));
};
printAll('Passed only at a second try:', results.flaky);
printAll('Failed tests:', results.failed);
printAll('Failed steps:', failedSteps);
// A step that failed without a failing test, such as on a type error, must not look like a clean
// run.
const failed = Math.max(results.failed.length, failedSteps.length);
console.log(`\n${results.passed} passed, ${failed} failed`);
process.exitCode = failedSteps.length > 0 ? 1 : 0;
