import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WORKFLOWS = join(import.meta.dirname, '../../../.github/workflows');

it('every action of a workflow is one commit, with its version beside it', async () => {
  const files = await readdir(WORKFLOWS);
  const texts = await Promise.all(files.map((file) => readFile(join(WORKFLOWS, file), 'utf8')));
  const used = texts.flatMap((text) => [...text.matchAll(/\buses: (.+)$/gmu)].map(([, by]) => by));
  expect(used.length).toBeGreaterThan(10);
  const movable = used.filter((by = '') => !/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/u.test(by));
  expect(movable).toEqual([]);
});
