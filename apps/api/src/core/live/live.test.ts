import { randomUUID } from 'node:crypto';
import { LIVE_KINDS } from '@cleaning/contract/live/rules';
import { sql } from 'drizzle-orm';
import { eventually } from '@cleaning/test-setup/eventually';
import { describe, expect, it } from 'vitest';
import { requestAppointment } from '../../../test/appointment-fixtures.ts';
import type { TestPerson } from '../../../test/create-test-app.ts';
import { newEnquiry } from '../../../test/enquiry-fixtures.ts';
import { createInvoice, issueInvoice, command } from '../../../test/invoice-fixtures.ts';
import { openStream } from '../../../test/live-reader.ts';
import { startedThread } from '../../../test/message-fixtures.ts';
import { multipart } from '../../../test/multipart.ts';
import {
  command as commandQuote,
  createDraft,
  createOfficeQuote,
} from '../../../test/quote-fixtures.ts';
import { aPdf, named } from '../../../test/sample-files.ts';
import { startedSeries } from '../../../test/series-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';
import { bankStatements, claimBatches, quotes } from '../db/schema/index.ts';
import { deleteLiveEventsBefore } from './live-event-repository.ts';

const api = startBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));

/** Deletes the events of earlier tests. */
const forgetEvents = () => deleteLiveEventsBefore(api.database, new Date('2100-01-01'));

/** Creates a record of each kind for a client, and returns its id. */
const MAKERS: Readonly<
  Record<(typeof LIVE_KINDS)[number], (owner: TestPerson) => Promise<string>>
> = {
  quote: async (owner) => (await createDraft(api, owner)).id,
  appointment: async (owner) => (await requestAppointment(api, owner)).id,
  series: async (client) => (await startedSeries(api, { client, staff })).id,
  invoice: async (owner) => (await issueInvoice(api, staff, owner)).id,
  thread: async (owner) => (await startedThread(api, owner)).id,
  document: async (as) => {
    const file = named('a.pdf', aPdf());
    const sent = await multipart({ category: 'photos', file });
    const response = await api.call({ method: 'POST', path: 'documents/', as, ...sent });
    return response.json<{ id: string }>().id;
  },
  client: async (as) => {
    const body = { label: 'Home', line1: '1 Blaxland Road', suburb: 'Ryde', postcode: '2112' };
    await api.call({ method: 'POST', path: 'accounts/addresses/', as, body });
    return as.id;
  },
  enquiry: async () => (await newEnquiry(api, staff)).id,
  claim_batch: async () => {
    const id = randomUUID();
    await api.database.insert(claimBatches).values({
      id,
      formatVersion: '1',
      csvDateFormat: 'YYYY-MM-DD',
      invoiceCount: 1,
      rowCount: 1,
      totalCents: 1,
      createdBy: staff.id,
      createdAt: api.clock.now,
    });
    return id;
  },
  bank_statement: async () => {
    const id = randomUUID();
    await api.database.insert(bankStatements).values({
      id,
      fileName: 'november.ofx',
      format: 'ofx',
      accountEnding: '678',
      firstDay: '2026-11-01',
      lastDay: '2026-11-20',
      usedCount: 0,
      outCount: 0,
      createdAt: api.clock.now,
    });
    return id;
  },
  cleaner: async () => {
    const { id } = await api.signIn({ userType: 'staff' });
    const body = { version: 1, counts_from: '2026-11-30', days: [] };
    await api.call({ method: 'POST', path: `cleaners/${id}/hours/`, as: staff, body });
    return id;
  },
  presence: async () => {
    const id = randomUUID();
    const body = { kind: 'quote', id };
    await api.call({ method: 'POST', path: 'staff/presence/', as: staff, body });
    return id;
  },
};

/** The kinds that clients receive no events of. */
const STAFF_ALONE: readonly string[] = [
  'enquiry',
  'claim_batch',
  'bank_statement',
  'cleaner',
  'presence',
];

