import { aCheckedDate } from '@cleaning/api-client/testing';
import type { SeriesCheck } from '@cleaning/contract';
import { describe, expect, it } from 'vitest';
import { describeDates, groupDates } from './group-dates.ts';

type State = SeriesCheck['dates'][number]['state'];

const checked = (date: string, state: State = 'free') => aCheckedDate({ date, state });

const linesOf = (...dates: readonly ReturnType<typeof checked>[]) =>
  groupDates(dates).map((group) => `${describeDates(group)}: ${group.state}`);

describe('the dates of a series that is checked', () => {
  it('are one line while they meet the same', () => {
    expect(
      linesOf(
        checked('2026-11-30'),
        checked('2026-12-07'),
        checked('2026-12-21'),
        checked('2026-12-28', 'public_holiday'),
        checked('2027-01-11'),
      ),
    ).toEqual(['Mon 30 Nov – 21 Dec: free', 'Mon 28 Dec: public_holiday', 'Mon 11 Jan: free']);
  });

  it('are each a line of their own where someone else can be chosen', () => {
    expect(
      linesOf(
        checked('2027-01-04', 'leave'),
        checked('2027-01-11', 'leave'),
        checked('2027-01-18', 'clash'),
        checked('2027-01-25', 'clash'),
      ),
    ).toHaveLength(4);
  });

  it('name both days of the week where a visit was moved to another', () => {
    expect(linesOf(checked('2026-12-01', 'kept'), checked('2026-12-09', 'kept'))).toEqual([
      'Tue 1 Dec – Wed 9 Dec: kept',
    ]);
  });

  it('are none without a date', () => {
    expect(groupDates([])).toEqual([]);
  });
});
