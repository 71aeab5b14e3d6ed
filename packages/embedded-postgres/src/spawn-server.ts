import { spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
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

interface SpawnedServer {
  hasExited(): boolean;
  /** True when it gave way to another server on the same files. */
  lostRace(): Promise<boolean>;
  failure(): Promise<Error>;
}

const LOG_TAIL_LINES = 12;

/**
 * Starts a server apart from this process: the terminal's Ctrl-C does not reach it, so requests
 * under way can still finish, and it can outlive a process that is killed.
 */
export async function spawnServer({
  location,
  cluster,
  user,
  settings,
}: SpawnOptions): Promise<SpawnedServer> {
  await removeForeignNote(cluster.databaseFolder);
  const logPath = join(location.folder, 'server.log');
  const log = await open(logPath, 'w', 0o600);
  const child = spawn(
    location.binaries.postgres,
    ['-D', cluster.databaseFolder, ...flagsOf({ port: String(await findFreePort()), ...settings })],
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
    lostRace: async () => /lock file "postmaster.pid" already exists/u.test(await readLog()),
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
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/**
 * Removes a note whose process number now belongs to something that is no server of this folder, as
 * happens when a container starts again. The note of a dead process stays: PostgreSQL knows best
 * what to do with that.
 */
async function removeForeignNote(databaseFolder: string): Promise<void> {
  const note = await readPostmaster(databaseFolder);
  if (note === null || !isAlive(note.pid)) return;
  if (await isServerOf(databaseFolder, note.pid)) return;
  await rm(postmasterFile(databaseFolder), { force: true });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('No free port was found for PostgreSQL.'));
      });
    });
  });
}
