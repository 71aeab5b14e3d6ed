import { clockMinutes } from '@cleaning/ndis';
import { SERVICE_IDS } from '@cleaning/pricing';
import { z } from 'zod';
import { accessNotesField, postcodeField, streetField, suburbField } from '../fields/address.ts';
import { costShownFields } from '../fields/cost-shown.ts';
import { momentField, plainDateField } from '../fields/dates.ts';
import { clockTimeField } from '../fields/preferred-time.ts';
import { commandReasonField } from '../fields/reason.ts';
import { optionalText } from '../fields/text.ts';
import { versionField } from '../fields/version.ts';
import { RECURRENCES } from './series-rule.ts';

const recurrence = z.enum(RECURRENCES, {
  error: 'Choose every week, every second or fourth week, or every month.',
});

const timeFields = {
  /** Clock times in Sydney, such as 09:30. */
  start_time: clockTimeField,
  end_time: clockTimeField,
  staff_id: z.uuid({ error: 'Choose who comes.' }),
};

const isVisit = ({ start_time: start, end_time: end }: { start_time: string; end_time: string }) =>
  end > start && clockMinutes(end) - clockMinutes(start) <= MAX_MINUTES;

const MAX_MINUTES = 12 * 60;
/** More than the dates of a series in twelve weeks. */
const MAX_COVERS = 20;

const NOT_A_VISIT = {
  path: ['end_time'],
  error: 'The visit has to end after it begins, on the same day, and lasts 12 hours at most.',
};

const recurrenceFields = {
  recurrence,
  first_date: plainDateField,
  /** Absent while the series has no end. */
  last_date: plainDateField.optional(),
  ...timeFields,
  /**
   * On dates on which the cleaner is not free: true books the visit without a cleaner, false
   * refuses the series.
   */
  plan_clashes_later: z.boolean({ error: 'Answer true or false.' }).default(false),
};

/** Members of staff who stand in for the cleaner of the series on some dates. */
const covers = z
  .array(
    z.strictObject(
      { date: plainDateField, staff_id: timeFields.staff_id },
      { error: 'Send each date with its cleaner.' },
    ),
    { error: 'Send the other cleaners as a list.' },
  )
  .max(MAX_COVERS, { error: `Choose another cleaner for ${MAX_COVERS} dates at most.` })
  .refine((all) => new Set(all.map(({ date }) => date)).size === all.length, {
    error: 'Choose one cleaner for a date.',
  })
  .default([]);

/** The times of a series' visits, and who comes. */
export const seriesRecurrenceRequest = z
  .strictObject(recurrenceFields)
  .refine(isVisit, NOT_A_VISIT);

export const startSeriesRequest = z
  .strictObject({
    client_id: z.uuid({ error: 'Choose a client.' }),
    service_id: z.enum(SERVICE_IDS, { error: 'Choose a service.' }),
    address_line1: streetField,
    suburb: suburbField,
    postcode: postcodeField,
    notes: accessNotesField.optional(),
    ...recurrenceFields,
    covers,
  })
  .refine(isVisit, NOT_A_VISIT);

export const checkSeriesQuery = z
  .strictObject({
    client_id: z.uuid({ error: 'Choose a client.' }),
    /** Where the visits are; the drives are checked once it is known. */
    suburb: z
      .string({ error: 'Give the suburb.' })
      .max(80, 'Use 80 characters at most.')
      .optional(),
    recurrence,
    first_date: plainDateField,
    last_date: plainDateField.optional(),
    ...timeFields,
  })
  .refine(isVisit, NOT_A_VISIT);

const changeFields = {
  /** The first visit that changes. */
  appointment_id: z.uuid({ error: 'Choose the first visit to change.' }),
  recurrence,
  /**
   * The new date of that visit, in its week, or in its month for a monthly recurrence, and after the
   * visits before it. A date that the visits have already keeps them on their day, such as the last
   * one of the month.
   */
  first_date: plainDateField,
  ...timeFields,
};

export const changeSeriesRequest = z
  .strictObject({
    version: versionField,
    ...changeFields,
    /**
     * For visits whose cleaner is not free: true leaves the visit as it is, false refuses the
     * change.
     */
    keep_clashes: z.boolean({ error: 'Answer true or false.' }).default(false),
    covers,
    reason: commandReasonField,
  })
  .refine(isVisit, NOT_A_VISIT);

export const checkSeriesChangeQuery = z
  .strictObject({
    ...changeFields,
  })
  .refine(isVisit, NOT_A_VISIT);

export const pauseSeriesRequest = z.strictObject({
  version: versionField,
  from: plainDateField,
  /** The first date that may have a visit again; absent while this is open. */
  resumes_on: plainDateField.optional(),
  reason: optionalText({ max: 500 }).optional(),
  /** For staff: when the client asked for it. Absent when the company pauses. */
  client_notice_at: momentField.optional(),
  ...costShownFields,
});

export const resumeSeriesRequest = z.strictObject({
  version: versionField,
  resumes_on: plainDateField,
});

export const endSeriesRequest = z.strictObject({
  version: versionField,
  /** The last date that may have a visit. */
  last_date: plainDateField,
  reason: commandReasonField,
});

export const listSeriesQuery = z.strictObject({
  client_id: z.uuid({ error: 'Filter by the id of a client.' }),
});

export type SeriesRecurrence = z.output<typeof seriesRecurrenceRequest>;
export type StartSeriesRequest = z.input<typeof startSeriesRequest>;
export type ChangeSeriesRequest = z.input<typeof changeSeriesRequest>;
export type CheckSeriesQuery = z.input<typeof checkSeriesQuery>;
export type CheckSeriesChangeQuery = z.input<typeof checkSeriesChangeQuery>;
