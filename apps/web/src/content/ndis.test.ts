import { priceLimit } from '@cleaning/ndis';
import { formatMoney } from '@cleaning/pricing';
import { describe, expect, test } from 'vitest';
import { INVOICE, PLAN_TYPES } from './ndis.ts';

describe('the NDIS page', () => {
  test('calculates its example correctly: two and a half hours at the price limit', () => {
    expect(INVOICE.example).toMatchObject({ hours: '2.5', rate: '$60.10', amount: '$150.25' });
  });

  test('names the dates for which the price limit applies', () => {
    expect(INVOICE.note).toContain('from 1 July 2026 to 30 June 2027');
  });

  test('shows the price limit of the support catalogue on each of these dates', () => {
    const { itemNumber, rate } = INVOICE.example;
    for (const date of ['2026-07-01', '2027-06-30']) {
      const limit = priceLimit(itemNumber, 'standard', date) ?? 0;
      expect(rate).toBe(formatMoney(limit));
    }
  });

  test('mentions agency-managed plans only with pre-approval', () => {
    const agency = PLAN_TYPES.types.find(({ name }) => name === 'Agency-managed');
    expect(agency?.note).toContain('pre-approval');
  });
});
