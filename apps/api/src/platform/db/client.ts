import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import * as schema from './schema/index.ts';

type Schema = typeof schema;

/** The database, outside of any transaction, with the pool of its connections. */
export type Database = NodePgDatabase<Schema> & { readonly $client: Pool };

/** One transaction. What runs inside it happens wholly or not at all. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Where a query can run: repositories take this, and their callers decide on transactions. */
export type Queryable = Database | Transaction;

export interface DatabaseClient {
  readonly database: Database;
  /** Waits for the queries under way and closes every connection. */
  readonly close: () => Promise<void>;
}

interface DatabaseClientOptions {
  readonly url: string;
  readonly maxConnections?: number;
}

const CONNECT_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 20_000;

/**
 * A connection that breaks between two queries has no caller to report to, and would end the process. The next
 * query on it fails by itself, or the pool replaces it.
 */
const leaveToNextQuery = () => {};

/** Opens a pool of connections. Connects at the first query, not before. */
export function createDatabaseClient({
  url,
  maxConnections = 10,
}: DatabaseClientOptions): DatabaseClient {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // PgBouncer refuses settings that it does not know when a connection opens; there it is its own.
    ...(isBehindPgBouncer(url) ? {} : { statement_timeout: STATEMENT_TIMEOUT_MS }),
    application_name: 'cleaning-api',
  });
  pool.on('error', leaveToNextQuery);
  pool.on('connect', (connection) => connection.on('error', leaveToNextQuery));
  return {
    database: drizzle(pool, { schema, casing: 'snake_case' }),
    close: () => pool.end(),
  };
}

/** True when the address says that PgBouncer answers, which gives each transaction any of its connections. */
const isBehindPgBouncer = (url: string): boolean =>
  new URL(url).searchParams.get('pgbouncer') === 'true';

/** The address itself where PostgreSQL answers at it; null where PgBouncer does. */
export const directUrlOf = (url: string): string | null => (isBehindPgBouncer(url) ? null : url);

/**
 * The name to prepare a statement under, once for each connection. Behind PgBouncer it is empty: the next
 * transaction may get a connection that never prepared it.
 */
export function statementName(database: Database, name: string): string {
  const url = database.$client.options.connectionString;
  return url !== undefined && isBehindPgBouncer(url) ? '' : name;
}

/** Runs reads that must agree with each other, such as a list and its count, on one state of the database. */
export const readSnapshot = <Result>(
  database: Database,
  read: (snapshot: Transaction) => Promise<Result>,
): Promise<Result> =>
  database.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
