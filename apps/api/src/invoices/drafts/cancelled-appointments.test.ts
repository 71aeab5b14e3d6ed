import { beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/create-test-app.ts';
import {
  changeStoredAppointment,
  command,
  invoiceIn,
  type AppointmentChanges,
} from '../../../test/invoice-fixtures.ts';
import {
  recordRegistration,
  signInParticipant,
  storeCompletedAppointment,
  TEST_SECRETS,
} from '../../../test/ndis-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';

let lastNdisNumber = 430_000_700;

const testApp = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeAll(() => testApp.signIn({ userType: 'staff' }));
beforeAll(async () => recordRegistration(testApp, await testApp.signIn({ userType: 'admin' })));

/** A participant whose agreement allows this fee for a cancelled visit. */
function signInWithFee(cancellationFeeCents: number | null): Promise<TestPerson> {
  lastNdisNumber += 1;
  return signInParticipant(testApp, { ndisNumber: `${lastNdisNumber}`, cancellationFeeCents });
}

const create = (ids: readonly string[]) =>
  testApp.call({
    method: 'POST',
    path: 'invoices/from_appointments/',
    as: staff,
    body: { appointment_ids: ids, hourly_rate_cents: 60_10 },
  });

/** A visit of 9:00 to 11:30 that did not take place. */
async function storeAppointment(
  day: string,
  changes: AppointmentChanges,
  of: TestPerson,
): Promise<string> {
  const id = await storeCompletedAppointment(testApp, of.id, day);
  await changeStoredAppointment(testApp, id, changes);
  return id;
}

const LATE_CANCELLATION = {
  status: 'cancelled',
  cancelledBy: 'client',
  cancellationNoticeAt: new Date('2026-11-17T22:00:00Z'),
  isLateCancellation: true,
} as const;

describe('an invoice from a visit that did not take place', () => {
  test('includes an NDIS visit that was cancelled late, for which staff add the reason', async () => {
    const person = await signInWithFee(null);
    const id = await storeAppointment('2026-11-18', LATE_CANCELLATION, person);
    const draft = invoiceIn(await create([id]));
    expect(draft.lines[0]).toMatchObject({
      claim_type: 'CANC',
      cancellation_reason: null,
      cancellation_notice_at: LATE_CANCELLATION.cancellationNoticeAt.toISOString(),
    });
    const refused = await command(testApp, staff, draft, 'issue', { version: 1 });
    expect(refused.json()).toMatchObject({ code: 'not_compliant', current: { compliant: false } });
  });

  test.each([
    ['a late cancellation', LATE_CANCELLATION, '2026-11-17T22:00:00.000Z'],
    ['a visit without access', { status: 'no_access' }, '2026-11-17T22:00:00.000Z'],
  ] as const)(
    'includes the agreed fee of %s, not the whole visit',
    async (_what, changes, notice) => {
      const person = await signInWithFee(80_00);
      const id = await storeAppointment('2026-11-18', changes, person);
      const draft = invoiceIn(await create([id]));
      const [line] = draft.lines;
      expect(line).toMatchObject({
        claim_type: 'CANC',
        quantity: 2.5,
        unit_price_cents: 32_00,
        amount_cents: 80_00,
        cancellation_notice_at: notice,
      });
      const patched = await testApp.call({
        method: 'PATCH',
        path: `invoices/items/${line?.id ?? ''}/`,
        as: staff,
        body: { version: 1, cancellation_reason: 'NSDH', no_other_work_found: true },
      });
      const issued = await command(testApp, staff, invoiceIn(patched), 'issue', { version: 2 });
      expect(issued.json()).toMatchObject({ status: 'issued', override_reason: null });
    },
  );

  test('includes the fee of the agreement on the day of the visit', async () => {
    const person = await signInWithFee(80_00);
    const id = await storeAppointment('2026-11-18', LATE_CANCELLATION, person);
    const renewed = await testApp.call({
      method: 'POST',
      path: `clients/${person.id}/agreements/`,
      as: staff,
      body: {
        version: 1,
        service_agreement_start: '2026-11-20',
        cancellation_fee_cents: 120_00,
        reason: 'She signed a new agreement.',
      },
    });
    expect(renewed.json()).toMatchObject({ cancellation_fee_cents: 120_00 });
    expect(invoiceIn(await create([id])).total_cents).toBe(80_00);
  });

  test('is limited to the price of the visit when the agreed fee is higher', async () => {
    const person = await signInWithFee(500_00);
    const id = await storeAppointment('2026-11-18', LATE_CANCELLATION, person);
    expect(invoiceIn(await create([id])).total_cents).toBe(150_25);
  });

  test('has no line for a cancelled visit where the agreement has no fee', async () => {
    const person = await signInWithFee(0);
    const refused = await create([await storeAppointment('2026-11-18', LATE_CANCELLATION, person)]);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual({ appointment_ids: [expect.stringContaining('no fee')] });
  });

  test('has no line for a private visit without access', async () => {
    const client = await testApp.signIn();
    const changes = { serviceId: 'general', status: 'no_access' } as const;
    const refused = await create([await storeAppointment('2026-11-18', changes, client)]);
    expect(refused.statusCode).toBe(400);
  });
});
