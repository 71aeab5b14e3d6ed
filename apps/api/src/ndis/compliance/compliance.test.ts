import { complianceReportSchema, type ComplianceReport } from '@cleaning/contract/ndis';
import { COMPLIANCE_RULES } from '@cleaning/ndis';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../test/create-test-app.ts';
import {
  recordRegistration,
  signInParticipant,
  storeCompletedAppointment,
  storeNdisInvoice,
  TEST_SECRETS,
} from '../../../test/ndis-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';

let appointmentId: string;
const api = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
const admin = makeBeforeAll(() => api.signIn({ userType: 'admin' }));
const participant = makeBeforeAll(() => signInParticipant(api));
beforeAll(async () => {
  appointmentId = await storeCompletedAppointment(api, participant.id, '2026-11-20');
});

const call = (invoiceId: string, as: TestPerson) =>
  api.call({ path: `invoices/ndis/${invoiceId}/compliance_check/`, as });

async function check(invoiceId: string, as = participant): Promise<ComplianceReport> {
  const response = await call(invoiceId, as);
  expect(response.statusCode).toBe(200);
  const report = complianceReportSchema.parse(response.json());
  expect(response.json()).toEqual(report);
  expect(response.body).not.toMatch(/4[\d ]{7}1\b/u);
  return report;
}

const faultsOf = ({ checks }: ComplianceReport) =>
  checks.filter(({ status }) => status === 'fail').map(({ id, severity }) => `${id} ${severity}`);

let lastNumber = 0;
const store = (options: Partial<Parameters<typeof storeNdisInvoice>[2]> = {}, of = participant) => {
  lastNumber += 1;
  const number = `INV-2026-${String(lastNumber).padStart(5, '0')}`;
  return storeNdisInvoice(api, of.id, { number, ...options });
};

describe('the check of an NDIS invoice', () => {
  it('requires a recorded registration, and then passes a correct invoice', async () => {
    const invoiceId = await store({ lines: [{ appointmentId: appointmentId }] });
    expect(faultsOf(await check(invoiceId))).toEqual(['PRV-05 error']);

    await recordRegistration(api, admin);
    const report = await check(invoiceId);
    expect(report).toMatchObject({
      invoice_id: invoiceId,
      checked_at: api.clock.now.toISOString(),
      catalogue_version: '2026-11-21',
      plan_management: 'agency',
      compliant: true,
      summary: { errors: 0, warnings: 0 },
    });
    expect([...new Set(report.checks.map(({ id }) => id))]).toEqual(
      COMPLIANCE_RULES.map(({ id }) => id),
    );
    const lineIds = new Set(report.checks.map(({ line_id }) => line_id));
    expect(lineIds.size).toBe(2);
    expect(await check(invoiceId, admin)).toEqual(report);
  });

  it('finds the same support on another valid invoice, but not on a void one', async () => {
    const line = { serviceDateFrom: '2026-11-18', serviceDateTo: '2026-11-18' };
    const first = await store({ lines: [line] });
    const second = await store({ lines: [line] });
    expect(faultsOf(await check(first))).toContain('LIN-15 error');
    expect(faultsOf(await check(second))).toContain('LIN-15 error');

    const other = { serviceDateFrom: '2026-11-17', serviceDateTo: '2026-11-17' };
    const standing = await store({ lines: [other] });
    await store({
      lines: [other],
      invoice: { status: 'void', closedOn: '2026-11-21', closedCents: 150_25 },
    });
    const somebodyElse = await signInParticipant(api, { ndisNumber: '430000002' });
    await store({ lines: [other] }, somebodyElse);
    expect(faultsOf(await check(standing))).not.toContain('LIN-15 error');
  });

  it('checks prices against the catalogue of the date of service', async () => {
    const june = { serviceDateFrom: '2026-06-29', serviceDateTo: '2026-06-29' };
    const invoiceId = await store({ lines: [june] });
    const report = await check(invoiceId);
    expect(report.compliant).toBe(false);
    expect(report.checks).toContainEqual(
      expect.objectContaining({
        id: 'LIN-12',
        status: 'fail',
        field: 'unit_price_cents',
        message: expect.stringContaining('$58.03'),
      }),
    );
  });

  it('only warns a self-managed participant, and requires a manager for a plan-managed one', async () => {
    const self = await signInParticipant(api, { planManagement: 'self', ndisNumber: '430000003' });
    const selfInvoice = await store(
      {
        lines: [{ unitPriceCents: 65_00, amountCents: 162_50 }],
        invoice: { planManagement: 'self', claimStatus: 'not_applicable' },
      },
      self,
    );
    const report = await check(selfInvoice, self);
    expect(report.compliant).toBe(true);
    expect(faultsOf(report)).toContain('LIN-12 warning');

    const plan = await signInParticipant(api, { planManagement: 'plan', ndisNumber: '430000004' });
    const planInvoice = await store(
      { invoice: { planManagement: 'plan', claimStatus: 'not_applicable' } },
      plan,
    );
    expect(faultsOf(await check(planInvoice, plan))).toContain('PAR-06 error');
  });

  it('shows an invalid NDIS number masked', async () => {
    const odd = await signInParticipant(api, { ndisNumber: '530000001' });
    const { checks } = await check(await store({}, odd), odd);
    expect(checks.find(({ id }) => id === 'PAR-03')?.message).toContain('53x xxx x01');
  });
});

describe('clients cannot read', () => {
  it('the check of another client’s invoice, a draft, or a private invoice', async () => {
    const stranger = await signInParticipant(api, { ndisNumber: '430000005' });
    const invoiceId = await store();
    expect((await call(invoiceId, stranger)).statusCode).toBe(404);

    const draft = await storeNdisInvoice(api, participant.id, {
      number: 'unused',
      invoice: {
        status: 'draft',
        number: null,
        issueDate: null,
        dueDate: null,
        billTo: null,
        claimStatus: 'not_applicable',
      },
    });
    expect((await call(draft, participant)).statusCode).toBe(404);
    expect(faultsOf(await check(draft, admin))).toContain('INV-07 error');

    const privateOne = await store({
      lines: [],
      invoice: {
        kind: 'private',
        claimStatus: 'not_applicable',
        subtotalCents: 100,
        totalCents: 100,
      },
    });
    expect((await call(privateOne, participant)).statusCode).toBe(404);
    expect((await call(privateOne, admin)).statusCode).toBe(404);
  });
});
