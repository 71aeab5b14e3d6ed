import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const PACKAGE = path.resolve(import.meta.dirname, '..');
const METHODS = ['debug', 'error', 'info', 'log', 'warn'] as const;

const QUIET = 'expect(1).toBe(1);';
const EXPECTED =
  "const spy = vi.spyOn(console, 'error').mockReturnValue(); console.error('words'); expect(spy).toHaveBeenCalledOnce(); spy.mockClear();";
const ACTS =
  "console.error('The current testing environment is not configured to support act(...)');";
const writing = (method: string): string => `console.${method}('words');`;

/** Runs tests with these bodies with the shared set-up, and returns the bodies that passed. */
async function findPassing(bodies: readonly string[]): Promise<ReadonlySet<string>> {
  const folder = await mkdtemp(path.join(PACKAGE, '.fixture-'));
  try {
    const tests = bodies.map((body) => `test(${JSON.stringify(body)}, () => { ${body} });`);
    await writeFile(
      path.join(folder, 'planted.test.ts'),
      ["import { expect, test, vi } from 'vitest';", ...tests].join('\n'),
    );
    await writeFile(
      path.join(folder, 'vitest.config.ts'),
      `export default { test: {
        setupFiles: ['${PACKAGE}/src/fail-on-console.ts'],
        reporters: ['json'],
        outputFile: '${folder}/results.json',
      } };\n`,
    );
    const vitest = path.join(PACKAGE, 'node_modules/vitest/vitest.mjs');
    await new Promise((resolve) => {
      // The exit code reports the tests that fail on purpose.
      execFile(process.execPath, [vitest, 'run', '--root', folder], { cwd: folder }, resolve);
    });
    const { testResults } = JSON.parse(
      await readFile(path.join(folder, 'results.json'), 'utf8'),
    ) as { testResults: { assertionResults: { title: string; status: string }[] }[] };
    const results = testResults.flatMap(({ assertionResults }) => assertionResults);
    expect(results).toHaveLength(bodies.length);
    return new Set(results.filter(({ status }) => status === 'passed').map(({ title }) => title));
  } finally {
    await rm(folder, { recursive: true });
  }
}

let passing: ReadonlySet<string>;
beforeAll(async () => {
  passing = await findPassing([QUIET, EXPECTED, ACTS, ...METHODS.map(writing)]);
}, 120_000);

test('a quiet test passes', () => {
  expect(passing).toContain(QUIET);
});

test.each(METHODS)('a test that writes with console.%s fails', (method) => {
  expect(passing).not.toContain(writing(method));
});

test('a test that expects the output and clears it passes', () => {
  expect(passing).toContain(EXPECTED);
});

test('a notice of React about overlapping acts is none of the test', () => {
  expect(passing).toContain(ACTS);
});
