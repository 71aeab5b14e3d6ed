import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@cleaning/test-setup/eventually';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Quote } from '@cleaning/contract/quotes';
import { act, command, createDraft, quoteIn } from '../../test/quote-fixtures.ts';
import { startBeforeAll } from '../../test/set-up.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { runJobs } from '../commands/jobs.ts';
import { createBackup } from '../core/backup/create-backup.ts';
import { restoreBackup } from '../core/backup/restore-backup.ts';
import { createDatabaseClient, type Database } from '../core/db/client.ts';
import { quotes } from '../core/db/schema/index.ts';
import { JobQueue } from '../core/jobs/job-queue.ts';
import { JOBS } from './jobs.ts';

let queue: JobQueue;
const api = startBeforeAll();
beforeAll(() => {
  queue = new JobQueue(api.database, { poll: 0.5, retry: 1, retries: 1 });
});
afterAll(() => queue.close());

/** A quote of a new client that was sent, at once or so that it can be undone for ten seconds. */
async function sent(undoable: boolean): Promise<Quote> {
  const client = await api.signIn();
  const staff = await api.signIn({ userType: 'staff' });
  const draft = await createDraft(api, client);
  const asked = quoteIn(await act(api, client, draft, 'submit'));
  return quoteIn(await command(api, staff, asked, 'send', { undoable }));
}

async function statusOf({ id }: Quote, database: Database = api.database) {
  const row = await database.query.quotes.findFirst({ where: eq(quotes.id, id) });
  return row?.status;
}

const workOn = (on: JobQueue, database: Database) =>
  on.work(JOBS, () => ({ ...api.dependencies, database, now: api.clock.now }), api.app.log);

test('one record that fails holds up neither those of its kind nor other kinds, and can be tried again', async () => {
  const expiring = await sent(false);
  // Past the last day of that offer.
  api.clock.advance(40 * 24 * 60 * 60 * 1000);
  const [older, newer] = [await sent(true), await sent(true)];
  await api.database.execute(sql`
    create function refuse() returns trigger language plpgsql as
    $$ begin raise 'This offer cannot be sent.'; end $$`);
  await api.database.execute(
    sql.raw(
      `create trigger refuse before update on quotes for each row when (old.id = '${older.id}') execute function refuse()`,
    ),
  );
  // Past the ten seconds in which they can be undone.
  api.clock.advance(60_000);
  const { database } = api;
  await workOn(queue, database);

  await eventually(async () => expect(await statusOf(newer)).toBe('sent'));
  await eventually(async () => expect(await statusOf(expiring)).toBe('expired'));
  await eventually(async () => expect(await queue.listDead()).toMatchObject([{ id: older.id }]));
  expect(await statusOf(older)).not.toBe('sent');

  const config = { databaseUrl: api.databaseUrl, dataDirectory: '' };
  expect(await runJobs([], config)).toContain(older.id);
  await database.execute(sql`drop trigger refuse on quotes`);
  await runJobs(['retry'], config);
  await eventually(async () => expect(await statusOf(older)).toBe('sent'));
});

test('what was due when a backup was made is done on the restored database', async () => {
  const offer = await sent(true);
  const folder = await mkdtemp(join(tmpdir(), 'cleaning-jobs-'));
  const restored = await createTestDatabase({ isEmpty: true });
  const { database, close } = createDatabaseClient({ url: restored.url });
  const jobs = new JobQueue(database, { poll: 0.5, retry: 1, retries: 1 });
  try {
    const backup = join(folder, 'backup.tar.gz');
    const { databaseUrl, fileStore, clock } = api;
    const files = { fileStore, keyFingerprint: null };
    await createBackup(backup, null, { databaseUrl, ...files, now: clock.now });
    await restoreBackup(backup, null, { databaseUrl: restored.url, ...files });
    expect(await statusOf(offer, database)).not.toBe('sent');
    clock.advance(60_000);
    await workOn(jobs, database);
    await eventually(async () => expect(await statusOf(offer, database)).toBe('sent'));
  } finally {
    await jobs.close();
    await close();
    await restored.drop();
    await rm(folder, { recursive: true });
  }
});
