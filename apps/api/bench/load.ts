/**
 * `npm run load [-- --sizes 10,100,1000 --processes 1,2]`: plays the calls of a working day on a company of ten, a
 * hundred and a thousand times its size, on one process of the service and on several, beside what PostgreSQL does
 * alone. Fails when a query went through more rows of a table than a list is counted to.
 */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@cleaning/embedded-postgres';
import { Pool } from 'pg';
import { DEMO_PASSWORD } from '../src/demo/demo-users.ts';
import { createDataDirectory, removeDataDirectory } from '../test/data-directory.ts';
import { startServer, type ServerProcess } from '../test/server-process.ts';
import { callsOfADay, differentCalls } from './calls-of-a-day.ts';
import { explained, readsOfLog, type TableRead } from './explained-queries.ts';
import { measureInTurns, type Measure } from './measure.ts';
import { residentMegabytes } from './resident-memory.ts';
import { storeVisitsAndInvoices } from './stored-day.ts';
import { storeQuotes, type StoredClient } from './stored-quotes.ts';

/** Of the company as it is: fifty clients, each with twenty quotes, twenty visits and ten invoices. */
const QUOTES = 1000;
const ROUNDS = { rounds: 3, calls: 600, seconds: 10 };
const CALLS_EACH = { rounds: 1, calls: 100, seconds: 20, callers: 1 };
const SELECTS = 20_000;
const CONNECTIONS = 10;
const WANTED_CLIENTS = 5000;
/** Lists are counted to ten thousand: a query that goes through more grows with the company. */
const MOST_ROWS = 11_000;
const SHOWN_READS = 8;
const SERVICE = join(import.meta.dirname, '../dist/server.js');

const numbers = (text: string): number[] => text.split(',').map(Number);
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10,100,1000' },
    processes: { type: 'string', default: `1,${Math.max(2, availableParallelism() - 1)}` },
  },
});

async function play(size: number): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  try {
    const dataDirectory = await createDataDirectory();
    undo.push(() => removeDataDirectory(dataDirectory));
    const { url, stop } = await startEmbeddedPostgres({ dataDirectory });
    undo.push(stop);
    const start = async (databaseUrl = url): Promise<ServerProcess> => {
      const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory };
      const server = await startServer(settings, { entry: SERVICE });
      undo.push(() => server.stop());
      return server;
    };
    const minutes = stopwatch();
    const first = await start();
    const clients = await storeQuotes(url, 'general@example.com', {
      total: QUOTES * size,
      wanted: WANTED_CLIENTS,
    });
    await storeVisitsAndInvoices(url);
    console.log(`\n── ${size} times the company, stored in ${minutes()} minutes`);
    await describeDatabase(url);
    const staffToken = await logIn(first.url, 'staff@example.com');
    await playOn([first], start, { clients, staffToken });
    await printEachCall(first, { clients, staffToken });
    await checkRows(await start(explained(url)), dataDirectory, { clients, staffToken });
    console.log(`${size} times the company took ${minutes()} minutes.`);
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

interface Callers {
  readonly clients: readonly StoredClient[];
  readonly staffToken: string;
}

async function playOn(
  servers: ServerProcess[],
  start: () => Promise<ServerProcess>,
  { clients, staffToken }: Callers,
): Promise<void> {
  for (const processes of numbers(values.processes)) {
    while (servers.length < processes) servers.push(await start());
    const used = servers.slice(0, processes);
    const found = await Promise.all(
      used.map(({ url }, index) => {
        const share = clients.filter((_client, place) => place % processes === index);
        return measureInTurns(callsOfADay(url, staffToken, share), ROUNDS);
      }),
    );
    const memory = await Promise.all(used.map(({ pid }) => residentMegabytes(pid)));
    console.log(`Processes of the service: ${processes}, with ${memory.join(' and ')} MB`);
    console.table(addUp(found));
  }
}

