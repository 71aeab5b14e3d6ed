/**
 * The built product as `npm start` serves it, on a database of its own that is gone afterwards, or on
 * the empty one that TEST_DATABASE_URL names.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const dataDirectory = mkdtempSync(path.join(tmpdir(), 'cleaning-e2e-'));
// PostgreSQL runs as another user where this runs as root, and must be able to enter.
chmodSync(dataDirectory, 0o755);
process.once('exit', () => rmSync(dataDirectory, { recursive: true, force: true }));

process.env['DATA_DIR'] = dataDirectory;
const server = process.env['TEST_DATABASE_URL'];
if (server !== undefined) process.env['DATABASE_URL'] = server;
await import(new URL('../../../api/dist/server.js', import.meta.url).href);
