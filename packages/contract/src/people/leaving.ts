import { z } from 'zod';
import { appointmentSummarySchema, staffMemberSchema } from '../appointments/entity.ts';
import { plainDateField, recordedDateField } from '../fields/dates.ts';
import { reasonField } from '../fields/reason.ts';
import { versionField } from '../fields/version.ts';
import { leaveVisitSchema } from '../roster/entity.ts';
import { appointmentSeriesSchema } from '../series/entity.ts';

/** The most series, and the most single visits, that are handed over at once. */
const SERIES_MAX = 200;
const VISITS_MAX = 500;

/** A series of visits of a person who leaves, and who could take it over. */
export const seriesToHandOverSchema = z.object({
  series: appointmentSeriesSchema.pick({
    id: true,
    version: true,
    client_id: true,
    client_name: true,
    service_id: true,
    suburb: true,
    recurrence: true,
    first_date: true,
    start_time: true,
    end_time: true,
  }),
  /** How many visits are booked after the last day. */
  visit_count: z.int().nonnegative(),
  /** The other cleaners, in the order in which to choose them. */
  cleaners: z.array(
    z.object({
      staff_member: staffMemberSchema,
      /** How many of those visits they can do; the others stay without a cleaner. */
      free_count: z.int().nonnegative(),
    }),
  ),
});

/** What a person of the team still has after a day, or from now on. Nothing is saved. */
export const handOverSchema = z.object({
  series: z.array(seriesToHandOverSchema),
  /** The visits of no such series, ordered by start, and who could come instead. */
  visits: z.array(leaveVisitSchema),
  /**
   * For somebody who leaves now: the visits that they have begun and not completed, ordered by start.
   * These stay theirs, since they are who worked, and the office completes them. They do not stop an
   * account from being closed, which may have to be at once.
   */
  under_way: z.array(
    appointmentSummarySchema.pick({
      id: true,
      client_name: true,
      appointment_date: true,
      starts_at: true,
      ends_at: true,
    }),
  ),
  /** Open conversations and quotes that are theirs. */
  conversation_count: z.int().nonnegative(),
  quote_count: z.int().nonnegative(),
  /** Who can take conversations and quotes over: the office and the admins. */
  office: z.array(staffMemberSchema),
  /** The Mondays of the weeks whose hours are not approved, the earliest first. */
  unapproved_weeks: z.array(recordedDateField),
  /** On how many devices they are logged in. */
  session_count: z.int().nonnegative(),
});

export const handOverQuery = z.strictObject({
  /** The last day of work; absent for what they have from now on. */
  last_day: plainDateField.optional(),
});

const staffId = z.uuid({ error: 'Choose who takes over, or leave it without a cleaner.' });

/** Who takes over what a person has. It names each series and visit that there is. */
const handOverFields = {
  series: z
    .array(
      z.strictObject({
        series_id: z.uuid({ error: 'Give the id of a series.' }),
        version: versionField,
        /** Null leaves the visits without a cleaner. */
        staff_id: staffId.nullable(),
      }),
      { error: 'Decide about each series.' },
    )
    .max(SERIES_MAX, `Decide about ${SERIES_MAX} series at most.`),
  visits: z
    .array(
      z.strictObject({
        appointment_id: z.uuid({ error: 'Give the id of a visit.' }),
        version: versionField,
        /** Null leaves the visit without a cleaner. */
        staff_id: staffId.nullable(),
      }),
      { error: 'Decide about each visit.' },
    )
    .max(VISITS_MAX, `Decide about ${VISITS_MAX} visits at most.`),
  /** Who takes the conversations and quotes; null leaves them with nobody. */
  office_id: z.uuid({ error: 'Choose a person of the office.' }).nullable(),
};

/** The last day that is replaced, as the caller read it; not compared when absent. */
const earlierLastDay = plainDateField.nullable().optional();

export const setLastDayRequest = z.strictObject({
  /** The account is closed at 11:59 pm of this day in Sydney; null closes it now. */
  last_day: plainDateField.nullable(),
  earlier_last_day: earlierLastDay,
  ...handOverFields,
  reason: reasonField,
});

export const stayOnRequest = z.strictObject({
  earlier_last_day: earlierLastDay,
  reason: reasonField,
});

export const handOverRequest = z.strictObject({ ...handOverFields, reason: reasonField });

export type HandOver = z.output<typeof handOverSchema>;
export type SeriesToHandOver = z.output<typeof seriesToHandOverSchema>;
export type HandOverQuery = z.input<typeof handOverQuery>;
export type SetLastDayRequest = z.input<typeof setLastDayRequest>;
