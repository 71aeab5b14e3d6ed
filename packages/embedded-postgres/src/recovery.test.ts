import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { lock } from 'proper-lockfile';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { findRunning } from './postmaster-file.ts';

const run = promisify(execFile);

const running: EmbeddedPostgres[] = [];
const listeners: Server[] = [];
let folder: string;
let notices: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cleaning-embedded-'));
  // The operating system user of the server must be able to enter the folder.
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => {
  notices = [];
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  for (const listener of listeners.splice(0)) listener.close();
});

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({
    dataDirectory: folder,
    onNotice: (message) => void notices.push(message),
  });
  running.push(server);
  return server;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const portOf = ({ url }: EmbeddedPostgres): number => Number(new URL(url).port);

async function kill(): Promise<number> {
  const server = await findRunning(join(folder, 'postgres/data'));
  if (server === null) throw new Error('No server is running.');
  process.kill(server.pid, 'SIGKILL');
  return server.pid;
}

/** Waits until the server was restarted this many times in total. */
const isBack = (times: number) =>
  vi.waitFor(
    () => expect(notices.filter((notice) => notice.includes('is back after'))).toHaveLength(times),
    { timeout: 30_000 },
  );

/** The path of a module beside this file, as a string in a script. */
const pathOf = (name: string): string => JSON.stringify(join(import.meta.dirname, name));

/**
 * Starts the server in another process, does something, and waits until the process has nothing left
 * to do, such as bringing the server back. Returns the notices of that process.
 */
async function runToItsEnd(work: string): Promise<unknown> {
  const script = `
    import { startEmbeddedPostgres } from ${pathOf('embedded-postgres.ts')};
    import { findRunning } from ${pathOf('postmaster-file.ts')};
    const notices = [];
    const { promise: lost, resolve } = Promise.withResolvers();
    const server = await startEmbeddedPostgres({
      dataDirectory: ${JSON.stringify(folder)},
      onNotice: (notice) => resolve(notices.push(notice)),
    });
    ${work}
    process.on('exit', () => console.log(JSON.stringify(notices)));
  `;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
  return JSON.parse(stdout);
}

async function occupy(port: number): Promise<Server> {
  const listener = createServer().listen(port, '127.0.0.1');
  listeners.push(listener);
  await once(listener, 'listening');
  return listener;
}

describe('a server that crashes while in use', () => {
  it('is restarted on its port, with every committed row, each time', async () => {
    const server = await start();
    await query(server.url, 'create table kept (value int)');
    for (const value of [1, 2, 3]) {
      await query(server.url, `insert into kept values (${value})`);
      const pid = await kill();
      await isBack(value);
      expect((await findRunning(join(folder, 'postgres/data')))?.pid).not.toBe(pid);
    }
    expect(await query(server.url, 'select value from kept order by value')).toEqual([
      { value: 1 },
      { value: 2 },
      { value: 3 },
    ]);
  });

  it('is reconnected when one of its processes was killed and it restarted itself', async () => {
    const server = await start();
    const client = new Client({ connectionString: server.url });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
    await isBack(1);
    await client.end().catch(() => {});
    // The lease was renewed: the server stops together with the only process that uses it.
    await server.stop();
    expect(await findRunning(join(folder, 'postgres/data'))).toBeNull();
  });

  it('is restarted once for two processes, and outlives the first to leave', async () => {
    const [one, two] = [await start(), await start()];
    await kill();
    await isBack(2);
    // Neither process met the other's server: two connections were lost and two are back, without
    // an error.
    expect(notices).toHaveLength(4);
    expect(await readFile(join(folder, 'postgres/server.log'), 'utf8')).not.toContain(
      'already exists',
    );
    await one.stop();
    expect(await query(two.url, 'select 1 as value')).toEqual([{ value: 1 }]);
    await two.stop();
    expect(await findRunning(join(folder, 'postgres/data'))).toBeNull();
  });

  it('is not restarted once it was stopped', async () => {
    expect(await runToItsEnd('await server.stop();')).toEqual([]);
    expect(await findRunning(join(folder, 'postgres/data'))).toBeNull();
  });

  it('can be stopped while it is being restarted', async () => {
    const killed = `
      const { pid } = await findRunning(${JSON.stringify(join(folder, 'postgres/data'))});
      process.kill(pid, 'SIGKILL');
      await lost;
      await server.stop();`;
    expect(await runToItsEnd(killed)).toEqual([expect.stringContaining('was lost')]);
    expect(await findRunning(join(folder, 'postgres/data'))).toBeNull();
  });
});

describe('the port of the database', () => {
  it('stays the same for the life of a folder', async () => {
    const first = await start();
    await first.stop();
    expect(portOf(await start())).toBe(portOf(first));
  });

  it('changes permanently when another program has taken it meanwhile', async () => {
    const first = await start();
    await first.stop();
    const listener = await occupy(portOf(first));
    const second = await start();
    expect(notices).toEqual([
      expect.stringContaining(`Port ${portOf(first)} of the embedded PostgreSQL is taken`),
    ]);
    expect(portOf(second)).not.toBe(portOf(first));
    await second.stop();
    listener.close();
    await once(listener, 'close');
    expect(portOf(await start())).toBe(portOf(second));
  });

  it('is waited for, with a warning, when a program takes it while the server is down', async () => {
    const server = await start();
    // Prevents the server from being restarted until its port is taken.
    const unlock = await lock(server.folder, { lockfilePath: join(server.folder, 'start.lock') });
    await kill();
    const listener = await vi.waitFor(() => occupy(portOf(server)), 30_000);
    await unlock();
    await vi.waitFor(() => expect(notices.join()).toContain('is taken by another program'), 30_000);
    listener.close();
    await once(listener, 'close');
    await isBack(1);
    expect(await query(server.url, 'select 1 as value')).toEqual([{ value: 1 }]);
  });
});
