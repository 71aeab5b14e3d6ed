import { profileSchema } from '@cleaning/contract/accounts';
import { quoteSchema, type Price, type Quote } from '@cleaning/contract/quotes';
import { priceOfChoices, type QuoteStatus } from '@cleaning/contract/quotes/rules';
import { fullName } from '@cleaning/contract/rules';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { quotes } from '../src/core/db/schema/index.ts';
import type { CallOptions, TestApp, TestPerson } from './create-test-app.ts';

/** The choices of a draft: $215 in all, and no deposit. */
export const CHOICES = {
  service_id: 'general',
  rooms: { bedroom: 1, bathroom: 1 },
  addon_ids: ['oven'],
  timeline_id: 'standard',
} as const;

export const CHOICES_TOTAL_CENTS = 215_00;

/** The further fields that a submission needs. */
export const SITE = {
  address_line1: '1 Blaxland Road',
  suburb: 'Ryde',
  postcode: '2112',
} as const;

/** Reads a quote from an answer, and checks its exact shape. */
export function quoteIn(response: LightMyRequestResponse): Quote {
  const body: unknown = response.json();
  const quote = quoteSchema.parse(body);
  expect(body).toEqual(quote);
  return quote;
}

/** Creates a draft that could be submitted. */
export async function createDraft(
  testApp: TestApp,
  client: TestPerson,
  changes: object = {},
): Promise<Quote> {
  const response = await testApp.call({
    method: 'POST',
    path: 'quotes/',
    as: client,
    body: { ...CHOICES, ...SITE, ...changes },
  });
  expect(response.statusCode).toBe(201);
  return quoteIn(response);
}

const NO_OFFER = { items: [], company_notes: '', valid_until: null };

/** The body of a quote that the office writes, at the list price of {@link CHOICES}. */
export const officeQuote = (changes: object = {}): Record<string, unknown> => ({
  ...CHOICES,
  ...SITE,
  ...NO_OFFER,
  ...changes,
});

/** Has the office write a quote for a client, which could be sent. */
export async function createOfficeQuote(
  testApp: TestApp,
  staff: Pick<TestPerson, 'token'>,
  client: Pick<TestPerson, 'id'>,
  changes: object = {},
): Promise<Quote> {
  const response = await testApp.call({
    method: 'POST',
    path: 'quotes/office/',
    as: staff,
    body: officeQuote({ client_id: client.id, ...changes }),
  });
  expect(response.statusCode).toBe(201);
  return quoteIn(response);
}

/** Gives a command to a quote, or changes it. */
export function act(
  testApp: TestApp,
  client: Pick<TestPerson, 'token'>,
  quote: Pick<Quote, 'id' | 'version'>,
  action: 'edit' | 'delete' | 'submit' | 'cancel',
  body: object = {},
): Promise<LightMyRequestResponse> {
  const path = `quotes/${quote.id}/`;
  const changes = { version: quote.version, ...body };
  const calls: Readonly<Record<typeof action, CallOptions>> = {
    edit: { method: 'PATCH', path, body: changes },
    delete: { method: 'DELETE', path: `${path}?version=${quote.version}` },
    submit: {
      method: 'POST',
      path: `${path}submit/`,
      body: { expected_total_cents: CHOICES_TOTAL_CENTS, ...changes },
    },
    cancel: { method: 'POST', path: `${path}cancel/`, body: changes },
  };
  return testApp.call({ ...calls[action], as: client });
}

/** Reads the quote as its owner. */
export async function readQuote(
  testApp: TestApp,
  person: Pick<TestPerson, 'token'>,
  { id }: Pick<Quote, 'id'>,
): Promise<Quote> {
  return quoteIn(await testApp.call({ path: `quotes/${id}/`, as: person }));
}

