import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../../test/create-test-app.ts';
import { documentCalls } from '../../../test/document-fixtures.ts';
import { runDue } from '../../../test/run-due.ts';
import { createFileStore } from './file-store.ts';
import { removeOrphansJob } from './remove-orphans-job.ts';

type Fault = 'hangs' | 'stops half-way' | 'answers 500' | 'refuses the key' | 'is away';

/** Long after the limits of the store in these tests, on a busy machine too. */
const SOON_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Null while the store works. */
let fault: Fault | null;
let objectStore: Server;
let api: TestApp;
let client: TestPerson;

beforeEach(async () => {
  fault = null;
  objectStore = await startStore();
  const { port } = objectStore.address() as AddressInfo;
  const fileStore = await createFileStore({
    filesUrl: `http://key:secret@127.0.0.1:${port}/files`,
    dataDirectory: '/nowhere',
    limits: { connectMs: 500, answerMs: 500 },
  });
  api = await createTestApp({ dependencies: { fileStore } });
  client = await api.signIn();
});
afterEach(async () => {
  objectStore.closeAllConnections();
  objectStore.close();
  await api.close();
});

/** Keeps objects in memory, or fails as the test says. */
async function startStore(): Promise<Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void (async () => {
      const key = new URL(request.url ?? '', 'http://store').pathname;
      const body = await buffer(request);
      if (fault === 'hangs') return;
      if (fault === 'answers 500') response.writeHead(500).end('<html>Bad gateway</html>');
      else if (fault === 'refuses the key') response.writeHead(403).end();
      else if (fault === 'stops half-way') {
        response.writeHead(200, { 'content-length': '1000' }).flushHeaders();
      } else if (request.method === 'PUT') {
        objects.set(key, body);
        response.end();
      } else if (request.method === 'DELETE') {
        objects.delete(key);
        response.writeHead(204).end();
      } else {
        response.end(objects.get(key));
      }
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function breakStore(how: Fault): Promise<void> {
  fault = how;
  if (how !== 'is away') return;
  objectStore.closeAllConnections();
  objectStore.close();
  await once(objectStore, 'close');
}

const upload = () => documentCalls(api).send({ as: client });

async function uploadedUrl(): Promise<string> {
  const { id } = (await upload()).json<{ id: string }>();
  return documentCalls(api).linkTo(id, client);
}

const REFUSED_SOON = {
  isSoon: true,
  status: 503,
  retryAfter: '30',
  body: {
    detail: 'Files cannot be reached right now. Try again in half a minute.',
    code: 'unavailable',
  },
};

async function answerTo(call: () => ReturnType<typeof upload>) {
  const start = performance.now();
  const { statusCode: status, headers, body } = await call();
  return {
    isSoon: performance.now() - start < SOON_MS,
    status,
    retryAfter: headers['retry-after'],
    body: JSON.parse(body) as unknown,
  };
}

describe.each<Fault>(['hangs', 'answers 500', 'refuses the key', 'is away'])(
  'while the object store %s',
  (how) => {
    it('an upload is refused until later, and works when it is back', async () => {
      await breakStore(how);
      expect(await answerTo(upload)).toEqual(REFUSED_SOON);
      if (how === 'is away') return;
      fault = null;
      expect((await upload()).statusCode).toBe(201);
    });

    it('so is a download', async () => {
      const url = await uploadedUrl();
      await breakStore(how);
      expect(await answerTo(() => api.app.inject(url))).toEqual(REFUSED_SOON);
    });

    it('the clean-up ends soon, and does its work later', async () => {
      await breakStore(how);
      await upload();
      const later = new Date(api.clock.now.getTime() + DAY_MS);
      const start = performance.now();
      await expect(runDue(api, removeOrphansJob, { now: later })).rejects.toMatchObject({
        code: 'unavailable',
      });
      expect(performance.now() - start).toBeLessThan(SOON_MS);
      if (how === 'is away') return;
      fault = null;
      await expect(runDue(api, removeOrphansJob, { now: later })).resolves.toBeUndefined();
    });
  },
);

it('a download whose content never starts is refused until later', async () => {
  const url = await uploadedUrl();
  await breakStore('stops half-way');
  expect(await answerTo(() => api.app.inject(url))).toEqual(REFUSED_SOON);
});
