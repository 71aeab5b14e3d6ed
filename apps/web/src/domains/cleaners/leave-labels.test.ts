import { describe, expect, it } from 'vitest';
import { describeLeaveDates } from './leave-labels.ts';

const days = (first_date: string, last_date: string) =>
  describeLeaveDates({ first_date, last_date, start_time: null, end_time: null });

describe('the label of leave', () => {
  it.each([
    ['2026-12-07', '2026-12-11', 'Mon 7 – Fri 11 Dec 2026'],
    ['2026-11-30', '2026-12-04', 'Mon 30 Nov – Fri 4 Dec 2026'],
    ['2026-12-28', '2027-01-01', 'Mon 28 Dec 2026 – Fri 1 Jan 2027'],
    ['2026-12-07', '2026-12-07', 'Monday 7 December'],
  ])('names month and year once: %s to %s', (first, last, text) => {
    expect(days(first, last)).toBe(text);
  });

  it('includes the hours of a part of a day', () => {
    const leave = {
      first_date: '2026-10-08',
      last_date: '2026-10-08',
      start_time: '13:00',
      end_time: '16:00',
    };
    expect(describeLeaveDates(leave)).toBe('Thursday 8 October, 1:00 pm – 4:00 pm');
  });
});
