import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ClientProfile } from '@cleaning/contract/clients';
import type { ComplianceReport } from '@cleaning/contract/ndis';
import type { TestPerson } from '../../../test/create-test-app.ts';
import { createInvoice, command, invoiceIn, NDIS_LINE } from '../../../test/invoice-fixtures.ts';
import {
  recordRegistration,
  signInParticipant,
  storeNdisInvoice,
  TEST_SECRETS,
} from '../../../test/ndis-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';

let sequence = 0;
let lastNumber = 900;

const api = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
beforeAll(async () => recordRegistration(api, await api.signIn({ userType: 'admin' })));
let participant: TestPerson;
beforeEach(async () => {
  sequence += 1;
  participant = await signInParticipant(api, {
    ndisNumber: `${430_000_800 + sequence}`,
    planStart: '2025-11-01',
    planEnd: '2026-10-31',
    agreementStart: '2025-07-01',
    providerRecordedOn: '2025-07-01',
    remainingBudgetOn: '2026-01-01',
  });
});

const storeInvoice = (options: Omit<Parameters<typeof storeNdisInvoice>[2], 'number'> = {}) =>
  storeNdisInvoice(api, participant.id, {
    number: `INV-2026-${String((lastNumber += 1)).padStart(5, '0')}`,
    ...options,
  });

const resultOf = async (invoiceId: string, rule: string) => {
  const response = await api.call({
    path: `invoices/ndis/${invoiceId}/compliance_check/`,
    as: staff,
  });
  const report = response.json<ComplianceReport>();
  return report.checks.find(({ id }) => id === rule);
};

const renewPlan = async (changes: object = {}) => {
  const response = await api.call({
    method: 'POST',
    path: 'accounts/profile/client/plans/',
    as: participant,
    body: { version: 1, plan_start: '2026-11-01', plan_end: '2027-10-31', ...changes },
  });
  expect(response.statusCode).toBe(201);
};

const OCTOBER = { serviceDateFrom: '2026-10-20', serviceDateTo: '2026-10-20' };

const issue = async (date: string) => {
  const line = { ...NDIS_LINE, service_date_from: date };
  const draft = await createInvoice(api, staff, participant, { kind: 'ndis', lines: [line] });
  const body = { version: 1, override_reason: 'Checked by hand.' };
  return invoiceIn(await command(api, staff, draft, 'issue', body));
};

test('renewing a plan keeps a compliant invoice compliant', async () => {
  const invoiceId = await storeInvoice({ lines: [OCTOBER] });
  expect(await resultOf(invoiceId, 'PAR-05')).toMatchObject({ status: 'pass' });
  await renewPlan({ plan_management: 'agency' });
  expect(await resultOf(invoiceId, 'PAR-05')).toMatchObject({ status: 'pass' });
  const november = await storeInvoice({
    lines: [{ serviceDateFrom: '2026-11-02', serviceDateTo: '2026-11-02' }],
  });
  expect(await resultOf(november, 'PAR-05')).toMatchObject({ status: 'pass' });
});

test('renewing an agreement keeps a compliant invoice compliant, and a gap is found', async () => {
  const october = await storeInvoice({ lines: [OCTOBER] });
  const november = await storeInvoice();
  const path = `clients/${participant.id}/agreements/`;
  const reason = 'She signed a new agreement.';
  const renewed = await api.call({
    method: 'POST',
    path,
    as: staff,
    body: { version: 1, service_agreement_start: '2026-11-01', reason },
  });
  const [next, former] = renewed.json<ClientProfile>().service_agreements;
  expect([next, former].map((row) => row?.service_agreement_end)).toEqual([null, '2026-10-31']);
  for (const invoiceId of [october, november]) {
    expect(await resultOf(invoiceId, 'PAR-08')).toMatchObject({ status: 'pass' });
  }
  const corrected = await api.call({
    method: 'PATCH',
    path: `${path}${former?.id ?? ''}/`,
    as: staff,
    body: { version: 2, service_agreement_end: '2026-10-10', reason },
  });
  expect(corrected.statusCode).toBe(200);
  expect(await resultOf(october, 'PAR-08')).toMatchObject({
    status: 'fail',
    message: expect.stringContaining('No service agreement was in force on 20 Oct 2026'),
  });
  expect(await resultOf(november, 'PAR-08')).toMatchObject({ status: 'pass' });
});

test('an invoice is sent to the payer in the plan on the day of service', async () => {
  await renewPlan({
    plan_management: 'plan',
    plan_manager_name: 'New Plans',
    plan_manager_invoice_email: 'new@plans.example',
  });
  expect(await issue('2026-10-20')).toMatchObject({ payer: 'agency', claim_status: 'ready' });
  expect(await issue('2026-11-02')).toMatchObject({
    payer: 'plan_manager',
    bill_to: { email: 'new@plans.example' },
  });
});

test('the budget of a plan includes its other invoices, not those of another plan', async () => {
  const plan = await signInParticipant(api, {
    ndisNumber: `${430_000_900 + sequence}`,
    remainingBudgetCents: 300_00,
    remainingBudgetOn: '2026-11-01',
  });
  participant = plan;
  const first = await storeInvoice({
    lines: [{ serviceDateFrom: '2026-11-18', serviceDateTo: '2026-11-18' }],
  });
  expect(await resultOf(first, 'PAR-10')).toMatchObject({ status: 'pass' });
  sequence += 1;
  // Paid after the budget was recorded, so the recorded budget does not include it.
  await storeInvoice({
    invoice: { status: 'paid', receivedCents: 150_25 },
    lines: [{ serviceDateFrom: '2026-11-17', serviceDateTo: '2026-11-17' }],
  });
  expect(await resultOf(first, 'PAR-10')).toMatchObject({
    status: 'fail',
    severity: 'warning',
    message: expect.stringContaining('the $150.25 of other invoices of this plan'),
  });
  sequence += 1;
  // From the year before, so another budget pays for it.
  const older = { serviceDateFrom: '2026-06-02', serviceDateTo: '2026-06-02' };
  await storeInvoice({ lines: [older] });
  expect((await resultOf(first, 'PAR-10'))?.message).toContain('the $150.25 of other invoices');
});
