import {
  invoiceResultsSchema,
  invoiceTotalsSchema,
  uninvoicedVisitSchema,
  type Invoice,
  type UninvoicedVisit,
} from '@cleaning/contract/invoices';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createDraft, storeStatus } from '../../../test/quote-fixtures.ts';
import { startedSeries } from '../../../test/series-fixtures.ts';
import type { TestPerson } from '../../../test/create-test-app.ts';
import {
  changeStoredAppointment,
  command,
  createInvoice,
  invoiceIn,
  issueInvoice,
  pay,
  readInvoice,
} from '../../../test/invoice-fixtures.ts';
import {
  recordRegistration,
  signInParticipant,
  storeCompletedAppointment,
  TEST_SECRETS,
} from '../../../test/ndis-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

let lastNdisNumber = 430_000_700;
const DAY_MS = 24 * 60 * 60 * 1000;

const testApp = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeAll(() => testApp.signIn({ userType: 'staff' }));
beforeAll(async () => recordRegistration(testApp, await testApp.signIn({ userType: 'admin' })));
const client = makeBeforeEach(() => testApp.signIn());

const CANCELLED_LATE = {
  status: 'cancelled',
  isLateCancellation: true,
  cancelledBy: 'client',
  cancellationNoticeAt: new Date('2026-11-17T21:00:00Z'),
} as const;

const TOOK_PLACE = { status: 'completed', cancelledBy: null, cancellationNoticeAt: null } as const;

const aParticipant = () => {
  lastNdisNumber += 1;
  return signInParticipant(testApp, { ndisNumber: `${lastNdisNumber}` });
};

async function uninvoiced(of: TestPerson): Promise<UninvoicedVisit[]> {
  const response = await testApp.call({ path: 'invoices/uninvoiced_visits/', as: staff });
  const visits = uninvoicedVisitSchema.array().parse(response.json());
  return visits.filter(({ client_id: id }) => id === of.id);
}

async function bulk(name: 'create' | 'issue' | 'send_again', body: object) {
  const response = await testApp.call({
    method: 'POST',
    path: `invoices/bulk_${name}/`,
    as: staff,
    body,
  });
  expect(response.statusCode).toBe(200);
  return invoiceResultsSchema.parse(response.json()).results;
}

const totals = async () =>
  invoiceTotalsSchema.parse((await testApp.call({ path: 'invoices/totals/', as: staff })).json());

const ratesOf = async ({ id }: TestPerson) => {
  const path = `invoices/hourly_rates/?client_id=${id}`;
  return (await testApp.call({ path, as: staff })).json();
};

/** The place of an invoice in its number series. */
const placeOf = (number: string | null | undefined) => Number(number?.slice(-5));

describe('the hourly rate for a client', () => {
  test('is today’s price limit, and then the rate that was billed last', async () => {
    const participant = await aParticipant();
    expect(await ratesOf(participant)).toMatchObject({ private_cents: null, ndis_cents: 60_10 });
    const visit = await storeCompletedAppointment(testApp, participant.id, '2026-11-18');
    await bulk('create', { drafts: [{ appointment_ids: [visit], hourly_rate_cents: 55_00 }] });
    expect(await ratesOf(participant)).toMatchObject({ private_cents: null, ndis_cents: 55_00 });
    expect(await ratesOf(client)).toMatchObject({ private_cents: null, ndis_cents: 60_10 });
  });

  test('is shown to the client only from their last invoice, not from drafts, limits or others', async () => {
    const participant = await aParticipant();
    const mine = async (as: TestPerson) =>
      (await testApp.call({ path: 'invoices/hourly_rates/mine/', as })).json();
    const visit = await storeCompletedAppointment(testApp, participant.id, '2026-11-18');
    const [{ invoice } = { invoice: null }] = await bulk('create', {
      drafts: [{ appointment_ids: [visit], hourly_rate_cents: 55_00 }],
    });
    expect(await mine(participant)).toMatchObject({ private_cents: null, ndis_cents: null });
    await bulk('issue', { invoices: [{ id: invoice?.id, version: 1 }] });
    expect(await mine(participant)).toMatchObject({ private_cents: null, ndis_cents: 55_00 });
    expect(await mine(client)).toMatchObject({ private_cents: null, ndis_cents: null });
  });

  test('is requested for one client', async () => {
    const response = await testApp.call({ path: 'invoices/hourly_rates/', as: staff });
    expect(response.statusCode).toBe(400);
  });
});

