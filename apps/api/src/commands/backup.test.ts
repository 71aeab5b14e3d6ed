import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { documentCalls } from '../../test/document-fixtures.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { parseEnvironment } from '../core/config/env.ts';
import { deleteStoredFile, insertStoredFile } from '../core/files/file-repository.ts';
import { createDatabaseClient } from '../core/db/client.ts';
import { documents } from '../core/db/schema/index.ts';
import { createFileStore } from '../core/files/file-store.ts';
import { assertSecretKey } from '../core/security/assert-secret-key.ts';
import { createSecrets } from '../core/security/secrets.ts';
import { runBackup, runRestore } from './backup.ts';

const METRICS_TOKEN = 'a token of the scraper';

let api: TestApp;
let folder: string;
let dataDirectory: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cleaning-backup-command-'));
  dataDirectory = join(folder, 'data');
  const fileStore = await createFileStore({ filesUrl: null, dataDirectory });
  api = await createTestApp({
    dependencies: { fileStore },
    app: { dataDirectory, metricsToken: METRICS_TOKEN },
  });
  await documentCalls(api).upload({ as: await api.signIn() });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const SECRET_KEY = 'x'.repeat(32);

type Settings = Readonly<Record<string, string>>;

const configWith = (settings: Settings) =>
  parseEnvironment({
    DATABASE_URL: api.databaseUrl,
    DATA_DIR: dataDirectory,
    PUBLIC_URL: 'http://x.test',
    SMTP_URL: 'smtp://mail.example',
    SECRET_KEY,
    ...settings,
  });

const backUp = (to: string, settings: Settings = {}) =>
  runBackup(['--to', to], configWith(settings));

const newFile = (): string => join(folder, `${randomUUID()}.tar.gz`);

async function metric(name: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { body } = await api.app.inject({ url: '/metrics', headers });
  return Number(new RegExp(String.raw`^${name} (\S+)$`, 'mu').exec(body)?.[1]);
}

/** A row as of the stored file, without content. */
async function copyOfStoredFile() {
  const [row] = await api.database.query.storedFiles.findMany({ limit: 1 });
  if (row === undefined) throw new Error('No file is stored.');
  const id = randomUUID();
  return { ...row, id, storageKey: `${id.slice(0, 2)}/${id}` };
}

describe('the backup command', () => {
  it('says how many files it saved, and reports its age to the metrics of the service', async () => {
    expect(await metric('backup_last_success_timestamp_seconds')).toBe(0);
    const before = Date.now() / 1000;
    const file = newFile();
    expect(await backUp(file)).toMatch(
      new RegExp(String.raw`^${file} holds \d+ tables and 1 files\.`, 'u'),
    );
    expect(await metric('backup_last_success_timestamp_seconds')).toBeGreaterThanOrEqual(before);
    expect(await metric('backup_missing_files')).toBe(0);
  });

  it('ignores the row of an upload that failed, which nothing refers to', async () => {
    const { id } = await insertStoredFile(api.database, await copyOfStoredFile());
    expect(await backUp(newFile())).toContain(' and 1 files.');
    await api.database.transaction((transaction) => deleteStoredFile(transaction, id));
  });

  it('fails with the wrong data directory: it names the missing files, and the service is not told of a backup', async () => {
    const file = newFile();
    const wrong = join(folder, 'wrong');
    const { storageKey } = (await api.database.query.storedFiles.findFirst()) ?? {};
    const succeeded = await metric('backup_last_success_timestamp_seconds');
    await expect(backUp(file, { DATA_DIR: wrong })).rejects.toMatchObject({
      name: 'BackupError',
      message: expect.stringMatching(
        new RegExp(
          String.raw`0 files, but not all:\nThe database refers to 1 more, which are missing from ${wrong}/files.*:\n  ${storageKey}\n`,
          'u',
        ),
      ),
    });
    expect(await metric('backup_last_success_timestamp_seconds')).toBe(succeeded);
    expect(await readdir(folder)).toContain(file.slice(folder.length + 1));
  });

  it('counts files that are lost in the metrics, and names no more than twenty', async () => {
    const [document] = await api.database.query.documents.findMany({ limit: 1 });
    if (document === undefined) throw new Error('No document is stored.');
    for (let count = 0; count < 20; count += 1) {
      const { id: fileId } = await insertStoredFile(api.database, await copyOfStoredFile());
      await api.database.insert(documents).values({ ...document, id: randomUUID(), fileId });
    }
    const lost = await api.database.query.storedFiles.findMany();
    for (const { storageKey } of lost) await api.fileStore.remove(storageKey);
    const succeeded = await metric('backup_last_success_timestamp_seconds');
    const message = await backUp(newFile()).catch((error: unknown) => String(error));
    expect(message.match(/^ {2}[\da-f]{2}\//gmu)).toHaveLength(20);
    expect(message).toContain('and 1 more');
    expect(await metric('backup_missing_files')).toBe(21);
    expect(await metric('backup_last_success_timestamp_seconds')).toBe(succeeded);
  });

  it('never overwrites a file, nor one that another backup is writing', async () => {
    const file = newFile();
    await writeFile(file, 'the backup of yesterday');
    await expect(backUp(file)).rejects.toMatchObject({
      name: 'BackupError',
      message: `${file} exists, and is not overwritten. Name another file.`,
    });
    expect(await readFile(file, 'utf8')).toBe('the backup of yesterday');
    const busy = newFile();
    await writeFile(`${busy}.partial`, 'half of it');
    await expect(backUp(busy)).rejects.toMatchObject({
      name: 'BackupError',
      message: expect.stringContaining(`${busy} cannot be written. EEXIST`),
    });
    expect(await readFile(`${busy}.partial`, 'utf8')).toBe('half of it');
  });

  it('says that a folder cannot be written, before it reads anything', async () => {
    const file = join(folder, 'no-such-folder', 'backup.tar.gz');
    await expect(backUp(file)).rejects.toMatchObject({
      name: 'BackupError',
      message: expect.stringContaining(`${file} cannot be written. ENOENT`),
    });
  });
});

describe('the restore command', () => {
  it('restores nothing with another SECRET_KEY, and the backup with its own', async () => {
    const source = await createTestDatabase();
    const target = await createTestDatabase({ isEmpty: true });
    const saved = createDatabaseClient({ url: source.directUrl });
    const restored = createDatabaseClient({ url: target.directUrl });
    await assertSecretKey(saved.database, createSecrets(SECRET_KEY), new Date());
    const file = newFile();
    await backUp(file, { DATABASE_URL: source.directUrl });
    const restore = (secretKey: string) =>
      runRestore(
        ['--from', file],
        configWith({
          DATABASE_URL: target.directUrl,
          DATA_DIR: join(folder, 'restored'),
          SECRET_KEY: secretKey,
        }),
      );
    const tables = async () => {
      const { rows } = await restored.database.execute(
        "select 1 from pg_tables where schemaname = 'public'",
      );
      return rows.length;
    };

    await expect(restore('y'.repeat(32))).rejects.toMatchObject({
      name: 'BackupError',
      message: expect.stringContaining(
        'SECRET_KEY is not the key of the service that made this backup, so nothing was restored.',
      ),
    });
    expect(await tables()).toBe(0);
    expect(await restore(SECRET_KEY)).toContain('Restored what was saved');
    expect(await tables()).toBeGreaterThan(0);

    await Promise.all([saved.close(), restored.close()]);
    await Promise.all([source.drop(), target.drop()]);
  });
});
