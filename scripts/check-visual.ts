/**
 * `npm run check:visual`: takes screenshots of every story in light, dark, forced colours and at
 * 320 px, of this checkout and of the commit that its branch started from, and writes the
 * differences as a page.
 *
 * Options after `--`: `--base <commit>` compares with another commit, `--only <text>` limits it to
 * stories whose id contains the text, `--self-test` checks the check.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureChromium } from './lib/chromium.ts';
import { REPOSITORY_ROOT } from './lib/run.ts';
import { buildStorybook, buildStorybookOf, findBase } from './visual/build-storybook.ts';
import { compareStorybooks } from './visual/compare-storybooks.ts';
import { selfTest } from './visual/self-test.ts';
import { writeReport } from './visual/write-report.ts';

const REPORT = path.join(REPOSITORY_ROOT, 'apps/storybook/test-results/visual');

const { values: options } = parseArgs({
  options: {
    base: { type: 'string' },
    only: { type: 'string', default: '' },
    pages: { type: 'string', default: String(availableParallelism()) },
    'self-test': { type: 'boolean', default: false },
  },
});
const pages = Number(options.pages);
const chromiumPath = await ensureChromium();
const folder = mkdtempSync(path.join(tmpdir(), 'cleaning-visual-'));
const after = path.join(folder, 'after');
const before = path.join(folder, 'before');

try {
  console.log('Building the Storybook of this checkout.');
  await buildStorybook(REPOSITORY_ROOT, after);
  if (options['self-test']) await selfTest(after, { chromiumPath, pages });
  else await compareWithBase();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function compareWithBase(): Promise<void> {
  const base = await findBase(options.base);
  console.log(`Building the Storybook of ${base.slice(0, 12)}.`);
  await buildStorybookOf(base, before);

  const started = performance.now();
  const comparison = await compareStorybooks({
    before,
    after,
    chromiumPath,
    pages,
    isWanted: ({ id }) => id.includes(options.only),
    onProgress: (done, all, changes) => {
      if (done % 20 !== 0 && done !== all) return;
      const seconds = Math.round((performance.now() - started) / 1000);
      console.log(`${done} of ${all} stories in ${seconds} s, ${changes} pictures differ`);
    },
  });
  const { changes, broken, pictures } = comparison;
  if (pictures === 0) throw new Error('No story was looked at.');
  const page = writeReport(REPORT, comparison, base.slice(0, 12));
  for (const { story, reason } of broken) console.error(`${story.name} cannot be shown: ${reason}`);
  console.log(`${changes.length} of ${pictures} pictures differ: ${pathToFileURL(page).href}`);
  if (changes.length > 0 || broken.length > 0) process.exitCode = 1;
}
