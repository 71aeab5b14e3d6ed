import { profileSchema } from '@cleaning/contract/accounts';
import { appointmentSchema, ownVisitsSchema } from '@cleaning/contract/appointments';
import { timesheetWeekSchema } from '@cleaning/contract/timesheets';
import { lastWeekOver } from '@cleaning/contract/timesheets/rules';
import { documentsPageSchema } from '@cleaning/contract/documents';
import { pageOf } from '@cleaning/contract/http';
import { hourlyRatesSchema } from '@cleaning/contract/invoices';
import { failedMailSchema, failedMailsPageSchema } from '@cleaning/contract/mails';
import { complianceReportSchema } from '@cleaning/contract/ndis';
import {
  myQuotesPageSchema,
  quoteSchema,
  revisionSchema,
  revisionSummarySchema,
} from '@cleaning/contract/quotes';
import { availableQuoteCommands } from '@cleaning/contract/quotes/rules';
import { appointmentSeriesSchema } from '@cleaning/contract/series';
import { staffTodaySchema } from '@cleaning/contract/staff';
import { sydneyDateOf } from '@cleaning/pricing';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { post, sessionIn } from '../../test/account-fixtures.ts';
import { myInvoices, readInvoice } from '../../test/invoice-fixtures.ts';
import { linesThatDoNotMultiply } from '../../test/lines-that-multiply.ts';
import { startBeforeAll } from '../../test/set-up.ts';
import { createPasswords } from '../core/security/passwords.ts';
import { createSecrets } from '../core/security/secrets.ts';
import { DEMO_PASSWORD, DEMO_USERS } from './demo-users.ts';
import { seedDemoDocuments } from './demo-documents.ts';
import { seedDemoData } from './seed.ts';

const passwords = createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });
const secrets = createSecrets('a key that only this test and its service know');

const api = startBeforeAll({ dependencies: { passwords, secrets } });
beforeAll(async () => {
  const options = { database: api.database, passwords, secrets, now: api.clock.now };
  await seedDemoData(options);
  await Promise.all([seedDemoData(options), seedDemoData(options)]);
  const stores = { ...options, fileStore: api.fileStore };
  await Promise.all([seedDemoDocuments(stores), seedDemoDocuments(stores)]);
  await seedDemoDocuments(stores);
});

const logIn = async (email: string) =>
  sessionIn(await post(api, 'auth/login', { email, password: DEMO_PASSWORD }));

const NDIS_NUMBERS: ReadonlyMap<string, string> = new Map([
  ['ndis@example.com', '43x xxx x01'],
  ['mele@example.com', '43x xxx x02'],
]);

it('each line of an invoice comes to its quantity times its price', async () => {
  expect(await linesThatDoNotMultiply(api)).toEqual([]);
});

it.each(DEMO_USERS)(
  '$email can log in with the right name and role',
  async ({ email, userType }) => {
    const session = await logIn(email);
    expect(session.user).toMatchObject({ email, user_type: userType, is_verified: true });
    const profile = await api.call({ path: 'accounts/profile/', as: session });
    expect(profileSchema.parse(profile.json()).ndis_number_masked).toBe(
      NDIS_NUMBERS.get(email) ?? null,
    );
  },
);

it.each([
  [
    'general@example.com',
    [
      'draft',
      'submitted',
      'sent',
      'approved',
      'changes_requested',
      'withdrawn',
      'cancelled',
      'expired',
    ],
  ],
  ['ndis@example.com', ['draft', 'sent', 'declined']],
])('%s has quotes in different states, once', async (email, statuses) => {
  const as = await logIn(email);
  const list = await api.call({ path: 'quotes/my-quotes/', as });
  const { results } = list.json<{ results: { id: string; status: string }[] }>();
  expect(results.map(({ status }) => status)).toEqual(statuses);
  for (const { id } of results) {
    const response = await api.call({ path: `quotes/${id}/`, as });
    const quote = quoteSchema.parse(response.json());
    expect(quote.version).toBe(quote.events.length);
    expect(quote.events.at(-1)?.to_status).toBe(quote.status);
    expect(quote.available_commands).toEqual(
      availableQuoteCommands(
        { ...quote, validUntil: quote.valid_until },
        'client',
        sydneyDateOf(api.clock.now),
      ),
    );
  }
});

it('general@example.com has a revised offer, and can read its changes', async () => {
  const as = await logIn('general@example.com');
  const read = async (path: string) => (await api.call({ path, as })).json();
  const sent = myQuotesPageSchema.parse(await read('quotes/my-quotes/?status=sent')).results[0];
  const offers = await read(`quotes/revisions/?quote_id=${sent?.id}`);
  const [last, first] = pageOf(revisionSummarySchema).parse(offers).results;
  expect([last, first].map((offer) => offer?.revision)).toEqual([2, 1]);
  const { changes } = revisionSchema.parse(await read(`quotes/revisions/${last?.id}/`));
  expect(changes.map(({ sentence }) => sentence)).toEqual([
    'Oven Deep Clean was removed.',
    'Fridge Clean was added.',
    'Our note was added: “Please empty the fridge and switch it off the evening before.”',
    'Total changed from $515.00 to $505.00.',
  ]);
});

