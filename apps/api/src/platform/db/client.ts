import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { databaseFaultOf, isDatabaseUnavailable } from './database-errors.ts';
import { isUpToDate } from './replica.ts';
import * as schema from './schema/index.ts';

type Schema = typeof schema;

type PooledDatabase = NodePgDatabase<Schema> & { readonly $client: Pool };

/** The database, outside of any transaction, with its connection pool. */
export type Database = PooledDatabase & {
  /** A streaming replica that serves reads; null where there is none. */
  readonly replica: Replica | null;
};

interface Replica {
  readonly database: PooledDatabase;
  /** How many reads the replica answered, and how many the primary answered in its place. */
  readonly reads: { replica: number; primary: number };
  /** Until when reads skip a replica that is behind or unreachable, by `performance.now()`. */
  restsUntil: number;
}

/** One transaction. All of its changes are committed, or none. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * The place where a query can run. Repositories take this, so that their callers decide on
 * transactions.
 */
export type Queryable = Database | Transaction;

export interface DatabaseClient {
  readonly database: Database;
  /** Waits for the queries under way and closes every connection. */
  readonly close: () => Promise<void>;
}

interface DatabaseClientOptions {
  readonly url: string;
  readonly replicaUrl?: string | null;
  readonly maxConnections?: number;
}

const CONNECT_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 20_000;

/** How long reads skip a replica that was behind or did not answer. */
const REPLICA_PAUSE_MS = 1000;

/**
 * Ignores the error of a connection that breaks between two queries: it has no caller to report to,
 * and would end the process. The next query fails by itself, or the pool replaces the connection.
 */
const ignoreConnectionError = () => {};

/**
 * Opens a connection pool, and another one to a replica. Neither connects before its first query.
 */
export function createDatabaseClient({
  url,
  replicaUrl = null,
  maxConnections = 10,
}: DatabaseClientOptions): DatabaseClient {
  const pool = openPool(url, maxConnections);
  const replicaPool = replicaUrl === null ? null : openPool(replicaUrl, maxConnections);
  const replica: Replica | null = replicaPool && {
    database: drizzle(replicaPool, DRIZZLE),
    reads: { replica: 0, primary: 0 },
    restsUntil: 0,
  };
  return {
    database: Object.assign(drizzle(pool, DRIZZLE), { replica }),
    close: async () => {
      await Promise.all([pool.end(), replicaPool?.end()]);
    },
  };
}

const DRIZZLE = { schema, casing: 'snake_case' } as const;

function openPool(url: string, max: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // PgBouncer refuses unknown settings when a connection opens; there the timeout is set in its
    // own configuration.
    ...(isBehindPgBouncer(url) ? {} : { statement_timeout: STATEMENT_TIMEOUT_MS }),
    application_name: 'cleaning-api',
  });
  pool.on('error', ignoreConnectionError);
  pool.on('connect', (connection) => connection.on('error', ignoreConnectionError));
  return pool;
}

/**
 * Whether the address says that PgBouncer answers. PgBouncer may give each transaction another
 * connection.
 */
const isBehindPgBouncer = (url: string): boolean =>
  new URL(url).searchParams.get('pgbouncer') === 'true';

/** The address if PostgreSQL itself answers at it; null if PgBouncer does. */
export const directUrlOf = (url: string): string | null => (isBehindPgBouncer(url) ? null : url);

/**
 * The name under which to prepare a statement, once for each connection. It is empty behind
 * PgBouncer, where the next transaction may get a connection that never prepared the statement.
 */
export function statementName(database: Database, name: string): string {
  const url = database.$client.options.connectionString;
  return url !== undefined && isBehindPgBouncer(url) ? '' : name;
}

type Read<Result> = (snapshot: Transaction) => Promise<Result>;

const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/**
 * Runs reads that must agree with each other, such as a list and its count, in one snapshot. It
 * uses the replica if that has every change acknowledged before this read. A read that the replica
 * aborts starts again on the primary.
 */
export async function readSnapshot<Result>(
  database: Database,
  read: Read<Result>,
): Promise<Result> {
  const { replica } = database;
  if (replica === null) return database.transaction(read, SNAPSHOT);
  if (await canUseReplica(replica, database)) {
    try {
      const result = await replica.database.transaction(read, SNAPSHOT);
      replica.reads.replica += 1;
      return result;
    } catch (error) {
      if (!isFaultOfReplica(error)) throw error;
      pauseReplica(replica);
    }
  }
  replica.reads.primary += 1;
  return database.transaction(read, SNAPSHOT);
}

async function canUseReplica(replica: Replica, { $client }: Database): Promise<boolean> {
  if (performance.now() < replica.restsUntil) return false;
  if (await isUpToDate(replica.database.$client, $client)) return true;
  pauseReplica(replica);
  return false;
}

function pauseReplica(replica: Replica): void {
  replica.restsUntil = performance.now() + REPLICA_PAUSE_MS;
}

const SERIALIZATION_FAILURE = '40001';
const QUERY_CANCELED = '57014';

/**
 * Whether the replica is unreachable, or replayed the removal of rows that the read still needed. A
 * read that takes too long is not the replica's fault.
 */
function isFaultOfReplica(error: unknown): boolean {
  const code = databaseFaultOf(error)?.code;
  return (
    code === SERIALIZATION_FAILURE || (code !== QUERY_CANCELED && isDatabaseUnavailable(error))
  );
}
