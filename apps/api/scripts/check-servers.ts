/**
 * `npm run check:servers [-- TEST FILE …]`: runs tests of the service on Debian's PostgreSQL, with
 * PgBouncer in front of it. The default tests cover connections, locks, lists and several processes.
 * The rounds that kill the service and its database follow. Files are kept on Debian's Swift, which
 * speaks S3, where it is installed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startDebianServers } from './lib/debian-servers.ts';
import { startObjectStore } from './lib/object-store.ts';

const SERVICE_FOLDER = path.resolve(import.meta.dirname, '..');

const TESTS = [
  'src/core/db',
  'src/core/files',
  'src/core/http',
  'src/core/jobs',
  'src/core/live',
  'src/core/mail',
  'src/accounts',
  'src/bookkeeping',
  'src/quotes',
  'src/appointments',
  'src/attachments',
  'src/documents',
  'src/staff',
  'test/scale-out.test.ts',
  'test/ownership.test.ts',
  'test/endpoints.test.ts',
  'test/histories.test.ts',
];
/** Runs alone, because it takes the database server down for every other test. */
const DURABILITY = 'test/durability/durability.test.ts';

const servers = await startDebianServers();
const objectStore = await startObjectStore();
if (objectStore === null) {
  console.log(
    'Files are kept on the disk: apt-get install swift-proxy swift-account swift-container swift-object memcached',
  );
}

async function runTests(
  files: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const vitest = path.join(SERVICE_FOLDER, 'node_modules/.bin/vitest');
  const tests = spawn(vitest, ['run', ...files], {
    cwd: SERVICE_FOLDER,
    env: {
      ...process.env,
      TEST_DATABASE_URL: servers.serverUrl,
      TEST_POOLER_URL: servers.poolerUrl,
      ...(objectStore === null ? {} : { TEST_FILES_URL: objectStore.filesUrl }),
      ...env,
    },
    stdio: 'inherit',
  });
  const [code] = (await once(tests, 'exit')) as [number | null];
  if (code !== 0) process.exitCode = 1;
}

try {
  const chosen = process.argv.slice(2);
  await runTests(chosen.length > 0 ? chosen : TESTS);
  if (chosen.length === 0) await runTests([DURABILITY], { KILL_ROUNDS: '20' });
} finally {
  await objectStore?.stop();
  await servers.stop();
}
