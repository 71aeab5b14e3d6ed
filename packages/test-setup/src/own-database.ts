import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database for one user, on a server that others may be using. */
export interface OwnDatabase {
  readonly name: string;
  /** The URL through the connection pooler, if there is one. */
  readonly url: string;
  /** The URL of the server itself. */
  readonly directUrl: string;
  /** Drops the database, even with open connections. */
  readonly drop: () => Promise<void>;
}

/**
 * Creates a database.
 *
 * @param serverUrl names any database of the server, and a user who may create databases.
 * @param template the database to copy; by default the new one is empty.
 * @param poolerUrl names any database of a connection pooler in front of the server, through which
 *   the new one is reached.
 */
export async function createOwnDatabase(
  serverUrl: string,
  template = 'template0',
  poolerUrl = serverUrl,
): Promise<OwnDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOn(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const urlOn = (address: string): string => {
    const url = new URL(address);
    url.pathname = `/${name}`;
    return url.href;
  };
  return {
    name,
    url: urlOn(poolerUrl),
    directUrl: urlOn(serverUrl),
    drop: () => runOn(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

/** Runs one statement on a separate connection. */
async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
