import type { Invoice } from '@cleaning/contract/invoices';
import type { ComplianceReport } from '@cleaning/contract/ndis';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../test/create-test-app.ts';
import {
  changeStoredAppointment,
  command,
  createInvoice,
  invoiceIn,
  NDIS_LINE,
} from '../../../test/invoice-fixtures.ts';
import {
  recordRegistration,
  signInParticipant,
  storeCompletedAppointment,
  TEST_SECRETS,
} from '../../../test/ndis-fixtures.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';

const ABN = '51 824 753 556';

const api = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
beforeAll(async () => recordRegistration(api, await api.signIn({ userType: 'admin' })));
const participant = makeBeforeAll(() => signInParticipant(api));

const draftOf = (lines: readonly object[], of = participant) =>
  createInvoice(api, staff, of, { kind: 'ndis', lines });

/** The result of a rule for an invoice; for the last line, if the rule is about lines. */
async function verdict({ id }: Pick<Invoice, 'id'>, rule: string): Promise<string | undefined> {
  const response = await api.call({ path: `invoices/ndis/${id}/compliance_check/`, as: staff });
  const { checks } = response.json<ComplianceReport>();
  return checks.findLast((check) => check.id === rule)?.status;
}

async function changeProfile(person: TestPerson, changes: object) {
  const path = `clients/${person.id}/`;
  const { profile } = (await api.call({ path, as: staff })).json<{
    profile: { version: number };
  }>();
  const response = await api.call({
    method: 'PATCH',
    path: `${path}profile/`,
    as: staff,
    body: { version: profile.version, reason: 'It is in the agreement.', ...changes },
  });
  expect(response.statusCode).toBe(200);
}

describe('the agreed fee of a cancellation (LIN-24)', () => {
  const CANCELLED = {
    ...NDIS_LINE,
    claim_type: 'CANC',
    cancellation_reason: 'NSDH',
    cancellation_notice_at: '2026-11-19T03:00:00.000Z',
    no_other_work_found: true,
  };

  it('limits the amount of a short-notice cancellation', async () => {
    const person = await signInParticipant(api, { ndisNumber: '430000021' });
    const draft = await draftOf([CANCELLED], person);
    expect(draft.total_cents).toBe(150_25);
    expect(await verdict(draft, 'LIN-24')).toBe('pass');
    await changeProfile(person, { cancellation_fee_cents: 150_24 });
    expect(await verdict(draft, 'LIN-24')).toBe('fail');
    await changeProfile(person, { cancellation_fee_cents: 150_25 });
    expect(await verdict(draft, 'LIN-24')).toBe('pass');
  });

  it('does not apply to a visit that took place', async () => {
    expect(await verdict(await draftOf([NDIS_LINE]), 'LIN-24')).toBe('skip');
  });
});

const travelOf = (place: object) => ({
  ...NDIS_LINE,
  description: 'Travel to you',
  quantity: 1,
  start_time: '08:00',
  end_time: '09:00',
  claim_type: 'TRAN',
  ...place,
});

