import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const PACKAGE = path.resolve(import.meta.dirname, '..');

/** Runs one test in a separate run with the shared set-up, and returns whether it passed. */
async function passes(body: string): Promise<boolean> {
  const folder = await mkdtemp(path.join(PACKAGE, '.fixture-'));
  try {
    await writeFile(
      path.join(folder, 'planted.test.ts'),
      `import { expect, test, vi } from 'vitest';\ntest('planted', () => { ${body} });\n`,
    );
    await writeFile(
      path.join(folder, 'vitest.config.ts'),
      `export default { test: { setupFiles: ['${PACKAGE}/src/fail-on-console.ts'] } };\n`,
    );
    await promisify(execFile)(
      process.execPath,
      [path.join(PACKAGE, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder],
      { cwd: folder },
    );
    return true;
  } catch {
    return false;
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('a quiet test passes', async () => {
  expect(await passes('expect(1).toBe(1);')).toBe(true);
});

test.each(['debug', 'error', 'info', 'log', 'warn'])(
  'a test that writes with console.%s fails',
  async (method) => {
    expect(await passes(`console.${method}('words');`)).toBe(false);
  },
);

test('a test that expects the output and clears it passes', async () => {
  expect(
    await passes(
      "const spy = vi.spyOn(console, 'error').mockReturnValue(); console.error('words'); expect(spy).toHaveBeenCalledOnce(); spy.mockClear();",
    ),
  ).toBe(true);
});
