import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { VARIABLE_NAMES } from '../src/config/env.ts';
import { isAlive, readPostmaster, type Postmaster } from '../src/db/embedded/postmaster-file.ts';

const run = promisify(execFile);

const SERVER = join(import.meta.dirname, '../src/server.ts');
const START_DEADLINE_MS = 30_000;
const POLL_MS = 50;

/** The real service in a process of its own, on the database of one directory. */
export interface ServerProcess {
  readonly url: string;
  /** Ends the process as a power cut would. Its database server lives on. */
  kill(): Promise<void>;
  /** Ends the process, and the database server with it, in good order. */
  stop(): Promise<void>;
}

/** A directory that the database server can reach, whoever it runs as. */
export async function createDataDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'cleaning-durability-'));
  await chmod(directory, 0o755);
  return directory;
}

/** @throws with what the process said, when it does not answer in time. */
export async function startServer(dataDirectory: string): Promise<ServerProcess> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env['PATH'],
      // Set, though empty, so that no `.env` file of a developer takes their place.
      ...Object.fromEntries(VARIABLE_NAMES.map((name) => [name, ''])),
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'fatal',
      SITE_DIR: join(dataDirectory, 'no-site'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  }
  const url = `http://127.0.0.1:${port}`;
  try {
    await answer(child, url);
  } catch (cause) {
    await end(child, 'SIGKILL');
    throw new Error(`The service did not start. It said:\n${said.join('')}`, { cause });
  }
  return {
    url,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

/** The database server of a directory; null when none runs. */
export async function findDatabase(dataDirectory: string): Promise<Postmaster | null> {
  const postmaster = await readPostmaster(join(dataDirectory, 'postgres/data'));
  return postmaster !== null && isAlive(postmaster.pid) ? postmaster : null;
}

/** Ends every process of the database server at once, as a power cut would. */
export async function killDatabase(dataDirectory: string): Promise<void> {
  const postmaster = await findDatabase(dataDirectory);
  if (postmaster === null) return;
  const pids = [postmaster.pid, ...(await childrenOf(postmaster.pid))].filter(isAlive);
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  while (isAlive(postmaster.pid)) await sleep(POLL_MS);
}

/** Ends what is left, and removes the directory. */
export async function removeDataDirectory(dataDirectory: string): Promise<void> {
  await killDatabase(dataDirectory);
  await rm(dataDirectory, { recursive: true, force: true, maxRetries: 5 });
}

async function answer(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + START_DEADLINE_MS;
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error('It ended by itself.');
    const health = await fetch(`${url}/api/v1/accounts/health/`).catch(() => null);
    if (health?.ok === true) return;
    await sleep(POLL_MS);
  }
  throw new Error('It did not answer in time.');
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (hasEnded(child)) return;
  child.kill(signal);
  await once(child, 'exit');
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

async function childrenOf(parent: number): Promise<number[]> {
  // Where there is no `ps`, the children notice by themselves that the parent is gone.
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']).catch(() => ({ stdout: '' }));
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/u).map(Number))
    .flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []));
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.');
  return address.port;
}
