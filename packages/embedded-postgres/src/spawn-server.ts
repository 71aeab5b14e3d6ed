import { spawn } from 'node:child_process';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVER_ENVIRONMENT, type Cluster } from './initialise.ts';
import type { Location } from './location.ts';
import { isAlive, isServerOf, postmasterFile, readPostmaster } from './postmaster-file.ts';
import type { ServerUser } from './server-user.ts';

interface SpawnOptions {
  readonly location: Location;
  readonly cluster: Cluster;
  readonly user: ServerUser | null;
  readonly settings: Readonly<Record<string, string>>;
}

export interface SpawnedServer {
  hasExited(): boolean;
  /** The error of a server that has exited, with the end of its log. */
  failure(): Promise<Error>;
}

const LOG_TAIL_LINES = 12;

/**
 * Starts a server detached from this process: Ctrl-C in the terminal does not reach it, so requests
 * under way can finish, and it survives when this process is killed.
 */
export async function spawnServer(
  { location, cluster, user, settings }: SpawnOptions,
  port: number,
): Promise<SpawnedServer> {
  await removeStalePidFile(cluster.databaseFolder);
  const logPath = join(location.folder, 'server.log');
  // Keeps the previous log, which may say why the last server ended.
  await rename(logPath, join(location.folder, 'server.previous.log')).catch(() => {});
  const log = await open(logPath, 'w', 0o600);
  const child = spawn(
    location.binaries.postgres,
    ['-D', cluster.databaseFolder, ...flagsOf({ port: String(port), ...settings })],
    {
      ...user,
      cwd: location.folder,
      env: SERVER_ENVIRONMENT,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    },
  );
  let exit: string | null = null;
  child.on('error', (error) => (exit = error.message));
  child.on('exit', (code, signal) => (exit ??= `exit ${signal ?? code}`));
  child.unref();
  await log.close();

  const readLog = () => readFile(logPath, 'utf8').catch(() => '');
  return {
    hasExited: () => exit !== null,
    failure: async () => {
      const tail = (await readLog()).trim().split('\n').slice(-LOG_TAIL_LINES).join('\n');
      return new Error(
        `PostgreSQL did not start in ${cluster.databaseFolder} (${exit}). It said:\n${tail}`,
      );
    },
  };
}

const flagsOf = (settings: Readonly<Record<string, string>>): string[] =>
  Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '60',
    // PostgreSQL assumes a spinning disk by default, where reading a row by index costs four times
    // as much as by a scan.
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/**
 * Removes a pid file whose process number now belongs to another program, which happens when a
 * container restarts. The pid file of a dead process stays, because PostgreSQL handles it.
 */
async function removeStalePidFile(databaseFolder: string): Promise<void> {
  const note = await readPostmaster(databaseFolder);
  if (note === null || !isAlive(note.pid)) return;
  if (await isServerOf(databaseFolder, note.pid)) return;
  await rm(postmasterFile(databaseFolder), { force: true });
}
