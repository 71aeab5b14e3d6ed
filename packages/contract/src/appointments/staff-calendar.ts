import { z } from 'zod';
import { instantField, momentField, plainDateField } from '../fields/dates.ts';
import { APPOINTMENT_ACTORS } from '../state-machines/appointment-states.ts';
import { appointmentSummarySchema, staffMemberSchema } from './entity.ts';
import { openingSchema } from './openings.ts';

/** The most days that a staff calendar shows at once. */
export const CALENDAR_DAYS_MAX = 31;

/** The days to show, in Sydney, both included. */
export const staffCalendarQuery = z
  .strictObject({ from: plainDateField, to: plainDateField })
  .refine(({ from, to }) => from <= to && daysBetween(from, to) < CALENDAR_DAYS_MAX, {
    path: ['to'],
    error: `Choose 1 to ${CALENDAR_DAYS_MAX} days.`,
  });

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The way from one appointment to the next one of the same person on the same day. */
export const tripSchema = z.object({
  from_appointment_id: z.uuid(),
  to_appointment_id: z.uuid(),
  gap_minutes: z.int(),
  /** Estimated from the suburbs; null where one of them is not in the table. */
  drive_minutes: z.int().nullable(),
  /** The drive takes longer than the gap. */
  is_tight: z.boolean(),
});

/** The hours of a cleaner on a date, of whom they are known. */
export const hoursOnDateSchema = z.object({
  staff_id: z.uuid(),
  date: plainDateField,
  /** On the clock in Sydney; both null on a day off. */
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
});

/** When a cleaner is away. The kind of leave is no business of a calendar. */
export const awaySchema = z.object({
  leave_id: z.uuid(),
  staff_id: z.uuid(),
  starts_at: instantField,
  ends_at: instantField,
});

/** Who is where over some days, and what waits for a time. */
export const staffCalendarSchema = z.object({
  cleaners: z.array(staffMemberSchema),
  /** Everything with a time on these days that was not cancelled, by its start. */
  appointments: z.array(appointmentSummarySchema),
  /** There are more of them: the latest are left out. */
  is_capped: z.boolean(),
  /** Visits that were left out of their series on these days, with who did so; at most 200 of them. */
  skipped: z.array(appointmentSummarySchema.extend({ skipped_by: z.enum(APPOINTMENT_ACTORS) })),
  trips: z.array(tripSchema),
  hours: z.array(hoursOnDateSchema),
  /** Approved leave that touches these days. */
  away: z.array(awaySchema),
  /** For each request, and each appointment without a cleaner, who is free first: where there is one. */
  openings: z.array(openingSchema.extend({ appointment_id: z.uuid() })),
  /** What clients asked for, of any day, by the day they prefer; at most 50 of them. */
  requests: z.array(appointmentSummarySchema),
  request_count: z.int().nonnegative(),
});

/** A time and a member of staff for an appointment, before it is saved. */
export const checkPlanQuery = z.strictObject({
  appointment_id: z.uuid({ error: 'Give the id of an appointment.' }),
  starts_at: momentField,
  ends_at: momentField,
  staff_id: z.uuid({ error: 'Choose who comes.' }),
});

/**
 * What stands in the way of a plan. A clash and leave would be refused; a tight trip and a time outside the
 * working hours only warn.
 */
export const planCheckSchema = z.object({
  clashes: z.array(appointmentSummarySchema),
  away: z.array(awaySchema),
  /** The hours of that day, when the plan does not keep to them; null when it does. */
  outside_hours: hoursOnDateSchema.nullable(),
  /** When each cleaner is free for it on that day, not before its start; who is free then first. */
  openings: z.array(openingSchema),
  tight_trips: z.array(tripSchema.extend({ other: appointmentSummarySchema })),
});

export type StaffCalendar = z.output<typeof staffCalendarSchema>;
export type HoursOnDate = z.output<typeof hoursOnDateSchema>;
export type Away = z.output<typeof awaySchema>;
export type Trip = z.output<typeof tripSchema>;
export type PlanCheck = z.output<typeof planCheckSchema>;
export type StaffCalendarQuery = z.input<typeof staffCalendarQuery>;
export type CheckPlanQuery = z.input<typeof checkPlanQuery>;
