import type { Appointment } from '@cleaning/contract/appointments';
import { invoiceSchema } from '@cleaning/contract/invoices';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  commanded,
  confirmedAppointment,
  PLANNED_TIME,
  readAppointment,
} from '../../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';
import { changeStoredAppointment, command, invoiceIn } from '../../../test/invoice-fixtures.ts';
import {
  CHARGE,
  decided,
  findUninvoiced,
  fromAppointments,
  LATE,
  lateCancelled,
  storeClean,
  storeRate,
} from '../../../test/late-fee-fixtures.ts';
import { createDraft, storeStatus } from '../../../test/quote-fixtures.ts';

const { api, client, staff } = startWithClientAndOffice({
  client: { firstName: 'Amira' },
  staff: { firstName: 'Mia' },
});
beforeEach(() => storeRate(api, { client, staff }));

async function withoutAccess(): Promise<Appointment> {
  const visit = await confirmedAppointment(api, { client, staff });
  api.clock.set(PLANNED_TIME.starts_at);
  return commanded(api, staff, visit, 'no_access', { reason: 'Nobody opened.' });
}

describe('a charged late fee on an invoice', () => {
  const FEE_LINE = {
    quantity: 1,
    unit: 'E',
    unit_price_cents: 75_13,
    amount_cents: 75_13,
    gst_code: 'P1',
    gst_cents: 6_83,
    start_time: null,
  };

  test.each([
    ['a late cancellation', 'cancelled', 'Late cancellation fee'],
    ['no access', 'no_access', 'No access fee'],
  ] as const)('after %s is one line to the cent, with GST', async (_what, status, name) => {
    const missed =
      status === 'cancelled' ? await lateCancelled(api, { client, staff }) : await withoutAccess();
    const visit = await decided(api, staff, missed, CHARGE);
    const draft = invoiceIn(await fromAppointments(api, staff, { appointment_ids: [visit.id] }));
    expect(draft.lines).toMatchObject([
      { ...FEE_LINE, description: `${name}, general cleaning, Thursday 3 December 2026` },
    ]);
    expect(draft).toMatchObject({ kind: 'private', total_cents: 75_13, gst_cents: 6_83 });
    expect(await findUninvoiced(api, staff, visit.id)).toBeUndefined();
    const twice = await fromAppointments(api, staff, { appointment_ids: [visit.id] });
    expect(twice.json()).toMatchObject({ code: 'invalid_transition' });
  });

  test('joins the hours of other visits, which need a rate', async () => {
    const done = await storeClean(api, client, '2026-11-20');
    const { id } = await decided(api, staff, await lateCancelled(api, { client, staff }), CHARGE);
    const ids = [done, id];
    const refused = await fromAppointments(api, staff, { appointment_ids: ids });
    expect(refused.json()).toEqual({ hourly_rate_cents: ['Enter the rate per hour.'] });
    const drafts = await api.call({
      method: 'POST',
      path: 'invoices/bulk_create/',
      as: staff,
      body: { drafts: [{ appointment_ids: ids, hourly_rate_cents: 60_10 }] },
    });
    const { results } = drafts.json<{ results: { invoice: { id: string } }[] }>();
    const read = await api.call({ path: `invoices/${results[0]?.invoice.id ?? ''}/`, as: staff });
    const draft = invoiceSchema.parse(read.json());
    expect(draft.lines.map(({ amount_cents: cents }) => cents)).toEqual([150_25, 75_13]);
  });

  test('is shown to its client once the invoice is issued', async () => {
    const visit = await decided(api, staff, await lateCancelled(api, { client, staff }), CHARGE);
    const draft = invoiceIn(await fromAppointments(api, staff, { appointment_ids: [visit.id] }));
    expect((await readAppointment(api, client, visit)).fee?.is_invoiced).toBe(false);
    await command(api, staff, draft, 'issue', { version: draft.version });
    expect((await readAppointment(api, client, visit)).fee?.is_invoiced).toBe(true);
  });

  test('of a quoted visit is its share of the quote, which can still be invoiced', async () => {
    const quote = await createDraft(api, client);
    await storeStatus(api, quote, 'approved');
    const booked = await confirmedAppointment(api, { client, staff });
    await changeStoredAppointment(api, booked.id, { quoteId: quote.id });
    api.clock.set(LATE);
    await commanded(api, client, booked, 'cancel');
    const visit = await readAppointment(api, staff, booked);
    expect(visit.fee).toMatchObject({ price_cents: 215_00, terms_cents: 107_50 });
    await decided(api, staff, visit, { decision: 'charge', cents: 107_50 });
    const fee = invoiceIn(await fromAppointments(api, staff, { appointment_ids: [visit.id] }));
    expect(fee.total_cents).toBe(107_50);
    const whole = await api.call({
      method: 'POST',
      path: 'invoices/from_quote/',
      as: staff,
      body: { quote_id: quote.id },
    });
    expect(whole.statusCode).toBe(201);
  });
});
