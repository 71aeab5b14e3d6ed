import { aSeries } from '@cleaning/api-client/testing';
import { describe, expect, it } from 'vitest';
import { plannedUntil } from './series-cost.ts';

const today = '2026-11-23';
const rate = { cents: 60_10, step: 1, isNdis: true } as const;
const due = (date: string) =>
  ({ date, state: 'due', holiday: null, appointment: null, skipped_by: null }) as const;

describe('the cost of a series', () => {
  it('includes visits booked until a date, by the duration of each', () => {
    const series = aSeries();
    const [first] = series.occurrences;
    expect(plannedUntil(series, { today, until: '2026-12-16', rate })).toEqual({
      count: 1,
      cents: 150_25,
      holidayCount: 0,
    });
    if (first?.appointment === undefined || first.appointment === null) throw new Error('Booked.');
    const longer = { ...first.appointment, ends_at: '2026-12-03T01:30:00.000Z' };
    const changed = aSeries({ occurrences: [{ ...first, appointment: longer }] });
    expect(plannedUntil(changed, { today, until: '2026-12-16', rate }).cents).toBe(180_30);
  });

  it('includes a visit that was moved by the day on which it takes place', () => {
    const [first] = aSeries().occurrences;
    if (!first?.appointment) throw new Error('Booked.');
    const appointment = { ...first.appointment, appointment_date: '2026-12-18' };
    const moved = aSeries({ occurrences: [{ ...first, appointment }] });
    expect(plannedUntil(moved, { today, until: '2026-12-16', rate }).count).toBe(0);
    expect(plannedUntil(moved, { today, until: '2026-12-18', rate }).count).toBe(1);
  });

  it('continues with the recurrence after the booked weeks, without public holidays', () => {
    const series = aSeries({ occurrences: [due('2026-12-03'), due('2027-02-11')] });
    // Good Friday 2027 is on 26 March.
    expect(plannedUntil(series, { today, until: '2027-03-31', rate })).toEqual({
      count: 5,
      cents: 5 * 150_25,
      holidayCount: 0,
    });
    const friday = aSeries({ first_date: '2026-12-04', occurrences: [due('2027-02-12')] });
    expect(plannedUntil(friday, { today, until: '2027-03-31', rate })).toMatchObject({
      count: 3,
      holidayCount: 1,
    });
  });

  it('excludes visits that are skipped, done, paused, or after the last day', () => {
    const [booked] = aSeries().occurrences;
    if (booked?.appointment === undefined || booked.appointment === null)
      throw new Error('Booked.');
    const occurrences = [
      { ...booked, state: 'skipped', appointment: { ...booked.appointment, status: 'cancelled' } },
      { ...booked, appointment: { ...booked.appointment, status: 'completed' } },
      { date: '2026-12-17', state: 'paused', holiday: null, appointment: null, skipped_by: null },
    ] as const;
    const paused = aSeries({ occurrences: [...occurrences], paused_from: '2026-12-10' });
    const none = { count: 0, cents: 0, holidayCount: 0 };
    expect(plannedUntil(paused, { today, until: '2027-03-31', rate })).toEqual(none);
    const ending = aSeries({ occurrences: [...occurrences], last_date: '2026-12-31' });
    expect(plannedUntil(ending, { today, until: '2027-03-31', rate })).toEqual(none);
    const ended = aSeries({ status: 'ended', last_date: '2026-11-30', occurrences: [] });
    expect(plannedUntil(ended, { today, until: '2027-03-31', rate })).toEqual(none);
  });
});
