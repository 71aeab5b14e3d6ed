import { z } from 'zod';
import { momentField, plainDateField } from '../fields/dates.ts';
import { clockTimeField } from '../fields/preferred-time.ts';
import { commandReasonField } from '../fields/reason.ts';
import { optionalLine, optionalText } from '../fields/text.ts';
import { versionField } from '../fields/version.ts';
import { WEEKDAYS } from '../series/series-rule.ts';
import { LEAVE_KINDS } from './entity.ts';

/** The longest leave of one request, in days. */
export const LEAVE_DAYS_MAX = 92;
/** The most visits that can be decided about with one leave. */
const VISITS_MAX = 500;
const DAY_MS = 86_400_000;

const workingDay = z
  .strictObject({
    weekday: z.literal(WEEKDAYS, {
      error: 'Choose a day of the week, 1 for Monday to 7 for Sunday.',
    }),
    start_time: clockTimeField,
    end_time: clockTimeField,
  })
  .refine(({ start_time: start, end_time: end }) => start < end, {
    path: ['end_time'],
    error: 'The day has to end after it begins.',
  });

const ONE_OF_EACH = 'Give each day of the week once.';

const workingDays = z
  .array(workingDay, { error: ONE_OF_EACH })
  .max(WEEKDAYS.length, ONE_OF_EACH)
  .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, ONE_OF_EACH);

export const saveWorkingHoursRequest = z.strictObject({
  version: versionField,
  counts_from: plainDateField,
  days: workingDays,
  /** One of the company's service areas; null for none. When absent, it does not change. */
  area: optionalLine({ max: 80 }).nullable().optional(),
});

/** Working hours that are checked before they are saved. */
export const checkWorkingHoursRequest = z.strictObject({
  counts_from: plainDateField,
  days: workingDays,
});

const timeFields = {
  first_date: plainDateField,
  last_date: plainDateField,
  /** Both are set for hours of one day; both are absent for whole days. */
  start_time: clockTimeField.optional(),
  end_time: clockTimeField.optional(),
};

interface LeaveTimes {
  readonly first_date: string;
  readonly last_date: string;
  readonly start_time?: string | undefined;
  readonly end_time?: string | undefined;
}

function refuseTimes(times: LeaveTimes, context: z.RefinementCtx): void {
  const { first_date: first, last_date: last, start_time: start, end_time: end } = times;
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (last < first) refuse('last_date', 'Choose a last day that is not before the first.');
  else if ((Date.parse(last) - Date.parse(first)) / DAY_MS >= LEAVE_DAYS_MAX) {
    refuse('last_date', `Leave lasts ${LEAVE_DAYS_MAX} days at most. Add the rest on its own.`);
  }
  if ((start === undefined) !== (end === undefined)) {
    refuse(start === undefined ? 'start_time' : 'end_time', 'Give both times, or none.');
  } else if (start !== undefined && end !== undefined) {
    if (first !== last) refuse('start_time', 'Give times for leave of one day only.');
    else if (end <= start) refuse('end_time', 'The leave has to end after it begins.');
  }
}

/** A time of leave, to find the visits that overlap it. */
export const checkLeaveQuery = z
  .strictObject({
    ...timeFields,
    /** The id of existing leave, which does not conflict with itself. */
    leave_id: z.uuid({ error: 'Give the id of leave.' }).optional(),
  })
  .superRefine(refuseTimes);

/** What to do with a visit that overlaps leave. */
export const leaveDecisionSchema = z
  .strictObject({
    appointment_id: z.uuid({ error: 'Give the id of a visit.' }),
    version: versionField,
    /**
     * `give`: assign another cleaner. `take_off`: leave it without a cleaner. `keep`: the cleaner
     * comes all the same.
     */
    action: z.enum(['give', 'take_off', 'keep'], {
      error: 'Choose what happens to this visit.',
    }),
    /** For `give`: the other cleaner. */
    staff_id: z.uuid({ error: 'Choose who comes.' }).optional(),
    /** For `give`, if the visit takes place at another time. */
    starts_at: momentField.optional(),
    ends_at: momentField.optional(),
  })
  .refine(({ action, staff_id: staffId }) => (action === 'give') === (staffId !== undefined), {
    path: ['staff_id'],
    error: 'Choose who comes.',
  })
  .refine(
    ({ action, starts_at: start, ends_at: end }) =>
      (start === undefined) === (end === undefined) && (action === 'give' || start === undefined),
    { path: ['starts_at'], error: 'Give both times, for a visit that another cleaner does.' },
  );

const decisions = z
  .array(leaveDecisionSchema, { error: 'Decide about each visit.' })
  .max(VISITS_MAX, `Decide about ${VISITS_MAX} visits at most.`);

export const addLeaveRequest = z
  .strictObject({
    ...timeFields,
    kind: z.enum(LEAVE_KINDS, { error: 'Choose what kind of leave it is.' }),
    note: optionalText({ max: 500 }).optional(),
    /**
     * What to do with each visit that overlaps it. Leave that a cleaner requests for themselves
     * waits for a colleague, who decides then.
     */
    visits: decisions,
  })
  .superRefine(refuseTimes);

export const approveLeaveRequest = z.strictObject({ version: versionField, visits: decisions });

export const declineLeaveRequest = z.strictObject({
  version: versionField,
  reason: commandReasonField,
});

export const shortenLeaveRequest = z
  .strictObject({ version: versionField, ...timeFields })
  .superRefine(refuseTimes);

export const removeLeaveRequest = z.strictObject({ version: versionField });

export type CheckWorkingHoursRequest = z.input<typeof checkWorkingHoursRequest>;
export type CheckLeaveQuery = z.input<typeof checkLeaveQuery>;
export type LeaveDecision = z.input<typeof leaveDecisionSchema>;
export type AddLeaveRequest = z.input<typeof addLeaveRequest>;
