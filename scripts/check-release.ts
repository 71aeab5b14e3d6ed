/**
 * `npm run check:release`: builds a release in a clean folder, as the container file does, and runs
 * it there by the steps of docs/deploying.md. At the end it names the steps that this machine
 * cannot run.
 */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createOwnDatabase } from '@cleaning/test-setup/own-database';
import { checkProxies } from './lib/check-proxies.ts';
import { capture, REPOSITORY_ROOT } from './lib/run.ts';

const SERVICE_PORT = 8391;
const PUBLIC_URL = 'http://localhost:8392';
const folder = mkdtempSync(path.join(tmpdir(), 'cleaning-release-'));
chmodSync(folder, 0o755);
const release = path.join(folder, 'release');
const node = path.join(release, 'bin/node');
const databaseServer = process.env['TEST_DATABASE_URL'];
const database = databaseServer === undefined ? null : await createOwnDatabase(databaseServer);
const notRun = ['docker build and docker compose up', 'certificates of a public name'];

const environment = {
  DATABASE_URL: database?.url ?? 'embedded',
  SMTP_URL: 'smtp://127.0.0.1:1',
  PUBLIC_URL,
  SECRET_KEY: randomBytes(32).toString('base64'),
  TRUST_PROXY: '127.0.0.1',
  PORT: String(SERVICE_PORT),
  DATA_DIR: path.join(folder, 'data'),
  METRICS_TOKEN: randomBytes(16).toString('hex'),
  LOG_LEVEL: 'warn',
};

const isInstalled = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(path.delimiter).some((directory) => {
    try {
      accessSync(path.join(directory, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

const command = async (...arguments_: string[]): Promise<string> => {
  const { code, output } = await capture(node, ['apps/api/dist/server.js', ...arguments_], {
    cwd: release,
    env: environment,
  });
  assert.equal(code, 0, output);
  return output;
};

const untilAnswers = async (url: string): Promise<Response> => {
  for (let tries = 0; tries < 600; tries += 1) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok === true) return response;
    await sleep(100);
  }
  throw new Error(`${url} did not answer.`);
};

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};

const checkUnit = async (): Promise<void> => {
  if (!isInstalled('systemd-analyze')) {
    notRun.push('the systemd unit: systemd is not installed');
    return;
  }
  const unit = path.join(folder, 'cleaning.service');
  const text = readFileSync(path.join(REPOSITORY_ROOT, 'deploy/cleaning.service'), 'utf8');
  writeFileSync(
    unit,
    text.replaceAll('/opt/cleaning/current', release).replaceAll(/^(?:User|Group)=.*$/gmu, ''),
  );
  const { code, output } = await capture('systemd-analyze', ['verify', unit]);
  assert.equal(code, 0, output);
  notRun.push('the systemd unit as a running service (it was only verified)');
};

try {
  const built = await capture(process.execPath, ['scripts/build-release.ts', '--to', release]);
  assert.equal(built.code, 0, built.output);
  const notices = readFileSync(path.join(release, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
  for (const part of ['LGPL-3.0', 'OFL-1.1', 'MPL-2.0', 'MIT']) assert.ok(notices.includes(part));

  const service = spawn(node, ['apps/api/dist/server.js'], {
    cwd: release,
    // No environment variables of this repository.
    env: { PATH: '/usr/bin:/bin', ...environment },
    stdio: 'inherit',
  });
  try {
    await untilAnswers(`http://127.0.0.1:${SERVICE_PORT}/readyz`);
    const page = await (await untilAnswers(`http://127.0.0.1:${SERVICE_PORT}/`)).text();
    assert.match(page, /<h1/u);
    const email = 'alex@example.com';
    const names = ['--first-name', 'Alex', '--last-name', 'Chen'];
    assert.match(await command('create-admin', '--email', email, ...names), /http:\/\/localhost/u);
    const metrics = await fetch(`http://127.0.0.1:${SERVICE_PORT}/metrics`, {
      headers: { authorization: `Bearer ${environment.METRICS_TOKEN}` },
    });
    assert.match(await metrics.text(), /http_request_duration_seconds/u);
    const backup = path.join(folder, 'backup.tar.gz');
    await command('backup', '--to', backup);
    assert.match(await command('restore', '--from', backup, '--check'), /is whole/u);
    notRun.push(...(await checkProxies(SERVICE_PORT)));
  } finally {
    await stop(service);
  }
  assert.equal(service.exitCode, 0, 'the service did not stop in good order');
  await checkUnit();
  console.log('The release was built and runs from a clean folder.');
  console.log(`Not run here: ${notRun.join('; ')}.`);
} finally {
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
}
