import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@cleaning/test-setup/eventually';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { DEMO_PASSWORD } from '../../src/demo/demo-users.ts';
import {
  createDataDirectory,
  findDatabase,
  removeDataDirectory,
  signalDatabase,
} from '../data-directory.ts';
import { CHOICES, SITE } from '../quote-fixtures.ts';
import { START_DEADLINE_MS, startServer, type ServerProcess } from '../server-process.ts';

const WRITERS = 6;
/** Long, for a busy machine; otherwise the database is back in about a second. */
const RECOVERY_DEADLINE_MS = 30_000;

let dataDirectory: string;
let server: ServerProcess;
let token: string;

beforeAll(async () => {
  dataDirectory = await createDataDirectory();
  server = await startServer({ DATA_DIR: dataDirectory });
  const login = await fetch(`${server.url}/api/v1/accounts/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'general@example.com', password: DEMO_PASSWORD }),
  });
  token = z.object({ data: z.object({ token: z.string() }) }).parse(await login.json()).data.token;
}, START_DEADLINE_MS);
afterAll(async () => {
  await server.stop();
  await removeDataDirectory(dataDirectory);
});

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${server.url}/api/v1/${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', authorization: `Token ${token}` },
  });

interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: unknown;
}

/** Creates quotes until stopped, and records every answer. */
async function write(work: { isOver: boolean }, answers: Answer[]): Promise<void> {
  while (!work.isOver) {
    const body = JSON.stringify({ ...CHOICES, ...SITE });
    const response = await call('quotes/', { method: 'POST', body });
    answers.push({
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: await response.json(),
    });
    // A client retries too, but less often.
    if (!response.ok) await sleep(20);
  }
}

const readiness = async () => {
  const response = await fetch(`${server.url}/readyz`);
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
};

async function findServer() {
  const found = await findDatabase(dataDirectory);
  if (found === null) throw new Error('No database server is running.');
  return found;
}

async function killServer(): Promise<void> {
  process.kill((await findServer()).pid, 'SIGKILL');
}

/** Kills the process of one connection, upon which PostgreSQL ends all others and recovers. */
async function killConnection(): Promise<void> {
  const folder = join(dataDirectory, 'postgres');
  const port = (await readFile(join(folder, 'port'), 'utf8')).trim();
  const password = await readFile(join(folder, 'password'), 'utf8');
  const client = new Client(`postgres://cleaning:${password}@127.0.0.1:${port}/cleaning`);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'cleaning-api' limit 1",
  );
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  await client.end().catch(() => {});
}

test.each([
  ['the server is killed', killServer],
  ['the server is killed again', killServer],
  ['the process of one connection is killed', killConnection],
])(
  'when %s, calls are refused with 503 until the database is back, and no acknowledged write is lost',
  async (_what, kill) => {
    const work = { isOver: false };
    const answers: Answer[] = [];
    const writing = Promise.all(Array.from({ length: WRITERS }, () => write(work, answers)));
    try {
      while (answers.length < 30) await sleep(5);

      const killed = performance.now();
      await kill();
      const seen: Awaited<ReturnType<typeof readiness>>[] = [];
      do {
        seen.push(await readiness());
        await sleep(5);
      } while (
        !(seen.some(({ status }) => status === 503) && seen.at(-1)?.status === 200) &&
        performance.now() - killed < RECOVERY_DEADLINE_MS
      );
      expect(seen.at(-1)?.status).toBe(200);
      const unready = seen.filter(({ status }) => status !== 200);
      expect(unready.length).toBeGreaterThan(0);
      for (const answer of unready) expect(answer).toEqual({ status: 503, retryAfter: '5' });

      const before = answers.length;
      while (answers.length < before + 30) await sleep(5);
    } finally {
      work.isOver = true;
      await writing;
    }

    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(answer).toEqual({
        status: 503,
        retryAfter: '5',
        body: { detail: expect.any(String), code: 'unavailable' },
      });
    }
    const created = answers.filter(({ status }) => status === 201);
    for (const { body } of created) {
      const { id } = z.object({ id: z.uuid() }).parse(body);
      expect((await call(`quotes/${id}/`)).status).toBe(200);
    }
  },
);

test('while the server is stopped, readiness is refused within two seconds, and it is back with the server', async () => {
  const database = await findServer();
  const took: number[] = [];
  await signalDatabase(database, 'SIGSTOP');
  try {
    for (let look = 0; look < 3; look += 1) {
      const asked = performance.now();
      expect(await readiness()).toEqual({ status: 503, retryAfter: '5' });
      took.push(performance.now() - asked);
    }
  } finally {
    await signalDatabase(database, 'SIGCONT');
  }
  // A busy machine may hold one of them up.
  expect(Math.min(...took)).toBeLessThan(2000);
  await eventually(async () => expect((await readiness()).status).toBe(200));
});
