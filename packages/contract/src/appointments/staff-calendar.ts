import { z } from 'zod';
import { momentField, plainDateField } from '../fields/dates.ts';
import { appointmentSummarySchema, staffMemberSchema } from './entity.ts';

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

/** Who is where over some days, and what waits for a time. */
export const staffCalendarSchema = z.object({
  cleaners: z.array(staffMemberSchema),
  /** Everything with a time on these days that was not cancelled, by its start. */
  appointments: z.array(appointmentSummarySchema),
  trips: z.array(tripSchema),
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

/** What stands in the way of a plan. A clash would be refused; a tight trip only warns. */
export const planCheckSchema = z.object({
  clashes: z.array(appointmentSummarySchema),
  tight_trips: z.array(tripSchema.extend({ other: appointmentSummarySchema })),
});

export type StaffCalendar = z.output<typeof staffCalendarSchema>;
export type Trip = z.output<typeof tripSchema>;
export type PlanCheck = z.output<typeof planCheckSchema>;
export type StaffCalendarQuery = z.input<typeof staffCalendarQuery>;
export type CheckPlanQuery = z.input<typeof checkPlanQuery>;
