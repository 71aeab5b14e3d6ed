import { formatPlainDate } from '@cleaning/pricing';
import {
  availableCommands,
  guard,
  reasonFrom,
  transition,
  type Guard,
  type Machine,
  type Order,
  type TransitionResult,
} from '../machine.ts';
import { plural } from '../rules/plural.ts';
import type { TimesheetActor, TimesheetCommand, TimesheetStatus } from './timesheet-states.ts';
import { dayAfterWeek, isWeekOver } from './week.ts';

/** The part of a timesheet that the state machine reads. */
export interface TimesheetState {
  readonly status: TimesheetStatus;
  /** The Monday of its week. */
  readonly week: string;
  /** The visits without a finish, which count as planned until they have one. */
  readonly unfinished: readonly { readonly clientName: string; readonly date: string }[];
  /** The questions of the cleaner that have no answer. */
  readonly openRequests: number;
  /** Whether the hours have changed since they were approved, or since such a change was settled. */
  readonly hasMoved: boolean;
}

export type TimesheetTransitionResult = TransitionResult<Next>;

interface Next {
  readonly status: TimesheetStatus;
}

interface Given extends Order<TimesheetActor> {
  readonly now: Date;
}

type TimesheetGuard = Guard<TimesheetState, Given>;

const afterItsWeek: TimesheetGuard = guard('invalid_transition', ({ week }, { now }) =>
  isWeekOver(week, now)
    ? null
    : `This week is not over. It can be approved from ${formatPlainDate(dayAfterWeek(week), 'long')}.`,
);

const withEveryFinish: TimesheetGuard = guard('invalid_transition', ({ unfinished }) => {
  const [first] = unfinished;
  if (first === undefined) return null;
  const more = unfinished.length - 1;
  const where = `${first.clientName}, ${formatPlainDate(first.date, 'medium')}`;
  return more === 0
    ? `One visit has no finish: ${where}. Set it first.`
    : `${unfinished.length} visits have no finish: ${where}, and ${more} more. Set them first.`;
});

const withEveryAnswer: TimesheetGuard = guard('invalid_transition', ({ openRequests }) =>
  openRequests === 0
    ? null
    : `${plural(openRequests, 'question waits', 'questions wait')} for an answer. Answer first.`,
);

const asApproved: TimesheetGuard = guard('invalid_transition', ({ hasMoved }) =>
  hasMoved
    ? 'These hours have changed since they were approved. Open the timesheet again, and approve what is right.'
    : null,
);

const withDifference: TimesheetGuard = guard('invalid_transition', ({ hasMoved }) =>
  hasMoved ? null : 'These hours are those that payroll has, or their difference was settled.',
);

const becomes = (status: TimesheetStatus) => (): Next => ({ status });
const unchanged = ({ status }: TimesheetState): Next => ({ status });

const change = {
  from: ['open'],
  by: ['office'],
  guards: [reasonFrom('office')],
  next: unchanged,
} as const;

const NOW: Readonly<Record<TimesheetStatus, string>> = {
  open: 'This timesheet is open.',
  approved: 'This timesheet is approved. Open it again to change it.',
  exported: 'This timesheet is in payroll, so it stays as it is. Correct the pay there.',
};

const TIMESHEET_MACHINE: Machine<TimesheetCommand, TimesheetStatus, TimesheetState, Given, Next> = {
  rules: {
    approve: {
      from: ['open'],
      by: ['office'],
      guards: [afterItsWeek, withEveryFinish, withEveryAnswer],
      next: becomes('approved'),
    },
    reopen: {
      from: ['approved'],
      by: ['office'],
      guards: [reasonFrom('office')],
      next: becomes('open'),
    },
    export: { from: ['approved'], by: ['office'], guards: [asApproved], next: becomes('exported') },
    settle: {
      from: ['exported'],
      by: ['office'],
      guards: [reasonFrom('office'), withDifference],
      next: unchanged,
    },
    add_extra: change,
    remove_extra: change,
    correct_travel: change,
    ask: { from: ['open', 'approved'], by: ['cleaner', 'office'], next: unchanged },
    answer: { from: ['open', 'approved', 'exported'], by: ['office'], next: unchanged },
  },
  statusOf: ({ status }) => status,
  describeImpossible: (command, { status }) =>
    command === 'settle'
      ? 'This timesheet is not in payroll yet.'
      : command === 'export' && status === 'open'
        ? 'Approve this timesheet first.'
        : NOW[status],
};

/** The next status of a timesheet, or why the command is refused. */
export const transitionTimesheet = (
  sheet: TimesheetState,
  command: TimesheetCommand,
  order: Order<TimesheetActor>,
  now: Date,
): TimesheetTransitionResult => transition(TIMESHEET_MACHINE, sheet, command, { ...order, now });

/** The commands that an actor could give now, with a reason where one is required. */
export const availableTimesheetCommands = (
  sheet: TimesheetState,
  actor: TimesheetActor,
  now: Date,
): TimesheetCommand[] => availableCommands(TIMESHEET_MACHINE, sheet, { actor, now });

/** Why the office cannot approve a timesheet now; null when it can. */
export function approvalObstacle(sheet: TimesheetState, now: Date): string | null {
  const result = transitionTimesheet(sheet, 'approve', { actor: 'office' }, now);
  return result.ok ? null : result.message;
}
