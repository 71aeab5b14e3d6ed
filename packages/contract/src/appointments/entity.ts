import { SERVICE_IDS } from '@cleaning/pricing';
import { z } from 'zod';
import { instantField, plainDateField } from '../fields/dates.ts';
import {
  APPOINTMENT_ACTORS,
  APPOINTMENT_COMMANDS,
  APPOINTMENT_STATUSES,
  CHANGE_REQUEST_STATUSES,
} from '../state-machines/appointment-states.ts';

/** Who comes, by the name that a client may know. */
export const staffMemberSchema = z.object({ id: z.uuid(), first_name: z.string() });

const summaryFields = {
  id: z.uuid(),
  /** What people say on the phone: A-1048. */
  reference: z.string(),
  status: z.enum(APPOINTMENT_STATUSES),
  version: z.int().positive(),
  service_id: z.enum(SERVICE_IDS),
  client_id: z.uuid(),
  client_name: z.string(),
  /** The day of the visit in Sydney: the day asked for, and once there is a time, its day. */
  visit_date: plainDateField,
  /** A part of the day or a time in Sydney, as it was asked for. */
  preferred_time: z.string(),
  /** Both null until a time is set. */
  starts_at: instantField.nullable(),
  ends_at: instantField.nullable(),
  staff_member: staffMemberSchema.nullable(),
  suburb: z.string(),
  /** The last moment at which the client can cancel without a fee; null while there is no time. */
  free_until: instantField.nullable(),
  /** A client's wish for another time waits for an answer. */
  has_open_change_request: z.boolean(),
  created_at: instantField,
  updated_at: instantField,
};

/** An appointment as a list shows it. */
export const appointmentSummarySchema = z.object(summaryFields);

/** A client's wish for another time, and the answer to it. */
export const appointmentChangeRequestSchema = z.object({
  id: z.uuid(),
  status: z.enum(CHANGE_REQUEST_STATUSES),
  preferred_date: plainDateField,
  preferred_time: z.string(),
  note: z.string(),
  /** What was said with the answer. */
  answer: z.string().nullable(),
  created_at: instantField,
  answered_at: instantField.nullable(),
});

/** Something that happened to an appointment: who did what, and what it changed. */
export const appointmentEventSchema = z.object({
  id: z.uuid(),
  command: z.enum(APPOINTMENT_COMMANDS),
  from_status: z.enum(APPOINTMENT_STATUSES).nullable(),
  to_status: z.enum(APPOINTMENT_STATUSES),
  actor: z.enum(APPOINTMENT_ACTORS),
  reason: z.string().nullable(),
  /** When the visit was planned to begin after this. */
  starts_at: instantField.nullable(),
  occurred_at: instantField,
});

/** How an appointment came to be cancelled. */
export const cancellationSchema = z.object({
  /** Who called it off. A client who phones calls it off, although staff record it. */
  by: z.enum(APPOINTMENT_ACTORS),
  /** When we were told. */
  notice_at: instantField,
  /** The client told us after `free_until`, so a fee may be charged. */
  is_late: z.boolean(),
});

/** An appointment in full. */
export const appointmentSchema = z.object({
  ...summaryFields,
  quote_id: z.uuid().nullable(),
  address_line1: z.string(),
  postcode: z.string(),
  /** How to get in, and what to know. */
  notes: z.string(),
  /** What really happened, on the clock. */
  actual_started_at: instantField.nullable(),
  actual_ended_at: instantField.nullable(),
  completion_notes: z.string(),
  cancellation: cancellationSchema.nullable(),
  /** The latest wish for another time. */
  change_request: appointmentChangeRequestSchema.nullable(),
  /** The commands that the caller may give now. */
  available_commands: z.array(z.enum(APPOINTMENT_COMMANDS)),
  events: z.array(appointmentEventSchema),
});

/** Whether a client's private calendar address is on. The address itself is shown once, when made. */
export const calendarFeedSchema = z.object({
  is_on: z.boolean(),
  created_at: instantField.nullable(),
});

/** A new private calendar address. It is not kept, so it cannot be shown again. */
export const newCalendarFeedSchema = z.object({ url: z.string(), created_at: instantField });

export type StaffMember = z.output<typeof staffMemberSchema>;
export type Appointment = z.output<typeof appointmentSchema>;
export type AppointmentSummary = z.output<typeof appointmentSummarySchema>;
export type AppointmentEvent = z.output<typeof appointmentEventSchema>;
export type AppointmentChangeRequest = z.output<typeof appointmentChangeRequestSchema>;
export type Cancellation = z.output<typeof cancellationSchema>;
export type CalendarFeed = z.output<typeof calendarFeedSchema>;
export type NewCalendarFeed = z.output<typeof newCalendarFeedSchema>;
