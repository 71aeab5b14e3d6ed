import { describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/create-test-app.ts';
import { changeStoredAppointment, command, invoiceIn } from '../../../test/invoice-fixtures.ts';
import { storeCompletedAppointment } from '../../../test/ndis-fixtures.ts';
import { createDraft, storeStatus } from '../../../test/quote-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';

const testApp = startBeforeAll();
const staff = makeBeforeAll(() => testApp.signIn({ userType: 'staff' }));
const client = makeBeforeAll(() => testApp.signIn());

const invoiced = async (as: TestPerson, range = 'from=2026-11-01&to=2026-11-30') =>
  (await testApp.call({ path: `invoices/invoiced_appointments/mine/?${range}`, as })).json();

const draftOf = async (source: 'appointments' | 'quote', body: object) =>
  invoiceIn(
    await testApp.call({ method: 'POST', path: `invoices/from_${source}/`, as: staff, body }),
  );

async function storeVisit(day: string): Promise<string> {
  const id = await storeCompletedAppointment(testApp, client.id, day);
  await changeStoredAppointment(testApp, id, { serviceId: 'general' });
  return id;
}

describe('the appointments of a client that are on an invoice', () => {
  test('are listed for their dates once it is issued, only to them, and not once it is void', async () => {
    const visit = await storeVisit('2026-11-18');
    await storeVisit('2026-11-19');
    const draft = await draftOf('appointments', {
      appointment_ids: [visit],
      hourly_rate_cents: 70_00,
    });
    expect(await invoiced(client)).toEqual([]);
    await command(testApp, staff, draft, 'issue', { version: 1 });
    expect(await invoiced(client)).toEqual([{ appointment_id: visit, invoice_id: draft.id }]);
    expect(await invoiced(client, 'from=2026-11-19&to=2026-11-30')).toEqual([]);
    expect(await invoiced(await testApp.signIn())).toEqual([]);
    await command(testApp, staff, draft, 'void', { version: 2, reason: 'A wrong rate.' });
    expect(await invoiced(client)).toEqual([]);
  });

  test('include those of an invoiced quote', async () => {
    const quote = await createDraft(testApp, client);
    await storeStatus(testApp, quote, 'approved');
    const [done, cancelled] = [await storeVisit('2026-11-11'), await storeVisit('2026-11-12')];
    await changeStoredAppointment(testApp, done, { quoteId: quote.id });
    await changeStoredAppointment(testApp, cancelled, {
      quoteId: quote.id,
      status: 'cancelled',
      cancelledBy: 'client',
      cancellationNoticeAt: new Date('2026-11-10T21:00:00Z'),
    });
    const draft = await draftOf('quote', { quote_id: quote.id });
    await command(testApp, staff, draft, 'issue', { version: 1 });
    expect(await invoiced(client)).toEqual([{ appointment_id: done, invoice_id: draft.id }]);
  });

  test('are requested between two dates', async () => {
    const response = await testApp.call({
      path: 'invoices/invoiced_appointments/mine/?from=2026-11-01',
      as: client,
    });
    expect(response.statusCode).toBe(400);
  });
});
