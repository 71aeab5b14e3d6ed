import { describe, expect, test } from 'vitest';
import {
  approvalObstacle,
  availableTimesheetCommands,
  transitionTimesheet,
  type TimesheetState,
} from './timesheet-machine.ts';
import {
  TIMESHEET_ACTORS,
  TIMESHEET_COMMANDS,
  TIMESHEET_STATUSES,
  type TimesheetActor,
  type TimesheetCommand,
  type TimesheetStatus,
} from './timesheet-states.ts';

/** 10:12 am in Sydney on Monday 23 November, after the week of the sheet. */
const NOW = new Date('2026-11-22T23:12:00.000Z');

const sheet = (changes: Partial<TimesheetState> = {}): TimesheetState => ({
  status: 'open',
  week: '2026-11-16',
  unfinished: [],
  openRequests: 0,
  hasMoved: false,
  ...changes,
});

type Allowed = readonly [TimesheetStatus, TimesheetCommand, TimesheetActor, TimesheetStatus];

/** Everything that is allowed, with a reason. Whatever is not listed is refused. */
const ALLOWED: readonly Allowed[] = [
  ['open', 'approve', 'office', 'approved'],
  ['open', 'add_extra', 'office', 'open'],
  ['open', 'remove_extra', 'office', 'open'],
  ['open', 'correct_travel', 'office', 'open'],
  ['approved', 'reopen', 'office', 'open'],
  ['approved', 'export', 'office', 'exported'],
  ...TIMESHEET_ACTORS.flatMap((actor): Allowed[] => [
    ['open', 'ask', actor, 'open'],
    ['approved', 'ask', actor, 'approved'],
  ]),
  ...TIMESHEET_STATUSES.map((status): Allowed => [status, 'answer', 'office', status]),
];

const every = TIMESHEET_STATUSES.flatMap((status) =>
  TIMESHEET_COMMANDS.flatMap((command) =>
    TIMESHEET_ACTORS.map((actor) => [status, command, actor] as const),
  ),
);

test.each(every)('a timesheet that is %s, %s by the %s', (status, command, actor) => {
  const allowed = ALLOWED.find(
    ([from, name, by]) => from === status && name === command && by === actor,
  );
  const result = transitionTimesheet(sheet({ status }), command, { actor, reason: 'Why.' }, NOW);
  expect(result.ok ? result.status : 'refused').toBe(allowed?.[3] ?? 'refused');
});

describe('approving a timesheet', () => {
  test('waits for the end of its week in Sydney', () => {
    const lastMinute = new Date('2026-11-22T12:59:00.000Z');
    expect(approvalObstacle(sheet(), lastMinute)).toBe(
      'This week is not over. It can be approved from Monday 23 November 2026.',
    );
    expect(approvalObstacle(sheet(), new Date('2026-11-22T13:00:00.000Z'))).toBeNull();
  });

  test('waits for the finish of every visit, and names them', () => {
    const sofia = { clientName: 'Sofia Marino', date: '2026-11-21' };
    expect(approvalObstacle(sheet({ unfinished: [sofia] }), NOW)).toBe(
      'One visit has no finish: Sofia Marino, 21 Nov 2026. Set it first.',
    );
    expect(approvalObstacle(sheet({ unfinished: [sofia, sofia] }), NOW)).toBe(
      '2 visits have no finish: Sofia Marino, 21 Nov 2026, and 1 more. Set them first.',
    );
  });

  test('waits for an answer to the cleaner', () => {
    expect(approvalObstacle(sheet({ openRequests: 1 }), NOW)).toBe(
      '1 question waits for an answer. Answer first.',
    );
  });
});

test('hours that moved since they were approved are not exported', () => {
  const moved = sheet({ status: 'approved', hasMoved: true });
  expect(transitionTimesheet(moved, 'export', { actor: 'office' }, NOW)).toMatchObject({
    code: 'invalid_transition',
    message: expect.stringContaining('have changed since they were approved'),
  });
  expect(availableTimesheetCommands(moved, 'office', NOW)).toEqual(['reopen', 'ask', 'answer']);
});

test.each(['reopen', 'remove_extra', 'correct_travel'] as const)('%s needs a reason', (command) => {
  const status = command === 'reopen' ? 'approved' : 'open';
  expect(
    transitionTimesheet(sheet({ status }), command, { actor: 'office', reason: ' ' }, NOW),
  ).toMatchObject({ code: 'reason_required' });
});

test('only a difference from payroll is settled, with how', () => {
  const order = { actor: 'office', reason: 'Paid with the next week.' } as const;
  const settle = (changes: Partial<TimesheetState>, given: typeof order | { actor: 'office' }) =>
    transitionTimesheet(sheet(changes), 'settle', given, NOW);
  const moved = { status: 'exported', hasMoved: true } as const;
  expect(settle(moved, order)).toMatchObject({ ok: true, status: 'exported' });
  expect(settle(moved, { actor: 'office' })).toMatchObject({ code: 'reason_required' });
  expect(settle({ status: 'exported' }, order)).toMatchObject({ code: 'invalid_transition' });
  expect(settle({ status: 'approved', hasMoved: true }, order)).toMatchObject({
    message: 'This timesheet is not in payroll yet.',
  });
});
