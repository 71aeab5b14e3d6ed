import { company } from '@cleaning/company';
import type {
  Statement,
  StatementRecipient,
  StatementResult,
  sendStatementRequest,
} from '@cleaning/contract/invoices';
import { formatInstant, formatMoney, formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { aboutClient, recordAudit } from '../../core/audit/record-audit.ts';
import type { Database, Transaction } from '../../core/db/client.ts';
import { ApiError, refuse, refuseField } from '../../core/http/api-error.ts';
import type { RunEach } from '../../core/http/handlers.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { type Mail, postMail } from '../../core/mail/outbox.ts';
import { renderEmail } from '../../core/mail/render-email.ts';
import { noEmail } from '../../accounts/no-email.ts';
import { findClientContact } from '../../clients/client-directory.ts';
import { listOverdueClients } from '../lists/owed-repository.ts';
import { insertSent, listSentOn, replaceSent } from './sent-statement-repository.ts';
import { readRecipients } from './statement-recipients.ts';
import { readStatement } from './read-statement.ts';
import { statementPdf } from './statement-pdf.ts';

export interface Sending {
  readonly viewer: OfficeViewer;
  readonly now: Date;
}

type Request = z.output<typeof sendStatementRequest>;

const day = (date: string): string => formatPlainDate(date, 'medium');

/**
 * Mails a statement to a client or their plan manager.
 *
 * @returns the address.
 * @throws ApiError `invalid_transition` when one was already sent to them today, unless the caller
 *   asks for another; also when the client has no email.
 */
export async function sendStatement(
  transaction: Transaction,
  request: Request,
  { viewer, now }: Sending,
): Promise<string> {
  const statement = await readStatement(transaction, viewer, request);
  const recipients = await readRecipients(transaction, statement, now);
  const to = recipients.find(({ recipient }) => recipient === request.recipient);
  if (to === undefined) {
    throw refuseField('recipient', 'No plan manager pays the invoices of this client now.');
  }
  const { email } = to;
  if (email === null) throw noEmail(to.name);
  await noteSent(transaction, statement.client_id, { ...to, email }, request.send_again, {
    viewer,
    now,
  });
  const references = request.with_references ? to.payment_references : [];
  const pdf = statementPdf(statement, sydneyDateOf(now), { to, references });
  const mail = await mailOf(transaction, statement, to);
  await postMail(transaction, { ...mail, attachments: [{ pdf }] }, now);
  await recordAudit(transaction, {
    actorId: viewer.staffId,
    action: 'export',
    ...aboutClient(statement.client_id),
    reason: null,
    now,
  });
  return email;
}

/** A plan manager has no account, so only the PDF, and not the email, names the client. */
async function mailOf(
  transaction: Transaction,
  { client_id: clientId, from, to: last }: Statement,
  to: StatementRecipient,
): Promise<Mail> {
  const client = await findClientContact(transaction, clientId);
  const isClient = to.recipient === 'client';
  const balance = formatMoney(to.closing_balance_cents);
  const what = isClient ? 'your statement of account' : 'a statement of the invoices you pay';
  return renderEmail({
    recipient: to.email,
    firstName: isClient && client !== null ? client.firstName : to.name,
    subject: `${isClient ? 'Your statement' : 'Statement of account'} from ${company.name}`,
    paragraphs: [
      `Here is ${what} from ${day(from)} to ${day(last)}. It is attached as a PDF.`,
      `The closing balance is ${balance}.`,
    ],
  });
}

async function noteSent(
  transaction: Transaction,
  clientId: string,
  { recipient, email }: Pick<StatementRecipient, 'recipient'> & { readonly email: string },
  isMeant: boolean,
  { viewer, now }: Omit<Sending, 'outbox'>,
): Promise<void> {
  const sentOn = sydneyDateOf(now);
  const sent = {
    clientId,
    recipient,
    sentOn,
    sentTo: email,
    sentBy: viewer.staffId,
    sentAt: now,
  };
  if (await insertSent(transaction, sent)) return;
  if (isMeant) return replaceSent(transaction, sent);
  const last = (await listSentOn(transaction, { clientId, sentOn })).get(recipient);
  throw new ApiError(
    'invalid_transition',
    `${last?.by} sent a statement to ${last?.to} already, ${formatInstant(last?.at ?? now.toISOString(), 'date-time')}. If they should get another one today, send it again.`,
  );
}

interface Period {
  readonly from: string;
  readonly to: string;
}

/**
 * Mails a statement to each of some clients with overdue invoices that they pay themselves. A
 * refusal for one client does not stop the others.
 *
 * @returns the result for each client, in the order in which they were chosen.
 */
export async function sendStatements(
  database: Database,
  each: RunEach,
  clientIds: readonly string[],
  period: Period,
  sending: Sending,
): Promise<StatementResult[]> {
  const overdue = await listOverdueClients(database, clientIds, sydneyDateOf(sending.now));
  return each<string, StatementResult>(
    clientIds,
    async (transaction, id) => {
      if (!overdue.has(id)) throw refuse('Nothing that they pay themselves is overdue.');
      const request = {
        ...period,
        client_id: id,
        recipient: 'client' as const,
        with_references: true,
        send_again: false,
      };
      const sentTo = await sendStatement(transaction, request, sending);
      return { client_id: id, sent_to: sentTo, error: null };
    },
    (error, id) => ({ client_id: id, sent_to: null, error }),
  );
}
