import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { isServerOf, readPostmaster } from './postmaster-file.ts';

const running: EmbeddedPostgres[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cleaning-embedded-'));
  // The operating system user of the server must be able to enter the folder.
  await chmod(folder, 0o755);
  folders.push(folder);
  return folder;
}

async function start(dataDirectory: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDirectory });
  running.push(server);
  return server;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const isRunning = ({ folder }: EmbeddedPostgres, pid: number): Promise<boolean> =>
  isServerOf(join(folder, 'data'), pid);

const postmasterOf = async ({ folder }: EmbeddedPostgres): Promise<number> => {
  const postmaster = await readPostmaster(join(folder, 'data'));
  if (postmaster === null) throw new Error('No server is running.');
  return postmaster.pid;
};

/** Runs another Node.js process that starts the database, does one thing, and is then killed. */
async function killedWhileRunning(dataDirectory: string, statement: string): Promise<void> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))};
    import { Client } from 'pg';
    const server = await startEmbeddedPostgres({ dataDirectory: ${JSON.stringify(dataDirectory)} });
    const client = new Client({ connectionString: server.url });
    await client.connect();
    await client.query(${JSON.stringify(statement)});
    process.kill(process.pid, 'SIGKILL');
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const signal = await new Promise((resolve) => child.on('exit', (_code, name) => resolve(name)));
  if (signal !== 'SIGKILL') throw new Error(`The other process failed: ${complaint}`);
}

describe('the embedded database', () => {
  it('keeps its rows across restarts, and writes them to the disk', async () => {
    const folder = await newFolder();
    const first = await start(folder);
    await query(first.url, 'create table kept as select 1 as value');
    expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
    const pid = await postmasterOf(first);
    await first.stop();
    expect(await isRunning(first, pid)).toBe(false);
    const second = await start(folder);
    expect(await query(second.url, 'select value from kept')).toEqual([{ value: 1 }]);
  });

  it('listens on this machine only, and needs its password', async () => {
    const server = await start(await newFolder());
    expect(await query(server.url, 'show listen_addresses')).toEqual([
      { listen_addresses: '127.0.0.1' },
    ]);
    const stranger = new URL(server.url);
    stranger.password = 'guess';
    await expect(query(stranger.href, 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
    const passwordFile = join(server.folder, 'password');
    expect((await stat(passwordFile)).mode & 0o777).toBe(0o600);
    expect(server.url).toContain(await readFile(passwordFile, 'utf8'));
  });

  it('is shared by two processes, until the last one leaves', async () => {
    const folder = await newFolder();
    const [one, two] = await Promise.all([start(folder), start(folder)]);
    const pid = await postmasterOf(one);
    expect(new URL(two.url).port).toBe(new URL(one.url).port);
    await one.stop();
    expect(await isRunning(two, pid)).toBe(true);
    expect(await query(two.url, 'select 1 as value')).toEqual([{ value: 1 }]);
    await two.stop();
    expect(await isRunning(two, pid)).toBe(false);
  });
});

describe('a start after Node was killed', () => {
  it('takes over the server that is still running', async () => {
    const folder = await newFolder();
    await killedWhileRunning(folder, 'create table kept as select 2 as value');
    const left = await readPostmaster(join(folder, 'postgres/data'));
    const server = await start(folder);
    const pid = await postmasterOf(server);
    expect(pid).toBe(left?.pid);
    expect(await query(server.url, 'select value from kept')).toEqual([{ value: 2 }]);
    await server.stop();
    expect(await isRunning(server, pid)).toBe(false);
  });

  it('recovers when the server was killed as well', async () => {
    const folder = await newFolder();
    await killedWhileRunning(folder, 'create table kept as select 3 as value');
    const pid = (await readPostmaster(join(folder, 'postgres/data')))?.pid ?? 0;
    process.kill(pid, 'SIGKILL');
    const server = await start(folder);
    expect(await postmasterOf(server)).not.toBe(pid);
    expect(await query(server.url, 'select value from kept')).toEqual([{ value: 3 }]);
  });

  it('ignores a recorded process id that another program has now', async () => {
    const folder = await newFolder();
    const first = await start(folder);
    const note = join(first.folder, 'data/postmaster.pid');
    const text = await readFile(note, 'utf8');
    await first.stop();
    await writeFile(note, text.replace(/^\d+/u, String(process.pid)));
    const server = await start(folder);
    expect(await query(server.url, 'select 1 as value')).toEqual([{ value: 1 }]);
  });
});

it('a failed start reports the output of the server', async () => {
  const folder = await newFolder();
  const first = await start(folder);
  await first.stop();
  await writeFile(join(first.folder, 'data/postgresql.conf'), 'no_such_setting = 1\n');
  await expect(startEmbeddedPostgres({ dataDirectory: folder })).rejects.toThrow(
    /PostgreSQL did not start[\s\S]+no_such_setting/u,
  );
});

it.runIf(process.getuid?.() === 0)(
  'root gets a separate folder when other users cannot read the project',
  async () => {
    const folder = await newFolder();
    await chmod(folder, 0o700);
    await mkdir(join(folder, 'data'));
    const first = await start(join(folder, 'data'));
    folders.push(first.folder);
    expect(first.folder.startsWith(folder)).toBe(false);
    await query(first.url, 'create table kept as select 4 as value');
    await first.stop();
    const second = await start(join(folder, 'data'));
    expect(second.folder).toBe(first.folder);
    expect(await query(second.url, 'select value from kept')).toEqual([{ value: 4 }]);
  },
);
