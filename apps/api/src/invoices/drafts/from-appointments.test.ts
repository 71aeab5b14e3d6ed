import { beforeAll, describe, expect, test } from 'vitest';
import { statusesOf } from '../../../test/account-fixtures.ts';
import type { TestPerson } from '../../../test/create-test-app.ts';
import {
  changeStoredAppointment,
  command,
  invoiceIn,
  myInvoices,
  type AppointmentChanges,
} from '../../../test/invoice-fixtures.ts';
import {
  recordRegistration,
  signInParticipant,
  storeCompletedAppointment,
  TEST_SECRETS,
} from '../../../test/ndis-fixtures.ts';
import { createDraft, storeStatus } from '../../../test/quote-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

let lastNdisNumber = 430_000_100;

const testApp = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeAll(() => testApp.signIn({ userType: 'staff' }));
beforeAll(async () => recordRegistration(testApp, await testApp.signIn({ userType: 'admin' })));
const participant = makeBeforeEach(() => {
  lastNdisNumber += 1;
  return signInParticipant(testApp, { ndisNumber: `${lastNdisNumber}` });
});

const create = (ids: readonly string[], changes: object = {}) =>
  testApp.call({
    method: 'POST',
    path: 'invoices/from_appointments/',
    as: staff,
    body: { appointment_ids: ids, hourly_rate_cents: 60_10, ...changes },
  });

/** A visit from 9:00 to 11:30, changed as the test needs. */
async function storeAppointment(
  day: string,
  changes: AppointmentChanges = {},
  of: TestPerson = participant,
): Promise<string> {
  const id = await storeCompletedAppointment(testApp, of.id, day);
  await changeStoredAppointment(testApp, id, changes);
  return id;
}

