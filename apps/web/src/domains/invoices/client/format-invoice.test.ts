import { anInvoice } from '@cleaning/api-client/testing';
import { COMPLIANCE_RULES } from '@cleaning/ndis';
import { describe, expect, it } from 'vitest';
import { groupChecks } from './ndis-check/check-groups.ts';
import { describeGst, describeQuantity, describeWhen } from '../format-invoice.ts';
import { periodProblem } from './statement/statement-period.ts';

describe('when a line was', () => {
  const [line] = anInvoice().lines;
  if (line === undefined) throw new Error('The invoice of tests has a line.');
  it.each([
    [{}, 'Friday 20 November 2026'],
    [
      { start_time: '09:00', end_time: '13:30' },
      'Friday 20 November 2026, 9:00 am to 1:30 pm, 4\u00A0h\u00A030\u00A0min',
    ],
    [{ service_date_to: '2026-11-22' }, '20 Nov 2026 to 22 Nov 2026'],
    [
      { start_time: '12:00', end_time: '00:15' },
      'Friday 20 November 2026, 12:00 pm to 12:15 am, 12\u00A0h\u00A015\u00A0min',
    ],
    [{ service_date_from: null }, ''],
  ])('is described for %j', (change, text) => {
    expect(describeWhen({ ...line, ...change })).toBe(text);
  });
});

describe('the quantity and GST of a line', () => {
  it.each([
    [{ quantity: 2.5, unit: 'H' } as const, '2.5 h'],
    [{ quantity: 2.62, unit: 'H' } as const, '2.62 h'],
    [{ quantity: 9.9, unit: 'E' } as const, '9.9'],
  ])('is described for %j', (line, text) => {
    expect(describeQuantity(line)).toBe(text);
  });

  it.each([
    [{ gst_code: 'P1', gst_cents: 10_00 } as const, 'Includes GST of $10.00'],
    [{ gst_code: 'P2', gst_cents: 0 } as const, 'GST-free'],
    [{ gst_code: 'P5', gst_cents: 0 } as const, 'No GST'],
  ])('includes the GST text for %j', (gst, text) => {
    const [line] = anInvoice().lines;
    if (line === undefined) throw new Error('The invoice of tests has a line.');
    expect(describeGst({ ...line, ...gst })).toBe(text);
  });
});

describe('the period of a statement', () => {
  it.each([
    ['2026-07-01', '2026-06-30', 'The last day cannot be before the first.'],
    ['2024-01-01', '2026-02-01', 'Choose a period of two years at most.'],
    ['2026-07-01', '2026-07-01', null],
  ])('from %s to %s is validated as the service does', (from, to, problem) => {
    expect(periodProblem({ from, to })).toBe(problem);
  });
});

it('every rule of the NDIS check has a place of its own', () => {
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
