import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FolderError, makeFolder } from './make-folder.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'cleaning-folder-'));
  await writeFile(join(place, 'file'), '');
});
afterAll(() => rm(place, { recursive: true }));

it('creates a folder and its parents, once, however many ask at once', async () => {
  const path = join(place, 'a/b/c');
  await Promise.all(Array.from({ length: 8 }, () => makeFolder(path)));
  await makeFolder(path);
  expect((await stat(path)).isDirectory()).toBe(true);
});

it.each(['file', 'file/folder'])('reports that a folder cannot be created at %s', async (name) => {
  await expect(makeFolder(join(place, name))).rejects.toThrow(FolderError);
});

it.runIf(process.platform === 'linux')(
  'does not retry forever below /proc, and neither does the database',
  async () => {
    await expect(makeFolder('/proc/no-such-folder/data')).rejects.toThrow(
      'The folder /proc/no-such-folder cannot be made.',
    );
    await expect(startEmbeddedPostgres({ dataDirectory: '/proc/no-such-folder' })).rejects.toThrow(
      FolderError,
    );
  },
);
