/**
 * Serves the built product as `npm start` does, with the clock of the run, on a temporary database
 * that is removed afterwards: the embedded one, or one on the server that TEST_DATABASE_URL names.
 * PostgreSQL has the machine's clock, which only live events are timed by, against each other.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createOwnDatabase } from '@cleaning/test-setup/own-database';

const SERVER = path.join(import.meta.dirname, '../../../api/dist/server.js');
const SHIFT_DATE = new URL('shift-process-date.ts', import.meta.url).href;

const dataDirectory = mkdtempSync(path.join(tmpdir(), 'cleaning-e2e-'));
// As root, the embedded PostgreSQL runs as another user, who must be able to enter this folder.
chmodSync(dataDirectory, 0o755);

const databaseServer = process.env['TEST_DATABASE_URL'];
const database = databaseServer === undefined ? null : await createOwnDatabase(databaseServer);

const server = spawn(process.execPath, ['--import', SHIFT_DATE, SERVER], {
  env: {
    ...process.env,
    DEMO: 'true',
    DATA_DIR: dataDirectory,
    ...(database === null ? {} : { DATABASE_URL: database.url }),
  },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void server.kill(signal));
}

const [code]: unknown[] = await once(server, 'exit');
await database?.drop();
rmSync(dataDirectory, { recursive: true, force: true });
process.exitCode = typeof code === 'number' ? code : 1;
