import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { ENQUIRY } from '../../../test/enquiry-fixtures.ts';
import { startBeforeAll } from '../../../test/set-up.ts';
import { createDatabaseClient } from '../db/client.ts';
import { mails } from '../db/schema/index.ts';
import { postMail } from '../mail/outbox.ts';

const TOKEN = 'a token that only the scraper knows';

const api = startBeforeAll({ app: { metricsToken: TOKEN } });

const metrics = async (authorization = `Bearer ${TOKEN}`, { app } = api) =>
  app.inject({ url: '/metrics', headers: { authorization } });

const sampleOf = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );

describe('the metrics', () => {
  it('count responses by route pattern, without personal data', async () => {
    const client = await api.signIn();
    const id = '0d3a0000-0000-4000-8000-00000000ffff';
    await api.call({ path: `quotes/${id}/`, as: client });
    const { body, headers } = await metrics();
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/u);
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/v1/quotes/:id/",status="404"} 1',
    );
    expect(body).not.toContain(id);
    expect(sampleOf(body, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  });

  it('count only the waiting mails', async () => {
    expect(sampleOf((await metrics()).body, 'outbox_waiting_mails')).toBe(0);
    const mail = { recipient: 'ann@mail.example', subject: 'Hello', text: 'Hello', html: '' };
    await api.database.transaction((transaction) => postMail(transaction, mail, api.clock.now));
    expect(sampleOf((await metrics()).body, 'outbox_waiting_mails')).toBe(1);
  });

  it('show how long the oldest mail has been due', async () => {
    api.clock.advance(90_000);
    expect(sampleOf((await metrics()).body, 'outbox_oldest_waiting_seconds')).toBe(90);
  });

  it.each(['is gone', 'hangs'])('are those of the process while the database %s', async (fault) => {
    const proxy = await createProxyThatHangs(api.databaseUrl);
    const client = createDatabaseClient({ url: proxy.url });
    const app = await createTestApp({
      app: { metricsToken: TOKEN },
      dependencies: { database: client.database },
    });
    const scrape = () => metrics(`Bearer ${TOKEN}`, app);
    expect(sampleOf((await scrape()).body, 'database_up')).toBe(1);
    if (fault === 'hangs') proxy.hang();
    else proxy.close();
    const { statusCode, body } = await scrape();
    expect(statusCode).toBe(200);
    expect(sampleOf(body, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    expect(sampleOf(body, 'database_up')).toBe(0);
    // Neither the value of before, nor 0, which would mean that no mail waits.
    expect(body).not.toMatch(/^outbox_/mu);
    expect(app.logLines.join('\n')).toContain('a metric was not read');
    proxy.recover();
    await app.close();
    await client.close();
    proxy.close();
  });

  it('count dead jobs by kind, and say which kind of due records is not found', async () => {
    const failedAt = api.clock.now;
    const app = await createTestApp({
      app: {
        metricsToken: TOKEN,
        jobs: {
          listDead: async () => ['a', 'b'].map((id) => ({ job: 'send-offers', id, failedAt })),
          sweeps: new Map([
            ['send-offers', false],
            ['clean-up', true],
          ]),
        },
      },
    });
    const { body } = await metrics(`Bearer ${TOKEN}`, app);
    expect(body).toContain('\ndead_jobs{kind="send-offers"} 2\n');
    expect(body).toContain('\njob_sweep_failed{kind="send-offers"} 0\n');
    expect(body).toContain('\njob_sweep_failed{kind="clean-up"} 1\n');
    await app.close();
  });

  it('count the connections of the process, and the free bytes of its disk', async () => {
    const { body } = await metrics();
    expect(body).toMatch(/^database_connections\{state="busy"\} \d+$/mu);
    expect(body).toMatch(/^database_connections\{state="waiting"\} 0$/mu);
    expect(body).toMatch(/^data_disk_free_bytes\{folder="[^"]+"\} [1-9]/mu);
  });

  it('include every name that the dashboard and the alert rules use', async () => {
    const { body } = await metrics();
    const found = new Set([...body.matchAll(/^# TYPE (\S+)/gmu)].map(([, name]) => name));
    const deploy = join(import.meta.dirname, '../../../../../deploy/monitoring');
    for (const file of ['alerts.yaml', 'dashboard.json']) {
      const text = await readFile(join(deploy, file), 'utf8');
      const asked = text.match(
        /\b(?:http_request|outbox|backup|database|dead|job|data_disk|process|nodejs)_[\da-z_]+/gu,
      );
      expect(asked?.length).toBeGreaterThan(3);
      for (const name of asked ?? []) {
        expect(found, `${file} asks for ${name}`).toContain(
          name.replace(/_(?:bucket|count|sum)$/u, ''),
        );
      }
    }
  });

  it('count mails that were given up, and say when the last one was', async () => {
    const before = (await metrics()).body;
    expect(sampleOf(before, 'outbox_given_up_mails')).toBe(0);
    expect(sampleOf(before, 'outbox_last_given_up_timestamp_seconds')).toBe(0);
    await api.database.update(mails).set({ failedAt: api.clock.now, lastError: 'EENVELOPE 550' });
    const { body } = await metrics();
    expect(sampleOf(body, 'outbox_given_up_mails')).toBe(1);
    expect(sampleOf(body, 'outbox_last_given_up_timestamp_seconds')).toBe(
      api.clock.now.getTime() / 1000,
    );
    expect(sampleOf(body, 'outbox_waiting_mails')).toBe(0);
  });

  it.each(['', 'Bearer ', `Bearer ${TOKEN}.`, TOKEN])(
    'answer 404 to the token "%s"',
    async (authorization) => {
      const response = await metrics(authorization);
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain('http_request');
    },
  );

  it('do not exist without a token', async () => {
    const closed = await createTestApp();
    const response = await closed.app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer null' },
    });
    expect(response.statusCode).toBe(404);
    await closed.close();
  });
});

const ask = async ({ app }: TestApp, path = '/readyz') => {
  const { statusCode, headers, body } = await app.inject(path);
  return [statusCode, headers['retry-after'], body];
};

describe('the readiness check', () => {
  const READY = [200, undefined, '{"status":"ok"}'];
  const FULL = [503, '5', '{"status":"disk full"}'];

  it('fails with the database, while the process keeps running', async () => {
    const doomed = await createTestApp();
    expect(await ask(doomed)).toEqual(READY);
    await doomed.dropDatabase();
    expect(await ask(doomed)).toEqual([503, '5', '{"status":"database"}']);
    expect((await ask(doomed, '/livez'))[0]).toBe(200);
    await doomed.close();
  });

  it('fails while the disk of the database is full, and so does the call', async () => {
    const full = await createTestApp();
    await full.database.execute(sql`
      create function refuse() returns trigger language plpgsql as
      $$ begin raise sqlstate '53100' using message = 'No space left on device'; end $$`);
    await full.database.execute(sql`
      create trigger refuse before insert on enquiries execute function refuse()`);
    const send = () => full.call({ method: 'POST', path: 'enquiries/', body: ENQUIRY });
    const refused = await send();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.json()).toEqual({ detail: expect.any(String), code: 'unavailable' });
    expect(await ask(full)).toEqual(FULL);

    await full.database.execute(sql`drop trigger refuse on enquiries`);
    full.clock.advance(30_000);
    expect(await ask(full)).toEqual(READY);
    expect((await send()).statusCode).toBe(201);
    await full.close();
  });

  it.runIf(canMount())('fails while a folder of the service is nearly full', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cleaning-disk-'));
    mount(folder, '80m');
    const full = await createTestApp({ app: { dataFolders: [folder] } });
    try {
      expect(await ask(full)).toEqual(READY);
      await writeFile(join(folder, 'large'), Buffer.alloc(20_000_000));
      expect(await ask(full)).toEqual(FULL);
      await rm(join(folder, 'large'));
      expect(await ask(full)).toEqual(READY);
    } finally {
      await full.close();
      execFileSync('umount', [folder]);
      await rm(folder, { recursive: true });
    }
  });

  it.runIf(canMount())('fails while a folder of the service cannot be written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cleaning-disk-'));
    mount(folder, '80m');
    const locked = await createTestApp({ app: { dataFolders: [folder] } });
    try {
      expect(await ask(locked)).toEqual(READY);
      // Root may write into the folder of any user, but not on a read-only disk.
      execFileSync('mount', ['-o', 'remount,ro', folder]);
      expect(await ask(locked)).toEqual([503, '5', '{"status":"folder not writable"}']);
      execFileSync('mount', ['-o', 'remount,rw', folder]);
      expect(await ask(locked)).toEqual(READY);
    } finally {
      await locked.close();
      execFileSync('umount', [folder]);
      await rm(folder, { recursive: true });
    }
  });

  it('fails within two seconds while the database hangs, and recovers with it', async () => {
    const proxy = await createProxyThatHangs(api.databaseUrl);
    const client = createDatabaseClient({ url: proxy.url, maxConnections: 2 });
    const app = await createTestApp({ dependencies: { database: client.database } });
    expect(await ask(app)).toEqual(READY);
    proxy.hang();
    // More often than there are connections.
    const took: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const started = performance.now();
      expect(await ask(app)).toEqual([503, '5', '{"status":"database"}']);
      took.push(performance.now() - started);
    }
    // A busy machine may hold one of them up.
    expect(Math.min(...took)).toBeLessThan(2000);
    const health = await app.call({ path: 'accounts/health/' });
    expect([health.statusCode, health.headers['retry-after']]).toEqual([503, '5']);
    proxy.recover();
    await vi.waitFor(async () => expect(await ask(app)).toEqual(READY), { timeout: 10_000 });
    await app.close();
    await client.close();
    proxy.close();
  });

  it('ignores a folder that does not exist yet', async () => {
    const app = await createTestApp({ app: { dataFolders: ['/no/such/folder'] } });
    expect(await ask(app)).toEqual(READY);
    await app.close();
  });
});

/** A proxy to a database server that can stop to answer while its connections stay open. */
async function createProxyThatHangs(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    if (isHanging) return;
    const upstream = connect(Number(port), hostname).on('error', () => {});
    sockets.add(upstream);
    socket.pipe(upstream).pipe(socket);
    socket.on('close', () => upstream.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    hang() {
      isHanging = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    recover() {
      isHanging = false;
      for (const socket of sockets) socket.destroy();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function mount(folder: string, size: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'none', folder], { stdio: 'ignore' });
}

/** A disk of a few megabytes can be made by root, unless a container forbids it. */
function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'cleaning-mount-'));
  try {
    mount(folder, '1m');
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}
