import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const SCRIPT = join(import.meta.dirname, '../../scripts/write-calls.ts');
const WRITTEN = join(import.meta.dirname, 'groups');

const run = promisify(execFile);

test('builds beside each other leave the calls whole, and none of an earlier table', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cleaning-calls-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'gone.ts'), 'export {};\n');
  await Promise.all(Array.from({ length: 3 }, () => run(process.execPath, [SCRIPT, folder])));
  const names = await readdir(WRITTEN);
  expect(await readdir(folder)).toEqual(names);
  const read = (from: string) =>
    Promise.all(names.map((name) => readFile(join(from, name), 'utf8')));
  expect(await read(folder)).toEqual(await read(WRITTEN));
});
