import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { openDebianPostgres } from './debian-postgres.ts';

const PGBOUNCER_SETTINGS = path.resolve(import.meta.dirname, '../../../../deploy/pgbouncer.ini');
const POSTGRES_PORT = 8395;
const PGBOUNCER_PORT = 8396;
const START_DEADLINE_MS = 60_000;
const PGBOUNCER = '/usr/sbin/pgbouncer';

/** Each test file has its own databases, and each database has its own connection pool. */
const SETTINGS = ['max_connections=500', 'timezone=UTC', 'fsync=off', 'unix_socket_directories='];

interface DebianServers {
  /** Each URL names the database `postgres` and a user who may create databases. */
  readonly serverUrl: string;
  readonly poolerUrl: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts PostgreSQL, and PgBouncer with deploy/pgbouncer.ini, both of Debian's packages.
 *
 * @throws when a package is not installed, or a server does not start.
 */
export async function startDebianServers(): Promise<DebianServers> {
  if (!existsSync(PGBOUNCER)) throw new Error('Install it first: apt-get install pgbouncer');
  const { folder, makeFolder, start, finish } = await openDebianPostgres('cleaning-servers');
  const data = path.join(makeFolder('postgres'), 'data');
  const settings = makeFolder('settings');
  const password = randomBytes(12).toString('hex');
  const urlOn = (port: number) => `postgres://cleaning:${password}@127.0.0.1:${port}/postgres`;

  const running: ChildProcess[] = [];
  const stop = async (): Promise<void> => {
    for (const child of running.toReversed()) {
      if (child.exitCode !== null) continue;
      child.kill('SIGINT');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    const passwordFile = path.join(settings, 'password');
    writeFileSync(passwordFile, password);
    await finish('initdb', [
      '--pgdata',
      data,
      '--username=cleaning',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ]);
    const options = SETTINGS.flatMap((setting) => ['-c', setting]);
    running.push(start('postgres', ['-D', data, '-p', String(POSTGRES_PORT), ...options]));
    await untilAnswers(urlOn(POSTGRES_PORT));
    running.push(start(PGBOUNCER, [writePgBouncerSettings(settings, password)]));
    await untilAnswers(urlOn(PGBOUNCER_PORT));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    serverUrl: urlOn(POSTGRES_PORT),
    poolerUrl: `${urlOn(PGBOUNCER_PORT)}?pgbouncer=true`,
    stop,
  };
}

/** A server accepts connections before it answers queries. */
async function untilAnswers(url: string): Promise<void> {
  const deadline = performance.now() + START_DEADLINE_MS;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (cause) {
      if (performance.now() > deadline) throw new Error('A server does not answer.', { cause });
      await sleep(100);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** Writes deploy/pgbouncer.ini with the ports and files of this run. */
function writePgBouncerSettings(folder: string, password: string): string {
  const users = path.join(folder, 'userlist.txt');
  writeFileSync(users, `"cleaning" "${password}"\n`);
  const file = path.join(folder, 'pgbouncer.ini');
  const text = readFileSync(PGBOUNCER_SETTINGS, 'utf8')
    .replace('port=5432', `port=${POSTGRES_PORT}`)
    .replace('listen_port = 6432', `listen_port = ${PGBOUNCER_PORT}`)
    .replace('/etc/pgbouncer/userlist.txt', users);
  writeFileSync(file, text);
  return file;
}
