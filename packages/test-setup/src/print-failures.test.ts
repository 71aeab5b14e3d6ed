import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { beforeAll, expect, test } from 'vitest';

const PACKAGE = path.resolve(import.meta.dirname, '..');

/** The second test passes only if the failure of the first is printed while it waits. */
const TESTS = `
import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
test('fails', () => { expect(1).toBe(2); });
test('waits', () => vi.waitUntil(() => existsSync('printed'), { timeout: 10_000 }), 15_000);
describe('group', () => {
  beforeAll(() => { throw new Error('no set-up'); });
  test('inside', () => undefined);
});
`;

let printed = '';

beforeAll(async () => {
  await using folder = await mkdtempDisposable(path.join(PACKAGE, '.fixture-'));
  await writeFile(path.join(folder.path, 'planted.test.ts'), TESTS);
  await writeFile(path.join(folder.path, 'broken.test.ts'), "throw new Error('no file');");
  const vitest = spawn(
    process.execPath,
    [
      path.join(PACKAGE, 'node_modules/vitest/vitest.mjs'),
      'run',
      `--root=${folder.path}`,
      '--reporter=@cleaning/test-setup/print-failures',
    ],
    { cwd: folder.path, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  vitest.stderr.on('data', (chunk: Buffer) => {
    if (String(chunk).includes('> fails')) writeFileSync(path.join(folder.path, 'printed'), '');
  });
  const output = await Promise.all([text(vitest.stdout), text(vitest.stderr)]);
  printed = stripVTControlCharacters(output.join('\n'));
}, 60_000);

test('a failed test is printed with its file and error while the tests after it still run', () => {
  expect(printed).toMatch(
    /^FAIL packages\/test-setup\/\.fixture-\w+\/planted\.test\.ts > fails\n {2}expected 1 to be 2/mu,
  );
  expect(printed).toMatch(/Tests +1 failed \| 1 passed/u);
});

test('a passed test is not printed', () => {
  expect(printed).not.toMatch(/> waits/u);
});

test('a group whose set-up fails is printed', () => {
  expect(printed).toMatch(/^FAIL \S+planted\.test\.ts > group\n {2}no set-up/mu);
});

test('a file that does not load is printed', () => {
  expect(printed).toMatch(/^FAIL \S+broken\.test\.ts\n {2}no file/mu);
});
