import { allEndpoints } from '@cleaning/contract/endpoints';
import type { EndpointDefinition } from '@cleaning/contract/http';
import { describe, expect, it } from 'vitest';
import { confirmedAppointment, requestAppointment } from './appointment-fixtures.ts';
import type { CallOptions, TestPerson } from './create-test-app.ts';
import { invoiceIn, issueInvoice, pay } from './invoice-fixtures.ts';
import { start, startedThread } from './message-fixtures.ts';
import { multipart } from './multipart.ts';
import { signInParticipant, storeNdisInvoice, TEST_SECRETS } from './ndis-fixtures.ts';
import { act, CHOICES, CHOICES_TOTAL_CENTS, command, createDraft, SITE } from './quote-fixtures.ts';
import { aPdf, named } from './sample-files.ts';
import { startedSeries } from './series-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from './set-up.ts';

/** Endpoints that clients can call and that have one record's id in the path. */
const owned: readonly EndpointDefinition[] = allEndpoints.filter(
  ({ path, access }) =>
    path.includes(':id') &&
    ['signed-in', 'client', 'client-or-office', 'client-or-staff'].includes(access),
);

const api = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
const stranger = makeBeforeAll(() => api.signIn());

const idIn = async (call: CallOptions): Promise<string> =>
  (await api.call(call)).json<{ id: string }>().id;

const uploaded = async (as: TestPerson, path: string, fields: Record<string, string> = {}) =>
  idIn({
    method: 'POST',
    path,
    as,
    ...(await multipart({ ...fields, file: named('a.pdf', aPdf()) })),
  });

/**
 * Creates a record of a user, by the beginning of the path that acts on it. The longest match
 * applies.
 */
const MAKERS: Readonly<Record<string, (owner: TestPerson) => Promise<string>>> = {
  'accounts/sessions/': async (owner) =>
    (await api.call({ path: 'accounts/sessions/', as: owner })).json<{
      results: { id: string }[];
    }>().results[0]?.id ?? '',
  'accounts/addresses/': (as) =>
    idIn({
      method: 'POST',
      path: 'accounts/addresses/',
      as,
      body: { label: 'Home', line1: '1 Blaxland Road', suburb: 'Ryde', postcode: '2112' },
    }),
  'quotes/': async (owner) => (await createDraft(api, owner)).id,
  'quotes/attachments/': async (owner) =>
    uploaded(owner, 'quotes/attachments/', { quote_id: (await createDraft(api, owner)).id }),
  'quotes/templates/': (as) =>
    idIn({
      method: 'POST',
      path: 'quotes/templates/',
      as,
      body: { name: 'Weekly', ...CHOICES, ...SITE },
    }),
  'quotes/revisions/': async (owner) => {
    const draft = await createDraft(api, owner);
    const submitted = (await act(api, owner, draft, 'submit')).json<{
      id: string;
      version: number;
    }>();
    await command(api, staff, submitted, 'send');
    const list = await api.call({ path: `quotes/revisions/?quote_id=${draft.id}`, as: owner });
    return list.json<{ results: { id: string }[] }>().results[0]?.id ?? '';
  },
  'appointments/': async (owner) => (await requestAppointment(api, owner)).id,
  'appointments/:id/reschedule_request/': async (owner) =>
    (
      await confirmedAppointment(api, {
        client: owner,
        staff: await api.signIn({ userType: 'staff' }),
      })
    ).id,
  'appointment_series/': async (client) =>
    (await startedSeries(api, { client, staff: await api.signIn({ userType: 'staff' }) })).id,
  'messages/': async (owner) => (await startedThread(api, owner)).id,
  'messages/attachments/': async (owner) => {
    const id = await uploaded(owner, 'messages/attachments/');
    await start(api, owner, { attachment_ids: [id] });
    return id;
  },
  'documents/': (owner) => uploaded(owner, 'documents/', { category: 'photos' }),
  'invoices/': async (owner) => (await issueInvoice(api, staff, owner)).id,
  'invoices/:id/receipt_pdf/': async (owner) => {
    const invoice = await issueInvoice(api, staff, owner);
    const paid = invoiceIn(await pay(api, staff, invoice, 10_00, 'REF-1'));
    madeQueries.set(invoice.id, `?payment_id=${paid.payments[0]?.id}`);
    return invoice.id;
  },
  'invoices/ndis/': (owner) => storeNdisInvoice(api, owner.id, { number: 'INV-2026-09999' }),
};

const UNKNOWN_ID = '0d3a0000-0000-4000-8000-00000000ffff';

/** Valid bodies of calls, where validation runs before the row is looked up. */
const BODIES: Readonly<Record<string, object>> = {
  updateAddress: { version: 1, label: 'Work' },
  updateQuote: { version: 1, access_notes: 'Ring twice.' },
  submitQuote: { version: 1, expected_total_cents: CHOICES_TOTAL_CENTS },
  cancelQuote: { version: 1 },
  approveQuote: { version: 1, approved_name: 'Robin Park', accepts_terms: true },
  declineQuote: { version: 1 },
  requestQuoteChanges: { version: 1, comment: 'Two rooms more, please.' },
  updateQuoteTemplate: { name: 'Monthly' },
  cancelAppointment: { version: 1 },
  requestReschedule: { version: 2, preferred_date: '2026-12-10', preferred_time: 'morning' },
  withdrawReschedule: { version: 2 },
  pauseSeries: { version: 1, from: '2026-12-10' },
  resumeSeries: { version: 1, resumes_on: '2026-12-20' },
  replyToThread: { body: 'Thank you.' },
  markThreadRead: { last_read_message_id: UNKNOWN_ID },
};

const QUERIES: Readonly<Record<string, string>> = {
  deleteAddress: '?version=1',
  deleteQuote: '?version=1',
};

/** Query strings that are needed to reach some of the created records. */
const madeQueries = new Map<string, string>();

function makerOf(path: string) {
  const [prefix] = Object.keys(MAKERS)
    .filter((begin) => path.startsWith(begin))
    .toSorted((one, other) => other.length - one.length);
  const maker = prefix === undefined ? undefined : MAKERS[prefix];
  if (maker === undefined) throw new Error(`Nothing here makes what "${path}" is about. Add it.`);
  return maker;
}

describe.each(owned.map((endpoint) => ({ title: endpoint.name, endpoint })))(
  '$title',
  ({ endpoint: { name, method, path } }) => {
    const callOn = (id: string, as: TestPerson, query: string) =>
      api.call({
        method,
        path: `${path.replaceAll(/:(?:[a-z]+_)?id/gu, id)}${query}`,
        as,
        body: BODIES[name],
      });

    it('is found by its owner, and is not found by another client', async () => {
      const owner = await signInParticipant(api);
      const id = await makerOf(path)(owner);

      const query = madeQueries.get(id) ?? QUERIES[name] ?? '';

      const theirs = await callOn(id, stranger, query);
      const nothing = await callOn(UNKNOWN_ID, stranger, query);
      expect(theirs.statusCode).toBe(404);
      expect(theirs.json()).toEqual(nothing.json());

      const own = await callOn(id, owner, query);
      expect([200, 201, 204, 400, 409]).toContain(own.statusCode);
    });
  },
);
