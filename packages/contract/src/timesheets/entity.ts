import { SERVICE_IDS } from '@cleaning/pricing';
import { z } from 'zod';
import { APPOINTMENT_STATUSES } from '../appointments/appointment-states.ts';
import { timeCorrectionSchema } from '../appointments/time-corrections.ts';
import { instantField, recordedDateField } from '../fields/dates.ts';
import { PAYROLL_LAYOUTS, TIMESHEET_COMMANDS, TIMESHEET_STATUSES } from './timesheet-states.ts';
import { WEEK_STATES } from './week.ts';

const minutes = z.int().nonnegative();

/** Minutes of a day or a week: at visits, on the way between them, and of extra lines. */
const workFields = { worked_minutes: minutes, travel_minutes: minutes, extra_minutes: minutes };

/** The hours of a week, day by day from Monday. They count once they are approved. */
export const timesheetTotalsSchema = z.object({
  planned_minutes: minutes,
  ...workFields,
  total_minutes: minutes,
  days: z.array(z.object({ date: recordedDateField, ...workFields })),
});

/** A visit that has no finish, which counts as planned until it has one. */
export const unfinishedVisitSchema = z.object({
  appointment_id: z.uuid(),
  client_name: z.string(),
  date: recordedDateField,
  /** Null for a visit that was not started either. */
  started_at: instantField.nullable(),
  planned_minutes: minutes,
});

const summaryFields = {
  cleaner: z.object({ id: z.uuid(), first_name: z.string(), last_name: z.string() }),
  /** The Monday of the week. */
  week: recordedDateField,
  version: z.int().positive(),
  status: z.enum(TIMESHEET_STATUSES),
  /** What was approved or, while it is open, what there is now. */
  totals: timesheetTotalsSchema,
  /**
   * What there is now, when it differs from what was approved or, in payroll, from what was settled
   * last; null when it does not.
   */
  moved_to_minutes: minutes.nullable(),
  /** What was paid in all once a difference from payroll was settled; null while none was. */
  settled_minutes: minutes.nullable().optional(),
  unfinished: z.array(unfinishedVisitSchema),
  open_request_count: minutes,
  corrected_count: minutes,
  approved_at: instantField.nullable(),
  /** The first name of who approved it. */
  approved_by: z.string().nullable(),
  /** The export that has it; null until it is exported. */
  export_id: z.uuid().nullable(),
  /** Why it cannot be approved now; null when it can, and once it is approved. */
  approval_obstacle: z.string().nullable(),
};

/** A timesheet as the list of a week shows it. */
export const timesheetSummarySchema = z.object(summaryFields);

/** A visit on a timesheet. */
export const timesheetVisitSchema = z.object({
  appointment_id: z.uuid(),
  reference: z.string(),
  status: z.enum(APPOINTMENT_STATUSES),
  service_id: z.enum(SERVICE_IDS),
  /** Null for a cleaner, of a visit outside of the days that they may open. */
  client_name: z.string().nullable(),
  suburb: z.string(),
  date: recordedDateField,
  starts_at: instantField,
  ends_at: instantField,
  started_at: instantField.nullable(),
  ended_at: instantField.nullable(),
  planned_minutes: minutes,
  /** Null without a finish. */
  worked_minutes: minutes.nullable(),
  /** What is paid: the minutes worked or, without a finish, those planned; 0 before its day. */
  counted_minutes: minutes,
  /** The latest correction of its times. */
  correction: timeCorrectionSchema.nullable(),
});

/** The travel of a day: the estimated drives between visits, or what the office says. */
export const timesheetTravelSchema = z.object({
  date: recordedDateField,
  drives: z.array(
    z.object({
      from_suburb: z.string(),
      to_suburb: z.string(),
      /** Null where a suburb is not in the table of distances. */
      minutes: minutes.nullable(),
    }),
  ),
  estimated_minutes: minutes,
  counted_minutes: minutes,
  correction: z
    .object({
      reason: z.string(),
      corrected_by: z.string().nullable(),
      corrected_at: instantField,
    })
    .nullable(),
});

/** Paid time that is no visit, such as training. */
export const extraLineSchema = z.object({
  id: z.uuid(),
  date: recordedDateField,
  minutes,
  what: z.string(),
  added_by: z.string().nullable(),
});

/** What a cleaner asks the office to correct, and the answer. */
export const timesheetRequestSchema = z.object({
  id: z.uuid(),
  /** The visit that it is about; null when it is about no visit of the week. */
  appointment_id: z.uuid().nullable(),
  message: z.string(),
  asked_at: instantField,
  answer: z.string().nullable(),
  answered_by: z.string().nullable(),
  answered_at: instantField.nullable(),
});

/** A record that a command changed a timesheet. */
export const timesheetEventSchema = z.object({
  id: z.uuid(),
  command: z.enum(TIMESHEET_COMMANDS),
  from_status: z.enum(TIMESHEET_STATUSES),
  to_status: z.enum(TIMESHEET_STATUSES),
  /** The first name of who gave it. */
  name: z.string().nullable(),
  reason: z.string().nullable(),
  occurred_at: instantField,
});

/** A timesheet in full. */
export const timesheetSchema = z.object({
  ...summaryFields,
  visits: z.array(timesheetVisitSchema),
  travel: z.array(timesheetTravelSchema),
  extras: z.array(extraLineSchema),
  requests: z.array(timesheetRequestSchema),
  events: z.array(timesheetEventSchema),
  available_commands: z.array(z.enum(TIMESHEET_COMMANDS)),
});

/** An export of a week for payroll. Its file can be downloaded again. */
export const payrollExportSchema = z.object({
  id: z.uuid(),
  week: recordedDateField,
  layout: z.enum(PAYROLL_LAYOUTS),
  cleaner_count: minutes,
  total_minutes: minutes,
  exported_by: z.string().nullable(),
  exported_at: instantField,
});

/** The timesheets of a week: of everyone who cleans, by name, on one page of the team. */
export const timesheetWeekSchema = z.object({
  week: recordedDateField,
  is_over: z.boolean(),
  page: z.int().positive(),
  page_count: z.int().positive(),
  cleaner_count: minutes,
  /** The timesheets with hours that are not approved, on every page. */
  to_approve_count: minutes,
  timesheets: z.array(timesheetSummarySchema),
  exports: z.array(payrollExportSchema),
  /** The weeks around this one, itself included, each with what is still to do. */
  weeks: z.array(z.object({ week: recordedDateField, state: z.enum(WEEK_STATES) })).optional(),
});

/** The answer about one timesheet of a bulk approval. */
export const approvalResultSchema = z.object({
  cleaner_id: z.uuid(),
  total_minutes: minutes.nullable(),
  error: z.object({ code: z.string(), detail: z.string() }).nullable(),
});

export type TimesheetTotals = z.output<typeof timesheetTotalsSchema>;
export type TimesheetSummary = z.output<typeof timesheetSummarySchema>;
export type TimesheetVisit = z.output<typeof timesheetVisitSchema>;
export type TimesheetTravel = z.output<typeof timesheetTravelSchema>;
export type TimesheetRequest = z.output<typeof timesheetRequestSchema>;
export type TimesheetEvent = z.output<typeof timesheetEventSchema>;
export type ExtraLine = z.output<typeof extraLineSchema>;
export type Timesheet = z.output<typeof timesheetSchema>;
export type TimesheetWeek = z.output<typeof timesheetWeekSchema>;
export type PayrollExport = z.output<typeof payrollExportSchema>;
export type ApprovalResult = z.output<typeof approvalResultSchema>;
