import { z } from 'zod';
import { instantField, momentField } from '../fields/dates.ts';
import { commandReasonField } from '../fields/reason.ts';
import { versionField } from '../fields/version.ts';
import { appointmentSchema } from './entity.ts';

/** One correction of the times of a visit. The times before the first are what the clock said. */
export const timeCorrectionSchema = z.object({
  id: z.uuid(),
  started_before: instantField.nullable(),
  ended_before: instantField.nullable(),
  started_after: instantField,
  ended_after: instantField,
  reason: z.string(),
  /** The first name of who corrected it; null when their account was deleted. */
  corrected_by: z.string().nullable(),
  corrected_at: instantField,
});

/** The invoice on which a visit stands. */
export const billedVisitSchema = z.object({
  id: z.uuid(),
  /** Null for a draft, whose lines can still be changed; an issued invoice stays as it is. */
  number: z.string().nullable(),
});

export const correctTimesRequest = z.strictObject({
  version: versionField,
  started_at: momentField,
  ended_at: momentField,
  reason: commandReasonField,
});

/** The visit with its corrected times, and the invoice that still has the times from before. */
export const correctedTimesSchema = z.object({
  appointment: appointmentSchema,
  invoice: billedVisitSchema.nullable(),
});

export type TimeCorrection = z.output<typeof timeCorrectionSchema>;
export type BilledVisit = z.output<typeof billedVisitSchema>;