/** Gives a command to a submitted quote, named by the last part of its path. */
export function command(
  testApp: TestApp,
  person: Pick<TestPerson, 'token'>,
  { id, version }: Pick<Quote, 'id' | 'version'>,
  name: string,
  body: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> {
  return testApp.call({
    method: 'POST',
    path: `quotes/${id}/${name}/`,
    as: person,
    body: { version, ...body },
    headers,
  });
}

/**
 * Creates an urgent clean for $258.00 that its client approved, with a deposit of $77.40 due. Without
 * a day among the wishes it is never booked by itself.
 */
export async function approvedUrgent(
  testApp: TestApp,
  client: TestPerson,
  staff: Pick<TestPerson, 'token'>,
  wishes: object = { timeline_id: 'urgent' },
): Promise<Quote> {
  const draft = await createDraft(testApp, client, wishes);
  const asked = quoteIn(
    await act(testApp, client, draft, 'submit', { expected_total_cents: draft.total_cents }),
  );
  const offered = quoteIn(await command(testApp, staff, asked, 'send'));
  const profile = await testApp.call({ path: 'accounts/profile/', as: client });
  const { first_name: firstName, last_name: lastName } = profileSchema.parse(profile.json());
  return quoteIn(
    await command(testApp, client, offered, 'approve', {
      approved_name: fullName(firstName, lastName),
      accepts_terms: true,
    }),
  );
}

/** Records the deposit of {@link approvedUrgent}, with the given changes. */
export const payDeposit = (
  testApp: TestApp,
  staff: Pick<TestPerson, 'token'>,
  { id }: Pick<Quote, 'id'>,
  changes: object = {},
): Promise<LightMyRequestResponse> =>
  testApp.call({
    method: 'POST',
    path: `quotes/${id}/deposit/`,
    as: staff,
    body: {
      amount_cents: 77_40,
      reference: 'Transfer 1',
      method: 'bank_transfer',
      ...changes,
    },
  });

/** Refunds the whole deposit. */
export const refundDeposit = (
  testApp: TestApp,
  staff: Pick<TestPerson, 'token'>,
  { id }: Pick<Quote, 'id'>,
  changes: object = {},
): Promise<LightMyRequestResponse> =>
  testApp.call({
    method: 'POST',
    path: `quotes/${id}/deposit/refunds/`,
    as: staff,
    body: {
      amount_cents: 77_40,
      reference: 'Back 1',
      method: 'bank_transfer',
      reason: 'The client moved away.',
      ...changes,
    },
  });

/** The last day of the quotes that {@link storeStatus} makes. */
const LAST_DAY = '2026-12-05';

/** Stores a status of a quote directly, in place of the commands that lead to it. */
export async function storeStatus(
  testApp: TestApp,
  { id }: Pick<Quote, 'id'>,
  status: QuoteStatus,
  revision = 1,
): Promise<void> {
  const isOffered = !['draft', 'submitted', 'cancelled'].includes(status);
  const validUntil = isOffered ? LAST_DAY : null;
  await overwrite(testApp, id, { status, revision, validUntil });
}

/** Changes a stored quote without changing its version. */
async function overwrite(
  { database }: TestApp,
  id: string,
  columns: Partial<typeof quotes.$inferInsert>,
): Promise<void> {
  await database.update(quotes).set(columns).where(eq(quotes.id, id));
}

/** Stores a price that today's price tables would not give. */
export async function storePrice(
  testApp: TestApp,
  { id }: Pick<Quote, 'id'>,
  totalCents: number,
): Promise<void> {
  const today = priceOfChoices({ ...CHOICES, addon_ids: [...CHOICES.addon_ids] });
  const [service, ...others] = today.lines;
  if (service === undefined) throw new Error('A price has a line.');
  const baseCents = service.amount_cents + totalCents - CHOICES_TOTAL_CENTS;
  const price: Price = {
    ...today,
    lines: [{ ...service, unit_cents: baseCents, amount_cents: baseCents }, ...others],
    subtotal_cents: totalCents,
    total_cents: totalCents,
  };
  await overwrite(testApp, id, { price, totalCents });
}
