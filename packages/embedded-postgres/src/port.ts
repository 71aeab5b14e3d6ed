import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/**
 * Below the range that operating systems use for outgoing connections, which would sometimes take
 * the port.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;
const MAX_ATTEMPTS = 50;

const fileOf = (folder: string): string => join(folder, 'port');

/** The port at which the server of this folder listens, or last did; null when none was stored. */
export async function readPort(folder: string): Promise<number | null> {
  const text = await readFile(fileOf(folder), 'utf8').catch(() => '');
  const port = Number(text.trim());
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null;
}

export async function storePort(folder: string, port: number): Promise<void> {
  const draft = `${fileOf(folder)}.${process.pid}`;
  await writeFile(draft, `${port}\n`);
  await rename(draft, fileOf(folder));
}

export async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch {
    return false;
  }
}

export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${FIRST_PORT} to ${LAST_PORT} was found free for PostgreSQL.`);
}
