import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, START_DEADLINE_MS, type ServerProcess } from './server-process.ts';
import type { OwnDatabase } from '@cleaning/test-setup/own-database';
import { createTestDatabase } from './test-database.ts';

const LARGE_FILE = '/assets/large-1a2b.bin';
const LARGE_FILE_BYTES = 20_000_000;

let database: OwnDatabase;
let server: ServerProcess;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cleaning-memory-'));
  await writeSite(join(folder, 'site'));
  database = await createTestDatabase();
  server = await startServer({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SITE_DIR: join(folder, 'site'),
    SECRET_KEY: 'x'.repeat(32),
    METRICS_TOKEN: METRICS_TOKEN,
  });
}, START_DEADLINE_MS);
afterAll(async () => {
  await server.stop();
  await database.drop();
  await rm(folder, { recursive: true });
});

const METRICS_TOKEN = 'a token that only the scraper knows';

async function writeSite(directory: string): Promise<void> {
  await mkdir(join(directory, 'assets'), { recursive: true });
  const page = `<h1>Home</h1>${'<p>Text</p>'.repeat(10_000)}`;
  const manifest = {
    pages: { '/': 'index.html' },
    appShell: 'index.html',
    notFound: 'index.html',
    notFoundWithoutFrame: 'index.html',
  };
  await writeFile(join(directory, 'site.json'), JSON.stringify({ ...manifest, appPaths: [] }));
  await writeFile(join(directory, 'index.html'), page);
  await writeFile(join(directory, LARGE_FILE), Buffer.alloc(LARGE_FILE_BYTES, 'x'));
}

async function residentBytes(): Promise<number> {
  const response = await fetch(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const text = await response.text();
  const found = /^process_resident_memory_bytes (\d+)$/mu.exec(text);
  if (found === null) throw new Error(`The metrics answered ${response.status}: ${text}`);
  return Number(found[1]);
}

async function open(): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  // The service may close connections that misbehave.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/**
 * Memory that the service may use for other reasons: caches that fill, and garbage that is not
 * collected yet, of which a busy machine has up to half as much. The answers of an attack would take
 * four times as much and more.
 */
const MAX_GROWTH_BYTES = 300_000_000;

const ATTACKS = [
  { sockets: 4, requestsPerSocket: 3000 },
  // As many requests as a connection may have unanswered.
  { sockets: 200, requestsPerSocket: 100 },
];

/** Sends requests for as long as the service reads them, and reads no answers. */
async function pipelineUnread(path: string, requests: number): Promise<Socket> {
  const socket = await open();
  socket.pause();
  socket.write(get(path).repeat(requests));
  return socket;
}

describe.each(['/api/v1/schema/', '/', LARGE_FILE])('%s', (path) => {
  it.each(ATTACKS)(
    'asked for $requestsPerSocket times by $sockets sockets that read nothing takes bounded memory',
    async ({ sockets, requestsPerSocket }) => {
      await fetch(`${server.url}${path}`).then((response) => response.arrayBuffer());
      const before = await residentBytes();
      const opened = await Promise.all(
        Array.from({ length: sockets }, () => pipelineUnread(path, requestsPerSocket)),
      );
      for (let look = 0; look < 5; look += 1) {
        // Other connections are answered meanwhile.
        expect((await fetch(`${server.url}/livez`)).status).toBe(200);
        const growth = (await residentBytes()) - before;
        expect(growth).toBeLessThan(MAX_GROWTH_BYTES);
        await sleep(200);
      }
      for (const socket of opened) socket.destroy();
    },
  );
});

describe('a client that reads what it asks for', () => {
  it('may send the next requests before the first answer, and gets the answers in order', async () => {
    const paths = Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0 ? `/api/v1/nothing-${index}/` : '/api/v1/services/',
    );
    const socket = await open();
    const last = 'GET /api/v1/accounts/health/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    socket.write(paths.map(get).join('') + last);
    const text = Buffer.concat(await socket.toArray()).toString();
    const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/gu)].map(([, status]) => status);
    const expected = paths.map((path) => (path.includes('nothing') ? '404' : '200'));
    expect(statuses).toEqual([...expected, '200']);
    expect(text.endsWith('{"status":"ok"}')).toBe(true);
  });

  it('may be slow, and still gets a large file whole', async () => {
    const socket = await open();
    socket.write(get(LARGE_FILE).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    let received = 0;
    for await (const chunk of socket) {
      received += (chunk as Buffer).length;
      await sleep(5);
    }
    expect(received).toBeGreaterThan(LARGE_FILE_BYTES);
  });
});
