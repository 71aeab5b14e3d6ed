import { anInvoice } from '@cleaning/api-client/testing';
import { COMPLIANCE_RULES } from '@cleaning/ndis';
import { describe, expect, it } from 'vitest';
import { groupChecks } from './ndis-check/check-groups.ts';
import { describeWhen } from './format-invoice.ts';
import { paymentInstructions } from './detail/payment-instructions-card.tsx';
import { financialYear, periodProblem } from './statement/statement-period.ts';

describe('who pays', () => {
  const ndis = { kind: 'ndis' } as const;
  it.each([
    ['the client', {}, { by: 'client', sentTo: null }],
    ['nobody, once it is settled', { balance_cents: 0 }, { by: 'none', why: 'paid' }],
    ['nobody, once it is void', { status: 'void' }, { by: 'none', why: 'void' }],
    ['the agency', { ...ndis, plan_management: 'agency' }, { by: 'agency' }],
    [
      'a plan manager who is not known',
      { ...ndis, plan_management: 'plan', bill_to: null },
      { by: 'plan-manager', name: 'Your plan manager' },
    ],
    [
      'somebody whom a self-managed participant named',
      {
        ...ndis,
        plan_management: 'self',
        bill_to: { name: 'Ann Lee', email: 'ann@mail.example', address: null, abn: null },
      },
      { by: 'client', sentTo: 'Ann Lee' },
    ],
  ] as const)('is %s', (_title, facts, instructions) => {
    expect(paymentInstructions(anInvoice(facts))).toEqual(instructions);
  });
});

describe('when a line was', () => {
  const [line] = anInvoice().lines;
  if (line === undefined) throw new Error('The invoice of tests has a line.');
  it.each([
    [{}, 'Friday 20 November 2026'],
    [{ start_time: '09:00', end_time: '13:30' }, 'Friday 20 November 2026, 9:00 am to 1:30 pm'],
    [{ service_date_to: '2026-11-22' }, '20 Nov 2026 to 22 Nov 2026'],
    [{ start_time: '12:00', end_time: '00:15' }, 'Friday 20 November 2026, 12:00 pm to 12:15 am'],
    [{ service_date_from: null }, ''],
  ])('is told for %j', (change, text) => {
    expect(describeWhen({ ...line, ...change })).toBe(text);
  });
});

describe('the period of a statement', () => {
  it.each([
    ['2026-06-30', 0, '2025-07-01'],
    ['2026-07-01', 0, '2026-07-01'],
    ['2026-07-01', 1, '2025-07-01'],
  ])('of %s, %i years earlier, starts on %s', (today, earlier, from) => {
    expect(financialYear(today, earlier).from).toBe(from);
  });

  it.each([
    ['2026-07-01', '2026-06-30', 'The last day cannot be before the first.'],
    ['2024-01-01', '2026-02-01', 'Choose a period of two years at most.'],
    ['2026-07-01', '2026-07-01', null],
  ])('from %s to %s is judged as the service does', (from, to, problem) => {
    expect(periodProblem({ from, to })).toBe(problem);
  });
});

it('gives every rule of the NDIS check a place of its own', () => {
  const checks = COMPLIANCE_RULES.map(({ id, title }) => ({
    id,
    message: title,
    severity: 'error' as const,
    status: 'pass' as const,
    field: null,
    line_id: null,
  }));
  const groups = groupChecks({ checks });
  expect(groups.map(({ passed }) => passed.length).toSorted((a, b) => a - b)[0]).toBeGreaterThan(3);
  expect(groups.find(({ title }) => title === 'The invoice itself')?.passed).toSatisfy(
    (passed: { id: string }[]) => passed.every(({ id }) => id.startsWith('INV-')),
  );
});
