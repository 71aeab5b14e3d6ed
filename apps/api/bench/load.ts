/**
 * `npm run load [-- --sizes 10,100,1000 --processes 1,2]`: plays the calls of a working day on a company of ten, a
 * hundred and a thousand times its size, on one process of the service and on several, beside what PostgreSQL does
 * alone. Fails when a table that grows with the company was read from one end to the other.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@cleaning/embedded-postgres';
import { Client, Pool } from 'pg';
import { DEMO_PASSWORD } from '../src/demo/demo-users.ts';
import { createDataDirectory, removeDataDirectory } from '../test/data-directory.ts';
import { startServer, type ServerProcess } from '../test/server-process.ts';
import { measureInTurns, type Measure, type Target } from './measure.ts';
import { residentMegabytes } from './resident-memory.ts';
import { storeVisitsAndInvoices } from './stored-day.ts';
import { storeQuotes, type StoredClient } from './stored-quotes.ts';

/** Of the company as it is: fifty clients, each with twenty quotes, twenty visits and ten invoices. */
const QUOTES = 1000;
const ROUNDS = { rounds: 3, calls: 600 };
const SELECTS = 20_000;
const CONNECTIONS = 10;
const WANTED_CLIENTS = 5000;
/** A table of fewer rows is quicker to read as a whole. */
const MANY_ROWS = 5000;
const WANTED_QUOTE = {
  service_id: 'general',
  rooms: { bedroom: 2, bathroom: 1 },
  addon_ids: ['oven'],
  timeline_id: 'standard',
  address_line1: '1 Blaxland Road',
  suburb: 'Ryde',
  postcode: '2112',
};
const JSON_TYPE = { 'content-type': 'application/json' };

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
    const start = async (): Promise<ServerProcess> => {
      const server = await startServer({ DATABASE_URL: url, DATA_DIR: dataDirectory });
      undo.push(() => server.stop());
      return server;
    };
    const servers = [await start()];
    const clients = await storeQuotes(url, 'general@example.com', {
      total: QUOTES * size,
      wanted: WANTED_CLIENTS,
    });
    await storeVisitsAndInvoices(url);
    const staffToken = await logIn(servers[0]?.url ?? '', 'staff@example.com');
    console.log(`\n${size} times the company: ${await describe(url)}`);
    console.log(`PostgreSQL alone, one row by its id: ${await selectsPerSecond(url)} a second`);
    for (const processes of numbers(values.processes)) {
      while (servers.length < processes) servers.push(await start());
      const used = servers.slice(0, processes);
      const found = await Promise.all(
        used.map(({ url: origin }, index) =>
          measureInTurns(targetsOf(origin, staffToken, shareOf(clients, index, processes)), ROUNDS),
        ),
      );
      const memory = await Promise.all(used.map(({ pid }) => residentMegabytes(pid)));
      console.log(`${processes} processes of the service, ${memory.join(' and ')} MB:`);
      console.table(addUp(found));
    }
    const read = await readFromEndToEnd(url);
    if (read.length === 0) {
      console.log('No table that grows was read from one end to the other.');
    } else {
      console.table(read);
      process.exitCode = 1;
    }
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

const headersOf = (token: string) => ({ authorization: `Token ${token}` });

const shareOf = (clients: readonly StoredClient[], index: number, processes: number) =>
  clients.filter((_client, place) => place % processes === index);

/** What clients look at, what staff look at, and what is written, in the mix of a day. */
function targetsOf(origin: string, staffToken: string, clients: readonly StoredClient[]): Target[] {
  const paths = [
    'accounts/dashboard/',
    'quotes/my-quotes/',
    'appointments/my_appointments/',
    'invoices/my-invoices/',
    'invoices/statement/?from=2025-07-01&to=2026-06-30',
  ];
  const today = new Date().toISOString().slice(0, 10);
  const staff = [
    'staff/today/',
    'quotes/',
    'quotes/totals/',
    `appointments/staff_calendar/?from=${today}&to=${today}`,
    'appointments/',
    'invoices/',
    'invoices/?search=INV-2020-00000042',
    'invoices/totals/',
    'clients/',
    'clients/counts/',
    'messages/',
    'staff/search/?text=Nguyen',
    'bookkeeping/aged_debts/',
  ];
  return [
    {
      name: 'clients read',
      origin,
      calls: clients.flatMap(({ token, quoteId }) =>
        [...paths, `quotes/${quoteId}/`].map((path) => ({
          path: `/api/v1/${path}`,
          headers: headersOf(token),
        })),
      ),
    },
    {
      name: 'staff read',
      origin,
      calls: staff.map((path) => ({ path: `/api/v1/${path}`, headers: headersOf(staffToken) })),
    },
    {
      name: 'clients ask for a quote',
      origin,
      method: 'POST',
      calls: clients.map(({ token }) => ({
        path: '/api/v1/quotes/',
        headers: { ...headersOf(token), ...JSON_TYPE },
      })),
      body: JSON.stringify(WANTED_QUOTE),
    },
  ];
}

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
          'p99 ms': slowest(({ p99 }) => p99),
        },
      ];
    }),
  );
}

async function logIn(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/v1/accounts/auth/login/`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

async function ask<Row extends object>(url: string, question: string, parameters: unknown[] = []) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(question, parameters);
  await client.end();
  return rows;
}

async function describe(url: string): Promise<string> {
  const [row] = await ask<Record<string, string>>(
    url,
    // As it was last analysed: a count would read the tables that the load must not.
    `select (select json_object_agg(relname, reltuples::int) #>> '{}' from pg_class
         where relname in ('users', 'quotes', 'appointments', 'invoices')) as rows,
       pg_size_pretty(pg_database_size(current_database())) as database`,
  );
  return Object.entries(row ?? {})
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

async function selectsPerSecond(url: string): Promise<number> {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS });
  const { rows } = await pool.query<{ id: string }>('select id from quotes limit 1000');
  const began = performance.now();
  const select = async (first: number) => {
    for (let at = first; at < SELECTS; at += CONNECTIONS) {
      const text = 'select * from quotes where id = $1';
      await pool.query({ name: 'by-id', text, values: [rows[at % rows.length]?.id] });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, first) => select(first)));
  const seconds = (performance.now() - began) / 1000;
  await pool.end();
  return Math.round(SELECTS / seconds);
}

/** Which tables of many rows the load read as a whole, and how often: queries without a fitting index. */
const readFromEndToEnd = (url: string) =>
  ask<object>(
    url,
    `select relname as table, n_live_tup as rows, seq_scan as scans from pg_stat_user_tables
     where n_live_tup > $1 and seq_scan > 0 order by seq_tup_read desc`,
    [MANY_ROWS],
  );

for (const size of numbers(values.sizes)) await play(size);