it('ndis@example.com has a plan-managed profile, and each client a place to clean', async () => {
  const as = await logIn('ndis@example.com');
  const profile = await api.call({ path: 'accounts/profile/client/', as });
  expect(profile.json()).toMatchObject({
    plan_management: 'plan',
    plan_start: '2026-07-01',
    plan_end: '2027-06-30',
    plan_manager_invoice_email: expect.stringMatching(/\.example$/u),
    ndis_number_masked: '43x xxx x01',
  });
  for (const email of ['general@example.com', 'ndis@example.com']) {
    const addresses = await api.call({ path: 'accounts/addresses/', as: await logIn(email) });
    expect(addresses.json()).toMatchObject({ count: 1, results: [{ is_default: true }] });
  }
});

it.each([
  ['general@example.com', ['paid', 'issued', 'partially_paid'], 1],
  ['ndis@example.com', ['paid', 'issued'], 0],
])('%s has invoices in different states, once', async (email, statuses, overdueCount) => {
  const as = await logIn(email);
  const page = await myInvoices(api, as, '?ordering=issue_date');
  expect(page.results.map(({ status }) => status)).toEqual(statuses);
  expect(page.overdue_count).toBe(overdueCount);
  for (const { id } of page.results) {
    const invoice = await readInvoice(api, as, { id });
    expect(invoice.version).toBe(invoice.events.length);
    expect(invoice.events.at(-1)?.to_status).toBe(invoice.status);
    expect(invoice.number).toMatch(/^INV-2026-0000[1-5]$/u);
  }
});

it('has a claim that is ready for the NDIA, and passes the check', async () => {
  const as = await logIn('staff@example.com');
  const response = await api.call({ path: 'invoices/?claim_status=ready', as });
  const { results } = response.json<{ results: { id: string; client_name: string }[] }>();
  expect(results.map(({ client_name: name }) => name)).toEqual(['Mele Tauiliili']);
  const report = await api.call({
    path: `invoices/ndis/${results[0]?.id}/compliance_check/`,
    as,
  });
  const { checks } = complianceReportSchema.parse(report.json());
  expect(
    checks.filter(({ status, severity }) => status === 'fail' && severity === 'error'),
  ).toEqual([]);
});

it('has an NDIS invoice whose amounts, prices and dates pass the check', async () => {
  const as = await logIn('ndis@example.com');
  const { results } = await myInvoices(api, as, '?status=issued');
  const response = await api.call({
    path: `invoices/ndis/${results[0]?.id}/compliance_check/`,
    as,
  });
  const { checks } = complianceReportSchema.parse(response.json());
  const errors = checks.filter(({ status, severity }) => status === 'fail' && severity === 'error');
  expect(errors).toEqual([]);
});

it.each([
  ['general@example.com', ['requested', 'confirmed', 'completed']],
  ['ndis@example.com', ['confirmed', 'completed']],
])('%s has appointments in different states and a message to read', async (email, statuses) => {
  const as = await logIn(email);
  const list = await api.call({ path: 'appointments/my_appointments/', as });
  const page = list.json<{ results: { id: string; status: string; series: unknown }[] }>();
  // The regular visits have a test of their own.
  const results = page.results.filter(({ series }) => series === null);
  expect(results.map(({ status }) => status)).toEqual(statuses);
  for (const { id } of results) {
    const response = await api.call({ path: `appointments/${id}/`, as });
    const { events, version, status } = appointmentSchema.parse(response.json());
    expect([events.length, events.at(-1)?.to_status]).toEqual([version, status]);
  }
  const unread = await api.call({ path: 'messages/unread_count/', as });
  expect(unread.json()).toEqual({ messages: 1, threads: 1 });
  const threads = await api.call({ path: 'messages/', as });
  const done = results.find(({ status }) => status === 'completed')?.id;
  expect(threads.json()).toMatchObject({
    results: [
      { about: null, unread_count: 1 },
      { about: { type: 'appointment', id: done }, unread_count: 0 },
    ],
  });
});

