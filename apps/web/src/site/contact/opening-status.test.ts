import { company } from '@cleaning/company';
import { describe, expect, test } from 'vitest';
import { describeStatus, findHoursRow, openingStatus } from './opening-status.ts';

const hours = {
  ...company.hours,
  saturday: { opens: '08:00', closes: '17:00' },
  sunday: { opens: '09:00', closes: '16:00' },
} as const;

// Sydney is 11 hours ahead of UTC in November and 10 in June.
const MOMENTS = [
  ['just before it opens', '2026-11-19T19:59:00Z', 'friday', 'Closed, opens 7:00 am'],
  ['as it opens', '2026-11-19T20:00:00Z', 'friday', 'Open now until 6:00 pm'],
  ['a minute before it closes', '2026-11-20T06:59:59Z', 'friday', 'Open now until 6:00 pm'],
  ['as it closes', '2026-11-20T07:00:00Z', 'friday', 'Closed, opens 8:00 am tomorrow'],
  [
    'late, into the other hours of tomorrow',
    '2026-11-21T12:30:00Z',
    'saturday',
    'Closed, opens 9:00 am tomorrow',
  ],
  [
    'from Sunday night to Monday',
    '2026-11-22T06:00:00Z',
    'sunday',
    'Closed, opens 7:00 am tomorrow',
  ],
  ['just after midnight', '2026-11-22T13:05:00Z', 'monday', 'Closed, opens 7:00 am'],
  ['in winter, by winter time', '2026-06-05T07:59:00Z', 'friday', 'Open now until 6:00 pm'],
  ['as daylight saving starts', '2026-10-03T21:59:00Z', 'sunday', 'Closed, opens 9:00 am'],
] as const;

describe('the opening status of the company', () => {
  test.each(MOMENTS)('follows the clock in Sydney: %s', (_when, instant, today, words) => {
    const status = openingStatus(new Date(instant), hours);
    expect(status.today).toBe(today);
    expect(describeStatus(status)).toBe(words);
  });

  test('has a row in the opening hours for every day', () => {
    expect(findHoursRow('monday')).toBe(0);
    expect(findHoursRow('friday')).toBe(0);
    expect(findHoursRow('saturday')).toBe(1);
    expect(findHoursRow('sunday')).toBe(2);
  });
});
