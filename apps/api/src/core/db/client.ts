import type { ExtractTablesWithRelations, RelationalSchemaConfig } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import * as schema from './schema/index.ts';

type Schema = typeof schema;
type Tables = ExtractTablesWithRelations<Schema>;

/** The database, outside of any transaction, with its connection pool. */
export type Database = NodePgDatabase<Schema> & { readonly $client: Pool };

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
  readonly maxConnections?: number;
}

const CONNECT_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 20_000;

/**
 * Ignores the error of a connection that breaks between two queries: it has no caller to report to,
 * and would end the process. The next query fails by itself, or the pool replaces the connection.
 */
const ignoreConnectionError = () => {};

/** Opens a connection pool, which does not connect before its first query. */
export function createDatabaseClient({
  url,
  maxConnections = 10,
}: DatabaseClientOptions): DatabaseClient {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // PgBouncer refuses unknown settings when a connection opens; there the timeout is set in its
    // own configuration.
    ...(isBehindPgBouncer(url) ? {} : { statement_timeout: STATEMENT_TIMEOUT_MS }),
    application_name: 'cleaning-api',
  });
  pool.on('error', ignoreConnectionError);
  pool.on('connect', (connection) => connection.on('error', ignoreConnectionError));
  return { database: drizzle(pool, { schema, ...NAMING }), close: () => pool.end() };
}

export const NAMING = { casing: 'snake_case' } as const;
const DIALECT = new PgDialect(NAMING);

/**
 * Whether the address says that PgBouncer answers. PgBouncer may give each transaction another
 * connection.
 */
const isBehindPgBouncer = (url: string): boolean =>
  new URL(url).searchParams.get('pgbouncer') === 'true';

/** The address if PostgreSQL itself answers at it; null if PgBouncer does. */
export const directUrlOf = (url: string): string | null => (isBehindPgBouncer(url) ? null : url);

/**
 * A statement that is built and planned once for each database, for a read that is so frequent, and
 * so quick, that building and planning it would take several times as long as running it.
 *
 * @param prepare makes it under the given name. The name is empty behind PgBouncer, where the next
 *   transaction may get a connection that never prepared the statement.
 */
export function preparedOnce<Statement>(
  name: string,
  prepare: (database: Database, name: string) => Statement,
): (database: Database) => Statement {
  const statements = new WeakMap<Database, Statement>();
  return (database) => {
    const known = statements.get(database);
    if (known !== undefined) return known;
    const url = database.$client.options.connectionString;
    const isUnnamed = url !== undefined && isBehindPgBouncer(url);
    const statement = prepare(database, isUnnamed ? '' : name);
    statements.set(database, statement);
    return statement;
  };
}

/**
 * Runs work in one transaction, on a connection that always goes back to the pool. The transaction
 * of Drizzle keeps one on which it cannot begin (drizzle-team/drizzle-orm#6341).
 */
export async function transact<Result>(
  { $client, _ }: Database,
  work: (transaction: Transaction) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  const connection = await $client.connect();
  try {
    // Their type has no tables for a database without a schema, which this one has.
    const relations = _ as RelationalSchemaConfig<Tables>;
    const session = new NodePgSession<Schema, Tables>(connection, DIALECT, relations);
    return await session.transaction(work, config);
  } finally {
    connection.release();
  }
}

const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** Runs reads that must agree with each other, such as a list and its count, in one snapshot. */
export const readSnapshot = <Result>(
  database: Database,
  read: (snapshot: Transaction) => Promise<Result>,
): Promise<Result> => transact(database, read, SNAPSHOT);
