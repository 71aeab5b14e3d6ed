import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  isAlive,
  readPostmaster,
  type Postmaster,
} from '@cleaning/embedded-postgres/postmaster-file';

const run = promisify(execFile);

const POLL_MS = 50;

/** A directory that the database server can access under any user. */
export async function createDataDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'cleaning-durability-'));
  await chmod(directory, 0o755);
  return directory;
}

/** Finds the database server of a directory; null when none runs. */
export async function findDatabase(dataDirectory: string): Promise<Postmaster | null> {
  const postmaster = await readPostmaster(join(dataDirectory, 'postgres/data'));
  return postmaster !== null && isAlive(postmaster.pid) ? postmaster : null;
}

/** Kills every process of the database server at once, like a power cut. */
export async function killDatabase(dataDirectory: string): Promise<void> {
  const postmaster = await findDatabase(dataDirectory);
  if (postmaster === null) return;
  await signalDatabase(postmaster, 'SIGKILL');
  while (isAlive(postmaster.pid)) await sleep(POLL_MS);
}

/** Sends a signal to every process of a database server. */
export async function signalDatabase(
  { pid: postmaster }: Pick<Postmaster, 'pid'>,
  signal: NodeJS.Signals,
): Promise<void> {
  const pids = [postmaster, ...(await childrenOf(postmaster))].filter(isAlive);
  for (const pid of pids) send(pid, signal);
}

/** Sends a signal to a process, which may already have ended because the first one did. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!isGone) throw error;
  }
}

/** Kills processes that still run, and removes the directory. */
export async function removeDataDirectory(dataDirectory: string): Promise<void> {
  await killDatabase(dataDirectory);
  await rm(dataDirectory, { recursive: true, force: true, maxRetries: 5 });
}

async function childrenOf(parent: number): Promise<number[]> {
  // Without `ps`, the child processes notice themselves that their parent has gone.
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']).catch(() => ({ stdout: '' }));
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/u).map(Number))
    .flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []));
}
