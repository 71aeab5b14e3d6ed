import { describe, expect, test } from 'vitest';
import { lineAmount } from '../items/line-amount.ts';
import { check, failed, resultOf } from './testing.ts';
import type { FactChanges } from './compliant-facts.ts';
import { RULE_CASES } from './rule-cases.ts';
import { COMPLIANCE_RULES, type ComplianceRuleId } from './rules/index.ts';

describe('the table of compliance rules', () => {
  test('has the sixty rules, in order', () => {
    const ids = Object.entries({ INV: 11, PRV: 5, PAR: 10, LIN: 30, DOC: 4 }).flatMap(
      ([prefix, count]) =>
        Array.from(
          { length: count },
          (_, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`,
        ),
    );
    expect(COMPLIANCE_RULES.map(({ id }) => id)).toEqual(ids);
    expect(ids).toHaveLength(60);
  });

  const WARNINGS =
    'INV-10 INV-11 PRV-04 PAR-03 PAR-07 PAR-09 PAR-10 LIN-04 LIN-06 LIN-14 LIN-16 LIN-19 LIN-24 LIN-26 LIN-27 LIN-28 LIN-29 LIN-30 DOC-04';

  test('has warnings only for problems that do not stop a claim', () => {
    const warnings = COMPLIANCE_RULES.filter(({ severity }) => severity === 'warning');
    expect(warnings.map(({ id }) => id).join(' ')).toBe(WARNINGS);
  });

  test.each(['PAR-02', 'LIN-01', 'LIN-12', 'INV-09'] as const)(
    'is stricter about %s where somebody else pays',
    (id) => {
      const severityFor = (planManagement: 'plan' | 'self') =>
        resultOf(id, {
          participant: { planManagement, ndisNumber: null },
          lines: [
            { itemNumber: id === 'LIN-01' ? null : '01_020_0120_1_1', unitPriceCents: 65_00 },
          ],
          provider: { accountNumber: null },
        });
      expect(severityFor('plan')).toMatchObject({ status: 'fail', severity: 'error' });
      expect(severityFor('self')).toMatchObject({ status: 'fail', severity: 'warning' });
    },
  );
});

describe.each(COMPLIANCE_RULES.map(({ id, title, scope }) => ({ id, title, scope })))(
  '$id: $title',
  ({ id, title, scope }) => {
    const { pass, fail, skip } = RULE_CASES[id];

    test('passes', () => {
      expect(resultOf(id, pass)).toMatchObject({ status: 'pass', message: title, field: null });
    });

    test('fails with what is wrong and what to do', () => {
      const result = resultOf(id, fail);
      expect(result).toMatchObject({ status: 'fail', field: expect.stringMatching(/^[a-z_]+$/u) });
      expect(result.message).toMatch(/^.{20,400}\.$/su);
      expect(result.message.split(/\. /u).length).toBeGreaterThan(1);
      expect(result.lineId ?? 'the invoice').toMatch(scope === 'line' ? /^line-\d$/u : /./u);
    });

    test('is skipped with the reason', () => {
      const result = resultOf(id, skip);
      expect(result).toMatchObject({ status: 'skip', field: null });
      expect(result.message).toMatch(/^[A-Z].{10,}\.$/su);
    });
  },
);

describe('the known cases of compliance', () => {
  test('2.5 hours at 60.10 on 20 November 2026 pass every rule', () => {
    expect(failed({})).toEqual([]);
    expect(check()).toMatchObject({
      compliant: true,
      invoiceId: 'invoice-1',
      planManagement: 'agency',
      summary: { errors: 0, warnings: 0 },
    });
  });

  test('the same line on 30 June 2026 is above the limit of that year', () => {
    const lines = [{ serviceFrom: '2026-06-30', serviceTo: '2026-06-30' }];
    expect(resultOf('LIN-12', { lines })).toMatchObject({
      status: 'fail',
      severity: 'error',
      message: expect.stringContaining('$58.03'),
    });
    expect(check({ lines }).compliant).toBe(false);
  });

  test('60.11 is above the limit, but not in remote areas', () => {
    const line = { unitPriceCents: 60_11, amountCents: lineAmount(250, 60_11) };
    expect(failed({ lines: [line] })).toEqual(['LIN-12 error']);
    expect(failed({ lines: [{ ...line, region: 'remote' }] })).toEqual([]);
    expect(
      failed({ lines: [{ ...line, unitPriceCents: 90_16, region: 'very_remote' }] }),
    ).toContain('LIN-12 error');
  });

  test('a self-managed participant may agree to 65.00, with a warning', () => {
    const changes = {
      participant: { planManagement: 'self' },
      lines: [{ unitPriceCents: 65_00, amountCents: lineAmount(250, 65_00) }],
    } as const;
    expect(failed(changes)).toEqual(['LIN-12 warning']);
    expect(check(changes).compliant).toBe(true);
  });

  test('a cancellation without a reason, and a reason without a cancellation, fail', () => {
    expect(failed({ lines: [{ claimType: 'CANC' }] })).toContain('LIN-22 error');
    expect(failed({ lines: [{ cancellationReason: 'NSDH' }] })).toContain('LIN-22 error');
  });
});

const planned = (start: string | null, end: string | null) =>
  resultOf('PAR-05', { participant: { plans: [{ start, end, management: 'agency' }] } });

describe('a rule in special cases', () => {
  test.each<[string, ComplianceRuleId, FactChanges, 'pass' | 'fail' | 'skip']>([
    ['a number that is too long', 'INV-01', { invoice: { number: 'x'.repeat(51) } }, 'fail'],
    ['an issued invoice without a number', 'INV-01', { invoice: { number: null } }, 'fail'],
    ['an issued invoice without a date', 'INV-02', { invoice: { issueDate: null } }, 'fail'],
    ['a draft', 'INV-07', { invoice: { status: 'draft' } }, 'fail'],
    ['an invoice that was written off', 'INV-07', { invoice: { status: 'written_off' } }, 'fail'],
    ['a claim that was made', 'INV-07', { invoice: { claimStatus: 'submitted' } }, 'fail'],
    ['a claim that was refused', 'INV-07', { invoice: { claimStatus: 'rejected' } }, 'pass'],
    ['an invoice for nobody', 'INV-04', { invoice: { participantIds: [] } }, 'fail'],
    ['several fees', 'INV-08', { lines: [{ description: 'Late fees' }] }, 'fail'],
    ['a fee with a hyphen', 'INV-08', { lines: [{ description: 'Exit-fee' }] }, 'fail'],
    ['two deposits', 'INV-08', { lines: [{ description: 'Deposits, two' }] }, 'fail'],
    ['a word that only holds a fee', 'INV-08', { lines: [{ description: 'Coffee nook' }] }, 'pass'],
    [
      'a PayID alone',
      'INV-09',
      { participant: { planManagement: 'self' }, provider: { bsb: 'x' } },
      'fail',
    ],
    ['another registration group', 'PRV-05', { provider: { registrationGroups: [] } }, 'fail'],
    ['no date of registration', 'PRV-05', { provider: { registrationFrom: null } }, 'fail'],
    ['a registration without end', 'PRV-05', { provider: { registrationTo: null } }, 'pass'],
    [
      'a visit before the registration',
      'PRV-05',
      { provider: { registrationFrom: '2026-11-21' } },
      'fail',
    ],
    [
      'an agreement that had ended',
      'PAR-08',
      { participant: { agreements: [{ start: '2026-07-01', end: '2026-11-19' }] } },
      'fail',
    ],
    [
      'a day between two agreements',
      'PAR-08',
      {
        participant: {
          agreements: [
            { start: '2026-07-01', end: '2026-11-19' },
            { start: '2026-11-21', end: null },
          ],
        },
      },
      'fail',
    ],
    [
      'an agreement that followed another before the visit',
      'PAR-08',
      {
        participant: {
          agreements: [
            { start: '2025-07-01', end: '2026-11-19' },
            { start: '2026-11-20', end: null },
          ],
        },
      },
      'pass',
    ],
    [
      'an invoice that is not addressed yet',
      'PAR-07',
      { participant: { planManagement: 'self' }, invoice: { billTo: null } },
      'skip',
    ],
    ['no provider record', 'PAR-09', { participant: { providerRecordedOn: null } }, 'fail'],
    [
      'a budget that other invoices use up',
      'PAR-10',
      { participant: { remainingBudgetCents: 300_00, otherInvoicesCents: 149_76 } },
      'fail',
    ],
    [
      'a budget that covers the other invoices too',
      'PAR-10',
      { participant: { remainingBudgetCents: 300_00, otherInvoicesCents: 149_75 } },
      'pass',
    ],
    ['an unknown budget', 'PAR-10', { participant: { remainingBudgetCents: null } }, 'fail'],
    [
      'a buyer known by an ABN',
      'DOC-02',
      {
        lines: [{ gstCode: 'P1', gstCents: 1 }],
        invoice: { totalCents: 2_000_00, billTo: null, buyerAbn: '51824753556' },
      },
      'pass',
    ],
  ])('%s (%s)', (_what, id, changes, status) => {
    expect(resultOf(id, changes).status).toBe(status);
  });

  test('unknown plan dates and old supports only warn', () => {
    expect(planned(null, '2027-06-30')).toMatchObject({ status: 'fail', severity: 'warning' });
    expect(resultOf('PAR-05', { participant: { plans: [] } })).toMatchObject({
      status: 'fail',
      severity: 'warning',
    });
    // What is already known is checked as usual.
    expect(planned(null, '2026-11-19')).toMatchObject({ status: 'fail', severity: 'error' });
    expect(planned('2026-11-21', null)).toMatchObject({ status: 'fail', severity: 'error' });
    const lines = [{ serviceFrom: '2025-02-20', serviceTo: '2025-02-20' }];
    expect(resultOf('LIN-08', { lines })).toMatchObject({ status: 'fail', severity: 'warning' });
  });

  test('an unknown kind of plan management is checked by the strictest rules', () => {
    const changes = { participant: { planManagement: null, ndisNumber: null } };
    expect(failed(changes)).toEqual(expect.arrayContaining(['PAR-02 error', 'PAR-04 error']));
  });
});

test('a claim outside of the registration names the registration group', () => {
  const lines = [{}, { itemNumber: '01_134_0117_8_1' }];
  expect(resultOf('PRV-05', { lines })).toMatchObject({
    status: 'fail',
    severity: 'error',
    message: expect.stringContaining('group 0117'),
  });
  const provider = { registrationGroups: ['0120', '0117'] };
  expect(resultOf('PRV-05', { lines, provider }).status).toBe('pass');
  expect(resultOf('PRV-05', { lines, participant: { planManagement: 'plan' } }).status).toBe(
    'skip',
  );
});

const plansWith = (management: 'agency' | 'plan') => ({
  participant: {
    plans: [
      { start: '2026-07-01', end: '2027-06-30', management: 'agency' },
      { start: '2025-07-01', end: '2026-06-30', management },
    ],
  } as const,
});

test('supports of two plans go on one invoice only when the payer is the same', () => {
  const lines = [{}, { serviceFrom: '2026-06-29', serviceTo: '2026-06-29' }];
  expect(resultOf('PAR-05', { lines, ...plansWith('agency') }).status).toBe('pass');
  expect(resultOf('PAR-04', { lines, ...plansWith('agency') }).status).toBe('pass');
  expect(resultOf('PAR-04', { lines, ...plansWith('plan') })).toMatchObject({
    status: 'fail',
    message: expect.stringContaining('an invoice for each plan'),
  });
});
