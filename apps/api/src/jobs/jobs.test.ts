import { eventually } from '@cleaning/test-setup/eventually';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Quote } from '@cleaning/contract';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { act, command, createDraft, quoteIn } from '../../test/quote-fixtures.ts';
import { TEST_SECRETS } from '../../test/ndis-fixtures.ts';
import { runJobs } from '../commands/jobs.ts';
import { quotes } from '../platform/db/schema/index.ts';
import { outbox } from '../platform/mail/mail-repository.ts';
import { JobQueue } from '../platform/jobs/job-queue.ts';
import { createJobs } from './jobs.ts';

let api: TestApp;
let queue: JobQueue;
beforeAll(async () => {
  api = await createTestApp();
  queue = new JobQueue(api.database, { poll: 0.5, retry: 1, retries: 1 });
});
afterAll(async () => {
  await queue.close();
  await api.close();
});

/** A quote of a new client that was sent, at once or so that it can be undone for ten seconds. */
async function sent(undoable: boolean): Promise<Quote> {
  const client = await api.signIn();
  const staff = await api.signIn({ userType: 'staff' });
  const draft = await createDraft(api, client);
  const asked = quoteIn(await act(api, client, draft, 'submit'));
  return quoteIn(await command(api, staff, asked, 'send', { undoable }));
}

async function statusOf({ id }: Quote) {
  const row = await api.database.query.quotes.findFirst({ where: eq(quotes.id, id) });
  return row?.status;
}

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
  const { database, fileStore, clock } = api;
  const dependencies = {
    database,
    fileStore,
    outbox,
    publicUrl: 'http://localhost:8080',
    secrets: TEST_SECRETS,
    now: () => clock.now,
  };
  await queue.work(createJobs(dependencies), dependencies.now, api.app.log);

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
