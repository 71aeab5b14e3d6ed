/**
 * `npm run bench:api`: how fast the built service answers beside a bare Fastify route and a bare
 * `select` by id, all in one run, and what a million quotes cost.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../src/db/embedded/embedded-postgres.ts';
import { DEMO_PASSWORD } from '../src/db/seed/demo-users.ts';
import { createDataDirectory, removeDataDirectory } from '../test/data-directory.ts';
import { startServer } from '../test/server-process.ts';
import { measureInTurns, type Measure, type Target } from './measure.ts';
import { signInOthers, storeQuotes } from './stored-quotes.ts';

const EMAIL = 'general@example.com';
const CREDENTIALS = { email: EMAIL, password: DEMO_PASSWORD };
const CHOICES = {
  service_id: 'deep',
  rooms: { bedroom: 2, bathroom: 1, kitchen: 1, living: 0, dining: 0 },
  addon_ids: ['oven'],
  timeline_id: 'urgent',
};
const JSON_TYPE = { 'content-type': 'application/json' };
const ROUNDS = { rounds: 3, seconds: 4 };
/** As `npm start` has them. */
const FLAGS = ['--max-semi-space-size=4'];
const ALLOCATOR = { MALLOC_ARENA_MAX: '1' };
/** Few enough that the limit on log-ins refuses none. */
const LOGIN_ROUND = { rounds: 3, calls: 100 };
const BARE_ROUTE = 'bare Fastify route';
const BARE_SELECT = 'bare select by id';
const FEW = 1000;
const MANY = 1_000_000;
/** More than a process keeps answers for. */
const CLIENTS_IN_TURN = 1000;

const undo: (() => Promise<void>)[] = [];
try {
  await bench();
} finally {
  for (const step of undo.toReversed()) await step();
}

async function bench(): Promise<void> {
  const dataDirectory = await createDataDirectory();
  undo.push(() => removeDataDirectory(dataDirectory));
  const database = await startEmbeddedPostgres({ dataDirectory });
  undo.push(database.stop);
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDirectory, ...ALLOCATOR };
  const start = async (entry: string) => {
    const server = await startServer(settings, [...FLAGS, join(import.meta.dirname, entry)]);
    undo.push(() => server.stop());
    return server;
  };
  const service = await start('../dist/server.js');
  const bare = await start('bare-server.ts');

  await storeQuotes(database.url, EMAIL, FEW);
  const { token, quoteId } = await signIn(service.url);
  const headers = { authorization: `Token ${token}` };
  const api = `${service.url}/api/v1`;
  const myQuotes: Target = { name: 'my-quotes', url: `${api}/quotes/my-quotes/`, headers };
  const residentWhenIdle = await residentMegabytes(service.pid);
  const bareSelect: Target = { name: BARE_SELECT, url: `${bare.url}/select/${quoteId}` };
  const reads = await measureInTurns(
    [
      { name: BARE_ROUTE, url: `${bare.url}/bare` },
      bareSelect,
      { name: 'quote detail', url: `${api}/quotes/${quoteId}/`, headers },
      myQuotes,
      {
        name: 'calculator',
        url: `${api}/quotes/calculator/`,
        method: 'POST',
        headers: JSON_TYPE,
        body: JSON.stringify(CHOICES),
      },
    ],
    ROUNDS,
  );
  const residentAfterReads = await residentMegabytes(service.pid);
  const login: Target = {
    name: 'login (slow by design: argon2)',
    url: `${api}/accounts/auth/login/`,
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify(CREDENTIALS),
  };
  const logins = await measureInTurns([login], LOGIN_ROUND);
  print(new Map([...reads, ...logins]));
  const pdf = await medianMilliseconds(`${api}/quotes/${quoteId}/download_pdf/`, headers);
  console.log(`A quote as a PDF, warm, one at a time: ${pdf} ms`);
  const residentAfterPdfs = await residentMegabytes(service.pid);
  const few = await measureInTurns([myQuotes], ROUNDS);
  await storeQuotes(database.url, EMAIL, MANY);
  const many = await measureInTurns([myQuotes], ROUNDS);
  console.log(`With ${MANY} quotes stored, of one client, and of ${CLIENTS_IN_TURN} in turn:`);
  const tokens = await signInOthers(database.url, CLIENTS_IN_TURN);
  const inTurn: Target = {
    name: 'my-quotes, no answer kept',
    url: myQuotes.url,
    callers: tokens.map((other) => ({ authorization: `Token ${other}` })),
  };
  print(await measureInTurns([bareSelect, myQuotes, inTurn], ROUNDS));
  const [before, after] = [few, many].map((found) => found.get(myQuotes.name)?.p99 ?? Number.NaN);
  console.log(
    `p99 of my-quotes with ${FEW} and with ${MANY} quotes stored: ${before} ms, ${after} ms`,
  );
  console.log(
    `Resident memory of the service: ${residentWhenIdle} MB idle, ${residentAfterReads} MB after reads, ${residentAfterPdfs} MB after PDFs, ${await residentMegabytes(service.pid)} MB at the end`,
  );
}

/** The median time of one call after another, once the first few have warmed it up. */
async function medianMilliseconds(url: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 60; round += 1) {
    const start = performance.now();
    await (await fetch(url, { headers })).arrayBuffer();
    if (round >= 20) times.push(performance.now() - start);
  }
  return Math.round(times.toSorted((a, b) => a - b)[times.length / 2] ?? Number.NaN);
}

async function signIn(url: string): Promise<{ token: string; quoteId: string }> {
  const answer = await fetch(`${url}/api/v1/accounts/auth/login/`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify(CREDENTIALS),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  const list = await fetch(`${url}/api/v1/quotes/my-quotes/?page_size=1`, {
    headers: { authorization: `Token ${data.token}` },
  });
  const { results } = (await list.json()) as { results: { id: string }[] };
  return { token: data.token, quoteId: results[0]?.id ?? '' };
}

function print(measures: Map<string, Measure>): void {
  const select = measures.get(BARE_SELECT)?.rate ?? Number.NaN;
  console.table(
    Object.fromEntries(
      [...measures].map(([name, { rate, p50, p99 }]) => [
        name,
        {
          'per second': Math.round(rate),
          'of the bare select': Number((rate / select).toFixed(2)),
          'p50 ms': p50,
          'p99 ms': p99,
        },
      ]),
    ),
  );
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1]) / 1000);
}
