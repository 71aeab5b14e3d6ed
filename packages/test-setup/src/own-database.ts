import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database of one's own, on a server that others may be using. */
export interface OwnDatabase {
  readonly name: string;
  /** Of the connection pooler, where there is one. */
  readonly url: string;
  /** Of the server itself. */
  readonly directUrl: string;
  /** Drops it, even with open connections. */
  readonly drop: () => Promise<void>;
}

/**
 * Makes a database.
 *
 * @param serverUrl names any database of the server, and a user who may make others.
 * @param template what the new one is a copy of; an empty database by default.
 * @param poolerUrl names any database of a connection pooler before the server, for the address of the new one.
 */
export async function createOwnDatabase(
  serverUrl: string,
  template = 'template0',
  poolerUrl = serverUrl,
): Promise<OwnDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOn(serverUrl, `create database ${name} template ${template}`);
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

/** Runs one statement on a connection of its own. */
async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
