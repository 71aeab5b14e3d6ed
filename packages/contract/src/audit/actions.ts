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
