import assert from 'node:assert/strict';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture } from '../lib/run.ts';
import { apiReport, type Entry } from './api-report.ts';
import { packageFolder, type PublishedName, readManifest, REPORTED } from './published.ts';

const FIXTURE = path.join(import.meta.dirname, 'fixtures/api-report');

const reportFile = (name: PublishedName): string => path.join(packageFolder(name), 'api-report.md');

/** Writes the current report of each built package that has one. */
export function writeApiReports(): void {
  for (const name of REPORTED) writeFileSync(reportFile(name), reportOf(name));
}

/**
 * Compares these packages, once built, with their committed reports.
 * @throws AssertionError with the difference, and how to accept it.
 */
export async function checkApiReports(): Promise<void> {
  await expectReportsToSeeChanges();
  const differences = await Promise.all(
    REPORTED.map((name) => difference(reportFile(name), reportOf(name))),
  );
  assert.ok(
    differences.every((lines) => lines === ''),
    `${differences.join('')}The public API of a package changed. Where that is meant, run ` +
      '`npm run api-reports`, commit the reports, and add a change file with `npm run changeset`.',
  );
}

function reportOf(name: PublishedName): string {
  const folder = packageFolder(name);
  const modules = Object.entries(readManifest(name).publishConfig.exports).flatMap(
    ([specifier, target]): Entry[] => {
      if (!target.endsWith('.js')) return [];
      const types = path.join(folder, target.replace(/\.js$/u, '.d.ts'));
      return globSync(types)
        .toSorted()
        .map((file) => ({
          specifier: specifierOf(specifier, types, file),
          declarations: file,
        }));
    },
  );
  return apiReport(`@cleaning/${name}`, modules);
}

/** `./*` for `dist/components/*\/index.d.ts` is `./button` for the button's file. */
function specifierOf(specifier: string, target: string, file: string): string {
  const [before = '', after = ''] = target.split('*');
  return specifier.replace('*', file.slice(before.length, file.length - after.length));
}

/** The differing lines between a committed file and its current text; empty if there are none. */
async function difference(committed: string, text: string): Promise<string> {
  if (existsSync(committed) && readFileSync(committed, 'utf8') === text) return '';
  const folder = mkdtempSync(path.join(tmpdir(), 'api-report-'));
  try {
    const today = path.join(folder, path.basename(committed));
    writeFileSync(today, text);
    const before = existsSync(committed) ? committed : '/dev/null';
    const { output } = await capture('git', ['diff', '--no-index', '--', before, today]);
    return output;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Checks that the report detects changes; otherwise it would always pass. */
async function expectReportsToSeeChanges(): Promise<void> {
  const report = (file: string): string =>
    apiReport('a package', [{ specifier: '.', declarations: path.join(FIXTURE, file) }]);
  const expected = path.join(FIXTURE, 'expected.md');
  assert.equal(await difference(expected, report('index.d.ts')), '', 'The report reads otherwise.');
  const seen = await difference(expected, report('changed.d.ts'));
  for (const change of [
    '-  size?: number;',
    '+  size: number;',
    '+  name: ZodOptional<ZodString>;',
  ]) {
    assert.ok(seen.includes(change), `The report does not say "${change}":\n${seen}`);
  }
}
