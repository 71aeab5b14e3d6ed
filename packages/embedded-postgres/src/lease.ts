import { Client } from 'pg';
import { SERVER_ROLE, type Cluster } from './initialise.ts';

/** Held, shared, by every process that uses the server: one that can have it alone is the last one. */
const USERS_LOCK = 7_301_185;

const CONNECT_DEADLINE_MS = 30_000;

/** An open connection by which a process shows that it uses the server. */
export interface Lease {
  readonly port: number;
  readonly client: Client;
  /** Resolves when the connection is lost, as when the server dies. */
  readonly lost: Promise<void>;
}

export async function openLease(cluster: Cluster, port: number): Promise<Lease> {
  const client = await connect(cluster, port);
  const lost = new Promise<void>((resolve) => {
    client.once('end', () => resolve());
  });
  await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
  return { port, client, lost };
}

/** Unlocks by name: a server notices that a connection has ended only some time later. */
export async function endLease({ client }: Lease): Promise<void> {
  await client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]).catch(() => {});
  await client.end().catch(() => {});
}

/** True when no process holds a lease on the server at this port. */
export async function isUnused(cluster: Cluster, port: number): Promise<boolean> {
  try {
    const client = await connect(cluster, port);
    const { rows } = await client.query<{ isLast: boolean }>(
      'select pg_try_advisory_lock($1) as "isLast"',
      [USERS_LOCK],
    );
    await client.end();
    return rows[0]?.isLast === true;
  } catch {
    // It does not answer, so nothing can be using it.
    return true;
  }
}

async function connect(cluster: Cluster, port: number): Promise<Client> {
  const client = new Client({
    connectionString: urlOf(cluster, port, 'postgres'),
    application_name: 'cleaning-embedded',
    connectionTimeoutMillis: CONNECT_DEADLINE_MS,
  });
  // The server may go at any time: the end of the connection says so.
  client.on('error', () => {});
  await client.connect();
  return client;
}

export const urlOf = ({ password }: Cluster, port: number, database: string): string =>
  `postgres://${SERVER_ROLE}:${password}@127.0.0.1:${port}/${database}`;
