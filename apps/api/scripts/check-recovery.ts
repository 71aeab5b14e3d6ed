/**
 * `npm run check:recovery`: archives the write-ahead log of Debian's PostgreSQL, changes data by
 * mistake, and restores the database to the moment before, following the steps of
 * docs/deploying.md.
 */
import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { openDebianPostgres } from './lib/debian-postgres.ts';

const PORT = 8394;
const URL_OF_SERVER = `postgres://cleaning@127.0.0.1:${PORT}/postgres`;
const TRIES = 300;

const { version, folder, makeFolder, give, start, finish } =
  await openDebianPostgres('cleaning-recovery');
const archive = makeFolder('archive');
const data = path.join(makeFolder('server'), 'data');
const base = path.join(makeFolder('base'), 'data');

const serve = (directory: string): ChildProcess =>
  start('postgres', ['-D', directory, '-p', String(PORT), '-c', 'unix_socket_directories=']);

async function stop(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill(signal);
  await once(server, 'exit');
}

async function ask(question: string): Promise<string[]> {
  const client = new Client({ connectionString: URL_OF_SERVER });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<string[]>({ text: question, rowMode: 'array' });
    return rows.map(([value]) => String(value));
  } finally {
    await client.end().catch(() => {});
  }
}

async function until(holds: () => Promise<boolean>, complaint: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await holds()) return;
    await sleep(100);
  }
  throw new Error(complaint);
}

const answers = (): Promise<boolean> =>
  ask('select not pg_is_in_recovery()').then(
    ([isPrimary]) => isPrimary === 'true',
    () => false,
  );

let server: ChildProcess | null = null;
try {
  await finish('initdb', [
    '--pgdata',
    data,
    '--username=cleaning',
    '--auth=trust',
    '--encoding=UTF8',
  ]);
  appendFileSync(
    path.join(data, 'postgresql.conf'),
    `archive_mode = on\narchive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'\n`,
  );
  server = serve(data);
  await until(answers, 'PostgreSQL did not start.');
  await ask('create table records (name text)');
  await finish('pg_basebackup', [
    `--dbname=${URL_OF_SERVER}`,
    `--pgdata=${base}`,
    '--checkpoint=fast',
  ]);
  await ask(`insert into records values ('acknowledged after the backup')`);
  const [moment = ''] = await ask('select clock_timestamp()::text');
  await sleep(50);
  await ask('delete from records');
  const [segment = ''] = await ask('select pg_walfile_name(pg_switch_wal())');
  // The file exists while it is still being copied, so ask PostgreSQL whether archiving has
  // finished.
  const isArchived = `select last_archived_wal >= '${segment}' from pg_stat_archiver`;
  await until(async () => (await ask(isArchived))[0] === 'true', 'The log was not archived.');
  await stop(server, 'SIGQUIT');
  rmSync(data, { recursive: true });

  appendFileSync(
    path.join(base, 'postgresql.conf'),
    `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n`,
  );
  const signal = path.join(base, 'recovery.signal');
  writeFileSync(signal, '');
  give(signal);
  server = serve(base);
  await until(answers, 'The restored server did not start.');
  assert.deepEqual(await ask('select name from records'), ['acknowledged after the backup']);
  console.log(`PostgreSQL ${version} was restored to ${moment}, before the mistake.`);
} finally {
  if (server !== null) await stop(server, 'SIGINT');
  rmSync(folder, { recursive: true, force: true });
}
