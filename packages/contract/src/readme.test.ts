import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the README names every folder of the package, once and no other', async () => {
  const entries = await readdir(import.meta.dirname, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8');
  const [table = ''] = /^\| Folder \|[^]*?\n\n/mu.exec(readme) ?? [];
  const rows = [...table.matchAll(/^\| ([^|]*) \|/gmu)].map(([, cell = '']) => cell);
  const named = rows.flatMap((cell) =>
    [...cell.matchAll(/`([\w-]+)`/gu)].map(([, name = '']) => name),
  );
  expect(named).toHaveLength(folders.length);
  expect(named).toEqual(expect.arrayContaining(folders));
});
