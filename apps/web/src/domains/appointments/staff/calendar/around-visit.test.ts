import { aSeries } from '@cleaning/api-client/testing';
import { describe, expect, it } from 'vitest';
import { aroundVisit } from './around-visit.ts';

const series = aSeries();
const [first, second] = series.occurrences;
if (first?.appointment === null || first === undefined) throw new Error('The first is booked.');
if (second?.appointment === null || second === undefined) throw new Error('The second is booked.');
const christmas = {
  date: '2026-12-10',
  state: 'public_holiday',
  holiday: 'Christmas Day',
  appointment: null,
  skipped_by: null,
} as const;

describe('the neighbours of a visit in its series', () => {
  it('are the next one, and the skipped dates until then', () => {
    const { occurrences } = { occurrences: [first, christmas, second] };
    expect(aroundVisit({ occurrences }, { id: first.appointment?.id ?? '' })).toEqual([
      { label: 'Next', value: 'Thu 17 Dec' },
      { label: 'Left out', value: 'Thu 10 Dec, Christmas Day' },
    ]);
  });

  it('are the previous one, on the date to which it was moved', () => {
    const moved = {
      ...first,
      appointment: first.appointment && { ...first.appointment, appointment_date: '2026-12-04' },
    };
    expect(
      aroundVisit({ occurrences: [moved, second] }, { id: second.appointment?.id ?? '' }),
    ).toEqual([{ label: 'Before', value: 'Fri 4 Dec' }]);
  });

  it('are unknown for a visit beyond the loaded part of the series', () => {
    expect(aroundVisit(series, { id: 'another' })).toEqual([]);
  });
});
