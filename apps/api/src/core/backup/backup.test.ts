import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentCalls } from '../../../test/document-fixtures.ts';
import { BASELINE, COUNT_WITH_THOSE_BEFORE, LATEST } from '../../../test/migrations-applied.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import { createFileStore } from '../files/file-store.ts';
import { assertSecretKey, keyFingerprintOf } from '../security/assert-secret-key.ts';
import { createSecrets } from '../security/secrets.ts';
import { readArchive, writeArchive } from './archive.ts';
import { createBackup } from './create-backup.ts';
import { describeDatabase } from './describe-database.ts';
import { CHECKSUMS_NAME, HEADER_NAME, type Header } from './manifest.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';

let folder: string;
let backup: string;
const now = new Date('2026-11-22T03:00:00Z');
const secrets = createSecrets('the key of the service that is backed up');

const api = startBeforeAll();
const client = makeBeforeAll(() => api.signIn());
beforeAll(async () => {
  await documentCalls(api).upload({ as: client });
  folder = await mkdtemp(join(tmpdir(), 'cleaning-backup-'));
  await assertSecretKey(api.database, secrets, now);
  backup = join(folder, 'backup.tar.gz');
  await createBackup(backup, null, source());
});
afterAll(() => rm(folder, { recursive: true }));

const source = () => ({
  databaseUrl: api.databaseUrl,
  fileStore: api.fileStore,
  keyFingerprint: null,
  now,
});

/** Every row of every table as text, and the last value of every sequence. */
async function contentOf(databaseUrl: string): Promise<object> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const description = await describeDatabase(database);
    const rows: Record<string, string[]> = {};
    for (const table of Object.keys(description.tables)) {
      const found = await database.query<{ row: string }>(
        `select t::text as row from "${table}" t order by 1`,
      );
      rows[table] = found.rows.map(({ row }) => row);
    }
    return { ...description, rows };
  } finally {
    await database.end();
  }
}

async function withEmptyTarget(
  check: (target: Parameters<typeof restoreBackup>[2]) => Promise<void>,
): Promise<void> {
  const database = await createTestDatabase({ isEmpty: true });
  const dataDirectory = await mkdtemp(join(folder, 'restored-'));
  const fileStore = await createFileStore({ filesUrl: null, dataDirectory });
  try {
    await check({
      databaseUrl: database.url,
      fileStore,
      keyFingerprint: keyFingerprintOf(secrets),
    });
  } finally {
    await database.drop();
  }
}

const countUsers = async (databaseUrl: string): Promise<number> => {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const { rows } = await database.query<{ count: number }>(
      'select count(*)::int as count from users',
    );
    return rows[0]?.count ?? 0;
  } finally {
    await database.end();
  }
};

test('a restored database has every row and sequence of the saved one', async () => {
  await withEmptyTarget(async (target) => {
    const summary = await restoreBackup(backup, null, target);
    expect(summary).toEqual({
      createdAt: now.toISOString(),
      files: 1,
      keyFingerprint: keyFingerprintOf(secrets),
    });
    expect(await contentOf(target.databaseUrl)).toEqual(await contentOf(api.databaseUrl));
  });
});

test('a restored file store has the content of every file', async () => {
  const { storageKey, sha256 } = (await api.database.query.storedFiles.findFirst()) ?? {};
  await withEmptyTarget(async (target) => {
    await restoreBackup(backup, null, target);
    const chunks: Buffer[] = [];
    for await (const chunk of await target.fileStore.open(storageKey ?? ''))
      chunks.push(chunk as Buffer);
    expect(createHash('sha256').update(Buffer.concat(chunks)).digest()).toEqual(sha256);
  });
});

/** Every constraint and trigger. */
const rulesOf = async (databaseUrl: string) => {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const { rows } = await database.query(
      `select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule
         from pg_constraint where connamespace = 'public'::regnamespace
       union all
       select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text
         from pg_trigger where not tgisinternal
       order by 1`,
    );
    return rows as unknown[];
  } finally {
    await database.end();
  }
};

test('the foreign keys and triggers of a restored database work', async () => {
  await withEmptyTarget(async (target) => {
    await restoreBackup(backup, null, target);
    expect(await rulesOf(target.databaseUrl)).toEqual(await rulesOf(api.databaseUrl));
  });
});

