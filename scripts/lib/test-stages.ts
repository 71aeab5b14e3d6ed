/** What `npm test` and `npm run test:full` run, and in which order. */
import { PLAYWRIGHT_FULL_RESULTS, VITEST_RESULTS } from './test-results.ts';

/** A command of a test run. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: NodeJS.ProcessEnv;
  /** Whether it leaves the processor to the lanes beside it. */
  readonly givesWay?: boolean;
  /** Whether it runs on a database server that was there before, in place of one of its own. */
  readonly onServer?: boolean;
}

/** Lanes that run beside each other; the steps of a lane run in turn. */
export interface Stage {
  readonly name: string;
  readonly lanes: readonly (readonly Step[])[];
}

export interface StageOptions {
  /** Whether to run the stages that `npm test` leaves out too. */
  readonly full: boolean;
  /** The names of the stages to run; all of them by default. */
  readonly stage?: readonly string[] | undefined;
  /** The part of the end-to-end tests to run, such as "1/3"; all of them by default. */
  readonly shard?: string | undefined;
  /** Whether the tests of Vitest run in another order each time. */
  readonly shuffle: boolean;
}

/** By default turbo holds back the output of a task in CI until the task has ended. */
const turbo = (...words: string[]): [string, ...string[]] => [
  'turbo',
  'run',
  '--concurrency=1',
  '--continue',
  '--output-logs=new-only',
  '--log-order=stream',
  ...words,
];

const vitest = (shuffle: boolean, workers = 1): string[] => [
  '--',
  `--maxWorkers=${workers}`,
  '--reporter=@cleaning/test-setup/print-failures',
  '--reporter=json',
  `--outputFile.json=${VITEST_RESULTS}`,
  ...(shuffle ? ['--sequence.shuffle.files', '--sequence.shuffle.tests'] : []),
];

/** Lint and types are what most changes break, so the others give way to them. */
const CHECKS: Stage = {
  name: 'checks',
  lanes: [
    [
      { name: 'calls of the client', command: turbo('build', '--filter=@cleaning/contract') },
      {
        name: 'lint and types',
        command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'],
      },
    ],
    [
      { name: 'format', command: ['oxfmt', '--check'], givesWay: true },
      { name: 'words', command: ['node', 'scripts/check-words.ts'], givesWay: true },
      { name: 'licences', command: ['node', 'scripts/notices.ts', '--check'], givesWay: true },
      { name: 'unused code', command: ['knip'], givesWay: true },
      { name: 'boundaries', command: ['node', 'scripts/boundaries/check.ts'], givesWay: true },
    ],
  ],
};

/**
 * Three lanes for two cores, so that neither waits for the longest lane at the end. The tests of the
 * service have two workers, since they wait for PostgreSQL and other processes most of the time.
 */
const tests = (shuffle: boolean): Stage => ({
  name: 'tests',
  lanes: [
    [
      {
        name: 'service',
        command: turbo('test', '--filter=@cleaning/api', ...vitest(shuffle, 2)),
        env: { TEST_SERVER_ENTRY: 'dist/server.js' },
      },
    ],
    [
      {
        name: 'site',
        command: turbo('test', '--filter=@cleaning/web', ...vitest(shuffle)),
      },
    ],
    [
      {
        name: 'packages',
        command: turbo('test', '--filter=./packages/*', ...vitest(shuffle)),
      },
      {
        name: 'stories',
        command: turbo('test', '--filter=@cleaning/storybook', ...vitest(shuffle)),
      },
    ],
  ],
});

const BUILD: Step = {
  name: 'build of the site and the service',
  command: turbo('build', '--filter=@cleaning/web', '--filter=@cleaning/api'),
};

/**
 * Built in a run of its own, because turbo computes the hash of the built files that the end-to-end
 * tests use when a run starts.
 */
const journeys = (shard: readonly string[]): Stage => ({
  name: 'journeys',
  lanes: [
    [
      BUILD,
      { name: 'site and byte budgets', command: turbo('check:site', '--filter=@cleaning/web') },
      { name: 'end to end', command: turbo('test:e2e', '--filter=@cleaning/web', ...shard) },
    ],
  ],
});

const variants = (shard: readonly string[]): Stage => ({
  name: 'variants',
  lanes: [
    [
      BUILD,
      {
        name: 'end to end, variants',
        command: turbo('test:e2e:full', ...shard),
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_FULL_RESULTS },
        onServer: true,
      },
    ],
  ],
});

const PRODUCTS: Stage = {
  name: 'products',
  lanes: [
    [
      { name: 'build of everything', command: turbo('build') },
      { name: 'packages', command: ['node', 'scripts/check-packages.ts'] },
      { name: 'start and stop', command: ['node', 'scripts/check-start.ts'] },
      { name: 'workbench', command: turbo('test:e2e', '--filter=@cleaning/storybook') },
    ],
  ],
};

/** The stages of a run, in order. Throws for a stage that does not exist. */
export function chooseStages({ full, stage: names, shard, shuffle }: StageOptions): Stage[] {
  const shardArguments = shard === undefined ? [] : ['--', `--shard=${shard}`];
  const quick = [CHECKS, tests(shuffle), journeys(shardArguments)];
  const all = [...quick, variants(shardArguments), PRODUCTS];
  if (names === undefined) return full ? all : quick;
  return names.map((name) => {
    const stage = all.find((each) => each.name === name);
    if (stage !== undefined) return stage;
    throw new Error(
      `There is no stage “${name}”. The stages are: ${all.map((each) => each.name).join(', ')}.`,
    );
  });
}
