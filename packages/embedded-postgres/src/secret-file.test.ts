import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readOrCreateSecretFile } from './secret-file.ts';

const folders: string[] = [];
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cleaning-secret-'));
  folders.push(folder);
  return folder;
};
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

it('creates a secret once, readable by its user alone', async () => {
  const path = join(await newFolder(), 'new', 'secret');
  const first = await readOrCreateSecretFile(path, () => 'the first secret');
  expect(first).toBe('the first secret');
  expect(await readOrCreateSecretFile(path, () => 'another secret')).toBe(first);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

it('gives every process that starts at once the same secret, and leaves no temporary files', async () => {
  const folder = await newFolder();
  let count = 0;
  const secrets = await Promise.all(
    Array.from({ length: 8 }, () =>
      readOrCreateSecretFile(join(folder, 'secret'), () => `secret ${(count += 1)}`),
    ),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(folder)).toEqual(['secret']);
});

it('does not treat an unreadable file as missing', async () => {
  const folder = await newFolder();
  await expect(readOrCreateSecretFile(folder, () => 'x')).rejects.toThrow('EISDIR');
});
