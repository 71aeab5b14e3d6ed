import { z } from 'zod';
import { instantField } from '../fields/dates.ts';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from './words.ts';

/** Somebody an entry names, as they are called now. */
const auditPersonSchema = z.object({ id: z.uuid(), name: z.string(), email: z.string() });

/** One thing that somebody of the company did, as it is kept for good. */
export const auditEntrySchema = z.object({
  id: z.uuid(),
  action: z.enum(AUDIT_ACTIONS),
  subject_type: z.enum(AUDIT_SUBJECTS),
  /** The id of what it was done to; null where there is only one of its kind. */
  subject_id: z.string().nullable(),
  /** Who did it; null for the service itself, or for somebody who is not known any more. */
  actor: auditPersonSchema.nullable(),
  /** The client whose data it was, if it was anybody's. */
  client: auditPersonSchema.nullable(),
  reason: z.string().nullable(),
  occurred_at: instantField,
});

export type AuditEntry = z.output<typeof auditEntrySchema>;
