import { describe, expect, it } from 'vitest';
import {
  describeRate,
  describeVisitPrice,
  dollars,
  minutesOfTimes,
  rateOf,
} from './visit-price.ts';

const rateCents = 60_10;

describe('the price of a visit', () => {
  it('is shown with its rate', () => {
    expect(describeVisitPrice(150, rateCents)).toBe('2.5 h × $60.10 = $150.25');
    expect(dollars(270_450)).toBe('$2,704.50');
    expect(describeRate(rateCents)).toBe('$60.10 an hour. Two hours come to $120.20.');
  });

  it('has the rate of its kind of work', () => {
    const rates = { private_cents: 70_00, ndis_cents: 60_10 };
    expect(rateOf(rates, 'ndis')).toBe(60_10);
    expect(rateOf(rates, 'general')).toBe(70_00);
    expect(rateOf(undefined, 'general')).toBeNull();
  });

  it('is empty until both times of a visit are typed', () => {
    expect(minutesOfTimes('09:00', '11:30')).toBe(150);
    expect(minutesOfTimes('09:00', '')).toBeNull();
    expect(minutesOfTimes('11:30', '09:00')).toBeNull();
  });
});
