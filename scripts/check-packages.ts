/**
 * Publishes the packages that other apps install to a registry of its own, installs what that gives
 * out in an app outside of the repository, and uses them there: in Node, in a browser and in tests.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@cleaning/test-setup/free-port';
import { createOwnDatabase } from '@cleaning/test-setup/own-database';
import { isServing, runProduct, START_DEADLINE_MS, until, untilStopped } from './lib/product.ts';
import { capture, run } from './lib/run.ts';
import { checkApiReports } from './packages/check-api-reports.ts';
import { checkChangelogs } from './packages/check-changelogs.ts';
import { checkDocstrings } from './packages/check-docstrings.ts';
import { checkReference } from './packages/check-reference.ts';
import { checkTarball } from './packages/check-tarballs.ts';
import { publishToOwnRegistry } from './packages/own-registry.ts';
import { checkPages } from './packages/pages.ts';
import { catalogVersions, tarballsIn } from './packages/published.ts';
import { writeReadmeSamples } from './packages/readme-samples.ts';

const LIBRARIES = [
  '@reduxjs/toolkit',
  '@tanstack/react-query',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'lucide-react',
  'msw',
  'react',
  'react-dom',
  'react-redux',
  'react-router-dom',
  'vite',
  'vitest',
];

const folder = mkdtempSync(path.join(tmpdir(), 'cleaning-packages-'));
chmodSync(folder, 0o755);
const app = path.join(folder, 'app');
const dataDirectory = path.join(folder, 'data');
const databaseServer = process.env['TEST_DATABASE_URL'];

const must = async (what: string, code: Promise<number>): Promise<void> => {
  const started = performance.now();
  assert.equal(await code, 0, `${what} failed`);
  console.log(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
};

async function installInApp(): Promise<void> {
  const versions = catalogVersions();
  const ours = [...tarballsIn(folder)].map(([name, file]) => [`@cleaning/${name}`, `file:${file}`]);
  const others = LIBRARIES.map((name) => [name, versions.get(name)]);
  cpSync(path.join(import.meta.dirname, 'packages/fixtures/consumer'), app, { recursive: true });
  const manifest = {
    name: 'another-app',
    private: true,
    type: 'module',
    dependencies: Object.fromEntries([...ours, ...others]),
  };
  writeFileSync(path.join(app, 'package.json'), JSON.stringify(manifest, null, 2));
  writeFileSync(
    path.join(app, 'pnpm-workspace.yaml'),
    JSON.stringify({ overrides: Object.fromEntries(ours) }, null, 2),
  );
  // Everything that the app needs is in the store of this machine, because the repository uses it.
  await must(
    'Installing them in another app',
    run('pnpm', ['install', '--offline', '--reporter=silent'], { cwd: app }),
  );
}

async function useInNode(service: string): Promise<void> {
  const { code, output } = await capture(process.execPath, ['price-and-list.js'], {
    cwd: app,
    env: { SERVICE: service, NODE_OPTIONS: '' },
  });
  assert.equal(code, 0, output);
  const { price, references, refusal } = JSON.parse(output) as Record<string, unknown>;
  assert.equal(price, '$570');
  assert.ok(Array.isArray(references) && references.length > 0, 'the script listed no quote');
  assert.match(String(refusal), /absolute baseUrl/u);
}

async function useInBrowser(service: string): Promise<void> {
  const vite = path.join(app, 'node_modules/vite/bin/vite.js');
  await must(
    'Building the app',
    run(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: app }),
  );
  const port = await freePort();
  const preview = spawn(
    process.execPath,
    [vite, 'preview', '--port', String(port), '--strictPort'],
    {
      cwd: app,
      env: { ...process.env, SERVICE: service },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  try {
    const origin = `http://localhost:${port}`;
    await until(
      () =>
        fetch(`${origin}/quotes.html`).then(
          ({ ok }) => ok,
          () => false,
        ),
      START_DEADLINE_MS,
      () => 'The app is not served',
    );
    await checkPages(origin);
  } finally {
    preview.kill();
  }
}

async function withService(consume: (service: string) => Promise<void>): Promise<void> {
  const database = databaseServer === undefined ? null : await createOwnDatabase(databaseServer);
  mkdirSync(dataDirectory);
  chmodSync(dataDirectory, 0o755);
  const port = await freePort();
  const { npm, output } = runProduct('start', port, dataDirectory, {
    LOG_LEVEL: 'warn',
    ...(database === null ? {} : { DATABASE_URL: database.url }),
  });
  try {
    await until(() => isServing(port), START_DEADLINE_MS, output);
    await consume(`http://localhost:${port}`);
  } finally {
    npm.kill('SIGTERM');
    await untilStopped(port, dataDirectory);
    await database?.drop();
  }
}

try {
  checkDocstrings();
  checkReference();
  await checkChangelogs();
  await publishToOwnRegistry(folder);
  await checkApiReports();
  for (const [name, file] of tarballsIn(folder)) await checkTarball(name, file);
  await installInApp();
  writeReadmeSamples(path.join(app, 'readme'));
  await must('Compiling the app and the samples', run('tsc', ['-p', app]));
  await must(
    'Its tests',
    run(process.execPath, [path.join(app, 'node_modules/vitest/vitest.mjs'), 'run'], { cwd: app }),
  );
  await withService(async (service) => {
    await useInNode(service);
    await useInBrowser(service);
  });
  console.log('The packages install, compile and work outside of the repository.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
