import { dashboardSchema, ownDataSchema } from '@cleaning/contract/clients';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirmedAppointment, requestAppointment } from '../../test/appointment-fixtures.ts';
import type { TestPerson } from '../../test/create-test-app.ts';
import { createInvoice, issueInvoice, pay } from '../../test/invoice-fixtures.ts';
import { multipart } from '../../test/multipart.ts';
import { aPdf, named } from '../../test/sample-files.ts';
import { reply, startedThread } from '../../test/message-fixtures.ts';
import { createDraft, storeStatus } from '../../test/quote-fixtures.ts';
import { makeBeforeEach, startBeforeAll } from '../../test/set-up.ts';

const api = startBeforeAll();
beforeEach(() => api.clock.set('2026-11-21T00:00:00.000Z'));
const staff = makeBeforeEach(() => api.signIn({ userType: 'staff' }));
const client = makeBeforeEach(() => api.signIn());

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reads the dashboard, and checks that the response has exactly the shape of the contract. */
async function dashboardOf(as: TestPerson) {
  const response = await api.call({ path: 'accounts/dashboard/', as });
  expect(response.json()).toEqual(dashboardSchema.parse(response.json()));
  return dashboardSchema.parse(response.json());
}

async function dataOf(as: TestPerson) {
  const response = await api.call({ path: 'accounts/export/', as });
  expect(response.json()).toEqual(ownDataSchema.parse(response.json()));
  return ownDataSchema.parse(response.json());
}

describe('the dashboard', () => {
  it('has content for a client without any records', async () => {
    expect(await dashboardOf(client)).toMatchObject({
      next_appointment: null,
      quotes: { status_counts: {}, waiting: [], drafts: [] },
      invoices: { due_cents: 0, due_count: 0, overdue_cents: 0, overdue_count: 0, invoices: [] },
      unread: { messages: 0, threads: 0 },
      threads: [],
    });
  });

  it('shows the next appointment, and what is to be paid, oldest first', async () => {
    const appointment = await confirmedAppointment(api, { client, staff });
    const first = await issueInvoice(api, staff, client);
    const paid = await issueInvoice(api, staff, client);
    await pay(api, staff, paid, paid.total_cents, 'PAID-IN-FULL');
    api.clock.advance(DAY_MS);
    const second = await issueInvoice(api, staff, client);
    const dashboard = await dashboardOf(client);
    expect(dashboard.next_appointment).toMatchObject({ id: appointment.id, status: 'confirmed' });
    expect(dashboard.invoices).toMatchObject({ due_cents: 220_00, due_count: 2 });
    expect(dashboard.invoices.invoices.map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  it('shows the open offers, and the unread messages', async () => {
    const draft = await createDraft(api, client);
    await storeStatus(api, draft, 'sent');
    const unfinished = await createDraft(api, client);
    const thread = await startedThread(api, client);
    await reply(api, staff, thread);
    expect(await dashboardOf(client)).toMatchObject({
      quotes: {
        status_counts: { draft: 1, sent: 1 },
        waiting: [{ id: draft.id }],
        drafts: [{ id: unfinished.id }],
      },
      unread: { messages: 1, threads: 1 },
      threads: [{ id: thread.id, unread_count: 1 }],
    });
  });

  it('shows what is overdue', async () => {
    await issueInvoice(api, staff, client);
    api.clock.advance(15 * DAY_MS);
    expect((await dashboardOf(client)).invoices).toMatchObject({
      overdue_cents: 110_00,
      overdue_count: 1,
    });
  });

  it('shows nothing of another client', async () => {
    const other = await api.signIn();
    await issueInvoice(api, staff, other);
    await createDraft(api, other);
    await startedThread(api, other);
    expect(await dashboardOf(client)).toMatchObject({
      quotes: { drafts: [] },
      invoices: { invoices: [] },
      threads: [],
    });
  });
});

describe('the export of a client’s data', () => {
  it('contains what the client entered and did, and the NDIS number masked only', async () => {
    const participant = await api.signIn({ clientType: 'ndis' });
    await api.call({
      method: 'PATCH',
      path: 'accounts/profile/client/',
      as: participant,
      body: { version: 1, ndis_number: '430000005', nominee_name: 'Ada Park' },
    });
    await api.call({
      method: 'POST',
      path: 'accounts/addresses/',
      as: participant,
      body: { line1: '12 Example Street', suburb: 'Ryde', postcode: '2112' },
    });
    const appointment = await requestAppointment(api, participant);
    const quote = await createDraft(api, participant);
    const file = named('kitchen.pdf', aPdf());
    await api.call({
      method: 'POST',
      path: 'quotes/attachments/',
      as: participant,
      ...(await multipart({ quote_id: quote.id, file })),
    });
    const invoice = await issueInvoice(api, staff, participant);
    const thread = await startedThread(api, participant);
    const data = await dataOf(participant);
    expect(data).toMatchObject({
      exported_at: api.clock.now.toISOString(),
      profile: { id: participant.id, email: participant.email },
      client_profile: { nominee_name: 'Ada Park', ndis_number_masked: '43x xxx x05' },
      social_accounts: { has_password: true },
      sessions: [{ is_current: true }],
      addresses: [{ suburb: 'Ryde' }],
      quotes: [{ id: quote.id }],
      invoices: [{ id: invoice.id, lines: [{ description: 'General clean' }] }],
      appointments: [{ id: appointment.id }],
      attachments: [{ quote_id: quote.id, file_name: 'kitchen.pdf' }],
      documents: [],
      messages: [{ id: thread.id, messages: [{ is_mine: true }] }],
    });
    expect(JSON.stringify(data)).not.toMatch(/430000005|argon2/u);
    expect(JSON.stringify(data)).not.toContain(participant.token);
  });

  it('contains no invoice that the company has not sent yet', async () => {
    await createInvoice(api, staff, client);
    expect((await dataOf(client)).invoices).toEqual([]);
  });

  it('contains nothing of another client', async () => {
    const other = await api.signIn();
    await requestAppointment(api, other);
    await createDraft(api, other);
    await issueInvoice(api, staff, other);
    await startedThread(api, other);
    const data = await dataOf(client);
    expect(data).toMatchObject({
      addresses: [],
      quotes: [],
      invoices: [],
      appointments: [],
      messages: [],
    });
    expect(data.profile.id).toBe(client.id);
  });
});
