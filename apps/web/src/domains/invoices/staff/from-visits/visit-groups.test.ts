import { anUninvoicedVisit } from '@cleaning/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  amountOfGroup,
  amountOfVisit,
  amountOfVisits,
  groupVisits,
  toDrafts,
} from './visit-groups.ts';

const QUOTE = { id: 'q1', reference: 'Q-1001', total_cents: 280_00 };
const byHour = anUninvoicedVisit();
const again = anUninvoicedVisit({ appointment_id: 'a2', hourly_rate_cents: null });
const support = anUninvoicedVisit({ appointment_id: 'a3', kind: 'ndis', hourly_rate_cents: 60_10 });
const quoted = anUninvoicedVisit({ appointment_id: 'a4', quote: QUOTE });

describe('visits of many clients', () => {
  it('are grouped into one draft for each client, with NDIS supports and each quote separate', () => {
    const groups = groupVisits([byHour, again, support, quoted]);
    expect(groups.map(({ visits }) => visits.length)).toEqual([2, 1, 1]);
    expect(groups.map(({ rate }) => rate)).toEqual(['70.00', '60.10', '70.00']);
  });

  it('cost their hours times the rate, or the price of the quote', () => {
    const counted = anUninvoicedVisit({ minutes: 157, hours: 2.62, hourly_rate_cents: 60_10 });
    expect(amountOfVisits([counted])).toBe(157_46);
    expect(amountOfVisits([byHour, again, support, quoted])).toBe(140_00 + 120_20 + 280_00);
  });

  it('never charge more for a cancellation than was agreed', () => {
    const cancelled = anUninvoicedVisit({ is_cancellation: true, max_hourly_rate_cents: 25_00 });
    expect(amountOfVisit(cancelled, 60_10)).toBe(50_00);
    expect(amountOfVisit(cancelled, 20_00)).toBe(40_00);
  });

  it('are requested for the selected visits only', () => {
    const groups = groupVisits([byHour, again, support, quoted]);
    const picked = groups.map((group, at) => ({
      group,
      picked: at === 1 ? [] : group.visits.slice(0, 1),
      rate: '71.50',
    }));
    expect(toDrafts(picked)).toEqual([
      { appointment_ids: [byHour.appointment_id], hourly_rate_cents: 71_50 },
      { quote_id: 'q1' },
    ]);
    expect(picked.map(amountOfGroup)).toEqual([143_00, 0, 280_00]);
  });

  it('cost the fee that was decided when they were cancelled late, and then need no rate', () => {
    const fee = anUninvoicedVisit({
      appointment_id: 'a5',
      client_id: 'c5',
      hourly_rate_cents: null,
      fee_cents: 75_13,
    });
    const [group] = groupVisits([fee]);
    if (group === undefined) throw new Error('A visit has a group.');
    const picked = { group, picked: group.visits, rate: '' };
    expect(amountOfGroup(picked)).toBe(75_13);
    expect(toDrafts([picked])).toEqual([{ appointment_ids: ['a5'] }]);
    const both = { ...byHour, client_id: 'c5' };
    const [mixed] = groupVisits([fee, both]);
    if (mixed === undefined) throw new Error('A visit has a group.');
    const all = { group: mixed, picked: mixed.visits, rate: mixed.rate };
    expect(amountOfGroup(all)).toBe(75_13 + 140_00);
    expect(toDrafts([all])).toEqual([
      { appointment_ids: ['a5', both.appointment_id], hourly_rate_cents: 70_00 },
    ]);
  });

  it('have no total while a rate is missing', () => {
    const [group] = groupVisits([again]);
    if (group === undefined) throw new Error('A visit has a group.');
    expect(amountOfGroup({ group, picked: group.visits, rate: '' })).toBeNaN();
  });
});
