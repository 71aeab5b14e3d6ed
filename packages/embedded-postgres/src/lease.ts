import { Client } from 'pg';
import { SERVER_ROLE, type Cluster } from './initialise.ts';

/**
 * Every process that uses the server holds this lock shared. A process that can get it exclusively
 * is the last one.
 */
const USERS_LOCK = 7_301_185;

const CONNECT_DEADLINE_MS = 30_000;

/** An open connection that shows that a process uses the server. */
export interface Lease {
  readonly port: number;
  readonly client: Client;
  /** Resolves when the connection is lost, for example because the server died. */
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

/**
 * Unlocks explicitly, because a server only notices some time later that a connection has ended.
 */
export async function endLease({ client }: Lease): Promise<void> {
  await client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]).catch(() => {});
  await client.end().catch(() => {});
}

/** Whether no process holds a lease on the server at this port. */
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
    // The server does not answer, so no process can be using it.
    return true;
  }
}

async function connect(cluster: Cluster, port: number): Promise<Client> {
  const client = new Client({
    connectionString: urlOf(cluster, port, 'postgres'),
    application_name: 'cleaning-embedded',
    connectionTimeoutMillis: CONNECT_DEADLINE_MS,
  });
  // The server may die at any time, which the end of the connection reports.
  client.on('error', () => {});
  await client.connect();
  return client;
}

export const urlOf = ({ password }: Cluster, port: number, database: string): string =>
  `postgres://${SERVER_ROLE}:${password}@127.0.0.1:${port}/${database}`;
