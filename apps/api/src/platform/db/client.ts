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
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'cleaning-api',
  });
  pool.on('error', leaveToNextQuery);
  pool.on('connect', (connection) => connection.on('error', leaveToNextQuery));
  return {
    database: drizzle(pool, { schema, casing: 'snake_case' }),
    close: () => pool.end(),
  };
}

/** Runs reads that must agree with each other, such as a list and its count, on one state of the database. */
export const readSnapshot = <Result>(
  database: Database,
  read: (snapshot: Transaction) => Promise<Result>,
): Promise<Result> =>
  database.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