describe('visits that are not invoiced yet', () => {
  test('are proposed at the price limit, and then at the rate that was billed last', async () => {
    const participant = await aParticipant();
    const first = await storeCompletedAppointment(testApp, participant.id, '2026-11-18');
    const second = await storeCompletedAppointment(testApp, participant.id, '2026-11-19');
    const [one, two] = await uninvoiced(participant);
    expect(one).toMatchObject({
      appointment_id: first,
      kind: 'ndis',
      minutes: 150,
      hours: 2.5,
      hourly_rate_cents: 60_10,
      is_cancellation: false,
      quote: null,
    });
    expect(two?.appointment_id).toBe(second);
    await bulk('create', {
      drafts: [{ appointment_ids: [first], hourly_rate_cents: 55_00 }],
    });
    expect(await uninvoiced(participant)).toMatchObject([
      { appointment_id: second, hourly_rate_cents: 55_00 },
    ]);
  });

  test('have no rate when the client was never billed and there is no limit', async () => {
    const id = await storeCompletedAppointment(testApp, client.id, '2026-11-18');
    await changeStoredAppointment(testApp, id, { serviceId: 'general' });
    expect(await uninvoiced(client)).toMatchObject([{ kind: 'private', hourly_rate_cents: null }]);
  });

  test('have the agreed fee for a cancelled participant visit, and are omitted without one', async () => {
    const participant = await aParticipant();
    const id = await storeCompletedAppointment(testApp, participant.id, '2026-11-18');
    await changeStoredAppointment(testApp, id, CANCELLED_LATE);
    expect(await uninvoiced(participant)).toMatchObject([
      { is_cancellation: true, max_hourly_rate_cents: null },
    ]);
    await storePlanFee(participant, 100_00);
    expect(await uninvoiced(participant)).toMatchObject([{ max_hourly_rate_cents: 40_00 }]);
    await storePlanFee(participant, 0);
    expect(await uninvoiced(participant)).toEqual([]);
  });

  test('include only visits that took place, or cancelled NDIS visits', async () => {
    const planned = await storeCompletedAppointment(testApp, client.id, '2026-11-18');
    await changeStoredAppointment(testApp, planned, { status: 'confirmed' });
    const cancelled = await storeCompletedAppointment(testApp, client.id, '2026-11-19');
    await changeStoredAppointment(testApp, cancelled, { ...CANCELLED_LATE, serviceId: 'general' });
    expect(await uninvoiced(client)).toEqual([]);
  });

  test('are only for staff', async () => {
    const refused = await testApp.call({ path: 'invoices/uninvoiced_visits/', as: client });
    expect(refused.statusCode).toBe(403);
  });
});

async function storePlanFee({ id }: TestPerson, cancellation_fee_cents: number) {
  const read = await testApp.call({ path: `clients/${id}/`, as: staff });
  const { version } = read.json<{ profile: { version: number } }>().profile;
  const saved = await testApp.call({
    method: 'PATCH',
    path: `clients/${id}/profile/`,
    as: staff,
    body: { version, cancellation_fee_cents, reason: 'A new agreement.' },
  });
  expect(saved.statusCode).toBe(200);
}

const billed = (id: string) =>
  bulk('create', { drafts: [{ appointment_ids: [id], hourly_rate_cents: 55_00 }] });

