import { z } from 'zod';
import { instantField } from '../fields/dates.ts';

/**
 * The actions of the audit log. The set is closed so that the log can be filtered by it; modules
 * add their actions here.
 */
export const AUDIT_ACTIONS = [
  'view',
  'reveal_ndis_number',
  'reveal_access_code',
  'create',
  'update',
  'delete',
  'download',
  'export',
  'act_for_client',
  'stop_acting_for_client',
  'override_check',
  'invite',
  'change_user_type',
  'deactivate',
  'reactivate',
  'hand_over_ownership',
  'end_sessions',
  'set_last_day',
  'stay_on',
] as const;

/** The kinds of object that an action applies to. */
export const AUDIT_SUBJECTS = [
  'user',
  'client',
  'quote',
  'invoice',
  'appointment',
  'appointment_series',
  'document',
  'message_thread',
  'enquiry',
  'settings',
  'support_item',
  'claim_file',
  'bank_statement',
  'timesheet',
  'mail',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

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
  /** The user who did it; null for the service itself, or a deleted user. */
  actor: auditPersonSchema.nullable(),
  /** The client whose data it was; null when it belongs to no client. */
  client: auditPersonSchema.nullable(),
  reason: z.string().nullable(),
  occurred_at: instantField,
});

export type AuditEntry = z.output<typeof auditEntrySchema>;
