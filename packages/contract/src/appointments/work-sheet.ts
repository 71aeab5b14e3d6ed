import { z } from 'zod';
import { visitNeedsSchema } from '../addresses/entity.ts';
import { instantField, momentField } from '../fields/dates.ts';
import { optionalLine, optionalText, requiredLine, requiredText } from '../fields/text.ts';
import { versionField } from '../fields/version.ts';
import { APPOINTMENT_ACTORS } from '../state-machines/appointment-states.ts';
import { appointmentSchema, appointmentSummarySchema, cancellationSchema } from './entity.ts';

/** One thing to do at an appointment. */
export const appointmentTaskSchema = z.object({
  id: z.uuid(),
  label: z.string(),
  /** Null until it is ticked. */
  done_at: instantField.nullable(),
});

/** An appointment before this one: how long it took, what its cleaner wrote, and how it was cancelled. */
const earlierAppointmentSchema = appointmentSummarySchema.extend({
  actual_started_at: instantField.nullable(),
  actual_ended_at: instantField.nullable(),
  completion_notes: z.string(),
  cancellation: cancellationSchema.nullable(),
});

/** What the person who cleans needs at an appointment, in one answer. */
export const workSheetSchema = z.object({
  appointment: appointmentSchema,
  client_phone: z.string().nullable(),
  /** What the client's saved address says now; null where the visit is at a place that is not saved. */
  needs: visitNeedsSchema.nullable(),
  /** There is a secret code for the door or the key safe. It is shown on demand only. */
  has_access_code: z.boolean(),
  tasks: z.array(appointmentTaskSchema),
  /** The appointments of this client before this one that had a time, latest first, at most five. */
  earlier: z.array(earlierAppointmentSchema),
  /** What changed the appointment last, whose name that is, and why. */
  latest_change: z
    .object({
      actor: z.enum(APPOINTMENT_ACTORS),
      /** Null for a change that no person made. */
      name: z.string().nullable(),
      reason: z.string().nullable(),
      occurred_at: instantField,
    })
    .nullable(),
});

export const accessCodeSchema = z.object({ access_code: z.string() });

export const addTaskRequest = z.strictObject({
  label: requiredLine({ max: 120, emptyMessage: 'Say what is to be done.' }),
});

export const tickTaskRequest = z.strictObject({
  task_id: z.uuid({ error: 'Give the id of a task.' }),
  is_done: z.boolean({ error: 'Say whether it is done.' }),
  /** When it was ticked, for a phone that had no signal then; by default now. */
  done_at: momentField.optional(),
});

/** What the office should know. An empty text takes it away. */
export const saveOfficeNoteRequest = z.strictObject({ notes: optionalText({ max: 2000 }) });

/** An empty code takes it away. */
export const setAccessCodeRequest = z.strictObject({ access_code: optionalLine({ max: 40 }) });

/** Minutes after the planned start. */
const MINUTES_MESSAGE = 'Choose from 5 to 180 minutes.';

export const reportRunningLateRequest = z.strictObject({
  version: versionField,
  minutes: z.int({ error: MINUTES_MESSAGE }).min(5, MINUTES_MESSAGE).max(180, MINUTES_MESSAGE),
  /** What the client reads of it in the portal; by default only an email tells them when we come. */
  message: requiredText({ max: 500, emptyMessage: 'Write the message.' }).optional(),
});

export type AppointmentTask = z.output<typeof appointmentTaskSchema>;
export type WorkSheet = z.output<typeof workSheetSchema>;
