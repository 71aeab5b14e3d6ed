/**
 * What the audit log can say that somebody did. The vocabulary is closed, so that it can be filtered;
 * a module that needs another word adds it here.
 */
export const AUDIT_ACTIONS = [
  'view',
  'reveal_ndis_number',
  'create',
  'update',
  'delete',
  'download',
  'export',
  'act_for_client',
  'override_check',
  'invite',
  'change_user_type',
  'deactivate',
  'reactivate',
] as const;

/** What it was done to. */
export const AUDIT_SUBJECTS = [
  'user',
  'client',
  'quote',
  'invoice',
  'appointment',
  'document',
  'message_thread',
  'settings',
  'support_item',
  'claim_file',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
