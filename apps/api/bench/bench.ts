/**
 * `npm run bench:api`: how fast the built service answers beside a bare Fastify route and a bare
 * `select` by id, all in one run, and what a million quotes cost.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@cleaning/embedded-postgres';
import { DEMO_PASSWORD } from '../src/demo/demo-users.ts';
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

interface Started {
  readonly pid: number;
  /** Of the service, with the path that every endpoint begins with. */
  readonly api: string;
  readonly databaseUrl: string;
  /** Of one client, who has as many quotes in every database. */
  readonly headers: Readonly<Record<string, string>>;
  readonly quoteId: string;
  readonly myQuotes: Target;
}

async function bench(): Promise<void> {
  const few = await startWith(FEW);
  const residentWhenIdle = await residentMegabytes(few.pid);
  const bareSelect = await startBare(few);
  const { api, headers, quoteId, myQuotes } = few;
  const reads = await measureInTurns(
    [
      { name: BARE_ROUTE, url: new URL('/bare', bareSelect.url).href },
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
  const residentAfterReads = await residentMegabytes(few.pid);
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
  const residentAfterPdfs = await residentMegabytes(few.pid);
  await benchMany(few);
  console.log(
    `Resident memory of the service: ${residentWhenIdle} MB idle, ${residentAfterReads} MB after reads, ${residentAfterPdfs} MB after PDFs, ${await residentMegabytes(few.pid)} MB at the end`,
  );
}

/** The list of a client beside a million quotes of others, in turns with the same list beside few. */
async function benchMany(few: Started): Promise<void> {
  const many = await startWith(MANY);
  const tokens = await signInOthers(many.databaseUrl, CLIENTS_IN_TURN);
  const targets = {
    bareSelect: await startBare(many),
    few: { ...few.myQuotes, name: `my-quotes, ${FEW} stored` },
    many: { ...many.myQuotes, name: `my-quotes, ${MANY} stored` },
    inTurn: {
      name: `the same, of ${CLIENTS_IN_TURN} clients: no answer kept`,
      url: many.myQuotes.url,
      callers: tokens.map((token) => ({ authorization: `Token ${token}` })),
    },
  };
  const found = await measureInTurns(Object.values(targets), ROUNDS);
  print(found);
  const p99 = ({ name }: Target) => found.get(name)?.p99 ?? Number.NaN;
  const growth = p99(targets.many) / p99(targets.few);
  console.log(
    `p99 of my-quotes with ${MANY} quotes stored, of that with ${FEW}: ${growth.toFixed(2)}`,
  );
}

/** A service on a database of its own with so many quotes. */
async function startWith(quotes: number): Promise<Started> {
  const dataDirectory = await createDataDirectory();
  undo.push(() => removeDataDirectory(dataDirectory));
  const { url: databaseUrl, stop } = await startEmbeddedPostgres({ dataDirectory });
  undo.push(stop);
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory };
  const { pid, url } = await start('../dist/server.js', settings);
  await storeQuotes(databaseUrl, EMAIL, quotes);
  const { token, quoteId } = await signIn(url);
  const headers = { authorization: `Token ${token}` };
  const api = `${url}/api/v1`;
  const myQuotes = { name: 'my-quotes', url: `${api}/quotes/my-quotes/`, headers };
  return { pid, api, databaseUrl, headers, quoteId, myQuotes };
}

/** One `select` by id, on the same database. */
async function startBare({ databaseUrl, quoteId }: Started): Promise<Target> {
  const { url } = await start('bare-server.ts', { DATABASE_URL: databaseUrl });
  return { name: BARE_SELECT, url: `${url}/select/${quoteId}` };
}

async function start(entry: string, settings: Readonly<Record<string, string>>) {
  const server = await startServer(settings, join(import.meta.dirname, entry));
  undo.push(() => server.stop());
  return server;
}

/** The median time of one call after another, once the first few have warmed it up. */
async function medianMilliseconds(url: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 60; round += 1) {
    const began = performance.now();
    await (await fetch(url, { headers })).arrayBuffer();
    if (round >= 20) times.push(performance.now() - began);
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
          'p50 ms': Number(p50.toFixed(2)),
          'p99 ms': Number(p99.toFixed(2)),
        },
      ]),
    ),
  );
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1]) / 1000);
}
