import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, type Client } from 'pg';
import { findBinaries } from './binaries.ts';
import { initialise, type Cluster } from './initialise.ts';
import { joinServer, type Installation } from './join-server.ts';
import { endLease, isUnused, urlOf, type Lease } from './lease.ts';
import { chooseLocation } from './location.ts';
import { findRunning, isServerOf } from './postmaster-file.ts';
import { findServerUser } from './server-user.ts';

export interface EmbeddedPostgres {
  /**
   * Valid until {@link EmbeddedPostgres.stop}: a server that dies is restarted at the same port.
   */
  readonly url: string;
  /**
   * The folder of its files, which is not always below the data directory; see {@link
   * chooseLocation}.
   */
  readonly folder: string;
  /** Stops the server, unless another process of this service still uses it. */
  readonly stop: () => Promise<void>;
}

interface EmbeddedPostgresOptions {
  readonly dataDirectory: string;
  /** Server settings by their PostgreSQL names. */
  readonly settings?: Readonly<Record<string, string>>;
  /**
   * Receives a sentence when the server moved to another port, died, failed to restart, or is back.
   */
  readonly onNotice?: (message: string) => void;
}

const DATABASE = 'cleaning';
const STOP_DEADLINE_MS = 30_000;
const POLL_MS = 50;
const FIRST_BACKOFF_MS = 250;
const LONGEST_BACKOFF_MS = 8000;

/**
 * Runs PostgreSQL for one data directory, reachable only from this machine. A server that an
 * earlier process left running is taken over, after its recovery; two servers never use the same
 * files.
 *
 * @throws when it does not start within a minute, with the end of its log.
 */
export async function startEmbeddedPostgres({
  dataDirectory,
  settings = {},
  onNotice = () => {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const user = await findServerUser();
  const location = await chooseLocation(dataDirectory, await findBinaries(), user);
  const cluster = await initialise(location, user);
  const installation = { location, cluster, user, settings, onNotice };
  const lease = await joinServer(installation, { port: null });
  await createDatabase(lease.client);
  const watch = keepRunning(installation, lease);
  return {
    url: urlOf(cluster, lease.port, DATABASE),
    folder: location.folder,
    async stop() {
      await watch.stop();
      await stopIfUnused(cluster);
    },
  };
}

/** Joins the server again, and restarts it if needed, whenever the connection to it is lost. */
function keepRunning(installation: Installation, first: Lease) {
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve());
  });
  const watch = async (): Promise<void> => {
    let lease: Lease | null = first;
    while (lease !== null) {
      await Promise.race([lease.lost, stopped]);
      if (stopping.signal.aborted) {
        await endLease(lease);
        return;
      }
      lease = await joinAgain(installation, lease.port, stopping.signal);
    }
  };
  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}

/** @returns null when `stop` was called before the server was back. */
async function joinAgain(
  installation: Installation,
  port: number,
  signal: AbortSignal,
): Promise<Lease | null> {
  const { onNotice } = installation;
  const began = performance.now();
  onNotice('The connection to the embedded PostgreSQL was lost. It is brought back.');
  for (let rest = FIRST_BACKOFF_MS; ; rest = Math.min(2 * rest, LONGEST_BACKOFF_MS)) {
    try {
      const lease = await joinServer(installation, { port, signal });
      onNotice(`The embedded PostgreSQL is back after ${secondsSince(began)} s.`);
      return lease;
    } catch (error) {
      if (signal.aborted) return null;
      onNotice(`${error instanceof Error ? error.message : String(error)} It is tried again.`);
    }
    await sleep(rest, undefined, { signal }).catch(() => {});
  }
}

const secondsSince = (began: number): string => ((performance.now() - began) / 1000).toFixed(1);

async function createDatabase(client: Client): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (found.rowCount !== 0) return;
  await client.query(`create database ${DATABASE}`).catch((error: unknown) => {
    // Another process that started at the same time created it first.
    const isDuplicate =
      error instanceof DatabaseError && ['42P04', '23505'].includes(error.code ?? '');
    if (!isDuplicate) throw error;
  });
}

async function stopIfUnused(cluster: Cluster): Promise<void> {
  const running = await findRunning(cluster.databaseFolder);
  if (running === null) return;
  if (running.port !== null && !(await isUnused(cluster, running.port))) return;
  process.kill(running.pid, 'SIGINT');
  const deadline = Date.now() + STOP_DEADLINE_MS;
  while (Date.now() < deadline) {
    // Checks the process and not its pid file, which is removed a moment before the process ends.
    if (!(await isServerOf(cluster.databaseFolder, running.pid))) return;
    await sleep(POLL_MS);
  }
}
