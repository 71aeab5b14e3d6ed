import { SERVICE_IDS } from '@cleaning/pricing';
import { z } from 'zod';
import { APPOINTMENT_ACTORS } from '../appointments/appointment-states.ts';
import { appointmentSummarySchema, staffMemberSchema } from '../appointments/entity.ts';
import { availabilityAnswersSchema } from '../availability/entity.ts';
import { instantField, recordedDateField } from '../fields/dates.ts';
import { SERIES_COMMANDS, SERIES_STATUSES, SERIES_TRANSITIONS } from './series-machine.ts';
import { RECURRENCES } from './series-rule.ts';

/** The state of a date of a series. */
export const OCCURRENCE_STATES = [
  /** The visit exists and has a time. */
  'booked',
  /** The visit exists and has no cleaner yet. */
  'to_plan',
  /** The visit was cancelled separately from its series. */
  'skipped',
  'paused',
  'public_holiday',
  /** The visit is not booked yet. */
  'due',
] as const;

/** A date of a series. */
export const occurrenceSchema = z.object({
  /** The date of the series. A visit that was moved on its own takes place on another day. */
  date: recordedDateField,
  state: z.enum(OCCURRENCE_STATES),
  /** The name of the public holiday; null on any other date. */
  holiday: z.string().nullable(),
  appointment: appointmentSummarySchema.nullable(),
  /** Who skipped it; null for a date that was not skipped. */
  skipped_by: z.enum(APPOINTMENT_ACTORS).nullable(),
});

/** A record that a command changed a series. */
export const seriesEventSchema = z.object({
  id: z.uuid(),
  command: z.enum(SERIES_COMMANDS),
  actor: z.enum(APPOINTMENT_ACTORS),
  reason: z.string().nullable(),
  occurred_at: instantField,
});

/** Regular visits under one rule. */
export const appointmentSeriesSchema = z.object({
  id: z.uuid(),
  version: z.int().positive(),
  status: z.enum(SERIES_STATUSES),
  client_id: z.uuid(),
  client_name: z.string(),
  quote_id: z.uuid().nullable(),
  service_id: z.enum(SERVICE_IDS),
  address_line1: z.string(),
  suburb: z.string(),
  postcode: z.string(),
  recurrence: z.enum(RECURRENCES),
  /** The date on which the present recurrence begins, which says on which day the visits are. */
  first_date: recordedDateField,
  /** Clock times in Sydney, 24-hour. */
  start_time: z.string(),
  end_time: z.string(),
  staff_member: staffMemberSchema,
  /** The date of the very first visit. */
  started_on: recordedDateField,
  last_date: recordedDateField.nullable(),
  /** The latest pause, which may have ended; null when there was none. */
  paused_from: recordedDateField.nullable(),
  resumes_on: recordedDateField.nullable(),
  /**
   * The dates of the next twelve weeks, including today, and the visits that take place then, in the
   * order of the days on which they do.
   */
  occurrences: z.array(occurrenceSchema),
  /** The commands that the caller may give now. */
  available_commands: z.array(z.enum(SERIES_TRANSITIONS)),
  events: z.array(seriesEventSchema),
  created_at: instantField,
  updated_at: instantField,
});

/** The effect of saving a series on one date. */
export const seriesCheckSchema = z.object({
  dates: z.array(
    z.object({
      date: recordedDateField,
      /**
       * `kept`: a visit that was changed separately stays. `cancelled`: the new recurrence leaves it
       * out. `leave`: the visit is booked without a cleaner.
       */
      state: z.enum(['free', 'clash', 'leave', 'public_holiday', 'paused', 'kept', 'cancelled']),
      holiday: z.string().nullable(),
      /** What the check says of the cleaner then; null on a date without a new or moved visit. */
      answers: availabilityAnswersSchema.nullable(),
      /**
       * The members of staff who are free at that time, if the cleaner is not; empty on other
       * dates.
       */
      free_staff: z.array(staffMemberSchema),
    }),
  ),
});

export type AppointmentSeries = z.output<typeof appointmentSeriesSchema>;
export type Occurrence = z.output<typeof occurrenceSchema>;
export type SeriesCheck = z.output<typeof seriesCheckSchema>;
export type SeriesEvent = z.output<typeof seriesEventSchema>;
