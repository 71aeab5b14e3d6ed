import { aCheckedDate } from '@cleaning/api-client/testing';
import type { SeriesCheck } from '@cleaning/contract/series';
import { describe, expect, it } from 'vitest';
import { describeDates, groupDates } from './group-dates.ts';

type State = SeriesCheck['dates'][number]['state'];

const checked = (date: string, state: State = 'free') => aCheckedDate({ date, state });

const linesOf = (...dates: readonly ReturnType<typeof checked>[]) =>
  groupDates(dates).map((group) => `${describeDates(group)}: ${group.state}`);

describe('the checked dates of a series', () => {
  it('are grouped while consecutive dates have the same outcome', () => {
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

  it('are not grouped where another cleaner can be chosen', () => {
    expect(
      linesOf(
        checked('2027-01-04', 'leave'),
        checked('2027-01-11', 'leave'),
        checked('2027-01-18', 'clash'),
        checked('2027-01-25', 'clash'),
      ),
    ).toHaveLength(4);
  });

  it('state both weekdays when a group ends on a different one', () => {
    expect(linesOf(checked('2026-12-01', 'kept'), checked('2026-12-09', 'kept'))).toEqual([
      'Tue 1 Dec – Wed 9 Dec: kept',
    ]);
  });

  it('have no groups without dates', () => {
    expect(groupDates([])).toEqual([]);
  });
});