describe('a live change', () => {
  it.each(LIVE_KINDS)(
    'of a %s is sent to staff and its client, and to no other client',
    async (kind) => {
      const [owner, stranger] = [await api.signIn(), await api.signIn()];
      await forgetEvents();
      const streams = {
        owner: await openStream(api.app, owner),
        stranger: await openStream(api.app, stranger),
        staff: await openStream(api.app, staff),
      };
      const id = await MAKERS[kind](owner);
      await streams.staff.hears(id);
      if (!STAFF_ALONE.includes(kind)) await streams.owner.hears(id);

      // The reader's own change ends the wait: events before it would have been received earlier.
      const own = await createDraft(api, stranger);
      await streams.stranger.hears(own.id);
      expect(streams.stranger.changed()).toEqual([own.id]);

      // Streams that open later receive the change as well.
      expect((await openStream(api.app, stranger)).changed()).toEqual([own.id]);
      expect((await openStream(api.app, staff)).changed()).toContain(id);
      const late = await openStream(api.app, owner);
      expect(late.changed().includes(id)).toBe(!STAFF_ALONE.includes(kind));
      expect(streams.owner.changed().includes(id)).toBe(!STAFF_ALONE.includes(kind));
    },
  );

  it('is received from another process, without any data of a row', async () => {
    const another = await api.startAnother();
    const owner = await api.signIn({ firstName: 'Marguerite' });
    const stream = await openStream(another, owner);
    const { id } = await createDraft(api, owner);
    await stream.hears(id);
    const changes = stream.received.filter(({ event }) => event === 'change');
    for (const { data } of changes) expect(Object.keys(data)).toEqual(['kind', 'id']);
  });

  it('of a draft invoice is not sent to its client until it is issued', async () => {
    const owner = await api.signIn();
    const [theirs, ours] = [await openStream(api.app, owner), await openStream(api.app, staff)];
    const draft = await createInvoice(api, staff, owner);
    await ours.hears(draft.id);
    const quote = await createDraft(api, owner);
    await theirs.hears(quote.id);
    expect(theirs.changed()).not.toContain(draft.id);
    expect((await openStream(api.app, owner)).changed()).not.toContain(draft.id);
    await command(api, staff, draft, 'issue', { version: draft.version });
    await theirs.hears(draft.id);
  });

  it('of a quote of the office is not sent to its client until the quote is', async () => {
    const owner = await api.signIn();
    const [theirs, ours] = [await openStream(api.app, owner), await openStream(api.app, staff)];
    const draft = await createOfficeQuote(api, staff, owner);
    await ours.hears(draft.id);
    const file = named('a.pdf', aPdf());
    const form = await multipart({ quote_id: draft.id, file });
    await api.call({ method: 'POST', path: 'quotes/attachments/', as: staff, ...form });
    const quote = await createDraft(api, owner);
    await theirs.hears(quote.id);
    expect(theirs.changed()).not.toContain(draft.id);
    expect((await openStream(api.app, owner)).changed()).not.toContain(draft.id);
    await commandQuote(api, staff, draft, 'send');
    await theirs.hears(draft.id);
  });

  it('of leave is sent to staff when it is added, and when it is removed', async () => {
    const cleaner = await api.signIn({ userType: 'staff' });
    const stream = await openStream(api.app, staff);
    const heardTimes = (times: number) =>
      eventually(() => {
        const theirs = stream.received.filter(({ data }) => data['id'] === cleaner.id);
        expect(theirs.map(({ data }) => data['kind'])).toEqual(Array(times).fill('cleaner'));
      });
    const post = (path: string, body: object) =>
      api.call({ method: 'POST', path, as: staff, body });
    const dates = { first_date: '2026-11-30', last_date: '2026-11-30' };
    const added = await post(`cleaners/${cleaner.id}/leave/`, {
      ...dates,
      kind: 'annual',
      visits: [],
    });
    const leave = added.json<{ id: string; version: number }>();
    await heardTimes(1);
    await post(`leave/${leave.id}/remove/`, { version: leave.version });
    await heardTimes(2);
  });

  it('that is rolled back is never sent', async () => {
    const owner = await api.signIn();
    const stream = await openStream(api.app, owner);
    const { id } = await createDraft(api, owner);
    await stream.hears(id);
    const before = stream.received.length;
    await api.database
      .transaction(async (transaction) => {
        await transaction.update(quotes).set({ revision: 2 });
        throw new Error('No.');
      })
      .catch(() => undefined);
    const after = await createDraft(api, owner);
    await stream.hears(after.id);
    expect(stream.received.slice(before).every(({ data }) => data['id'] === after.id)).toBe(true);
  });
});

describe('a reconnected stream', () => {
  it('gets the missed changes, and no others', async () => {
    const owner = await api.signIn();
    const old = await createDraft(api, owner);
    const first = await openStream(await api.startAnother(), owner);
    expect(first.changed()).toContain(old.id);
    first.close();
    const missed = await createDraft(api, owner);
    const ofAnother = await createDraft(api, await api.signIn());
    const again = await openStream(api.app, owner, first.lastEventId());
    // An earlier change is sent again if any transaction of the database server was open then.
    expect(again.changed()).toContain(missed.id);
    expect(again.changed()).not.toContain(ofAnother.id);
    expect(again.received.map(({ event }) => event)).not.toContain('reset');
  });

  it('gets a change whose transaction began before and ended after its last event', async () => {
    const owner = await api.signIn();
    const { id } = await createDraft(api, owner);
    await forgetEvents();
    const { promise: isOpen, resolve: letCommit } = Promise.withResolvers<undefined>();
    const { promise: hasWritten, resolve: wrote } = Promise.withResolvers<undefined>();
    const slow = api.database.transaction(async (transaction) => {
      await transaction.execute(sql`update quotes set revision = 2 where id = ${id}`);
      wrote(undefined);
      await isOpen;
    });
    await hasWritten;
    const later = await createDraft(api, owner);
    // The connection of another process starts while the slow transaction is still open.
    const first = await openStream(await api.startAnother(), owner);
    expect(first.changed()).toEqual([later.id]);
    first.close();
    letCommit(undefined);
    await slow;
    const again = await openStream(api.app, owner, first.lastEventId());
    expect(again.changed()).toContain(id);
  });

  it.each([
    ['was never sent', 'yesterday'],
    ['is too old', `1-${Date.UTC(2026, 0, 1)}`],
    ['is of another database', `999999999999-${Date.UTC(2100, 0, 1)}`],
  ])('gets a full refresh when its last id %s', async (_title, lastEventId) => {
    const stream = await openStream(api.app, staff, lastEventId);
    expect(stream.received.map(({ event }) => event)).toEqual(['reset', 'ready']);
  });

  it('gets a full refresh when it missed too many changes', async () => {
    const owner = await api.signIn();
    const first = await openStream(api.app, owner);
    first.close();
    await api.database.execute(
      sql`insert into live_events (transaction_id, kind, record_id, client_id)
          select pg_current_xact_id(), 'quote', gen_random_uuid(), ${owner.id} from generate_series(1, 501)`,
    );
    const again = await openStream(api.app, owner, first.lastEventId());
    expect(again.received.map(({ event }) => event)).toEqual(['reset', 'ready']);
  });
});
