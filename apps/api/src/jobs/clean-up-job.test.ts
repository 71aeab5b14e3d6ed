import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { isSignedIn, post, register, registerAndVerify } from '../../test/account-fixtures.ts';
import { runDue } from '../../test/run-due.ts';
import { TEST_SECRETS } from '../../test/ndis-fixtures.ts';
import { startBeforeAll } from '../../test/set-up.ts';
import { mailboxTransport } from '../core/mail/transport.ts';
import { deliverDueMails } from '../core/mail/deliver.ts';
import { renderPdf } from '../core/pdf/render-pdf.ts';
import { cleanUpJob } from './clean-up-job.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const api = startBeforeAll();

const countRows = async () => {
  const { query } = api.database;
  const counts = await Promise.all(
    [query.users, query.sessions, query.accountLinks, query.rateLimitWindows].map(
      async (table) => (await table.findMany()).length,
    ),
  );
  const [people, sessions, links, windows] = counts;
  return { people, sessions, links, windows, mails: (await api.mails()).length };
};

const deliverMails = () =>
  deliverDueMails({
    database: api.database,
    transport: mailboxTransport,
    renderPdf,
    secrets: TEST_SECRETS,
    now: () => api.clock.now,
    onFailure: vi.fn(),
  });

it('deletes only expired records', async () => {
  const pending = await register(api, { email: 'pending@mail.example' });
  const client = await registerAndVerify(api, { email: 'client@mail.example' });
  await deliverMails();
  await runDue(api, cleanUpJob);
  expect(await countRows()).toMatchObject({ people: 2, sessions: 2, links: 2, mails: 2 });

  api.clock.advance(7 * DAY_MS);
  await runDue(api, cleanUpJob);
  expect(await isSignedIn(api, pending.token)).toBe(true);

  api.clock.advance(1);
  await runDue(api, cleanUpJob);
  expect(await isSignedIn(api, pending.token)).toBe(false);
  expect(await isSignedIn(api, client.token)).toBe(true);
  expect(await countRows()).toMatchObject({ people: 1, sessions: 1, links: 0, mails: 2 });

  api.clock.advance(30 * DAY_MS);
  await runDue(api, cleanUpJob);
  expect(await countRows()).toEqual({ people: 1, sessions: 0, links: 0, windows: 0, mails: 0 });
});

it('keeps a verified account of any age', async () => {
  api.clock.advance(1000 * DAY_MS);
  await runDue(api, cleanUpJob);
  const response = await post(api, 'auth/login', {
    email: 'client@mail.example',
    password: 'Quiet-Wren-8',
  });
  expect(response.statusCode).toBe(200);
});

describe('a kind of record that cannot be deleted', () => {
  beforeAll(async () => {
    await api.database.execute(sql`
      create function refuse() returns trigger language plpgsql as
      $$ begin raise 'This record cannot be deleted.'; end $$`);
  });

  it.each([
    ['sessions', 'sessions'],
    ['links', 'account_links'],
    ['windows', 'rate_limit_windows'],
    ['mails', 'mails'],
  ] as const)('holds no other up: %s', async (kind, table) => {
    await registerAndVerify(api, { email: `${kind}@mail.example` });
    await deliverMails();
    api.clock.advance(1000 * DAY_MS);
    const expired = await countRows();
    for (const count of Object.values(expired)) expect(count).toBeGreaterThan(0);

    await api.database.execute(
      sql.raw(`create trigger refuse before delete on ${table} execute function refuse()`),
    );
    const failures: string[] = [];
    const context = { ...api.dependencies, now: api.clock.now };
    for (const step of await cleanUpJob.listDue(context)) {
      await cleanUpJob.run(context, step).catch(() => void failures.push(step));
    }
    await api.database.execute(sql.raw(`drop trigger refuse on ${table}`));
    expect(failures).toHaveLength(1);
    const none = { sessions: 0, links: 0, windows: 0, mails: 0 };
    const { people, [kind]: kept } = expired;
    expect(await countRows()).toEqual({ ...none, people, [kind]: kept });

    await runDue(api, cleanUpJob);
    expect(await countRows()).toEqual({ ...none, people });
  });
});
