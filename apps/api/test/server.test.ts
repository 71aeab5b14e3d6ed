import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@cleaning/test-setup/eventually';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { isServerOf, readPostmaster } from '@cleaning/embedded-postgres/postmaster-file';
import { createDatabaseClient } from '../src/core/db/client.ts';
import { assertSecretKey } from '../src/core/security/assert-secret-key.ts';
import { createSecrets } from '../src/core/security/secrets.ts';
import { createBackup } from '../src/core/backup/create-backup.ts';
import { createTestApp } from './create-test-app.ts';
import { documentCalls } from './document-fixtures.ts';
import { addressOf, killRuns, run } from './run-server.ts';
import { createTestDatabase } from './test-database.ts';

afterEach(killRuns);

it('the service starts in an empty folder, prints its addresses, and stops cleanly', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cleaning-server-'));
  await chmod(folder, 0o755);
  const server = run({ DEMO: 'true', DATA_DIR: folder });
  const address = await addressOf(server);
  await server.prints(/Mailbox +http:\/\/localhost:\d+\/dev\/mailbox/u);
  await server.prints(/general@example\.com[\s\S]+password Cleaning1/u);
  const health = await fetch(`${address}/api/v1/accounts/health/`);
  expect(await health.json()).toEqual({ status: 'ok' });
  const database = join(folder, 'postgres/data');
  const pid = (await readPostmaster(database))?.pid ?? 0;
  expect(await isServerOf(database, pid)).toBe(true);
  server.child.kill('SIGTERM');
  expect(await server.exits()).toBe(0);
  expect(await isServerOf(database, pid)).toBe(false);
  await rm(folder, { recursive: true });
});

