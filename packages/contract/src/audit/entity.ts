import { z } from 'zod';
import { instantField } from '../fields/dates.ts';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from './actions.ts';

/** A user whom an entry names, by their present name. */
const auditPersonSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Null for a client without one. */
  email: z.string().nullable(),
});

/** One action of staff or an admin. It is never changed. */
export const auditEntrySchema = z.object({
  id: z.uuid(),
  action: z.enum(AUDIT_ACTIONS),
  subject_type: z.enum(AUDIT_SUBJECTS),
  /** The id of the record; null where there is only one of its kind. */
  subject_id: z.string().nullable(),
  /**
   * The number that people say: Q-1048, A-1017 or that of an issued invoice. Null for a record
   * without one, and for one that is gone; absent in answers of earlier releases.
   */
  subject_reference: z.string().nullable().optional(),
  /** The user who did it; null for the service itself, or a deleted user. */
  actor: auditPersonSchema.nullable(),
  /** The client whose data it was; null when it belongs to no client. */
  client: auditPersonSchema.nullable(),
  reason: z.string().nullable(),
  occurred_at: instantField,
});

export type AuditEntry = z.output<typeof auditEntrySchema>;
