import type { AuditEntry } from '@cleaning/contract/audit';
import type { AuditSubject } from '@cleaning/contract/audit/rules';
import { pathWithId } from '@cleaning/contract/routes';
import { staffClientVisitsPath, staffVisitPath } from '#domains/appointments/visit-paths.ts';
import { STAFF_BANK_STATEMENT_PATH } from '#domains/bank/bank-paths.ts';
import { staffClientPath } from '#domains/clients/client-paths.ts';
import { staffClientDocumentsPath } from '#domains/documents/document-paths.ts';
import { STAFF_ENQUIRY_PATH } from '#domains/enquiries/enquiry-paths.ts';
import { staffInvoicePath } from '#domains/invoices/invoice-paths.ts';
import { staffThreadPath } from '#domains/messages/message-paths.ts';
import { staffQuotePath } from '#domains/quotes/quote-paths.ts';

type PathOf = (id: string, entry: AuditEntry) => string | undefined;

const noPage: PathOf = () => undefined;
const ofClient =
  (pathOf: (clientId: string) => string): PathOf =>
  (_id, { client }) =>
    client === null ? undefined : pathOf(client.id);
/** For records that always have a number, so one without it is gone. */
const unlessGone =
  (pathOf: (id: string) => string): PathOf =>
  (id, { subject_reference: reference }) =>
    reference === null ? undefined : pathOf(id);

const PATHS: Readonly<Record<AuditSubject, PathOf>> = {
  user: ofClient(staffClientPath),
  client: staffClientPath,
  quote: unlessGone(staffQuotePath),
  invoice: staffInvoicePath,
  appointment: unlessGone(staffVisitPath),
  appointment_series: ofClient(staffClientVisitsPath),
  document: ofClient(staffClientDocumentsPath),
  message_thread: staffThreadPath,
  enquiry: (id) => pathWithId(STAFF_ENQUIRY_PATH, id),
  settings: noPage,
  support_item: noPage,
  claim_file: noPage,
  bank_statement: (id) => pathWithId(STAFF_BANK_STATEMENT_PATH, id),
  timesheet: noPage,
  mail: noPage,
};

/** The page of the record that an entry is about; undefined without one, and for one that is gone. */
export function auditRecordPath(entry: AuditEntry): string | undefined {
  const { action, subject_type: subject, subject_id: id } = entry;
  return id === null || action === 'delete' ? undefined : PATHS[subject](id, entry);
}
