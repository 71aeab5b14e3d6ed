/** Checks the README's first command: `npm start` serves, refuses a busy port, keeps data and stops. */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createOwnDatabase } from '@cleaning/test-setup/own-database';
import { REPOSITORY_ROOT } from './lib/run.ts';

const START_DEADLINE_MS = 120_000;
const STOP_DEADLINE_MS = 20_000;

const dataDirectory = mkdtempSync(path.join(tmpdir(), 'cleaning-start-'));
chmodSync(dataDirectory, 0o755);
/** On the server that TEST_DATABASE_URL names; otherwise the product starts its own. */
const databaseServer = process.env['TEST_DATABASE_URL'];
const database = databaseServer === undefined ? null : await createOwnDatabase(databaseServer);

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

interface Started {
  readonly npm: ChildProcess;
  readonly output: () => string;
}

const npmStart = (port: number): Started => {
  const npm = spawn('npm', ['start'], {
    cwd: REPOSITORY_ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'warn',
      ...(database === null ? {} : { DATABASE_URL: database.url }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, as a terminal gives it.
    detached: true,
  });
  let text = '';
  npm.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  npm.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { npm, output: () => text };
};

const isServing = async (port: number): Promise<boolean> => {
  try {
    return (await fetch(`http://localhost:${port}/api/v1/accounts/health/`)).ok;
  } catch {
    return false;
  }
};

const until = async (
  condition: () => Promise<boolean> | boolean,
  milliseconds: number,
  complaint: () => string,
): Promise<void> => {
  const deadline = Date.now() + milliseconds;
  while (!(await condition())) {
    assert.ok(Date.now() < deadline, complaint());
    await sleep(200);
  }
};

const logIn = (port: number): Promise<Response> =>
  fetch(`http://localhost:${port}/api/v1/accounts/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'general@example.com', password: 'Cleaning1' }),
  });

/** The site answers no more, and the database has put its files in order. */
const untilStopped = async (port: number): Promise<void> => {
  await until(
    async () =>
      !(await isServing(port)) &&
      globSync('**/postmaster.pid', { cwd: dataDirectory }).length === 0,
    STOP_DEADLINE_MS,
    () => 'npm start did not stop cleanly',
  );
};

const pressControlC = ({ npm }: Started): void => {
  if (npm.pid !== undefined) process.kill(-npm.pid, 'SIGINT');
};

try {
  const port = await freePort();
  const first = npmStart(port);
  await until(() => isServing(port), START_DEADLINE_MS, first.output);
  for (const words of [`http://localhost:${port}`, 'general@example.com', '/dev/mailbox']) {
    assert.ok(first.output().includes(words), `npm start does not say ${words}`);
  }
  assert.equal((await fetch(`http://localhost:${port}/`)).status, 200);
  assert.equal((await logIn(port)).status, 200, 'the demo account cannot log in');

  const second = npmStart(port);
  await once(second.npm, 'exit');
  assert.notEqual(second.npm.exitCode, 0);
  assert.match(second.output(), new RegExp(`Port ${port} is already in use`, 'u'));
  assert.ok(await isServing(port), 'a second start disturbed the first');

  first.npm.kill('SIGTERM');
  await untilStopped(port);

  const again = npmStart(port);
  await until(() => isServing(port), START_DEADLINE_MS, again.output);
  assert.equal((await logIn(port)).status, 200, 'the data is gone after a second start');
  pressControlC(again);
  await untilStopped(port);
  console.log('npm start serves, refuses a busy port, keeps its data and stops.');
} finally {
  await database?.drop();
  rmSync(dataDirectory, { recursive: true, force: true });
}
