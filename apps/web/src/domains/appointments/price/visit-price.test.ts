import { formatMoney } from '@cleaning/pricing';
import { describe, expect, it } from 'vitest';
import { describeRate, describeVisitPrice, minutesOfTimes, findRate } from './visit-price.ts';

const rate = { cents: 60_10, step: 1, isNdis: false } as const;

describe('the price of a visit', () => {
  it('is shown with its rate', () => {
    expect(describeVisitPrice(150, rate)).toBe('2.5 h × $60.10 = $150.25');
    expect(describeVisitPrice(157, rate)).toBe('2.62 h × $60.10 = $157.46');
    expect(describeVisitPrice(157, { ...rate, isNdis: true })).toBe('2.61 h × $60.10 = $156.86');
    expect(describeVisitPrice(157, { ...rate, step: 25 })).toBe('2.5 h × $60.10 = $150.25');
    expect(formatMoney(270_450)).toBe('$2,704.50');
    expect(describeRate(rate)).toBe('$60.10 an hour. Two hours come to $120.20.');
  });

  it('has the rate of its kind of work', () => {
    const rates = {
      private_cents: 70_00,
      ndis_cents: 60_10,
      billing_step_hundredths: 10,
      late_cancellation_percent: 50,
    } as const;
    expect(findRate(rates, 'ndis')).toEqual({ cents: 60_10, step: 10, isNdis: true });
    expect(findRate(rates, 'general')).toEqual({ cents: 70_00, step: 10, isNdis: false });
    expect(findRate({ ...rates, ndis_cents: null }, 'ndis')).toBeNull();
    expect(findRate(undefined, 'general')).toBeNull();
  });

  it('is empty until both times of a visit are typed', () => {
    expect(minutesOfTimes('09:00', '11:30')).toBe(150);
    expect(minutesOfTimes('09:00', '')).toBeNull();
    expect(minutesOfTimes('11:30', '09:00')).toBeNull();
  });
});
