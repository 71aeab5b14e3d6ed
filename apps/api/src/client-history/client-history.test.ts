import { auditEntrySchema } from '@cleaning/contract/audit';
import { clientHistorySchema } from '@cleaning/contract/clients';
import { pageOf } from '@cleaning/contract/http';
import { describe, expect, it } from 'vitest';
import { commanded, confirmedAppointment } from '../../test/appointment-fixtures.ts';
import { issueInvoice, pay } from '../../test/invoice-fixtures.ts';
import { reply, startedThread } from '../../test/message-fixtures.ts';
import { createDraft } from '../../test/quote-fixtures.ts';
import { startedSeries } from '../../test/series-fixtures.ts';
import { makeBeforeEach, startBeforeAll } from '../../test/set-up.ts';

const api = startBeforeAll();
const staff = makeBeforeEach(() => api.signIn({ userType: 'staff', firstName: 'Mia' }));
const client = makeBeforeEach(() => api.signIn({ firstName: 'Amira' }));

const read = async (query = '', id = client.id) => {
  const response = await api.call({ path: `clients/${id}/history/${query}`, as: staff });
  expect(response.statusCode).toBe(200);
  const body: unknown = response.json();
  const history = clientHistorySchema.parse(body);
  expect(body).toEqual(history);
  return history;
};

describe('the history of a client', () => {
  it('contains events of every record, the latest first', async () => {
    await createDraft(api, client);
    api.clock.advance(1000);
    const visit = await confirmedAppointment(api, { client, staff });
    api.clock.advance(1000);
    const invoice = await issueInvoice(api, staff, client);
    api.clock.advance(1000);
    await pay(api, staff, invoice, 50_00, 'part');
    api.clock.advance(1000);
    const thread = await startedThread(api, client);
    api.clock.advance(1000);
    await reply(api, staff, thread, 'Thank you.');
    api.clock.advance(1000);
    const change = { last_name: 'Lee', reason: 'She married.' };
    await api.call({ method: 'PATCH', path: `clients/${client.id}/`, as: staff, body: change });
    const { events, overview, has_earlier } = await read();
    expect(has_earlier).toBe(false);
    expect(events.map(({ occurred_at }) => occurred_at)).toEqual(
      events
        .map(({ occurred_at }) => occurred_at)
        .toSorted()
        .toReversed(),
    );
    expect(events[0]).toMatchObject({
      kind: 'details',
      action: 'update',
      actor_name: 'Mia',
      reason: 'She married.',
    });
    expect(events[1]).toMatchObject({ kind: 'message', actor: 'staff', excerpt: 'Thank you.' });
    expect(events[2]).toMatchObject({ kind: 'message', actor: 'client', actor_name: 'Amira' });
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'payment', payment: 'payment', amount_cents: 50_00 }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({
        kind: 'visit',
        command: 'confirm',
        reference: visit.reference,
        subject_id: visit.id,
      }),
    );
    expect(events.at(-1)).toMatchObject({ kind: 'quote', command: 'create', actor: 'client' });
    expect(overview).toEqual({
      quote_count: 1,
      open_quote_count: 0,
      visit_count: 1,
      series_count: 0,
      invoice_count: 1,
      document_count: 0,
      thread_count: 1,
      owed_cents: 60_00,
      credit_cents: 0,
      owed_count: 1,
      overdue_count: 0,
      rejected_claim_count: 0,
      next_visit: {
        id: visit.id,
        reference: visit.reference,
        status: 'confirmed',
        starts_at: visit.starts_at,
        ends_at: visit.ends_at,
        cleaner: 'Mia',
      },
      usual_cleaner: null,
    });
  });

  it('counts only the regular visits of this client', async () => {
    await startedSeries(api, { client, staff });
    const other = await api.signIn();
    expect((await read()).overview.series_count).toBe(1);
    expect((await read('', other.id)).overview.series_count).toBe(0);
  });

  it('is paged back to the start', async () => {
    await confirmedAppointment(api, { client, staff });
    await startedThread(api, client);
    const visits = await read('?kind=visits');
    expect(visits.events.map(({ kind }) => kind)).toEqual(['visit', 'visit']);
    const latest = await read('?limit=1');
    expect(latest.events).toHaveLength(1);
    expect(latest.has_earlier).toBe(true);
    expect((await read('?kind=visits&limit=2')).has_earlier).toBe(false);
  });

  it('contains nothing of another client, and is only for staff', async () => {
    await startedThread(api, client);
    const other = await api.signIn();
    expect(await read('', other.id)).toMatchObject({ events: [], overview: { thread_count: 0 } });
    const path = `clients/${other.id}/history/`;
    expect((await api.call({ path, as: client })).statusCode).toBe(403);
    const unknown = await api.call({ path: `clients/${staff.id}/history/`, as: staff });
    expect(unknown.statusCode).toBe(404);
    const admin = await api.signIn({ userType: 'admin' });
    const audit = await api.call({ path: `audit/?client_id=${other.id}`, as: admin });
    expect(pageOf(auditEntrySchema).parse(audit.json()).results).toMatchObject([
      { action: 'view', actor: { id: staff.id }, subject_type: 'client' },
    ]);
  });

  it('names the usual cleaner', async () => {
    const visit = await confirmedAppointment(api, { client, staff });
    api.clock.set(visit.starts_at ?? '');
    const started = await commanded(api, staff, visit, 'start');
    api.clock.advance(60 * 60 * 1000);
    await commanded(api, staff, started, 'complete');
    expect((await read()).overview).toMatchObject({ next_visit: null, usual_cleaner: 'Mia' });
  });
});
