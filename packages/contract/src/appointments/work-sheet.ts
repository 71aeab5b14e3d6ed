import { z } from 'zod';
import { visitNeedsSchema } from '../clients/addresses.ts';
import { instantField, momentField } from '../fields/dates.ts';
import { optionalLine, optionalText, requiredLine, requiredText } from '../fields/text.ts';
import { versionField } from '../fields/version.ts';
import { APPOINTMENT_ACTORS } from './appointment-states.ts';
import { WAY_IN_STATES } from './cleaner-access.ts';
import { appointmentSchema, appointmentSummarySchema, cancellationSchema } from './entity.ts';
import { billedVisitSchema, timeCorrectionSchema } from './time-corrections.ts';

/** One thing to do at an appointment. */
export const appointmentTaskSchema = z.object({
  id: z.uuid(),
  label: z.string(),
  /** Null until it is ticked. */
  done_at: instantField.nullable(),
});

/** An earlier appointment: its duration, its cleaner's notes, and how it was cancelled. */
const earlierAppointmentSchema = appointmentSummarySchema.extend({
  actual_started_at: instantField.nullable(),
  actual_ended_at: instantField.nullable(),
  completion_notes: z.string(),
  cancellation: cancellationSchema.nullable(),
});

/** Everything that the cleaner needs at an appointment, in one answer. */
export const workSheetSchema = z.object({
  appointment: appointmentSchema,
  client_phone: z.string().nullable(),
  /** The notes of the client's saved address as of now; null when the place is not saved. */
  needs: visitNeedsSchema.nullable(),
  /** Whether an access code is stored. The code itself is shown on demand only. */
  has_access_code: z.boolean(),
  /**
   * When the caller sees the way in: the access notes and the access code. The office always does;
   * for a cleaner the notes are empty before and after.
   */
  way_in: z.enum(WAY_IN_STATES),
  /**
   * The drive from the cleaner's previous visit on that day; null without one, or when it cannot be
   * estimated.
   */
  drive_minutes: z.int().nonnegative().nullable(),
  tasks: z.array(appointmentTaskSchema),
  /**
   * Up to five earlier appointments of this client that had a time, latest first; for a cleaner,
   * only those that they did.
   */
  earlier: z.array(earlierAppointmentSchema),
  /**
   * Up to two later appointments of this client that are confirmed, under way or completed, the
   * next first; none for a cleaner. A process of an earlier release does not say them.
   */
  later: z.array(appointmentSummarySchema).optional(),
  /** How the office corrected the times of the work, the first correction first. */
  time_corrections: z.array(timeCorrectionSchema),
  /** The invoice that has the visit; null when none has it, and for a cleaner. */
  invoice: billedVisitSchema.nullable(),
  /** The latest change of the appointment: the command, the user's name and the reason. */
  latest_change: z
    .object({
      actor: z.enum(APPOINTMENT_ACTORS),
      /** Null for a change by the service itself. */
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
  /** When it was ticked, for a phone that had no signal then; now by default. */
  done_at: momentField.optional(),
});

/** A note for the office. An empty text removes it. */
export const saveOfficeNoteRequest = z.strictObject({
  notes: optionalText({ max: 2000 }),
  /** The note that the caller read; not compared when absent. */
  earlier_notes: optionalText({ max: 2000 }).optional(),
});

/** An empty code removes the stored one. */
export const setAccessCodeRequest = z.strictObject({
  /** The appointment that the caller read, whose address the code opens; not compared when absent. */
  version: versionField.optional(),
  access_code: optionalLine({ max: 40 }),
});

/** Minutes after the planned start. */
const MINUTES_MESSAGE = 'Choose from 5 to 180 minutes.';

export const reportRunningLateRequest = z.strictObject({
  version: versionField,
  minutes: z.int({ error: MINUTES_MESSAGE }).min(5, MINUTES_MESSAGE).max(180, MINUTES_MESSAGE),
  /**
   * The message to the client in the portal; by default the client only gets an email about the new
   * time.
   */
  message: requiredText({ max: 500, emptyMessage: 'Write the message.' }).optional(),
});

export type AppointmentTask = z.output<typeof appointmentTaskSchema>;
export type WorkSheet = z.output<typeof workSheetSchema>;
