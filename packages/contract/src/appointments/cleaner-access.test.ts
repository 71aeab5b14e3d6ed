import { describe, expect, it } from 'vitest';
import { ownVisitShownFrom, wayInFrom, wayInState, type VisitTimes } from './cleaner-access.ts';

/** 9 to 11 am in Sydney on Monday 23 November 2026, in daylight saving. */
const VISIT: VisitTimes = {
  status: 'confirmed',
  startsAt: new Date('2026-11-22T22:00:00.000Z'),
  endsAt: new Date('2026-11-23T00:00:00.000Z'),
  actualEndedAt: null,
};

it('shows a cleaner their own visits of the next two weeks', () => {
  expect(ownVisitShownFrom('2026-12-22')).toBe('2026-12-08');
});

describe('when a cleaner sees the way in', () => {
  it.each([
    ['a second before 6 pm on the day before', '2026-11-22T06:59:59.999Z', {}, 'later'],
    ['at 6 pm on the day before', '2026-11-22T07:00:00.000Z', {}, 'shown'],
    ['a moment before two hours after the planned end', '2026-11-23T01:59:59.999Z', {}, 'shown'],
    ['two hours after the planned end', '2026-11-23T02:00:00.000Z', {}, 'over'],
    ['while late work goes on', '2026-11-23T06:00:00.000Z', { status: 'in_progress' }, 'shown'],
    [
      'two hours after work that ended early',
      '2026-11-23T01:00:00.000Z',
      { status: 'completed', actualEndedAt: new Date('2026-11-22T23:00:00.000Z') },
      'over',
    ],
    ['once it is cancelled', '2026-11-22T22:30:00.000Z', { status: 'cancelled' }, 'over'],
    ['before it has a time', '2026-11-22T22:30:00.000Z', { startsAt: null, endsAt: null }, 'later'],
  ] as const)('%s', (_title, now, changes, state) => {
    expect(wayInState({ ...VISIT, ...changes }, new Date(now))).toBe(state);
  });

  it('is 6 pm by the Sydney clock also when daylight saving begins that night', () => {
    const sunday = new Date('2026-10-03T22:00:00.000Z');
    expect(wayInFrom(sunday).toISOString()).toBe('2026-10-03T08:00:00.000Z');
  });
});
