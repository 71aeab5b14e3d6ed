import { z } from 'zod';
import { plainDateField } from '../fields/dates.ts';
import { commandReasonField } from '../fields/reason.ts';
import { requiredLine, requiredText } from '../fields/text.ts';
import { versionField } from '../fields/version.ts';
import { pageQuery } from '../http/page.ts';
import { PAYROLL_LAYOUTS } from './timesheet-states.ts';
import { isMonday } from './week.ts';

/** The most timesheets in one bulk command. */
export const MAX_TIMESHEETS = 50;

const BULK_MESSAGE = `Choose from 1 to ${MAX_TIMESHEETS} timesheets.`;
const EXTRA_MESSAGE = 'Enter from 1 minute to 12 hours.';
const MINUTES_MESSAGE = 'Send the minutes that there are now.';
const TRAVEL_MESSAGE = 'Enter from 0 minutes to 8 hours.';
/** More than a day of training, and less than a mistyped one. */
const EXTRA_MAX = 12 * 60;
const TRAVEL_MAX = 8 * 60;

const weekField = plainDateField.refine(isMonday, {
  error: 'Name a week by its Monday, like 2026-11-23.',
});

const sheetFields = { week: weekField, version: versionField };
const cleanerId = z.uuid({ error: 'Choose cleaners by their ids.' });

const layoutField = z.enum(PAYROLL_LAYOUTS, { error: 'Choose xero or myob.' });

export const listTimesheetsQuery = z.strictObject({ week: weekField, page: pageQuery.shape.page });

export const timesheetQuery = z.strictObject({ week: weekField });

export const approveTimesheetRequest = z.strictObject(sheetFields);

export const reopenTimesheetRequest = z.strictObject({
  ...sheetFields,
  reason: commandReasonField,
});

/** Says that a difference of hours that are in payroll was dealt with, and how. */
export const settleTimesheetRequest = z.strictObject({
  ...sheetFields,
  /** What there is now, as the caller read it. */
  moved_to_minutes: z.int({ error: MINUTES_MESSAGE }).nonnegative(MINUTES_MESSAGE),
  /** How it was settled. */
  reason: requiredText({ max: 500, emptyMessage: 'Say how it was settled, in a sentence.' }),
});

/** Paid time that is no visit. */
export const addExtraRequest = z.strictObject({
  ...sheetFields,
  date: plainDateField,
  minutes: z.int({ error: EXTRA_MESSAGE }).min(1, EXTRA_MESSAGE).max(EXTRA_MAX, EXTRA_MESSAGE),
  what: requiredLine({ max: 120, emptyMessage: 'Say what for, like “Training”.' }),
});

export const removeExtraRequest = z.strictObject({
  ...sheetFields,
  extra_id: z.uuid({ error: 'Give the id of a line.' }),
  reason: commandReasonField,
});

/** Says how long the travel of a day took, in place of the estimate. */
export const correctTravelRequest = z.strictObject({
  ...sheetFields,
  date: plainDateField,
  minutes: z.int({ error: TRAVEL_MESSAGE }).min(0, TRAVEL_MESSAGE).max(TRAVEL_MAX, TRAVEL_MESSAGE),
  reason: commandReasonField,
});

/** A short message of the cleaner to the office about a visit or the week. */
export const askForCorrectionRequest = z.strictObject({
  ...sheetFields,
  appointment_id: z.uuid({ error: 'Choose a visit.' }).nullable(),
  message: requiredText({ max: 300, emptyMessage: 'Write what is not right.' }),
});

export const answerRequestRequest = z.strictObject({
  ...sheetFields,
  request_id: z.uuid({ error: 'Give the id of a question.' }),
  answer: requiredText({ max: 300, emptyMessage: 'Write an answer.' }),
});

const chosen = z
  .array(z.strictObject({ cleaner_id: cleanerId, version: versionField }), { error: BULK_MESSAGE })
  .min(1, BULK_MESSAGE)
  .max(MAX_TIMESHEETS, BULK_MESSAGE)
  .refine(
    (sheets) => new Set(sheets.map(({ cleaner_id: id }) => id)).size === sheets.length,
    'Choose each timesheet once.',
  );

export const approveTimesheetsRequest = z.strictObject({ week: weekField, timesheets: chosen });

export const exportTimesheetsRequest = z.strictObject({
  week: weekField,
  layout: layoutField,
  timesheets: chosen,
});

export const payrollFileQuery = z.strictObject({
  /** The layout of the export by default. */
  layout: layoutField.optional(),
});
