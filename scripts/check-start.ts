/**
 * Checks the commands of the README: `npm start` serves, contacts no registry, refuses a busy port,
 * keeps data and stops; `npm run dev` stops too, also when a part of it cannot start; and a failed
 * start prints one clear message.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@cleaning/test-setup/free-port';
import { createOwnDatabase } from '@cleaning/test-setup/own-database';
import { checkInstallFailures } from './lib/check-install-failures.ts';
import { capture } from './lib/run.ts';
import {
  isServing,
  runProduct,
  START_DEADLINE_MS,
  type Started,
  until,
  untilStopped,
} from './lib/product.ts';

const dataDirectory = mkdtempSync(path.join(tmpdir(), 'cleaning-start-'));
chmodSync(dataDirectory, 0o755);
/** The server in TEST_DATABASE_URL; without one the product starts its own. */
const databaseServer = process.env['TEST_DATABASE_URL'];
const database = databaseServer === undefined ? null : await createOwnDatabase(databaseServer);

/** A fake registry without packages, which counts requests. */
const registryCalls: string[] = [];
const registry = createHttpServer((request, response) => {
  registryCalls.push(request.url ?? '');
  response.writeHead(404).end();
}).listen(0, 'localhost');
await once(registry, 'listening');
const registryUrl = `http://localhost:${(registry.address() as AddressInfo).port}/`;

const runScript = (script: string, port: number, env: NodeJS.ProcessEnv = {}): Started =>
  runProduct(script, port, dataDirectory, {
    npm_config_registry: registryUrl,
    npm_config_update_notifier: 'false',
    ...(database === null ? {} : { DATABASE_URL: database.url }),
    ...env,
  });

const logIn = (port: number): Promise<Response> =>
  fetch(`http://localhost:${port}/api/v1/accounts/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'general@example.com', password: 'Cleaning1' }),
  });

/** Waits for a script that cannot run. */
const untilEnded = ({ npm, output }: Started): Promise<void> =>
  until(
    () => npm.exitCode !== null,
    START_DEADLINE_MS,
    () => `It goes on, although it cannot run:\n${output()}`,
  );

const pressControlC = ({ npm }: Started): void => {
  if (npm.pid !== undefined) process.kill(-npm.pid, 'SIGINT');
};

/**
 * Runs only the launcher, with the fake registry as every proxy and registry, and expects no
 * requests.
 */
async function checkOfflineLaunch(): Promise<void> {
  const wayOut = Object.fromEntries(
    ['npm_config_registry', 'http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'].map(
      (name) => [name, registryUrl],
    ),
  );
  const began = performance.now();
  const launched = await capture('node', ['scripts/launch.mjs', '--print', '"started"'], {
    env: { ...wayOut, npm_config_cache: path.join(dataDirectory, 'empty-cache') },
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  assert.deepEqual(launched, { code: 0, output: 'started\n' });
  assert.deepEqual(registryCalls, [], 'a registry was asked although everything was installed');
  console.log(`With everything installed, the first line of a script runs after ${seconds} s.`);
}

try {
  await checkOfflineLaunch();
  const port = await freePort();
  const first = runScript('start', port);
  await until(() => isServing(port), START_DEADLINE_MS, first.output);
  for (const words of [`http://localhost:${port}`, 'general@example.com', '/dev/mailbox']) {
    assert.ok(first.output().includes(words), `npm start does not say ${words}`);
  }
  assert.equal((await fetch(`http://localhost:${port}/`)).status, 200);
  assert.equal((await logIn(port)).status, 200, 'the demo account cannot log in');

  const second = runScript('start', port);
  await untilEnded(second);
  assert.notEqual(second.npm.exitCode, 0);
  assert.match(second.output(), new RegExp(`Port ${port} is already in use`, 'u'));
  assert.ok(await isServing(port), 'a second start disturbed the first');

  first.npm.kill('SIGTERM');
  await untilStopped(port, dataDirectory);

  const again = runScript('start', port);
  await until(() => isServing(port), START_DEADLINE_MS, again.output);
  assert.equal((await logIn(port)).status, 200, 'the data is gone after a second start');
  pressControlC(again);
  await untilStopped(port, dataDirectory);

  const unreachable = runScript('start', port, {
    DATABASE_URL: 'postgres://cleaning:secret@127.0.0.1:1/cleaning',
  });
  await untilEnded(unreachable);
  assert.match(unreachable.output(), /DATABASE_URL names 127\.0\.0\.1:1\/cleaning/u);
  assert.ok(!unreachable.output().includes('secret'), 'a password is printed');

  for (const [part, itsPort] of [
    ['The API', port],
    ['The site', 5173],
    ['Storybook', 6006],
  ] as const) {
    const taken = createHttpServer().listen(itsPort);
    await once(taken, 'listening');
    const withoutPart = runScript('dev', port);
    await untilEnded(withoutPart);
    assert.equal(withoutPart.npm.exitCode, 1);
    assert.ok(
      withoutPart.output().includes(`${part} is not running, so the others were stopped.`),
      `npm run dev does not say that ${part} cannot start:\n${withoutPart.output()}`,
    );
    taken.close();
    await once(taken, 'close');
  }

  const dev = runScript('dev', port);
  await until(() => isServing(port), START_DEADLINE_MS, dev.output);
  pressControlC(dev);
  await untilStopped(port, dataDirectory);

  assert.deepEqual(registryCalls, [], 'a registry was asked although everything was installed');
  await checkInstallFailures(registryUrl);
  console.log('npm start and npm run dev serve, ask no registry, say what is wrong, and stop.');
} finally {
  registry.close();
  await database?.drop();
  rmSync(dataDirectory, { recursive: true, force: true });
}
