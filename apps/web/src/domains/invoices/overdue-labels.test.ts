import { anInvoiceSummary } from '@cleaning/api-client/testing';
import { describe, expect, it } from 'vitest';
import { describeOverdue, describeOverduePayer } from './overdue-labels.ts';
import { describeLines, describeWhat } from './format-invoice.ts';

const SYDNEY_MORNING = new Date('2026-12-05T21:00:00.000Z');

describe('an overdue invoice', () => {
  it.each([
    ['2026-12-05', '1 day'],
    ['2026-11-29', '7 days'],
  ])('that was due on %s is %s overdue by the calendar in Sydney', (due_date, days) => {
    expect(describeOverdue(anInvoiceSummary({ due_date }), SYDNEY_MORNING)).toBe(
      `INV-2026-00012 is ${days} overdue`,
    );
  });

  it('is overdue even when the clock of the device is behind', () => {
    const invoice = anInvoiceSummary({ due_date: '2026-12-09' });
    expect(describeOverdue(invoice, SYDNEY_MORNING)).toBe('INV-2026-00012 is overdue');
  });

  it.each([
    ['client', 'We sent it to you on 21 Nov 2026.'],
    ['plan_manager', 'You can send them another copy.'],
    ['agency', 'you do not need to pay it'],
    ['unknown', 'You do not need to pay it yet.'],
  ] as const)('names the payer when the %s pays', (payer, text) => {
    const invoice = anInvoiceSummary({ payer, is_overdue: true });
    expect(describeOverduePayer(invoice)).toContain(text);
  });
});

describe('the description of an invoice in a list', () => {
  const hours = {
    description: 'House cleaning',
    quantity: 2.5,
    unit: 'H',
    unit_price_cents: 60_10,
    service_date_from: '2026-11-12',
  } as const;

  it.each([
    [hours, 1, 'House cleaning', '12 Nov 2026, 2.5 h × $60.10'],
    [{ ...hours, unit: 'E' }, 1, 'House cleaning', '12 Nov 2026'],
    [hours, 2, 'House cleaning', '12 Nov 2026 and 1 more line'],
    [hours, 4, 'House cleaning', '12 Nov 2026 and 3 more lines'],
    [{ ...hours, service_date_from: null }, 1, 'House cleaning', 'Sent 21 Nov 2026'],
    [null, 0, 'Private cleaning', 'Sent 21 Nov 2026'],
  ] as const)('is its first line and its day: %o of %d', (first_line, line_count, what, lines) => {
    const invoice = anInvoiceSummary({ first_line, line_count });
    expect(describeWhat(invoice)).toBe(what);
    expect(describeLines(invoice)).toBe(lines);
  });
});