/** Where it bends: the calls that become slower as the company grows. */
async function printEachCall(
  { url }: ServerProcess,
  { clients: [client], staffToken }: Callers,
): Promise<void> {
  if (client === undefined) return;
  const found = await measureInTurns(differentCalls(url, staffToken, client), CALLS_EACH);
  console.log('Each call by itself, one at a time, the slowest first:');
  console.table(
    Object.fromEntries(
      [...found]
        .toSorted(([, a], [, b]) => b.p50 - a.p50)
        .map(([name, { p50, p95, p99, largest }]) => [
          name,
          {
            'p50 ms': p50.toFixed(1),
            'p95 ms': p95.toFixed(1),
            'p99 ms': p99.toFixed(1),
            KB: Math.round(largest / 1000),
          },
        ]),
    ),
  );
}

/** Looks at the plan of every query of the calls, and of what a process does by itself when it starts. */
async function checkRows(
  { url }: ServerProcess,
  dataDirectory: string,
  { clients: [client], staffToken }: Callers,
): Promise<void> {
  if (client === undefined) return;
  for (const { method = 'GET', calls, body } of differentCalls(url, staffToken, client)) {
    for (const { path, headers } of calls) {
      const response = await fetch(url + path, {
        method,
        ...(headers && { headers }),
        ...(body && { body }),
      });
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    }
  }
  const reads = readsOfLog(await readFile(join(dataDirectory, 'postgres/server.log'), 'utf8'));
  if (reads.length === 0) throw new Error('The log of the database explains no query.');
  console.log('The most rows that one query went through:');
  print(reads.slice(0, SHOWN_READS));
  const growing = reads.filter(({ rows }) => rows > MOST_ROWS);
  if (growing.length > 0) {
    console.error(`${growing.length} queries go through more than ${MOST_ROWS} rows.`);
    process.exitCode = 1;
  }
}

const print = (reads: readonly TableRead[]) => {
  for (const { table, rows, node, query } of reads) {
    console.log(`  ${rows} of ${table} (${node}): ${query.slice(0, 400)}`);
  }
};

/** Together as many answers a second as each process gave, and as slow as the slowest. */
function addUp(found: readonly ReadonlyMap<string, Measure>[]) {
  const names = [...(found[0]?.keys() ?? [])];
  return Object.fromEntries(
    names.map((name) => {
      const measures = found.flatMap((measured) => measured.get(name) ?? []);
      const slowest = (of: (measure: Measure) => number) =>
        Math.max(...measures.map(of)).toFixed(1);
      return [
        name,
        {
          'per second': Math.round(measures.reduce((sum, { rate }) => sum + rate, 0)),
          'p50 ms': slowest(({ p50 }) => p50),
          'p95 ms': slowest(({ p95 }) => p95),
          'p99 ms': slowest(({ p99 }) => p99),
        },
      ];
    }),
  );
}

async function logIn(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/v1/accounts/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

async function describeDatabase(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS });
  const { rows: tables } = await pool.query<{ name: string; rows: number }>(
    `select relname as name, reltuples::int as rows from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 0
     order by reltuples desc limit 6`,
  );
  const { rows: size } = await pool.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  console.log(
    `Database: ${size[0]?.size}; ${tables.map(({ name, rows }) => `${name} ${rows}`).join(', ')}`,
  );
  console.log(`PostgreSQL alone, one row by its id: ${await selectsPerSecond(pool)} a second`);
  await pool.end();
}

async function selectsPerSecond(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ id: string }>('select id from quotes limit 1000');
  const began = performance.now();
  const select = async (first: number) => {
    for (let at = first; at < SELECTS; at += CONNECTIONS) {
      const text = 'select * from quotes where id = $1';
      await pool.query({ name: 'by-id', text, values: [rows[at % rows.length]?.id] });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, first) => select(first)));
  return Math.round((SELECTS / (performance.now() - began)) * 1000);
}

function stopwatch(): () => string {
  const began = performance.now();
  return () => ((performance.now() - began) / 60_000).toFixed(1);
}

for (const size of numbers(values.sizes)) await play(size);