describe('an invoice from visits', () => {
  test('has the hours of each, oldest first, and passes its check unchanged', async () => {
    const late = await storeAppointment('2026-11-19', {
      actualStartedAt: new Date('2026-11-19T09:05:00+11:00'),
      actualEndedAt: new Date('2026-11-19T10:45:00+11:00'),
    });
    const early = await storeAppointment('2026-11-18');
    const draft = invoiceIn(await create([late, early]));
    expect(draft).toMatchObject({ kind: 'ndis', client_id: participant.id, status: 'draft' });
    expect(draft.lines).toMatchObject([
      {
        description: 'NDIS cleaning support, 18 Nov 2026',
        appointment_id: early,
        quantity: 2.5,
        unit: 'H',
        unit_price_cents: 60_10,
        amount_cents: 150_25,
        gst_code: 'P2',
        service_date_from: '2026-11-18',
        service_date_to: '2026-11-18',
        start_time: '09:00',
        end_time: '11:30',
        support_item_number: '01_020_0120_1_1',
        region: 'standard',
        claim_type: '',
      },
      { appointment_id: late, quantity: 1.66, amount_cents: 99_77, start_time: '09:05' },
    ]);
    const issued = invoiceIn(await command(testApp, staff, draft, 'issue', { version: 1 }));
    expect(issued).toMatchObject({ claim_status: 'ready', override_reason: null });
  });

  test('of a private client is taxable, without NDIS data', async () => {
    const client = await testApp.signIn();
    const id = await storeAppointment('2026-11-18', { serviceId: 'general' }, client);
    const draft = invoiceIn(await create([id], { hourly_rate_cents: 44_00 }));
    expect(draft).toMatchObject({ kind: 'private', total_cents: 110_00, gst_cents: 10_00 });
    expect(draft.lines[0]).toMatchObject({ support_item_number: null, region: null });
  });

  test('bills whole minutes without their seconds, and a visit past midnight by its duration', async () => {
    const short = await storeAppointment('2026-11-18', {
      actualStartedAt: new Date('2026-11-18T09:00:50+11:00'),
      actualEndedAt: new Date('2026-11-18T09:40:10+11:00'),
    });
    const late = await storeAppointment('2026-11-19', {
      actualStartedAt: new Date('2026-11-19T23:00:00+11:00'),
      actualEndedAt: new Date('2026-11-20T01:20:00+11:00'),
    });
    const draft = invoiceIn(await create([short, late]));
    expect(draft.lines).toMatchObject([
      { quantity: 0.66, start_time: '09:00', end_time: '09:40', amount_cents: 39_67 },
      {
        quantity: 2.33,
        service_date_from: '2026-11-19',
        start_time: '23:00',
        end_time: '01:20',
        amount_cents: 140_03,
      },
    ]);
    const issued = await command(testApp, staff, draft, 'issue', { version: 1 });
    expect(issued.statusCode).toBe(200);
  });

  test('is created once for a visit, until it is deleted, its line removed, or it is voided', async () => {
    const id = await storeAppointment('2026-11-18');
    const answers = await Promise.all([create([id]), create([id]), create([id])]);
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
    const made = answers.find(({ statusCode }) => statusCode === 201);
    if (made === undefined) throw new Error('No invoice was made.');
    const draft = invoiceIn(made);
    await testApp.call({
      method: 'DELETE',
      path: `invoices/items/${draft.lines[0]?.id}/?version=1`,
      as: staff,
    });
    const second = invoiceIn(await create([id]));
    await testApp.call({ method: 'DELETE', path: `invoices/${second.id}/?version=1`, as: staff });
    const third = invoiceIn(await create([id]));
    const issued = invoiceIn(await command(testApp, staff, third, 'issue', { version: 1 }));
    expect((await create([id])).statusCode).toBe(409);
    await command(testApp, staff, issued, 'claim/submit', { version: 2 });
    await command(testApp, staff, issued, 'claim/reject', { version: 3, reason: 'Wrong day.' });
    const voiding = { version: 4, reason: 'Wrong day.' };
    expect((await command(testApp, staff, issued, 'void', voiding)).statusCode).toBe(200);
    expect((await create([id])).statusCode).toBe(201);
  });

  test('is never created in addition to one from their quote, even concurrently', async () => {
    const client = await testApp.signIn();
    const fromQuote = (quoteId: string) =>
      testApp.call({
        method: 'POST',
        path: 'invoices/from_quote/',
        as: staff,
        body: { quote_id: quoteId },
      });
    for (let round = 0; round < 4; round += 1) {
      const quote = await createDraft(testApp, client);
      await storeStatus(testApp, quote, 'converted');
      const changes = { serviceId: 'general', quoteId: quote.id } as const;
      const id = await storeAppointment('2026-11-18', changes, client);
      const answers = await Promise.all([fromQuote(quote.id), create([id])]);
      expect(statusesOf(answers)).toEqual([201, 409]);
    }
  });

  test('is listed by the quote of its visits once it was sent', async () => {
    const client = await testApp.signIn();
    const [quote, other] = [await createDraft(testApp, client), await createDraft(testApp, client)];
    const changes = { serviceId: 'general', quoteId: quote.id } as const;
    const draft = invoiceIn(await create([await storeAppointment('2026-11-18', changes, client)]));
    const of = async ({ id }: { readonly id: string }) =>
      (await myInvoices(testApp, client, `?quote_id=${id}`)).results.map((found) => found.id);
    expect(await of(quote)).toEqual([]);
    await command(testApp, staff, draft, 'issue', { version: 1 });
    expect(await of(quote)).toEqual([draft.id]);
    expect(await of(other)).toEqual([]);
  });
});

const refusalOf = async (ids: readonly string[]) => {
  const response = await create(ids);
  expect(response.statusCode).toBe(400);
  return response.json<{ appointment_ids: string[] }>().appointment_ids[0];
};

describe('an invoice from visits is refused', () => {
  test('for those that did not take place', async () => {
    const confirmed = await storeAppointment('2026-11-18', { status: 'confirmed' });
    expect(await refusalOf([confirmed])).toContain('did not take place');
    const inTime = await storeAppointment('2026-11-17', {
      status: 'cancelled',
      cancelledBy: 'client',
      cancellationNoticeAt: new Date('2026-11-01T00:00:00Z'),
    });
    expect(await refusalOf([inTime])).toContain('did not take place');
  });

  test('for two clients, or for two kinds, together', async () => {
    const mine = await storeAppointment('2026-11-18');
    const other = await storeAppointment(
      '2026-11-18',
      {},
      await signInParticipant(testApp, { ndisNumber: '430000999' }),
    );
    expect(await refusalOf([mine, other])).toBe('Choose visits of one client.');
    const extra = await storeAppointment('2026-11-17', { serviceId: 'general' });
    expect(await refusalOf([mine, extra])).toBe(
      'NDIS supports and private extras go on separate invoices.',
    );
  });

  test('for none, for one twice, or for one that does not exist', async () => {
    const id = await storeAppointment('2026-11-18');
    expect(await refusalOf([])).toContain('Choose 1 to 50 visits');
    expect(await refusalOf([id, id])).toContain('Choose 1 to 50 visits');
    expect((await create(['6f1e9d0e-0f5b-4a52-8f0a-0d9f4c3a1b11'])).statusCode).toBe(404);
  });
});