describe('the visits of a series that a quote began', () => {
  test('are billed one by one, and the invoice of the quote bills the first alone', async () => {
    const quote = await createDraft(testApp, client);
    await storeStatus(testApp, quote, 'converted');
    const series = await startedSeries(testApp, { client, staff });
    const visits = series.occurrences.flatMap(({ appointment }) => appointment ?? []);
    for (const { id } of visits) {
      await changeStoredAppointment(testApp, id, {
        ...CANCELLED_LATE,
        isLateCancellation: false,
        quoteId: quote.id,
      });
    }
    const [first, second] = visits;
    if (first === undefined || second === undefined) throw new Error('The series has no visits.');
    await changeStoredAppointment(testApp, first.id, TOOK_PLACE);
    expect(await uninvoiced(client)).toMatchObject([{ appointment_id: first.id, quote: null }]);
    const ofQuote = { method: 'POST', path: 'invoices/from_quote/', as: staff } as const;
    await testApp.call({ ...ofQuote, body: { quote_id: quote.id } });
    expect(await uninvoiced(client)).toEqual([]);

    await changeStoredAppointment(testApp, second.id, TOOK_PLACE);
    expect(await uninvoiced(client)).toMatchObject([{ appointment_id: second.id }]);
    expect(await billed(first.id)).toMatchObject([{ invoice: null }]);
    expect(await billed(second.id)).toMatchObject([{ invoice: { total_cents: 137_50 } }]);
  });
});

describe('creating drafts for many clients in one call', () => {
  test('treats each separately: a refused one does not stop the others', async () => {
    const one = await aParticipant();
    const other = await aParticipant();
    const visits = [
      await storeCompletedAppointment(testApp, one.id, '2026-11-18'),
      await storeCompletedAppointment(testApp, other.id, '2026-11-18'),
    ] as const;
    const results = await bulk('create', {
      drafts: [
        { appointment_ids: [visits[0]], hourly_rate_cents: 60_10 },
        { appointment_ids: visits, hourly_rate_cents: 60_10 },
        { appointment_ids: [visits[1]], hourly_rate_cents: 60_10 },
      ],
    });
    expect(results).toMatchObject([
      { invoice: { number: null, total_cents: 150_25 }, error: null },
      {
        invoice: null,
        error: { code: 'validation_failed', detail: 'Choose visits of one client.' },
      },
      { invoice: { total_cents: 150_25 }, error: null },
    ]);
  });
});

describe('several invoices', () => {
  test('issues each separately, with the reason when its check fails', async () => {
    const participant = await aParticipant();
    const fine = await createInvoice(testApp, staff, client);
    const bad = await createInvoice(testApp, staff, participant, {
      kind: 'ndis',
      lines: [
        {
          description: 'Too dear',
          quantity: 1,
          unit: 'H',
          unit_price_cents: 99_00,
          service_date_from: '2026-11-18',
          support_item_number: '01_020_0120_1_1',
        },
      ],
    });
    const results = await bulk('issue', {
      invoices: [bad, fine].map(({ id, version }) => ({ id, version })),
    });
    expect(results).toMatchObject([
      { invoice: null, error: { code: 'not_compliant' } },
      { invoice: { id: fine.id, number: expect.stringMatching(/^INV-/u) }, error: null },
    ]);
    expect((await readInvoice(testApp, staff, bad)).status).toBe('draft');
    expect((await readInvoice(testApp, staff, fine)).status).toBe('issued');
  });

  test('sends again only those with an amount owed', async () => {
    const owed = await issueInvoice(testApp, staff, client);
    const draft = await createInvoice(testApp, staff, client);
    const results = await bulk('send_again', {
      invoices: [owed, draft].map(({ id, version }) => ({ id, version })),
    });
    expect(results).toMatchObject([
      { invoice: { id: owed.id }, error: null },
      { invoice: null, error: { code: 'invalid_transition' } },
    ]);
  });

  test('get their numbers in the order of the list, and keep no other issue waiting', async () => {
    const drafts: Invoice[] = [];
    for (let made = 0; made < 50; made += 1) {
      drafts.push(await createInvoice(testApp, staff, client));
    }
    const [single, ...listed] = drafts;
    if (single === undefined) throw new Error('There is no draft.');
    const answered: string[] = [];
    const bulkIssue = bulk('issue', {
      invoices: listed.map(({ id, version }) => ({ id, version })),
    }).finally(() => answered.push('bulk'));
    const first = listed[0] ?? single;
    await vi.waitFor(
      async () => expect((await readInvoice(testApp, staff, first)).status).toBe('issued'),
      { timeout: 60_000 },
    );
    await command(testApp, staff, single, 'issue', { version: single.version });
    answered.push('single');
    const places = (await bulkIssue).map(({ invoice }) => placeOf(invoice?.number));
    const between = placeOf((await readInvoice(testApp, staff, single)).number);
    expect(answered).toEqual(['single', 'bulk']);
    expect(places).toHaveLength(49);
    const [start = 0] = places;
    const series = Array.from({ length: 50 }, (_, index) => start + index);
    expect(places).toEqual(series.filter((place) => place !== between));
  });

  test('must name each invoice once', async () => {
    const { id, version } = await createInvoice(testApp, staff, client);
    const response = await testApp.call({
      method: 'POST',
      path: 'invoices/bulk_issue/',
      as: staff,
      body: {
        invoices: [
          { id, version },
          { id, version },
        ],
      },
    });
    expect(response.statusCode).toBe(400);
  });
});

