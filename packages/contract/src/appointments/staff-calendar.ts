import { z } from 'zod';
import { instantField, plainDateField, recordedDateField } from '../fields/dates.ts';
import { APPOINTMENT_ACTORS } from './appointment-states.ts';
import { appointmentSummarySchema, staffMemberSchema } from './entity.ts';
import { openingSchema } from './openings.ts';
import { teamPageFields, teamPageSchema } from './team-page.ts';

/** The most days that a staff calendar shows at once. */
export const CALENDAR_DAYS_MAX = 31;

/** The most days of a month with the rest of its first and last week. */
const MONTH_DAYS_MAX = 42;

const calendarDaysFields = {
  from: plainDateField,
  to: plainDateField,
  /** Only the visits of this cleaner, beside those without one. */
  staff_id: z.uuid({ error: 'Choose a cleaner.' }).optional(),
};

function atMostDays(max: number) {
  const isShort = ({ from, to }: { from: string; to: string }): boolean =>
    from <= to && (Date.parse(to) - Date.parse(from)) / 86_400_000 < max;
  return [isShort, { path: ['to'], error: `Choose 1 to ${max} days.` }] satisfies [
    typeof isShort,
    object,
  ];
}

/** The days to show, in Sydney, both inclusive, and the page of cleaners. */
export const staffCalendarQuery = z
  .strictObject({ ...calendarDaysFields, ...teamPageFields })
  .refine(...atMostDays(CALENDAR_DAYS_MAX));

/** The days to summarise, in Sydney, both inclusive: the six weeks that a month touches. */
export const staffMonthQuery = z
  .strictObject(calendarDaysFields)
  .refine(...atMostDays(MONTH_DAYS_MAX));

/** The trip from one appointment to the next one of the same person on the same day. */
export const tripSchema = z.object({
  from_appointment_id: z.uuid(),
  to_appointment_id: z.uuid(),
  gap_minutes: z.int(),
  /** Estimated from the suburbs; null when one of them is not in the table. */
  drive_minutes: z.int().nullable(),
  /** Whether the drive takes longer than the gap. */
  is_tight: z.boolean(),
});

/** The working hours of a cleaner on a date, where they are known. */
export const hoursOnDateSchema = z.object({
  staff_id: z.uuid(),
  date: recordedDateField,
  /** Clock times in Sydney; both null on a day off. */
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
});

/** A time at which a cleaner is away. The kind of leave is private, so it is not included. */
export const awaySchema = z.object({
  leave_id: z.uuid(),
  staff_id: z.uuid(),
  starts_at: instantField,
  ends_at: instantField,
});

/**
 * The appointments and absences of a page of cleaners on some days, the appointments that have no
 * cleaner, and the requests that need a time.
 */
export const staffCalendarSchema = z.object({
  team: teamPageSchema,
  cleaners: z.array(staffMemberSchema),
  /**
   * The appointments with a time on these days that were not cancelled, ordered by start: every one
   * of these cleaners, and the first 20 without a cleaner.
   */
  appointments: z.array(appointmentSummarySchema),
  /** How many appointments on these days have no cleaner. */
  without_cleaner_count: z.int().nonnegative(),
  /** Skipped visits of series on these days, with who skipped them; at most 200. */
  skipped: z.array(appointmentSummarySchema.extend({ skipped_by: z.enum(APPOINTMENT_ACTORS) })),
  trips: z.array(tripSchema),
  hours: z.array(hoursOnDateSchema),
  /** Approved leave of these cleaners that overlaps these days. */
  away: z.array(awaySchema),
  /**
   * The first cleaner who is free for each request and each appointment without a cleaner, where
   * there is one.
   */
  openings: z.array(openingSchema.extend({ appointment_id: z.uuid() })),
  /** Requested appointments of any day, ordered by preferred day; at most 20. */
  requests: z.array(appointmentSummarySchema),
  request_count: z.int().nonnegative(),
});

/** What each day of a month holds, without its visits. */
export const staffMonthSchema = z.object({
  /** The area whose cleaners are counted, from the caller's preferences; null for every area. */
  area: z.string().nullable(),
  /** Every day asked for, in order. */
  days: z.array(
    z.object({
      date: recordedDateField,
      /** Visits with a time that were not cancelled, and their planned minutes. */
      visit_count: z.int().nonnegative(),
      minutes: z.int().nonnegative(),
      without_cleaner_count: z.int().nonnegative(),
      /** Trips whose drive takes longer than the gap. */
      tight_trip_count: z.int().nonnegative(),
      /** The first names of who has approved leave on that day. */
      away: z.array(z.string()),
    }),
  ),
});

export type StaffCalendar = z.output<typeof staffCalendarSchema>;
export type StaffMonth = z.output<typeof staffMonthSchema>;
export type HoursOnDate = z.output<typeof hoursOnDateSchema>;
export type Away = z.output<typeof awaySchema>;
export type Trip = z.output<typeof tripSchema>;
export type StaffCalendarQuery = z.input<typeof staffCalendarQuery>;
export type StaffMonthQuery = z.input<typeof staffMonthQuery>;
