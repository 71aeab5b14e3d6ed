import { describe, expect, it } from 'vitest';
import {
  agreedVisit,
  firstVisit,
  newVisit,
  toSeriesRequest,
  visitProblem,
} from './agreed-visits.ts';

const TOM = '0190a1b2-0000-7000-8000-00000000000a';
const visit = { ...newVisit('2026-12-03'), from: '09:00', to: '11:00', staffId: TOM };

describe('the visit that a client asked for', () => {
  const quote = { service_id: 'general', preferred_date: '2026-12-03' } as const;
  const rooms = { bedroom: 2, bathroom: 2, kitchen: 1, living: 0, dining: 0 };

  it.each([
    ['at a start, for as long as it usually takes', { preferred_time: '09:30' }, '09:30', '12:00'],
    ['in the afternoon', { preferred_time: 'afternoon' }, '13:00', '15:30'],
    ['at any time', { preferred_time: 'any' }, '09:00', '11:30'],
  ])('is planned %s', (_what, wish, from, to) => {
    const planned = firstVisit({ ...quote, rooms, ...wish }, '2026-11-23');
    expect(planned).toMatchObject({ date: '2026-12-03', from, to, staffId: '' });
  });

  it('is today where no day was given, or the day has passed', () => {
    const today = '2026-12-04';
    expect(firstVisit(quote, today).date).toBe(today);
    expect(firstVisit({ ...quote, preferred_date: null }, today).date).toBe(today);
  });
});

describe('an agreed visit', () => {
  it('has a time in Sydney, with daylight saving in December', () => {
    expect(agreedVisit(visit)).toEqual({
      starts_at: '2026-12-02T22:00:00.000Z',
      ends_at: '2026-12-03T00:00:00.000Z',
      staff_id: TOM,
    });
  });

  it('can be the first of a series', () => {
    expect(toSeriesRequest(visit, undefined)).toBeNull();
    expect(toSeriesRequest(visit, 'every_2_weeks')).toEqual({
      recurrence: 'every_2_weeks',
      first_date: '2026-12-03',
      start_time: '09:00',
      end_time: '11:00',
      staff_id: TOM,
    });
  });

  it('is incomplete without a cleaner', () => {
    expect(agreedVisit({ ...visit, staffId: '' })).toBeNull();
    expect(visitProblem({ ...visit, staffId: '' }, [])).toBeNull();
  });

  it('does not end before it starts, or overlap another of the same booking', () => {
    expect(visitProblem({ ...visit, to: '08:00' }, [])).toBe('Choose an end after the start.');
    expect(visitProblem(visit, [{ ...visit, key: 'other' }])).toMatch(/another of these visits/u);
  });
});
