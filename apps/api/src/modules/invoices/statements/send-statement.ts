import { company } from '@cleaning/company';
import type { Statement } from '@cleaning/contract';
import { formatAud, formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import { notFound } from '../../../platform/http/api-error.ts';
import type { StaffViewer } from '../../../platform/http/viewer.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';
import { statementPdf } from '../../../platform/pdf/statement-pdf.ts';
import { findClientContact } from '../../accounts/client-directory.ts';

export interface Sending {
  readonly viewer: StaffViewer;
  readonly now: Date;
  readonly outbox: Outbox;
}

const day = (date: string): string => formatPlainDate(date, 'medium');

/** Mails a statement to its client, in the caller's transaction. @returns the address. */
export async function sendStatement(
  transaction: Transaction,
  statement: Statement,
  { viewer, now, outbox }: Sending,
): Promise<string> {
  const client = await findClientContact(transaction, statement.client_id);
  if (client === null) throw notFound();
  const balance = formatAud(statement.closing_balance_cents, { decimals: 'always' });
  const mail = renderEmail({
    recipient: client.email,
    firstName: client.firstName,
    subject: `Your statement from ${company.name}`,
    paragraphs: [
      `Here is your statement of account from ${day(statement.from)} to ${day(statement.to)}. It is attached as a PDF.`,
      `The closing balance is ${balance}.`,
    ],
  });
  const attachments = [{ pdf: statementPdf(statement, sydneyDateOf(now)) }];
  await outbox.post(transaction, { ...mail, attachments }, now);
  await recordAudit(transaction, {
    actorId: viewer.staffId,
    action: 'export',
    subjectType: 'client',
    subjectId: client.id,
    clientId: client.id,
    reason: null,
    now,
  });
  return client.email;
}
