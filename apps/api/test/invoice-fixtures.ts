import { invoiceSchema, type Invoice, type MyInvoicesPage } from '@cleaning/contract/invoices';
import type { AccountCredit } from '@cleaning/contract/payments';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { appointments, clientPlans, clientProfiles } from '../src/core/db/schema/index.ts';
import type { TestApp, TestPerson } from './create-test-app.ts';

/** A taxable line of $110, GST included. */
export const LINE = {
  description: 'General clean',
  quantity: 1,
  unit_price_cents: 110_00,
} as const;

/** Two and a half hours at the price limit of the day: $150.25, GST-free. */
export const NDIS_LINE = {
  description: 'House cleaning',
  quantity: 2.5,
  unit: 'H',
  unit_price_cents: 60_10,
  support_item_number: '01_020_0120_1_1',
  service_date_from: '2026-11-20',
  start_time: '09:00',
  end_time: '11:30',
} as const;

/** Reads an invoice from an answer, and checks its exact shape. */
export function invoiceIn(response: LightMyRequestResponse): Invoice {
  const body: unknown = response.json();
  const parsed = invoiceSchema.safeParse(body);
  if (!parsed.success) throw new Error(`There is no invoice in ${response.body}`);
  expect(body).toEqual(parsed.data);
  return parsed.data;
}

type Signed = Pick<TestPerson, 'token'>;

/** Gives a command to an invoice: `issue`, `payments`, `void` and others. */
export const command = (
  testApp: TestApp,
  as: Signed | undefined,
  { id }: Pick<Invoice, 'id'>,
  name: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> =>
  testApp.call({ method: 'POST', path: `invoices/${id}/${name}/`, as, body, headers });

/** Creates a draft with a taxable line of $110, with the given changes. */
export async function createInvoice(
  testApp: TestApp,
  staff: Signed,
  client: Pick<TestPerson, 'id'>,
  changes: object = {},
): Promise<Invoice> {
  const response = await testApp.call({
    method: 'POST',
    path: 'invoices/',
    as: staff,
    body: { client_id: client.id, kind: 'private', lines: [LINE], ...changes },
  });
  expect(response.statusCode).toBe(201);
  return invoiceIn(response);
}

/** Issues an invoice of $110 that credit is kept from. */
export async function issueWithoutCredit(
  testApp: TestApp,
  staff: Signed,
  client: Pick<TestPerson, 'id'>,
): Promise<Invoice> {
  const draft = await createInvoice(testApp, staff, client);
  const changed = await testApp.call({
    method: 'PATCH',
    path: `invoices/${draft.id}/`,
    as: staff,
    body: { version: draft.version, uses_credit: false },
  });
  const { version } = invoiceIn(changed);
  return invoiceIn(await command(testApp, staff, draft, 'issue', { version }));
}

/** Issues an invoice of $110, due in fourteen days. */
export async function issueInvoice(
  testApp: TestApp,
  staff: Signed,
  client: Pick<TestPerson, 'id'>,
  changes: object = {},
): Promise<Invoice> {
  const draft = await createInvoice(testApp, staff, client, changes);
  const override = draft.kind === 'ndis' ? { override_reason: 'Checked by hand.' } : {};
  const response = await command(testApp, staff, draft, 'issue', {
    version: draft.version,
    ...override,
  });
  expect(response.statusCode).toBe(200);
  return invoiceIn(response);
}

/** Pays an invoice in full, and some cents above it, which are kept as a credit. */
export async function overpay(
  testApp: TestApp,
  staff: Signed,
  invoice: Invoice,
  cents: number,
  changes: object = {},
): Promise<AccountCredit> {
  const response = await testApp.call({
    method: 'POST',
    path: 'invoices/split_payments/',
    as: staff,
    body: {
      amount_cents: invoice.balance_cents + cents,
      reference: `OVER-${invoice.number}`,
      method: 'bank_transfer',
      parts: [{ invoice_id: invoice.id, amount_cents: invoice.balance_cents }],
      ...changes,
    },
  });
  expect(response.statusCode).toBe(201);
  const { credit } = response.json<{ credit: AccountCredit | null }>();
  if (credit === null) throw new Error('No credit was kept.');
  return credit;
}

/** The credits of a client that are not used up. */
export const creditsOf = async (
  testApp: TestApp,
  staff: Signed,
  { id }: Pick<TestPerson, 'id'>,
): Promise<readonly AccountCredit[]> =>
  (await testApp.call({ path: `invoices/account_credits/?client_id=${id}`, as: staff })).json<{
    results: AccountCredit[];
  }>().results;

/** Records a payment by bank transfer. */
export const pay = (
  testApp: TestApp,
  staff: Signed,
  invoice: Pick<Invoice, 'id'>,
  amountCents: number,
  reference: string,
): Promise<LightMyRequestResponse> =>
  command(testApp, staff, invoice, 'payments', {
    amount_cents: amountCents,
    reference,
    method: 'bank_transfer',
  });

export async function readInvoice(
  testApp: TestApp,
  as: Signed,
  { id }: Pick<Invoice, 'id'>,
): Promise<Invoice> {
  return invoiceIn(await testApp.call({ path: `invoices/${id}/`, as }));
}

export async function myInvoices(
  testApp: TestApp,
  as: Signed,
  query = '',
): Promise<MyInvoicesPage> {
  const response = await testApp.call({ path: `invoices/my-invoices/${query}`, as });
  expect(response.statusCode).toBe(200);
  return response.json<MyInvoicesPage>();
}

/** Stores the plan management of an NDIS client. */
export async function storePlan(
  testApp: TestApp,
  { id }: Pick<TestPerson, 'id'>,
  plan: Partial<typeof clientProfiles.$inferInsert & typeof clientPlans.$inferInsert>,
): Promise<void> {
  const now = testApp.clock.now;
  const made = { clientId: id, createdAt: now, updatedAt: now, ...plan };
  await testApp.database.insert(clientProfiles).values(made);
  await testApp.database.insert(clientPlans).values(made);
}

/** Changes the stored plan of a client, as if staff had corrected it. */
export async function changeStoredPlan(
  testApp: TestApp,
  { id }: Pick<TestPerson, 'id'>,
  changes: Partial<typeof clientPlans.$inferInsert>,
): Promise<void> {
  await testApp.database.update(clientPlans).set(changes).where(eq(clientPlans.clientId, id));
}

export type AppointmentChanges = Partial<typeof appointments.$inferInsert>;

/** Changes a stored appointment directly, in place of many calls. */
export async function changeStoredAppointment(
  testApp: TestApp,
  id: string,
  changes: AppointmentChanges,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await testApp.database.update(appointments).set(changes).where(eq(appointments.id, id));
}
