import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { findBinaries } from './binaries.ts';
import { initialise, SERVER_ROLE, type Cluster } from './initialise.ts';
import { chooseLocation, type Location } from './location.ts';
import { isServerOf, readPostmaster, type Postmaster } from './postmaster-file.ts';
import { spawnServer } from './spawn-server.ts';
import { findServerUser, type ServerUser } from './server-user.ts';

export interface EmbeddedPostgres {
  readonly url: string;
  /** Where its files are: not always below the data directory, see {@link chooseLocation}. */
  readonly folder: string;
  /** Stops the server, unless another process of this product still uses it. */
  readonly stop: () => Promise<void>;
}

interface EmbeddedPostgresOptions {
  readonly dataDirectory: string;
  /** Server settings, by their PostgreSQL names. */
  readonly settings?: Readonly<Record<string, string>>;
}

const DATABASE = 'cleaning';
const START_DEADLINE_MS = 60_000;
const STOP_DEADLINE_MS = 30_000;
const POLL_MS = 50;

/** Held, shared, by everyone who uses the server: whoever can have it alone is the last one. */
const USERS_LOCK = 7_301_185;

/**
 * Runs PostgreSQL for one data directory, on this machine only. A server that an earlier process
 * left behind is taken over, after its recovery; there is never a second one on the same files.
 *
 * @throws when it does not start in a minute, with the end of its own log.
 */
export async function startEmbeddedPostgres({
  dataDirectory,
  settings = {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const user = await findServerUser();
  const location = await chooseLocation(dataDirectory, await findBinaries(), user);
  const cluster = await initialise(location, user);
  const { lease, port } = await joinServer({ location, cluster, user, settings });
  await createDatabase(lease);
  return {
    url: urlOf(cluster, port, DATABASE),
    folder: location.folder,
    async stop() {
      await giveUp(lease);
      await stopIfUnused(cluster);
    },
  };
}

interface Installation {
  readonly location: Location;
  readonly cluster: Cluster;
  readonly user: ServerUser | null;
  readonly settings: Readonly<Record<string, string>>;
}

interface Membership {
  /** An open connection that says: somebody uses this server. */
  readonly lease: Client;
  readonly port: number;
}

async function joinServer(installation: Installation): Promise<Membership> {
  const { cluster, location, user, settings } = installation;
  const deadline = Date.now() + START_DEADLINE_MS;
  let server: Awaited<ReturnType<typeof spawnServer>> | null = null;
  let lastError: unknown = null;
  while (Date.now() < deadline) {
    const running = await findRunning(cluster);
    if (running === null && (server === null || server.hasExited())) {
      // Several processes may get here at once: PostgreSQL itself lets only one server live.
      if (server !== null && !(await server.lostRace())) throw await server.failure();
      server = await spawnServer({ location, cluster, user, settings });
    } else if (running !== null && running.port !== null) {
      try {
        return { lease: await openLease(cluster, running.port), port: running.port };
      } catch (error) {
        lastError = error;
      }
    }
    await sleep(POLL_MS);
  }
  throw new Error(
    `PostgreSQL in ${cluster.databaseFolder} did not answer within a minute. Its log is ${location.folder}/server.log; stop a server that hangs, or set DATABASE_URL to use another one.`,
    { cause: lastError },
  );
}

async function findRunning({ databaseFolder }: Cluster): Promise<Postmaster | null> {
  const postmaster = await readPostmaster(databaseFolder);
  if (postmaster === null) return null;
  return (await isServerOf(databaseFolder, postmaster.pid)) ? postmaster : null;
}

async function openLease(cluster: Cluster, port: number): Promise<Client> {
  const lease = await connect(cluster, port);
  await lease.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
  return lease;
}

/** Unlocks by name: a server notices that a connection has ended only some time later. */
async function giveUp(lease: Client): Promise<void> {
  await lease.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]).catch(() => {});
  await lease.end().catch(() => {});
}

async function connect(cluster: Cluster, port: number): Promise<Client> {
  const client = new Client({
    connectionString: urlOf(cluster, port, 'postgres'),
    application_name: 'cleaning-embedded',
    connectionTimeoutMillis: STOP_DEADLINE_MS,
  });
  // The server may go at any time; whoever needs it notices by its own queries.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function createDatabase(client: Client): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (found.rowCount !== 0) return;
  await client.query(`create database ${DATABASE}`).catch((error: unknown) => {
    // Another process that started with this one made it first.
    const isDuplicate =
      error instanceof DatabaseError && ['42P04', '23505'].includes(error.code ?? '');
    if (!isDuplicate) throw error;
  });
}

async function stopIfUnused(cluster: Cluster): Promise<void> {
  const running = await findRunning(cluster);
  if (running === null) return;
  if (running.port !== null && !(await isUnused(cluster, running.port))) return;
  process.kill(running.pid, 'SIGINT');
  const deadline = Date.now() + STOP_DEADLINE_MS;
  while (Date.now() < deadline) {
    // Not its note, which goes a moment before the process does.
    if (!(await isServerOf(cluster.databaseFolder, running.pid))) return;
    await sleep(POLL_MS);
  }
}

async function isUnused(cluster: Cluster, port: number): Promise<boolean> {
  try {
    const client = await connect(cluster, port);
    const { rows } = await client.query<{ isLast: boolean }>(
      'select pg_try_advisory_lock($1) as "isLast"',
      [USERS_LOCK],
    );
    await client.end();
    return rows[0]?.isLast === true;
  } catch {
    // It does not answer, so nobody can be using it.
    return true;
  }
}

const urlOf = ({ password }: Cluster, port: number, database: string): string =>
  `postgres://${SERVER_ROLE}:${password}@127.0.0.1:${port}/${database}`;