/** The backup, as if its database had been in another state, which its header says. */
async function backupOf(migrations: object): Promise<string> {
  const file = join(folder, `${randomUUID()}.tar.gz`);
  async function* entries() {
    const checksums: Record<string, string> = {};
    for await (const { name, content: saved } of readArchive(backup, null)) {
      let content = saved;
      if (name === HEADER_NAME) {
        const header = JSON.parse(content.toString()) as Header;
        content = Buffer.from(JSON.stringify({ ...header, migrations }));
      }
      if (name === CHECKSUMS_NAME) content = Buffer.from(JSON.stringify(checksums));
      checksums[name] = createHash('sha256').update(content).digest('hex');
      yield { name, content };
    }
  }
  await writeArchive(file, entries(), null);
  return file;
}

test('a backup with the migrations from before the baseline is restored', async () => {
  const older = await backupOf({ count: COUNT_WITH_THOSE_BEFORE, lastWrittenAt: LATEST });
  await withEmptyTarget(async (target) => {
    await restoreBackup(older, null, target);
    expect(await contentOf(target.databaseUrl)).toEqual(await contentOf(api.databaseUrl));
  });
});

test.each([
  ['from before the baseline', { count: 76, lastWrittenAt: BASELINE - 1 }, 'The backup is older'],
  ['of a newer version', { lastWrittenAt: LATEST + 1 }, 'The data is of a newer version'],
])('a backup %s is refused, and nothing is written', async (_what, migrations, message) => {
  const other = await backupOf(migrations);
  await withEmptyTarget(async (target) => {
    await expect(restoreBackup(other, null, target)).rejects.toMatchObject({
      name: 'MigrationError',
      message: expect.stringContaining(message),
    });
    await expect(countUsers(target.databaseUrl)).rejects.toThrow('"users" does not exist');
  });
});

test('a database that contains data is not changed', async () => {
  const before = await countUsers(api.databaseUrl);
  await expect(restoreBackup(backup, null, source())).rejects.toMatchObject({
    name: 'BackupError',
    message: expect.stringContaining('already holds data'),
  });
  expect(await countUsers(api.databaseUrl)).toBe(before);
});

test('a service with another key restores nothing', async () => {
  await withEmptyTarget(async (target) => {
    const keyFingerprint = keyFingerprintOf(createSecrets('a key that was never used there'));
    await expect(restoreBackup(backup, null, { ...target, keyFingerprint })).rejects.toMatchObject({
      name: 'BackupError',
      message: expect.stringContaining('SECRET_KEY is not the key'),
    });
    await restoreBackup(backup, null, target);
  });
});

test.each([
  ['cut short', (content: Buffer) => content.subarray(0, content.length - 200)],
  ['changed in one byte', (content: Buffer) => flipByte(content, Math.floor(content.length / 2))],
  ['something else', () => randomBytes(2000)],
])('a backup that is %s is refused, and restores nothing', async (_what, damage) => {
  const damaged = join(folder, 'damaged.tar.gz');
  await writeFile(damaged, damage(await readFile(backup)));
  await expect(checkBackup(damaged, null)).rejects.toMatchObject({ name: 'BackupError' });
  await withEmptyTarget(async (target) => {
    await expect(restoreBackup(damaged, null, target)).rejects.toMatchObject({
      name: 'BackupError',
    });
    // The restore left nothing, or the tables without rows.
    await expect(countUsers(target.databaseUrl).catch(() => 0)).resolves.toBe(0);
  });
});

const flipByte = (content: Buffer, position: number): Buffer => {
  const changed = Buffer.from(content);
  changed[position] = (changed[position] ?? 0) ^ 0xff;
  return changed;
};

test('an encrypted backup can be opened with its own key only', async () => {
  const identity = await generateX25519Identity();
  const encrypted = join(folder, 'backup.age');
  await createBackup(encrypted, await identityToRecipient(identity), source());
  expect((await readFile(encrypted)).includes(client.email)).toBe(false);
  await expect(checkBackup(encrypted, identity)).resolves.toMatchObject({ files: 1 });
  await expect(checkBackup(encrypted, null)).rejects.toThrow('--identity');
  await expect(checkBackup(encrypted, await generateX25519Identity())).rejects.toThrow(
    'does not open',
  );
});

test('a failed backup leaves no file behind', async () => {
  const failed = join(folder, 'failed.tar.gz');
  const fileStore = {
    ...api.fileStore,
    open: () => Promise.reject(new Error('The store does not answer.')),
  };
  await expect(createBackup(failed, null, { ...source(), fileStore })).rejects.toThrow(
    'does not answer',
  );
  await expect(stat(failed)).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(stat(`${failed}.partial`)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('only its owner may read a backup', async () => {
  expect((await stat(backup)).mode & 0o077).toBe(0);
});
