import { aSeries } from '@cleaning/api-client/testing';
import { describe, expect, it } from 'vitest';
import { describeSeriesChange } from './describe-series-change.ts';

const series = aSeries();
/** The same values as the series: every second Thursday, 9:30 am – 12:00 pm, with Sam. */
const same = {
  recurrence: 'every_2_weeks',
  first_date: '2026-12-03',
  start_time: '09:30',
  end_time: '12:00',
  cleaner: 'Sam',
} as const;

describe('what a change does to the visits of a series', () => {
  it.each([
    [{ start_time: '09:00', end_time: '11:30' }, 'move from 9:30 am to 9:00 am'],
    [{ first_date: '2026-12-04' }, 'move from Thursday to Friday'],
    [
      { first_date: '2026-12-04', start_time: '13:00', end_time: '15:30' },
      'move from Thursday, 9:30 am to Friday, 1:00 pm',
    ],
    [{ end_time: '13:00' }, 'last 3\u00A0h\u00A030\u00A0min'],
    [{ recurrence: 'every_week' }, 'come every week instead of every 2 weeks'],
    [{ cleaner: 'Alex' }, 'go to Alex instead of Sam'],
    [
      { first_date: '2026-12-04', recurrence: 'every_4_weeks', cleaner: 'Alex' },
      'move from Thursday to Friday, come every 4 weeks instead of every 2 weeks and go to Alex instead of Sam',
    ],
    [
      {
        recurrence: 'month_weekday',
        first_date: '2026-12-15',
        start_time: '13:00',
        end_time: '15:30',
      },
      'move from 9:30 am to 1:00 pm and come on the third Tuesday of the month instead of every second Thursday',
    ],
  ] as const)('is said before it is saved: %o', (changes, text) => {
    expect(describeSeriesChange(series, { ...same, ...changes }, 12)).toBe(`12 visits ${text}.`);
  });

  it('says the days of the month of a monthly series', () => {
    const monthly = aSeries({ recurrence: 'month_date', first_date: '2026-12-17' });
    const other = { ...same, recurrence: 'month_date', first_date: '2026-12-31' } as const;
    expect(describeSeriesChange(monthly, other, 3)).toBe(
      '3 visits move from the 17th of the month to the last day of the month.',
    );
  });

  it('is described in the singular for one visit', () => {
    expect(describeSeriesChange(series, { ...same, first_date: '2026-12-04' }, 1)).toBe(
      '1 visit moves from Thursday to Friday.',
    );
  });

  it('is described as nothing without a change, and while a time is missing', () => {
    expect(describeSeriesChange(series, same, 12)).toBe('Nothing changes yet.');
    expect(describeSeriesChange(series, { ...same, end_time: '' }, 12)).toBe(
      'Nothing changes yet.',
    );
    expect(describeSeriesChange(series, same, 0)).toBe('');
  });
});
