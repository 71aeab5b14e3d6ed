/**
 * `npm run check:release`: builds a release in a clean folder, as the container file does, and runs
 * it there with its own database, behind each reverse proxy of deploy/. `npm run check:deploying`
 * follows docs/deploying.md.
 */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkProxies } from './lib/check-proxies.ts';
import { capture } from './lib/run.ts';

const SERVICE_PORT = 8391;
const folder = mkdtempSync(path.join(tmpdir(), 'cleaning-release-'));
chmodSync(folder, 0o755);
const release = path.join(folder, 'release');

const environment = {
  DATABASE_URL: 'embedded',
  SMTP_URL: 'smtp://127.0.0.1:1',
  PUBLIC_URL: 'http://localhost:8392',
  SECRET_KEY: randomBytes(32).toString('base64'),
  TRUST_PROXY: '127.0.0.1',
  PORT: String(SERVICE_PORT),
  DATA_DIR: path.join(folder, 'data'),
  LOG_LEVEL: 'warn',
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

try {
  const built = await capture(process.execPath, ['scripts/build-release.ts', '--to', release]);
  assert.equal(built.code, 0, built.output);
  const notices = readFileSync(path.join(release, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
  for (const part of ['LGPL-3.0', 'OFL-1.1', 'MPL-2.0', 'MIT']) assert.ok(notices.includes(part));

  const service = spawn(path.join(release, 'bin/node'), ['apps/api/dist/server.js'], {
    cwd: release,
    // No environment variables of this repository.
    env: { PATH: '/usr/bin:/bin', ...environment },
    stdio: 'inherit',
  });
  try {
    await untilAnswers(`http://127.0.0.1:${SERVICE_PORT}/readyz`);
    const page = await (await untilAnswers(`http://127.0.0.1:${SERVICE_PORT}/`)).text();
    assert.match(page, /<h1/u);
    const notRun = await checkProxies(SERVICE_PORT);
    if (notRun.length > 0) console.log(`Not run here: ${notRun.join('; ')}.`);
  } finally {
    await stop(service);
  }
  assert.equal(service.exitCode, 0, 'the service did not stop in good order');
  console.log('The release was built and runs from a clean folder.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