describe('the totals of all invoices', () => {
  test('follow a draft that is issued, and paid in part and in full', async () => {
    const before = await totals();
    const draft = await createInvoice(testApp, staff, client);
    expect((await totals()).drafts).toEqual({
      count: before.drafts.count + 1,
      cents: before.drafts.cents + 110_00,
    });
    const issued = invoiceIn(
      await command(testApp, staff, draft, 'issue', {
        version: draft.version,
        due_date: '2026-11-21',
      }),
    );
    await pay(testApp, staff, issued, 10_00, 'part');
    const owed = await totals();
    expect(owed.drafts).toEqual(before.drafts);
    expect(owed.owed).toEqual({
      count: before.owed.count + 1,
      cents: before.owed.cents + 100_00,
      total_cents: before.owed.total_cents + 110_00,
    });
    testApp.clock.advance(DAY_MS);
    const late = await totals();
    expect(late.overdue.count).toBeGreaterThan(0);
    expect(late.overdue.oldest_due_date).not.toBeNull();
    await pay(testApp, staff, issued, 100_00, 'rest');
    const paid = await totals();
    expect(paid.owed).toEqual(before.owed);
    expect(paid.paid_count).toBe(before.paid_count + 1);
    expect(paid.all_count).toBe(before.all_count + 1);
  });

  test('count claims by their state', async () => {
    const participant = await signInParticipant(testApp, { ndisNumber: '430000799' });
    const before = (await totals()).claims.ready ?? 0;
    const issued = await issueInvoice(testApp, staff, participant, {
      kind: 'ndis',
      lines: [
        {
          description: 'House cleaning',
          quantity: 1,
          unit: 'H',
          unit_price_cents: 60_10,
          service_date_from: '2026-11-18',
          support_item_number: '01_020_0120_1_1',
        },
      ],
    });
    expect(issued.claim_status).toBe('ready');
    expect((await totals()).claims.ready).toBe(before + 1);
  });
});

describe('saving a whole draft', () => {
  test('changes its note and the given lines, and updates the totals', async () => {
    const draft = await createInvoice(testApp, staff, client);
    const [line] = draft.lines;
    const saved = invoiceIn(
      await testApp.call({
        method: 'PATCH',
        path: `invoices/${draft.id}/`,
        as: staff,
        body: {
          version: draft.version,
          note: 'Thank you.',
          lines: [{ id: line?.id, quantity: 2, description: 'Two cleans' }],
        },
      }),
    );
    expect(saved).toMatchObject({
      note: 'Thank you.',
      total_cents: 220_00,
      version: draft.version + 1,
    });
    expect(saved.lines).toMatchObject([{ description: 'Two cleans', unit_price_cents: 110_00 }]);
  });

  test('changes nothing when one of its lines was deleted', async () => {
    const draft = await createInvoice(testApp, staff, client);
    const other = await createInvoice(testApp, staff, client);
    const [line] = draft.lines;
    const [foreign] = other.lines;
    const refused = await testApp.call({
      method: 'PATCH',
      path: `invoices/${draft.id}/`,
      as: staff,
      body: {
        version: draft.version,
        lines: [
          { id: line?.id, quantity: 3 },
          { id: foreign?.id, quantity: 3 },
        ],
      },
    });
    expect(refused.statusCode).toBe(400);
    expect(await readInvoice(testApp, staff, draft)).toEqual(draft);
  });
});
