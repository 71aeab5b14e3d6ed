import type { Enquiry } from '@cleaning/contract/enquiries';
import { type EnquiryCommand, transitionEnquiry } from '@cleaning/contract/enquiries/rules';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Command, CommandCall, CommandedRecord } from '../core/command.ts';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { notFound } from '../core/http/api-error.ts';
import { type OfficeViewer, userIdOf } from '../core/http/viewer.ts';
import { findClientByEmail } from '../clients/client-directory.ts';
import {
  type EnquiryChanges,
  type EnquiryRow,
  findEnquiry,
  lockEnquiry,
  updateEnquiry,
} from './enquiry-repository.ts';
import { toEnquiry } from './view.ts';

export interface EnquiryContext {
  readonly viewer: OfficeViewer;
  readonly now: Date;
}

/** The enquiry as a record that commands move. */
interface EnquiryKind {
  readonly loaded: { readonly row: EnquiryRow['enquiry']; readonly found: EnquiryRow };
  readonly view: Enquiry;
  readonly changes: EnquiryChanges;
  readonly command: EnquiryCommand;
  readonly details: object;
}

export type CommandOnEnquiry = Command<EnquiryKind>;

/** How commands of staff move an enquiry. The audit log gets each of them. */
export const enquiryRecord: CommandedRecord<EnquiryKind> = {
  async lock(transaction, { id }) {
    const found = await lockEnquiry(transaction, id);
    return found && { row: found.enquiry, found };
  },
  viewOf: ({ found }, transaction) => showEnquiry(transaction, found),
  step({ row }, { command }, { viewer, now }) {
    const result = transitionEnquiry(row.status, command);
    if (!result.ok) return result;
    const { status } = result;
    const closed = status === 'closed' ? { closedAt: now, closedById: userIdOf(viewer) } : {};
    return { ok: true, changes: { ...closed, status } };
  },
  write: (transaction, { row }, changes) => updateEnquiry(transaction, row.id, changes),
  note: (transaction, { row, call }) => audit(transaction, 'update', { ...call, id: row.id }),
  show: async (transaction, { id }) => showEnquiry(transaction, await findEnquiry(transaction, id)),
};

/** An enquiry, for staff; the audit log gets who opened it. */
export async function readEnquiry(
  transaction: Transaction,
  { id, viewer, now }: EnquiryContext & { readonly id: string },
): Promise<Enquiry> {
  const enquiry = await showEnquiry(transaction, await findEnquiry(transaction, id));
  await audit(transaction, 'view', { id, viewer, now });
  return enquiry;
}

async function showEnquiry(queryable: Queryable, row: EnquiryRow | undefined): Promise<Enquiry> {
  if (row === undefined) throw notFound();
  return toEnquiry(row, await findClientByEmail(queryable, row.enquiry.email));
}

const audit = (
  transaction: Transaction,
  action: 'view' | 'update',
  { id, viewer, now }: Omit<CommandCall, 'version'>,
): Promise<void> =>
  recordAudit(transaction, {
    actorId: userIdOf(viewer),
    action,
    subjectType: 'enquiry',
    subjectId: id,
    clientId: null,
    reason: null,
    now,
  });
