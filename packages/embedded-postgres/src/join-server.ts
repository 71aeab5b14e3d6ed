import { setTimeout as sleep } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { join } from 'node:path';
import type { Cluster } from './initialise.ts';
import { openLease, type Lease } from './lease.ts';
import type { Location } from './location.ts';
import { findFreePort, isFree, readPort, storePort } from './port.ts';
import { findRunning } from './postmaster-file.ts';
import { spawnServer, type SpawnedServer } from './spawn-server.ts';
import type { ServerUser } from './server-user.ts';

export interface Installation {
  readonly location: Location;
  readonly cluster: Cluster;
  readonly user: ServerUser | null;
  readonly settings: Readonly<Record<string, string>>;
  /** Receives a sentence about each event of the server, for a log. */
  readonly onNotice: (message: string) => void;
}

interface JoinOptions {
  /**
   * The only port that the server may use; null uses the stored one, or another when that is taken.
   */
  readonly port: number | null;
  readonly signal?: AbortSignal;
}

const START_DEADLINE_MS = 60_000;
const POLL_MS = 100;
/**
 * How long a process that was killed while it started the server keeps others from starting it, in
 * milliseconds.
 */
const STALE_LOCK_MS = 10_000;

/**
 * Connects to the server of a folder, and starts it if none runs. When several processes need it at
 * once, one starts it, and all join it.
 *
 * @throws when it does not answer within a minute, exits, or cannot use its port.
 */
export async function joinServer(
  installation: Installation,
  { port, signal }: JoinOptions,
): Promise<Lease> {
  const { cluster, location } = installation;
  const deadline = Date.now() + START_DEADLINE_MS;
  let start: Start | null = null;
  let lastError: unknown = null;
  try {
    while (Date.now() < deadline) {
      const running = await findRunning(cluster.databaseFolder);
      // A server that was just started is not left behind before those who stop it can find it.
      if (start === null || running !== null) signal?.throwIfAborted();
      if (running === null) {
        if (start?.server.hasExited() === true) {
          const failure = await start.server.failure();
          if (!isRetryableError(failure)) throw failure;
          lastError = failure;
          await start.release();
          start = null;
        }
        start ??= await startAlone(installation, port);
      } else if (running.port !== null) {
        if (port !== null && running.port !== port) throw portChangedError(running.port, port);
        try {
          const lease = await openLease(cluster, running.port);
          // A server that an earlier version left running has no stored port.
          if ((await readPort(location.folder)) !== running.port) {
            await storePort(location.folder, running.port);
          }
          return lease;
        } catch (error) {
          lastError = error;
        }
      }
      await sleep(POLL_MS);
    }
  } finally {
    await start?.release();
  }
  throw new Error(
    `PostgreSQL in ${cluster.databaseFolder} did not answer within a minute. Its log is ${location.folder}/server.log; stop a server that hangs, or set DATABASE_URL to use another one.`,
    { cause: lastError },
  );
}

interface Start {
  readonly server: SpawnedServer;
  /** Allows other processes to start a server for this folder. */
  readonly release: () => Promise<void>;
}

/** Starts a server; null when another process is starting one, or has just started it. */
async function startAlone(
  installation: Installation,
  wanted: number | null,
): Promise<Start | null> {
  const { cluster, location } = installation;
  const unlock = await lock(location.folder, {
    lockfilePath: join(location.folder, 'start.lock'),
    stale: STALE_LOCK_MS,
    // The server itself refuses to run twice on the same files.
    onCompromised: () => {},
  }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ELOCKED') return null;
    throw error;
  });
  if (unlock === null) return null;
  const release = () => unlock().catch(() => {});
  try {
    if ((await findRunning(cluster.databaseFolder)) !== null) {
      await release();
      return null;
    }
    const port = await choosePort(installation, wanted);
    return { server: await spawnServer(installation, port), release };
  } catch (error) {
    await release();
    throw error;
  }
}

async function choosePort(
  { location: { folder }, onNotice }: Installation,
  wanted: number | null,
): Promise<number> {
  const known = wanted ?? (await readPort(folder));
  if (known !== null && (await isFree(known))) return known;
  if (wanted !== null) {
    throw new Error(
      `Port ${wanted} of the embedded PostgreSQL is taken by another program. Stop that program, or start this service again to use another port.`,
    );
  }
  const port = await findFreePort();
  if (known !== null) {
    onNotice(
      `Port ${known} of the embedded PostgreSQL is taken by another program. It listens at port ${port} from now on.`,
    );
  }
  await storePort(folder, port);
  return port;
}

/**
 * Whether an error is temporary: processes of a killed server that have not noticed its end yet.
 */
const isRetryableError = ({ message }: Error): boolean =>
  /shared memory block .* is still in use|"postmaster\.pid" already exists/u.test(message);

const portChangedError = (found: number, expected: number): Error =>
  new Error(
    `The embedded PostgreSQL was started by another process at port ${found} and no longer listens at ${expected}. Start this service again.`,
  );
