import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStore, FileMissingError, type FileStore } from './file-store.ts';

let folder: string;
let server: S3rver;
const stores = new Map<string, FileStore>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cleaning-store-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  const { port } = await server.run();
  const filesUrl =
    process.env['TEST_FILES_URL'] ??
    `http://S3RVER:S3RVER@127.0.0.1:${port}/files?region=us-east-1`;
  stores.set('disk', await createFileStore({ filesUrl: null, dataDirectory: folder }));
  stores.set('S3', await createFileStore({ filesUrl, dataDirectory: folder }));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe.each(['disk', 'S3'])('files kept on %s', (name) => {
  const store = (): FileStore => {
    const found = stores.get(name);
    if (found === undefined) throw new Error(`There is no store called ${name}.`);
    return found;
  };

  it('are returned unchanged', async () => {
    const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 256));
    await store().put('ab/large', content, 'image/png');
    expect((await buffer(await store().open('ab/large'))).equals(content)).toBe(true);
  });

  it('are replaced by a new file with the same key', async () => {
    await store().put('ab/twice', Buffer.from('one'), 'text/plain');
    await store().put('ab/twice', Buffer.from('two'), 'text/plain');
    expect(String(await buffer(await store().open('ab/twice')))).toBe('two');
  });

  it('are deleted when removed, which can be repeated', async () => {
    await store().put('ab/gone', Buffer.from('x'), 'text/plain');
    await store().remove('ab/gone');
    await store().remove('ab/gone');
    await expect(store().open('ab/gone')).rejects.toThrow(FileMissingError);
  });

  it('that never existed are reported as missing', async () => {
    await expect(store().open('ab/never')).rejects.toThrow('No file is kept as ab/never.');
  });
});

it('a store on the disk writes only into its folder', async () => {
  await expect(stores.get('disk')?.put('../../x', Buffer.from('x'), 'a/b')).rejects.toThrow(
    'Path traversal',
  );
  expect(await readdir(folder)).toEqual(['files', 's3']);
});

it('files of an unavailable service are not reported as missing', async () => {
  const filesUrl = 'http://a:b@127.0.0.1:9/files';
  const away = await createFileStore({ filesUrl, dataDirectory: folder });
  const error: unknown = await away.open('ab/x').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(FileMissingError);
});
