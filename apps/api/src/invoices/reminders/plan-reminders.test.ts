import { describe, expect, test } from 'vitest';
import { planReminders } from './plan-reminders.ts';

const plan = (today: string, changes: Partial<Parameters<typeof planReminders>[0]> = {}) =>
  planReminders(
    { dueDate: '2026-11-13', sentOn: new Map(), isStopped: false, heldUntil: null, ...changes },
    today,
  ).map(({ on, state }) => `${state} ${on}`);

describe('the reminders of an invoice that was due on 13 November', () => {
  test.each([
    ['2026-11-01', ['planned 2026-11-16', 'planned 2026-11-23', 'planned 2026-12-04']],
    ['2026-11-13', ['next 2026-11-16', 'planned 2026-11-23', 'planned 2026-12-04']],
    ['2026-11-18', ['next 2026-11-18', 'planned 2026-11-23', 'planned 2026-12-04']],
    ['2026-11-23', ['none 2026-11-16', 'next 2026-11-23', 'planned 2026-12-04']],
    ['2026-12-11', ['none 2026-11-16', 'none 2026-11-23', 'none 2026-12-04']],
  ])('are correct on %s', (today, expected) => {
    expect(plan(today)).toEqual(expected);
  });

  test('show when they were sent', () => {
    expect(plan('2026-11-20', { sentOn: new Map([[3, '2026-11-17']]) })).toEqual([
      'sent 2026-11-17',
      'next 2026-11-23',
      'planned 2026-12-04',
    ]);
  });

  test.each([
    // The first reminder is held, the second one is sent on its own day.
    ['2026-11-20', ['held 2026-11-20', 'planned 2026-11-23', 'planned 2026-12-04']],
    // The last day on which the first reminder can still be sent, and the day after.
    ['2026-11-22', ['held 2026-11-22', 'planned 2026-11-23', 'planned 2026-12-04']],
    ['2026-11-23', ['none 2026-11-16', 'next 2026-11-23', 'planned 2026-12-04']],
    ['2026-12-06', ['none 2026-11-16', 'none 2026-11-23', 'held 2026-12-06']],
    // The hold ends on its day.
    ['2026-11-17', ['next 2026-11-17', 'planned 2026-11-23', 'planned 2026-12-04']],
  ])('wait until the end of a pause, %s', (heldUntil, expected) => {
    expect(plan('2026-11-17', { heldUntil })).toEqual(expected);
  });

  test('are not planned once they are stopped', () => {
    expect(plan('2026-11-14', { isStopped: true })).toEqual([
      'none 2026-11-16',
      'none 2026-11-23',
      'none 2026-12-04',
    ]);
  });
});
