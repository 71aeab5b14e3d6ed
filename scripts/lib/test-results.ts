/**
 * Reads the JSON results of all packages' test runners: the number of passed tests, and the names
 * of the others.
 */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY_ROOT } from './run.ts';

export const VITEST_RESULTS = 'test-results/vitest.json';
const PLAYWRIGHT_RESULTS = 'test-results/playwright.json';
export const PLAYWRIGHT_FULL_RESULTS = 'test-results/playwright-full.json';

export interface TestResults {
  passed: number;
  readonly failed: string[];
  /** Tests that passed only on a retry. */
  readonly flaky: string[];
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

const readReport = (file: string): unknown => {
  const exists = statSync(file, { throwIfNoEntry: false }) !== undefined;
  return exists ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

const packageFolders = (): string[] =>
  ['apps', 'packages'].flatMap((group) =>
    readdirSync(path.join(REPOSITORY_ROOT, group)).map((name) =>
      path.join(REPOSITORY_ROOT, group, name),
    ),
  );

const addVitest = (results: TestResults, report: VitestReport): void => {
  for (const { name, status, assertionResults } of report.testResults) {
    const file = path.relative(REPOSITORY_ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    results.passed += assertionResults.filter((test) => test.status === 'passed').length;
    results.failed.push(...failed.map((test) => `${file}: ${test.fullName}`));
    // A file that cannot load, or an error outside of tests, does not mark any test as failed.
    if (status === 'failed' && failed.length === 0) results.failed.push(file);
  }
};

const addPlaywright = (results: TestResults, suite: PlaywrightSuite): void => {
  for (const { title, file, tests } of suite.specs ?? []) {
    for (const { status } of tests) {
      if (status === 'unexpected') results.failed.push(`${file}: ${title}`);
      if (status === 'flaky') results.flaky.push(`${file}: ${title}`);
      if (status === 'expected' || status === 'flaky') results.passed += 1;
    }
  }
  for (const inner of suite.suites ?? []) addPlaywright(results, inner);
};

/** A runner without results adds nothing. */
export const readTestResults = (): TestResults => {
  const results: TestResults = { passed: 0, failed: [], flaky: [] };
  for (const folder of packageFolders()) {
    const vitest = readReport(path.join(folder, VITEST_RESULTS));
    if (vitest) addVitest(results, vitest as VitestReport);
    for (const file of [PLAYWRIGHT_RESULTS, PLAYWRIGHT_FULL_RESULTS]) {
      const playwright = readReport(path.join(folder, file));
      if (playwright) addPlaywright(results, playwright);
    }
  }
  return results;
};

export const clearTestResults = (): void => {
  for (const folder of packageFolders()) {
    rmSync(path.join(folder, 'test-results'), { recursive: true, force: true });
  }
};
