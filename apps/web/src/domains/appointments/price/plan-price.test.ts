import { describe, expect, it } from 'vitest';
import {
  describeHoursAndRate,
  describePlanRate,
  estimatePlanPrice,
  type PlannedClean,
} from './plan-price.ts';

const clean: PlannedClean = {
  serviceId: 'ndis',
  rooms: { bedroom: 2, bathroom: 2, kitchen: 1 },
  addonIds: [],
};
const OWN_RATE = { cents: 58_35, step: 25, isNdis: true } as const;

describe('what an NDIS plan pays for a visit', () => {
  it('is the hours of its rooms and extras at the client’s own rate', () => {
    expect(estimatePlanPrice(clean, OWN_RATE)).toEqual({
      hours: 250,
      rateCents: 58_35,
      cents: 145_88,
      isAtLimit: false,
    });
    expect(estimatePlanPrice({ ...clean, addonIds: ['oven'] }, OWN_RATE)?.hours).toBe(350);
  });

  it('is at the price limit without a rate of their own', () => {
    const price = estimatePlanPrice(clean);
    expect(estimatePlanPrice(clean, null)).toEqual(price);
    expect(price).toEqual({ hours: 250, rateCents: 60_10, cents: 150_25, isAtLimit: true });
  });

  it('is nothing for a service that no plan pays', () => {
    expect(estimatePlanPrice({ ...clean, serviceId: 'general' })).toBeNull();
    expect(estimatePlanPrice({ ...clean, serviceId: null })).toBeNull();
  });

  it('is said in words, with where its rate comes from', () => {
    const price = { hours: 250, rateCents: 60_10, cents: 150_25, isAtLimit: true };
    expect(describeHoursAndRate(price)).toBe('2.5 hours × $60.10');
    expect(describeHoursAndRate({ ...price, hours: 100 })).toBe('1 hour × $60.10');
    expect(describePlanRate(price)).toBe('$60.10 an hour is the NDIS price limit.');
    expect(describePlanRate({ ...price, isAtLimit: false })).toBe(
      '$60.10 an hour is the rate of your last invoice.',
    );
  });
});
