/** The states of a timesheet: what one cleaner worked in one week. */
export const TIMESHEET_STATUSES = ['open', 'approved', 'exported'] as const;

/**
 * The commands on a timesheet. `settle` says that a difference of hours that are in payroll was dealt
 * with.
 */
export const TIMESHEET_COMMANDS = [
  'approve',
  'reopen',
  'export',
  'settle',
  'add_extra',
  'remove_extra',
  'correct_travel',
  'ask',
  'answer',
] as const;

/** Who gives the commands: the office, or the cleaner whose timesheet it is. */
export const TIMESHEET_ACTORS = ['office', 'cleaner'] as const;

/** The programs for whose payroll a week is exported. */
export const PAYROLL_LAYOUTS = ['xero', 'myob'] as const;

export type TimesheetStatus = (typeof TIMESHEET_STATUSES)[number];
export type TimesheetCommand = (typeof TIMESHEET_COMMANDS)[number];
export type TimesheetActor = (typeof TIMESHEET_ACTORS)[number];
export type PayrollLayout = (typeof PAYROLL_LAYOUTS)[number];