it('general@example.com has regular visits, once, and knows the price of each', async () => {
  const as = await logIn('general@example.com');
  const list = await api.call({ path: 'appointment_series/mine/', as });
  const [series, ...others] = z.array(appointmentSeriesSchema).parse(list.json());
  expect(others).toEqual([]);
  expect(series).toMatchObject({
    status: 'active',
    recurrence: 'every_2_weeks',
    staff_member: { first_name: 'Mia' },
  });
  expect(series?.occurrences.map(({ date, state }) => [date, state])).toEqual([
    ['2026-12-01', 'booked'],
    ['2026-12-15', 'booked'],
    ['2026-12-29', 'booked'],
    ['2027-01-12', 'booked'],
    ['2027-01-26', 'public_holiday'],
    ['2027-02-09', 'booked'],
  ]);
  const rates = await api.call({ path: 'invoices/hourly_rates/mine/', as });
  expect(hourlyRatesSchema.parse(rates.json()).private_cents).toBe(66_00);
});

it('has an email that was given up because a mailbox was full, and sends it again', async () => {
  const as = await logIn('staff@example.com');
  const today = await api.call({ path: 'staff/today/', as });
  expect(staffTodaySchema.parse(today.json()).failed_mails).toBe(1);
  const list = await api.call({ path: 'mails/failed/', as });
  const [mail] = failedMailsPageSchema.parse(list.json()).results;
  expect(mail).toMatchObject({
    status: 'given_up',
    cause: 'full',
    reader: { name: 'Mele Tauiliili' },
    about: { kind: 'invoice', reference: 'INV-2026-00006' },
  });
  const retried = await api.call({
    method: 'POST',
    path: `mails/${mail?.id}/retry/`,
    as,
    body: { version: mail?.version },
  });
  expect(failedMailSchema.parse(retried.json())).toMatchObject({ status: 'waiting', attempts: 0 });
});

it.each([
  ['general@example.com', ['Insurance certificate.pdf', 'Visit checklist 19 Nov 2026.pdf']],
  [
    'ndis@example.com',
    [
      'Insurance certificate.pdf',
      'NDIS service agreement.pdf',
      'Visit checklist 18 Nov 2026.pdf',
      'Visit report 1 Nov 2026.pdf',
    ],
  ],
])(
  '%s has documents that open, without duplicates, and one of them is new',
  async (email, names) => {
    const as = await logIn(email);
    const list = await api.call({ path: 'documents/?ordering=file_name', as });
    const { results } = documentsPageSchema.parse(list.json());
    expect(results.map((document) => document.file_name)).toEqual(names);
    const unopened = results.filter(({ opened_at }) => opened_at === null);
    expect(unopened.map(({ category }) => category)).toEqual(['checklists']);
    for (const { id } of results) {
      const link = await api.call({ method: 'POST', path: `documents/${id}/link/`, as });
      const file = await api.app.inject(link.json<{ url: string }>().url);
      expect(file.rawPayload.toString('latin1', 0, 5)).toBe('%PDF-');
    }
  },
);

it('has a day of visits for three cleaners, once, in the states that the time of day gives them', async () => {
  const as = await logIn('staff@example.com');
  const response = await api.call({ path: 'staff/today/', as });
  const today = staffTodaySchema.parse(response.json());
  // 21 November 2026, 11:00 am in Sydney.
  expect(today.cleaners.map(({ first_name: name }) => name)).toEqual(['Hana', 'Luca', 'Mia']);
  expect(today.visits.map(({ status }) => status).toSorted()).toEqual([
    'completed',
    'completed',
    'confirmed',
    'confirmed',
    'confirmed',
    'confirmed',
    'in_progress',
    'no_access',
  ]);
  expect(today.reschedules.waiting).toMatchObject([
    { appointment: { client_name: 'Olivia Marsh' }, suggestion: expect.anything() },
  ]);
  const mia = await logIn('mia@example.com');
  const own = await api.call({ path: 'appointments/own_visits/', as: mia });
  const { date, visits } = ownVisitsSchema.parse(own.json());
  expect(visits.filter(({ appointment_date: day }) => day === date)).toHaveLength(2);
});

it('has a visit of last week that nobody completed', async () => {
  const as = await logIn('staff@example.com');
  const response = await api.call({ path: 'staff/today/', as });
  const { unfinished } = staffTodaySchema.parse(response.json());
  expect(unfinished).toMatchObject({
    count: 1,
    waiting: [
      { status: 'confirmed', client_name: 'Ben Carver', staff_member: { first_name: 'Luca' } },
    ],
  });
});

it('has timesheets of last week to approve, one of them with a question', async () => {
  const week = lastWeekOver(api.clock.now);
  const as = await logIn('staff@example.com');
  const list = await api.call({ path: `timesheets/?week=${week}`, as });
  const { timesheets } = timesheetWeekSchema.parse(list.json());
  expect(
    timesheets.flatMap(({ cleaner, open_request_count: questions, totals }) =>
      totals.total_minutes > 0 && cleaner.first_name !== 'Sam'
        ? [[cleaner.first_name, questions]]
        : [],
    ),
  ).toEqual([
    ['Hana', 1],
    ['Luca', 0],
    ['Mia', 0],
  ]);
});
