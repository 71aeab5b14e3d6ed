import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LOCK_MS } from '../../src/core/mail/deliver.ts';
import { findDatabase } from '../data-directory.ts';
import { openDatabaseToKill, type DatabaseToKill } from './database-to-kill.ts';
import { startMailServer, type MailServer, type ReceivedMail } from '../mail-server.ts';
import { startServer, type ServerProcess } from '../server-process.ts';
import { Acknowledged, askForQuotes, sendInvoices } from './load.ts';
import { PART_CENTS, signInBookkeeper, signInClient } from './people.ts';

/** `npm run check:servers` plays more of them, so that the kill meets more moments of the work. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 4);
const METRICS_TOKEN = 'a token of the durability test';

let database: DatabaseToKill;
let mailServer: MailServer;
let server: ServerProcess | null = null;
/** Invoices that existed before the test. */
let demoNumbers: ReadonlySet<string> = new Set();
/** The invoices of all rounds whose payment was acknowledged. */
const paidInvoices = new Set<string>();

beforeAll(async () => {
  database = await openDatabaseToKill();
  mailServer = await startMailServer();
});
afterAll(async () => {
  await server?.kill();
  await mailServer.close();
  await database.remove();
});

let starts = 0;

/**
 * Starts the service as if the lock of the email that was being sent when the last process was
 * killed had run out meanwhile.
 */
function start(): Promise<ServerProcess> {
  const settings = { ...database.settings, SMTP_URL: mailServer.url, METRICS_TOKEN };
  starts += 1;
  return startServer(settings, { aheadMs: (starts - 1) * LOCK_MS });
}

const signIn = async ({ url }: ServerProcess) => ({
  client: await signInClient(url),
  staff: await signInBookkeeper(url),
});

/** Runs concurrent writers until the service, and in some rounds its database, is killed. */
async function workUntilKilled(running: ServerProcess, round: number): Promise<Acknowledged> {
  const { client, staff } = await signIn(running);
  const seen = new Acknowledged();
  const sides = ['a', 'b', 'c'].flatMap((side) => {
    const name = `round-${round}-${side}`;
    return [
      askForQuotes(client, name, seen),
      sendInvoices({ staff, clientId: client.userId }, name, seen),
    ];
  });
  const work = { isOver: false };
  const working = Promise.all(sides).finally(() => {
    work.isOver = true;
  });
  // Kills at a different moment each round; on a very busy machine the work may end before.
  while (seen.issued.size < 3 + round && !work.isOver) await sleep(5);
  const ends = [running.kill()];
  if (round % 2 === 0) ends.push(database.kill());
  await Promise.all([...ends, working]);
  return seen;
}

test.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))(
  'acknowledged writes survive a crash, without duplicates (round %i)',
  async (round) => {
    server ??= await start();
    if (round === 1) demoNumbers = new Set(await (await signIn(server)).staff.listNumbers());
    const seen = await workUntilKilled(server, round);
    server = await start();
    const { client, staff } = await signIn(server);

    for (const id of seen.submitted) {
      const quote = await client.read(id);
      expect(quote).toMatchObject({ status: 'submitted', version: 2 });
      expect(quote.events.map(({ command }) => command)).toEqual(['create', 'submit']);
    }
    for (const [id, number] of seen.issued) {
      expect((await staff.read(id)).number).toBe(number);
    }
    for (const [id, reference] of seen.paid) {
      const { payments } = await staff.read(id);
      expect(payments).toMatchObject([{ reference, amount_cents: PART_CENTS }]);
      paidInvoices.add(id);
    }
    // Calls without an answer are repeated; calls with an answer get the same answer again.
    for (const key of seen.quoteKeys) {
      const { id } = await client.create(key);
      expect(seen.quotes.get(key) ?? id).toBe(id);
    }
    for (const key of seen.invoiceKeys) {
      const { id } = await staff.create(key, client.userId);
      expect(seen.invoices.get(key) ?? id).toBe(id);
    }
    const quoteIds = (await client.list()).map(({ id }) => id);
    expect(new Set(quoteIds).size).toBe(quoteIds.length);
    expect(quoteIds).toEqual(expect.arrayContaining([...seen.quotes.values()]));
  },
);

test('the invoice numbers of each year have no gap and no duplicate', async () => {
  server ??= await start();
  const { staff } = await signIn(server);
  const numbers = (await staff.listNumbers()).toSorted();
  expect(numbers.length).toBeGreaterThan(ROUNDS);
  const series = Map.groupBy(numbers, (number) => number.slice(0, 'INV-2026-'.length));
  for (const [year, ofYear] of series) {
    expect(ofYear).toEqual(
      ofYear.map((_, index) => `${year}${String(index + 1).padStart(5, '0')}`),
    );
  }
});

test('every mail arrived, and is filed once in a mail store', async () => {
  server ??= await start();
  const running = server;
  await vi.waitFor(async () => expect(await countWaitingMails(running)).toBe(0), {
    timeout: LOCK_MS + 30_000,
    interval: 200,
  });
  const subjects = Map.groupBy(
    // Like a mail store, which keeps one copy of a repeated message.
    new Map(mailServer.received.map((mail) => [idOf(mail), mail])).values(),
    ({ source }) => /^Subject: (.*)$/mu.exec(source)?.[1]?.trim() ?? '',
  );
  const { client, staff } = await signIn(running);
  const submitted = (await client.list()).filter(({ status }) => status === 'submitted');
  expect(submitted.length).toBeGreaterThan(ROUNDS);
  const fresh = await Promise.all(submitted.map(({ id }) => client.read(id)));
  for (const { reference, access_notes: notes } of fresh) {
    // The demo quotes existed before the test.
    const times = notes.startsWith('round-') ? 1 : 0;
    expect([reference, subjects.get(`New quote request ${reference}`)?.length ?? 0]).toEqual([
      reference,
      times,
    ]);
  }
  const countMails = (beginning: string) =>
    [...subjects].flatMap(([subject, mails]) => (subject.startsWith(beginning) ? mails : []))
      .length;
  // An invoice is mailed even if the call that issued it got no answer.
  const issued = (await staff.listNumbers()).filter((number) => !demoNumbers.has(number));
  expect(issued.length).toBeGreaterThan(ROUNDS);
  for (const number of issued) {
    expect([number, countMails(`Invoice ${number} from`)]).toEqual([number, 1]);
  }
  expect(paidInvoices.size).toBeGreaterThan(ROUNDS);
  for (const id of paidInvoices) {
    const { number } = await staff.read(id);
    expect([number, countMails(`Payment received for invoice ${number}`)]).toEqual([number, 1]);
  }
  // Only an email that was being sent when the process was killed may be delivered twice.
  const twice = mailServer.received.length - new Set(mailServer.received.map(idOf)).size;
  expect(twice).toBeLessThanOrEqual(ROUNDS);
});

test('a service that is stopped stops its database too', async () => {
  server ??= await start();
  const quotes = await (await signInClient(server.url)).list();
  await server.stop();
  expect(await findDatabase(database.settings.DATA_DIR)).toBeNull();
  server = await start();
  expect(await (await signInClient(server.url)).list()).toEqual(quotes);
});

const idOf = ({ messageId }: ReceivedMail): string => messageId;

async function countWaitingMails({ url }: ServerProcess): Promise<number> {
  const response = await fetch(`${url}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  return Number(/^outbox_waiting_mails (\d+)$/mu.exec(await response.text())?.[1]);
}