describe('the remoteness of the place of a support (LIN-25)', () => {
  it.each([
    ['an hour in the city', {}, 'fail'],
    ['an hour in the city, as recorded', { mmm: 1 }, 'fail'],
    ['an hour in a rural town', { mmm: 5 }, 'pass'],
    ['an hour in a remote place', { mmm: 6 }, 'pass'],
  ])('decides the travel time: %s', async (_what, place, status) => {
    const draft = await draftOf([{ ...NDIS_LINE, ...place }, travelOf(place)]);
    expect(await verdict(draft, 'LIN-25')).toBe(status);
  });

  it('does not apply to a visit itself', async () => {
    expect(await verdict(await draftOf([{ ...NDIS_LINE, mmm: 5 }]), 'LIN-25')).toBe('skip');
  });

  it('decides the price limits, and is copied from what staff record for visits', async () => {
    const appointmentId = await storeCompletedAppointment(api, participant.id, '2026-11-17');
    await changeStoredAppointment(api, appointmentId, { status: 'completed' });
    const made = await api.call({
      method: 'POST',
      path: 'invoices/from_appointments/',
      as: staff,
      body: { appointment_ids: [appointmentId], hourly_rate_cents: 84_14, mmm: 6 },
    });
    const draft = invoiceIn(made);
    expect(draft.lines).toMatchObject([{ mmm: 6, region: 'remote' }]);
    expect(await verdict(draft, 'LIN-12')).toBe('pass');
    const moved = await api.call({
      method: 'PATCH',
      path: `invoices/items/${draft.lines[0]?.id}/`,
      as: staff,
      body: { version: draft.version, mmm: 2 },
    });
    expect(invoiceIn(moved).lines).toMatchObject([{ mmm: 2, region: 'standard' }]);
    expect(await verdict(draft, 'LIN-12')).toBe('fail');
  });
});

describe('the kilometres of travel (LIN-26)', () => {
  const COSTS = {
    description: 'Travel costs',
    quantity: 20,
    unit: 'E',
    unit_price_cents: 1_00,
    support_item_number: '01_799_0120_1_1',
    service_date_from: '2026-11-20',
  };

  it.each([
    ['20.3 km for $20.00', { kilometres: 20.3 }, 'pass'],
    ['20.2 km for $20.00', { kilometres: 20.2 }, 'fail'],
    ['an unknown distance', {}, 'pass'],
  ])('are compared with the charged ones: %s', async (_what, distance, status) => {
    const draft = await draftOf([NDIS_LINE, { ...COSTS, ...distance }]);
    expect(draft.lines[1]).toMatchObject({ kilometres: null, ...distance });
    expect(await verdict(draft, 'LIN-26')).toBe(status);
  });

  it('do not apply to a visit itself', async () => {
    expect(await verdict(await draftOf([{ ...NDIS_LINE, kilometres: 5 }]), 'LIN-26')).toBe('skip');
  });
});

describe('the ABN of the buyer (DOC-02)', () => {
  const TAXED = { ...NDIS_LINE, gst_code: 'P1', quantity: 20, end_time: '23:00' };

  it('is needed on a large tax invoice, on the PDF as well', async () => {
    const person = await signInParticipant(api, {
      ndisNumber: '430000022',
      planManagement: 'agency',
    });
    const draft = await draftOf([TAXED], person);
    expect(draft.total_cents).toBeGreaterThan(1_000_00);
    // A draft has no payer address yet.
    expect(await verdict(draft, 'DOC-02')).toBe('fail');
    await changeProfile(person, { abn: ABN });
    expect(await verdict(draft, 'DOC-02')).toBe('pass');
    const issued = invoiceIn(
      await command(api, staff, draft, 'issue', { version: 1, override_reason: 'A trial.' }),
    );
    expect(issued.bill_to).toMatchObject({ abn: '51824753556' });
    expect(await verdict(issued, 'DOC-02')).toBe('pass');
    const pdf = await api.call({ path: `invoices/${issued.id}/download_pdf/`, as: person });
    expect((await readPdf(pdf.rawPayload)).text).toContain(`ABN ${ABN}`);
  });

  it('is not needed on a smaller one', async () => {
    const draft = await draftOf([{ ...TAXED, quantity: 1 }]);
    expect(await verdict(draft, 'DOC-02')).toBe('skip');
  });

  it('is refused with an invalid check digit', async () => {
    const response = await api.call({
      method: 'PATCH',
      path: 'accounts/profile/client/',
      as: await signInParticipant(api, { ndisNumber: '430000023' }),
      body: { version: 1, abn: '12 345 678 901' },
    });
    expect(response.json()).toEqual({ abn: ['Enter an ABN of 11 digits, like 51 824 753 556.'] });
  });
});
