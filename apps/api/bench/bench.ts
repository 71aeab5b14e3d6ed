/**
 * `npm run bench:api`: how fast the built service answers clients who each ask once, beside a bare
 * Fastify route and a bare `select` by id on the same database, all in one run; and what a million
 * quotes cost.
 */
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@cleaning/embedded-postgres';
import { DEMO_PASSWORD } from '../src/demo/demo-users.ts';
import { createDataDirectory, removeDataDirectory } from '../test/data-directory.ts';
import { startServer } from '../test/server-process.ts';
import { measureInTurns, type Measure, type Target } from './measure.ts';
import { residentMegabytes } from './resident-memory.ts';
import { storeQuotes, type StoredClient } from './stored-quotes.ts';

const EMAIL = 'general@example.com';
const CREDENTIALS = { email: EMAIL, password: DEMO_PASSWORD };
const CHOICES = {
  service_id: 'deep',
  rooms: { bedroom: 2, bathroom: 1, kitchen: 1, living: 0, dining: 0 },
  addon_ids: ['oven'],
  timeline_id: 'urgent',
};
const JSON_TYPE = { 'content-type': 'application/json' };
/** Five seconds each: more calls than any target answers in them. */
const ROUNDS = { rounds: 5, calls: 500_000, seconds: 5 };
/** Few enough that the limit on log-ins refuses none. */
const LOGIN_ROUND = { rounds: 3, calls: 100 };
/** Enough clients that none asks twice, where as many are stored. */
const WANTED_CLIENTS = 22_000;
const FEW = 1000;
const MANY = 1_000_000;

const undo: (() => Promise<void>)[] = [];
try {
  await bench();
} finally {
  for (const step of undo.toReversed()) await step();
}

/** A service on a database of its own, with a bare server beside it. */
interface Started {
  readonly pid: number;
  readonly origin: string;
  readonly clients: readonly StoredClient[];
  readonly targets: Readonly<Record<'bareRoute' | 'bareSelect' | 'quote' | 'myQuotes', Target>>;
}

async function bench(): Promise<void> {
  const few = await startWith(FEW);
  const residentWhenIdle = await residentMegabytes(few.pid);
  const many = await startWith(MANY);
  for (const { targets } of [few, many]) {
    const { bareRoute, bareSelect, quote, myQuotes } = targets;
    print(await measureInTurns([bareRoute, bareSelect, quote, myQuotes], ROUNDS), bareSelect);
  }
  await printGrowth(few, many);
  await printOthers(many);
  console.log(
    `Resident memory of the service: ${residentWhenIdle} MB idle, ${await residentMegabytes(many.pid)} MB at the end`,
  );
}

/** Times a client's list of quotes beside a thousand stored quotes and beside a million, in turns. */
async function printGrowth(few: Started, many: Started): Promise<void> {
  const targets = [few.targets.myQuotes, many.targets.myQuotes] as const;
  const found = await measureInTurns(targets, ROUNDS);
  const [p99OfFew, p99OfMany] = targets.map(({ name }) => found.get(name)?.p99 ?? Number.NaN);
  const growth = (p99OfMany ?? Number.NaN) / (p99OfFew ?? Number.NaN);
  console.log(
    `p99 of my-quotes with ${MANY} quotes stored, of that with ${FEW}: ${growth.toFixed(2)}`,
  );
}

async function printOthers({ origin, clients }: Started): Promise<void> {
  const post = { origin, method: 'POST' } as const;
  const path = '/api/v1/quotes/calculator/';
  const calculator = {
    ...post,
    name: 'calculator',
    calls: [{ path, headers: JSON_TYPE }],
    body: JSON.stringify(CHOICES),
  };
  const login = {
    ...post,
    name: 'login (slow by design: argon2)',
    calls: [{ path: '/api/v1/accounts/auth/login/', headers: JSON_TYPE }],
    body: JSON.stringify(CREDENTIALS),
  };
  print(
    new Map([
      ...(await measureInTurns([calculator], ROUNDS)),
      ...(await measureInTurns([login], LOGIN_ROUND)),
    ]),
    null,
  );
  console.log(`A quote as a PDF, one at a time: ${await medianOfPdf(origin, clients)} ms`);
}

async function startWith(total: number): Promise<Started> {
  const dataDirectory = await createDataDirectory();
  undo.push(() => removeDataDirectory(dataDirectory));
  const { url: databaseUrl, stop } = await startEmbeddedPostgres({ dataDirectory });
  undo.push(stop);
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory };
  const service = await start('../dist/server.js', settings);
  const clients = await storeQuotes(databaseUrl, EMAIL, { total, wanted: WANTED_CLIENTS });
  const bare = await start('bare-server.ts', { DATABASE_URL: databaseUrl });
  const beside = `, ${total} quotes stored`;
  const targets = {
    bareRoute: { name: 'bare Fastify route', origin: bare.url, calls: [{ path: '/bare' }] },
    bareSelect: {
      name: `bare select by id${beside}`,
      origin: bare.url,
      calls: clients.map(({ quoteId }) => ({ path: `/select/${quoteId}` })),
    },
    quote: {
      name: `quote${beside}`,
      origin: service.url,
      calls: clients.map(({ token, quoteId }) => ({
        path: `/api/v1/quotes/${quoteId}/`,
        headers: authorised(token),
      })),
    },
    myQuotes: {
      name: `my-quotes${beside}`,
      origin: service.url,
      calls: clients.map(({ token }) => ({
        path: '/api/v1/quotes/my-quotes/',
        headers: authorised(token),
      })),
    },
  };
  return { pid: service.pid, origin: service.url, clients, targets };
}

function authorised(token: string) {
  return { authorization: `Token ${token}` };
}

async function start(entry: string, settings: Readonly<Record<string, string>>) {
  const server = await startServer(settings, { entry: join(import.meta.dirname, entry) });
  undo.push(() => server.stop());
  return server;
}

/** The median time in milliseconds of one PDF after another, once the first few have loaded fonts. */
async function medianOfPdf(origin: string, clients: readonly StoredClient[]): Promise<number> {
  const times: number[] = [];
  for (const [place, { token, quoteId }] of clients.slice(0, 60).entries()) {
    const began = performance.now();
    const url = `${origin}/api/v1/quotes/${quoteId}/download_pdf/`;
    await (await fetch(url, { headers: authorised(token) })).arrayBuffer();
    if (place >= 20) times.push(performance.now() - began);
  }
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN);
}

function print(measures: ReadonlyMap<string, Measure>, beside: Target | null): void {
  const select = beside === null ? undefined : measures.get(beside.name)?.rate;
  console.table(
    Object.fromEntries(
      [...measures].map(([name, { rate, p50, p99 }]) => [
        name,
        {
          'per second': Math.round(rate),
          ...(select === undefined ? {} : { 'of the bare select': (rate / select).toFixed(2) }),
          'p50 ms': p50.toFixed(2),
          'p99 ms': p99.toFixed(2),
        },
      ]),
    ),
  );
}
