/**
 * `npm run check:pgbouncer [-- TEST FILE …]`: the tests of the service, by default those that hold connections,
 * locks and several processes against it, on a PostgreSQL server and PgBouncer of Debian's packages, with
 * deploy/pgbouncer.ini.
 */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findServerUser } from '@cleaning/embedded-postgres/server-user';

const SERVICE_FOLDER = path.resolve(import.meta.dirname, '..');
const SETTINGS = path.resolve(SERVICE_FOLDER, '../../deploy/pgbouncer.ini');
const POSTGRES_PORT = 8395;
const PGBOUNCER_PORT = 8396;
const DEBIAN_SERVERS = '/usr/lib/postgresql';
const PGBOUNCER = '/usr/sbin/pgbouncer';

const TESTS = [
  'src/platform/db',
  'src/platform/http',
  'src/platform/mail',
  'src/modules/accounts',
  'src/modules/quotes',
  'src/modules/appointments',
  'test/scale-out.test.ts',
  'test/ownership.test.ts',
  'test/endpoints.test.ts',
  'test/histories.test.ts',
];

if (!existsSync(DEBIAN_SERVERS) || !existsSync(PGBOUNCER)) {
  console.error('Install both first: apt-get install postgresql pgbouncer');
  process.exit(1);
}
const version = readdirSync(DEBIAN_SERVERS).toSorted((a, b) => Number(b) - Number(a))[0];
assert.ok(version, `${DEBIAN_SERVERS} holds no server`);
const binaries = path.join(DEBIAN_SERVERS, version, 'bin');

const user = await findServerUser();
const folder = mkdtempSync(path.join(tmpdir(), 'cleaning-pgbouncer-'));
chmodSync(folder, 0o755);
const own = (name: string): string => {
  const directory = path.join(folder, name);
  mkdirSync(directory);
  if (user !== null) chownSync(directory, user.uid, user.gid);
  return directory;
};
const data = own('postgresql');
const settings = own('pgbouncer');
const password = randomBytes(12).toString('hex');

const start = (program: string, arguments_: readonly string[]): ChildProcess =>
  spawn(program, arguments_, { ...user, cwd: folder, stdio: 'ignore' });

const untilListening = async (port: number): Promise<void> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(100);
  }
  throw new Error(`Nothing listens on port ${port}.`);
};

/** deploy/pgbouncer.ini with the ports and files of this run. */
const writeSettings = (): string => {
  const users = path.join(settings, 'userlist.txt');
  writeFileSync(users, `"cleaning" "${password}"\n`);
  const file = path.join(settings, 'pgbouncer.ini');
  const text = readFileSync(SETTINGS, 'utf8')
    .replace('port=5432', `port=${POSTGRES_PORT}`)
    .replace('listen_port = 6432', `listen_port = ${PGBOUNCER_PORT}`)
    .replace('/etc/pgbouncer/userlist.txt', users);
  writeFileSync(file, text);
  return file;
};

const running: ChildProcess[] = [];
try {
  const passwordFile = path.join(settings, 'password');
  writeFileSync(passwordFile, password);
  const initialise = start(path.join(binaries, 'initdb'), [
    '--pgdata',
    data,
    '--username=cleaning',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ]);
  const [code] = await once(initialise, 'exit');
  assert.equal(code, 0, 'initdb failed');
  running.push(
    start(path.join(binaries, 'postgres'), [
      '-D',
      data,
      '-p',
      String(POSTGRES_PORT),
      '-c',
      'unix_socket_directories=',
      // Each test file has databases of its own, and each of these a pool.
      '-c',
      'max_connections=500',
      '-c',
      'timezone=UTC',
      '-c',
      'fsync=off',
    ]),
  );
  await untilListening(POSTGRES_PORT);
  running.push(start(PGBOUNCER, [writeSettings()]));
  await untilListening(PGBOUNCER_PORT);
  const chosen = process.argv.slice(2);
  const vitest = path.join(SERVICE_FOLDER, 'node_modules/.bin/vitest');
  const tests = spawn(vitest, ['run', ...(chosen.length > 0 ? chosen : TESTS)], {
    cwd: SERVICE_FOLDER,
    env: {
      ...process.env,
      TEST_DATABASE_URL: `postgres://cleaning:${password}@127.0.0.1:${POSTGRES_PORT}/postgres`,
      TEST_POOLER_URL: `postgres://cleaning:${password}@127.0.0.1:${PGBOUNCER_PORT}/postgres?pgbouncer=true`,
    },
    stdio: 'inherit',
  });
  const [failed] = (await once(tests, 'exit')) as [number | null];
  process.exitCode = failed ?? 1;
} finally {
  for (const child of running.toReversed()) {
    child.kill('SIGINT');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
}
