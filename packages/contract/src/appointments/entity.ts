import { SERVICE_IDS } from '@cleaning/pricing';
import { z } from 'zod';
import { centsField } from '../fields/cents.ts';
import { instantField, recordedDateField } from '../fields/dates.ts';
import { RECURRENCES } from '../series/series-rule.ts';
import {
  APPOINTMENT_ACTORS,
  APPOINTMENT_COMMANDS,
  APPOINTMENT_STATUSES,
  LATE_FEE_STATES,
  RESCHEDULE_REQUEST_STATUSES,
} from './appointment-states.ts';

/** The series that an appointment belongs to, as lists show it. */
export const seriesMarkSchema = z.object({
  id: z.uuid(),
  recurrence: z.enum(RECURRENCES),
});

/** The assigned member of staff, with the name that clients may see. */
export const staffMemberSchema = z.object({ id: z.uuid(), first_name: z.string() });

const summaryFields = {
  id: z.uuid(),
  /** A short number for phone calls: A-1048. */
  reference: z.string(),
  status: z.enum(APPOINTMENT_STATUSES),
  version: z.int().positive(),
  service_id: z.enum(SERVICE_IDS),
  client_id: z.uuid(),
  client_name: z.string(),
  /** False for a client who gets no emails about it. */
  client_has_email: z.boolean(),
  /** The quote that was booked, which has the price; null when the visit is billed by the hour. */
  quote_id: z.uuid().nullable(),
  /** The Sydney date: the preferred date or, once there is a time, its date. */
  appointment_date: recordedDateField,
  /** A part of the day or a Sydney time, as the client asked for it. */
  preferred_time: z.string(),
  /** Both null until a time is set. */
  starts_at: instantField.nullable(),
  ends_at: instantField.nullable(),
  /** When a late cleaner expects to arrive; null while they are on time. */
  expected_at: instantField.nullable(),
  staff_member: staffMemberSchema.nullable(),
  suburb: z.string(),
  /** Null for a single appointment. */
  series: seriesMarkSchema.nullable(),
  /** The last moment at which the client can cancel without a fee; null without a time. */
  free_until: instantField.nullable(),
  /** Whether a reschedule request waits for an answer. */
  has_open_reschedule_request: z.boolean(),
  /** The day and time of the open reschedule request; null when there is none. */
  wanted_time: z
    .object({ preferred_date: recordedDateField, preferred_time: z.string() })
    .nullable(),
  created_at: instantField,
  updated_at: instantField,
};

/** An appointment as a list shows it. */
export const appointmentSummarySchema = z.object(summaryFields);

/** A client's request to move an appointment, and the answer to it. */
export const rescheduleRequestSchema = z.object({
  id: z.uuid(),
  status: z.enum(RESCHEDULE_REQUEST_STATUSES),
  preferred_date: recordedDateField,
  preferred_time: z.string(),
  note: z.string(),
  /** The reason that staff gave with the answer. */
  answer: z.string().nullable(),
  created_at: instantField,
  answered_at: instantField.nullable(),
});

/** A record that a command changed an appointment. */
export const appointmentEventSchema = z.object({
  id: z.uuid(),
  command: z.enum(APPOINTMENT_COMMANDS),
  from_status: z.enum(APPOINTMENT_STATUSES).nullable(),
  to_status: z.enum(APPOINTMENT_STATUSES),
  actor: z.enum(APPOINTMENT_ACTORS),
  /** The first name of the member of staff; null unless the office reads it. */
  actor_name: z.string().nullable(),
  reason: z.string().nullable(),
  /** The planned start after this command. */
  starts_at: instantField.nullable(),
  occurred_at: instantField,
});

/** Details of a cancellation. */
export const cancellationSchema = z.object({
  /** Who cancelled. `client` also when the client phoned and staff recorded it. */
  by: z.enum(APPOINTMENT_ACTORS),
  /** When notice was given. */
  notice_at: instantField,
  /** Whether notice was given after `free_until`, so that a fee may be charged. */
  is_late: z.boolean(),
});

/** The fee of a visit that was cancelled too late or had no access, by the terms at that time. */
export const lateFeeSchema = z.object({
  state: z.enum(LATE_FEE_STATES),
  /** What the terms say, which the client was told; null when the price is not known. */
  terms_cents: centsField.nullable(),
  /** The price of the visit, the most that can be charged; null when it is not known. */
  price_cents: centsField.nullable(),
  /** What is charged; null unless it is. */
  charged_cents: centsField.nullable(),
  /** Why it is waived, or not what the terms say; always null for the client. */
  reason: z.string().nullable(),
  decided_at: instantField.nullable(),
  /** The first name of who decided; always null for the client. */
  decided_by: z.string().nullable(),
  /** Whether an invoice that the reader may see has it. */
  is_invoiced: z.boolean(),
});

const appointmentObject = z.object({
  ...summaryFields,
  address_line1: z.string(),
  postcode: z.string(),
  /** Access notes, such as how to get in. */
  notes: z.string(),
  /** The recorded start and end of the work. */
  actual_started_at: instantField.nullable(),
  actual_ended_at: instantField.nullable(),
  /** The cleaner's internal notes; always empty for the client. */
  completion_notes: z.string(),
  cancellation: cancellationSchema.nullable(),
  /** Null for a visit without a late fee, such as every NDIS visit. */
  fee: lateFeeSchema.nullable(),
  /** The latest reschedule request. */
  reschedule_request: rescheduleRequestSchema.nullable(),
  /** The commands that the caller may give now. */
  available_commands: z.array(z.enum(APPOINTMENT_COMMANDS)),
  events: z.array(appointmentEventSchema),
});

type AppointmentObject = typeof appointmentObject;

/** Named, so that the types of the endpoints that answer with it do not repeat all of its fields. */
export interface AppointmentSchema extends AppointmentObject {}

/** An appointment in full. */
export const appointmentSchema: AppointmentSchema = appointmentObject;

/** Whether a client's calendar feed is on. Its address is shown only once, when it is created. */
export const calendarFeedSchema = z.object({
  is_on: z.boolean(),
  created_at: instantField.nullable(),
});

/** A new private calendar address. Only its hash is stored, so it cannot be shown again. */
export const newCalendarFeedSchema = z.object({ url: z.string(), created_at: instantField });

export type StaffMember = z.output<typeof staffMemberSchema>;
export type Appointment = z.output<typeof appointmentSchema>;
export type AppointmentSummary = z.output<typeof appointmentSummarySchema>;
export type AppointmentEvent = z.output<typeof appointmentEventSchema>;
export type RescheduleRequest = z.output<typeof rescheduleRequestSchema>;
export type LateFee = z.output<typeof lateFeeSchema>;
export type Cancellation = z.output<typeof cancellationSchema>;
export type CalendarFeed = z.output<typeof calendarFeedSchema>;
export type NewCalendarFeed = z.output<typeof newCalendarFeedSchema>;