/** Starts a call: the service has read its headers, and waits for its body. */
async function startCall(address: string): Promise<ClientRequest> {
  const call = request(`${address}/api/v1/accounts/auth/password/reset/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  call.flushHeaders();
  await once(call, 'continue');
  return call;
}

it('a stop waits for the current call', async () => {
  const database = await createTestDatabase();
  const server = run({ DEMO: 'true', DATABASE_URL: database.url, SECRET_KEY: 'x'.repeat(32) });
  const address = await addressOf(server);
  const call = await startCall(address);
  server.child.kill('SIGINT');
  call.end(JSON.stringify({ email: 'nobody@mail.example' }));
  const [answer]: unknown[] = await once(call, 'response');
  expect(answer).toMatchObject({ statusCode: 200 });
  expect(await server.exits()).toBe(0);
  await database.drop();
});

it('a second signal stops the service at once', async () => {
  const database = await createTestDatabase();
  const server = run({ DEMO: 'true', DATABASE_URL: database.url, SECRET_KEY: 'x'.repeat(32) });
  const address = await addressOf(server);
  const call = await startCall(address);
  call.on('error', () => {});
  server.child.kill('SIGINT');
  await vi.waitFor(() => expect(fetch(address)).rejects.toThrow('fetch failed'), 45_000);
  expect(server.child.exitCode).toBeNull();
  // A signal soon after the first counts as the same one, so it is sent until it counts.
  const asking = setInterval(() => server.child.kill('SIGINT'), 100);
  expect(await server.exits()).toBe(130);
  clearInterval(asking);
  await database.drop();
});

it('a busy port is reported with how to choose another', async () => {
  const database = await createTestDatabase();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const server = run({
    DEMO: 'true',
    DATABASE_URL: database.url,
    PORT: String(port),
    SECRET_KEY: 'x'.repeat(32),
  });
  expect(await server.exitsOrRuns()).toBe(1);
  expect(server.printed()).toContain(`Port ${port} is already in use by another program.`);
  expect(server.printed()).toContain('PORT=');
  expect(server.printed()).not.toMatch(/^\s+at /mu);
  other.close();
  await database.drop();
});

it('invalid settings are reported', async () => {
  const server = run({ PORT: 'eighty', DEMO: 'true' });
  expect(await server.exitsOrRuns()).toBe(1);
  expect(server.printed()).toContain('PORT is not a port.');
});

it.runIf(process.platform === 'linux')(
  'a data folder that cannot be created is reported once, with any database',
  async () => {
    // A folder that Node.js would retry to create for ever.
    const DATA_DIR = '/proc/no-such-folder';
    for (const settings of [{}, { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' }]) {
      const server = run({ DEMO: 'true', DATA_DIR, ...settings });
      expect(await server.exitsOrRuns()).toBe(1);
      expect(server.printed()).toBe(
        `The data folder ${DATA_DIR} cannot be made. Name another one in DATA_DIR.\n`,
      );
    }
  },
);

it('a key with which the database is not encrypted is reported, and nothing is served', async () => {
  const database = await createTestDatabase();
  const client = createDatabaseClient({ url: database.url });
  await assertSecretKey(client.database, createSecrets('y'.repeat(32)), new Date());
  await client.close();
  const server = run({ DEMO: 'true', DATABASE_URL: database.url, SECRET_KEY: 'x'.repeat(32) });
  expect(await server.exitsOrRuns()).toBe(1);
  expect(server.printed()).toContain(
    'SECRET_KEY is not the key that this database is encrypted with',
  );
  expect(server.printed()).not.toMatch(/^\s+at /mu);
  await database.drop();
});

it('a database that does not answer is reported', async () => {
  const url = new URL(inject('databaseServerUrl'));
  url.port = '1';
  const server = run({ DEMO: 'true', DATABASE_URL: url.href, SECRET_KEY: 'x'.repeat(32) });
  expect(await server.exitsOrRuns()).toBe(1);
  expect(server.printed()).toContain('The service could not start.');
  expect(server.printed()).toContain('ECONNREFUSED');
  expect(server.printed()).not.toContain(url.password);
});

it('a backup that lacks a file names it as an error, without a stack', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cleaning-backup-'));
  const api = await createTestApp();
  await documentCalls(api).upload({ as: await api.signIn() });
  const { storageKey } = (await api.database.query.storedFiles.findFirst()) ?? {};
  // The data folder lacks the file.
  const backup = run({ DEMO: 'true', DATABASE_URL: api.databaseUrl, DATA_DIR: folder }, [
    'backup',
    '--to',
    join(folder, 'backup.tar.gz'),
  ]);
  expect(await backup.exits()).toBe(1);
  await eventually(() => expect(backup.printedAsError()).toContain(`  ${storageKey}\n`));
  expect(backup.printedAsError()).toMatch(/^\S+ holds \d+ tables and 0 files, but not all:\n/u);
  expect(backup.printedAsError()).not.toMatch(/^\s+at /mu);
  expect(backup.printed()).toBe(backup.printedAsError());
  await api.close();
  await rm(folder, { recursive: true });
});

it.runIf(process.getuid?.() === 0)(
  'a restore that root runs leaves folders and files to the user of the service',
  async () => {
    const NOBODY = 65_534;
    const folder = await mkdtemp(join(tmpdir(), 'cleaning-restore-'));
    await chmod(folder, 0o755);
    const dataDirectory = join(folder, 'data');
    await mkdir(dataDirectory);
    await chown(dataDirectory, NOBODY, NOBODY);
    const backup = join(folder, 'backup.tar.gz');
    const api = await createTestApp();
    await documentCalls(api).upload({ as: await api.signIn() });
    const { fileStore, databaseUrl } = api;
    await createBackup(backup, null, { databaseUrl, fileStore, now: new Date() });
    await chmod(backup, 0o644);
    await api.close();
    const database = await createTestDatabase({ isEmpty: true });
    const settings = { DEMO: 'true', DATABASE_URL: database.directUrl, DATA_DIR: dataDirectory };
    const restore = run(settings, ['restore', '--from', backup]);
    expect(await restore.exits()).toBe(0);
    expect(restore.printed()).toMatch(/with 1 files/u);
    const files = join(dataDirectory, 'files');
    expect((await stat(files)).mode & 0o777).toBe(0o700);
    const made = [
      files,
      ...(await readdir(files, { recursive: true })).map((name) => join(files, name)),
    ];
    expect(made).toHaveLength(3);
    for (const path of made) expect([path, (await stat(path)).uid]).toEqual([path, NOBODY]);
    await database.drop();
    await rm(folder, { recursive: true });
  },
);
