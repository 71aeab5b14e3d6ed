import type { AuditAction, AuditSubject } from './actions.ts';
import type { AuditEntry } from './entity.ts';

/** The words of an action. */
interface ActionWords {
  /** The name of the action in a filter. */
  readonly label: string;
  /** What somebody did, before the record. */
  readonly did: string;
  /** The same for records of which people say it in another way. */
  readonly didTo?: Readonly<Partial<Record<AuditSubject, string>>>;
  /** What follows the record. */
  readonly after?: string;
}

/** Every action in words. */
export const AUDIT_ACTION_WORDS: Readonly<Record<AuditAction, ActionWords>> = {
  view: {
    label: 'Looked at something',
    did: 'looked at',
    didTo: { client: 'looked at the details of', user: 'looked at the account of' },
  },
  reveal_ndis_number: {
    label: 'Looked at an NDIS number',
    did: 'looked at the whole NDIS number of',
  },
  reveal_access_code: { label: 'Looked at an access code', did: 'looked at the access code of' },
  create: {
    label: 'Added something',
    did: 'added',
    didTo: { bank_statement: 'imported', claim_file: 'made' },
  },
  update: {
    label: 'Changed something',
    did: 'changed',
    didTo: { client: 'changed the details of', user: 'changed the account of' },
  },
  delete: { label: 'Removed something', did: 'removed' },
  download: {
    label: 'Opened a file',
    did: 'opened a file of',
    didTo: {
      document: 'opened',
      claim_file: 'downloaded',
      timesheet: 'downloaded the payroll file of',
    },
  },
  export: {
    label: 'Exported something',
    did: 'exported',
    didTo: { client: 'sent a statement of', timesheet: 'made the payroll file of' },
  },
  act_for_client: {
    label: 'Acted for a client',
    did: 'acted for the client on',
    didTo: { client: 'started to act for' },
  },
  stop_acting_for_client: { label: 'Stopped acting for a client', did: 'stopped acting for' },
  override_check: {
    label: 'Issued despite the check',
    did: 'issued',
    after: 'although its check found errors',
  },
  invite: { label: 'Invited somebody', did: 'invited' },
  change_user_type: { label: 'Changed a role', did: 'changed the role of' },
  deactivate: { label: 'Closed an account', did: 'closed the account of' },
  reactivate: {
    label: 'Opened an account again',
    did: 'opened the account of',
    after: 'again',
  },
  hand_over_ownership: { label: 'Handed the company over', did: 'handed the company over to' },
  end_sessions: { label: 'Logged somebody out', did: 'logged out' },
  set_last_day: { label: 'Set a last day', did: 'set the last day of' },
  stay_on: { label: 'Took a last day back', did: 'took back the last day of' },
};

/** The words of a kind of record. */
interface SubjectWords {
  /** The kind in a filter. */
  readonly label: string;
  /** A record of which no more is known. */
  readonly one: string;
  /** The word before its number; absent for a kind without numbers. */
  readonly numbered?: string;
  /** Several at once, which an entry without an id is about. */
  readonly several?: string;
}

/** Every kind of record in words. */
export const AUDIT_SUBJECT_WORDS: Readonly<Record<AuditSubject, SubjectWords>> = {
  user: { label: 'Accounts', one: 'somebody' },
  client: { label: 'Clients', one: 'a client' },
  quote: { label: 'Quotes', one: 'a quote', numbered: 'quote' },
  invoice: {
    label: 'Invoices',
    one: 'an invoice',
    numbered: 'invoice',
    several: 'the bookkeeping',
  },
  appointment: { label: 'Visits', one: 'a visit', numbered: 'visit' },
  appointment_series: { label: 'Regular visits', one: 'regular visits' },
  document: { label: 'Documents', one: 'a document' },
  message_thread: { label: 'Conversations', one: 'a conversation' },
  enquiry: { label: 'Enquiries', one: 'an enquiry' },
  settings: { label: 'Settings', one: 'the settings' },
  support_item: { label: 'NDIS price limits', one: 'an NDIS price limit' },
  claim_file: { label: 'Claim files', one: 'a claim file' },
  bank_statement: { label: 'Bank statements', one: 'a bank statement' },
  timesheet: { label: 'Timesheets', one: 'a timesheet' },
  mail: { label: 'Failed emails', one: 'a failed email' },
};

/** Who did it, when nobody is named: the service by itself, such as at the end of a last day. */
const NOBODY = 'The portal';

export interface AuditSentence {
  /** "Mia Tran". */
  readonly who: string;
  /** "looked at the access code of". */
  readonly did: string;
  /** "visit A-1017". */
  readonly record: string;
  /** "although its check found errors"; empty for most actions. */
  readonly after: string;
}

/**
 * An entry of the audit log in plain words, in parts, so that the record can be a link.
 *
 * @param personName the name of a person of the team, whom an entry about them names by id alone.
 */
export function describeAuditEntry(
  entry: AuditEntry,
  personName: (id: string) => string | undefined,
): AuditSentence {
  const { action, subject_type: subject } = entry;
  const { did, didTo, after = '' } = AUDIT_ACTION_WORDS[action];
  return {
    who: entry.actor?.name ?? NOBODY,
    did: didTo?.[subject] ?? did,
    record: nameRecord(entry, personName),
    after,
  };
}

function nameRecord(
  { action, actor, client, ...entry }: AuditEntry,
  personName: (id: string) => string | undefined,
): string {
  const { subject_type: subject, subject_id: id, subject_reference: reference } = entry;
  const { one, numbered, several } = AUDIT_SUBJECT_WORDS[subject];
  if (subject === 'client') return client?.name ?? one;
  if (subject === 'user') {
    const person = id === actor?.id ? actor?.name : personName(id ?? '');
    return client?.name ?? person ?? one;
  }
  // The payroll file has the hours of everyone.
  if (subject === 'timesheet' && (action === 'export' || action === 'download')) return 'a week';
  if (id === null && several !== undefined) return several;
  return numbered === undefined || typeof reference !== 'string' ? one : `${numbered} ${reference}`;
}
