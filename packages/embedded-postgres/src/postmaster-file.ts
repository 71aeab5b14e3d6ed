import { execFile } from 'node:child_process';
import { readFile, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The content of the pid file that a PostgreSQL server writes into its database folder. */
export interface Postmaster {
  readonly pid: number;
  /** Null while the server is still starting. */
  readonly port: number | null;
}

export const postmasterFile = (databaseFolder: string): string =>
  join(databaseFolder, 'postmaster.pid');

/** Reads the pid file of a server, running or not; null when there is none. */
export async function readPostmaster(databaseFolder: string): Promise<Postmaster | null> {
  const text = await readFile(postmasterFile(databaseFolder), 'utf8').catch(() => null);
  const [pid, , , port] = (text ?? '').split('\n');
  if (!/^\d+$/u.test(pid ?? '')) return null;
  return { pid: Number(pid), port: Number(port) > 0 ? Number(port) : null };
}

/**
 * Whether the process in a pid file is alive and is the server of this folder. After a restart of
 * the machine or container, the number may belong to another process, which must not be waited for
 * or stopped.
 */
export async function isServerOf(databaseFolder: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  if (workingFolder !== null) return workingFolder === (await realpath(databaseFolder));
  const command = await commandOf(pid);
  return command.includes('postgres') && command.includes(databaseFolder);
}

/** The running server of this folder; null when there is none. */
export async function findRunning(databaseFolder: string): Promise<Postmaster | null> {
  const postmaster = await readPostmaster(databaseFolder);
  if (postmaster === null) return null;
  return (await isServerOf(databaseFolder, postmaster.pid)) ? postmaster : null;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function commandOf(pid: number): Promise<string> {
  try {
    const { stdout } =
      process.platform === 'win32'
        ? await run('powershell', [
            '-NoProfile',
            '-Command',
            `(Get-CimInstance Win32_Process -Filter 'ProcessId = ${pid}').CommandLine`,
          ])
        : await run('ps', ['-ww', '-p', String(pid), '-o', 'command=']);
    return stdout;
  } catch {
    return '';
  }
}
