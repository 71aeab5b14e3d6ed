import type {
  RemindedInvoice,
  Reminder,
  ReminderDays,
  ReminderPreview,
} from '@cleaning/contract/invoices';
import { sydneyDateOf } from '@cleaning/pricing';
import { recordAudit } from '../../core/audit/record-audit.ts';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { notFound, refuse } from '../../core/http/api-error.ts';
import type { Secrets } from '../../core/security/secrets.ts';
import { reminderEmail } from '../email-templates.ts';
import { postReminderEmail } from '../emails.ts';
import { lockForChange } from '../invoice-record.ts';
import { type InvoiceCall, readInvoice } from '../load-invoice.ts';
import { readReminderEmail } from './reminder-email-record.ts';
import { findReminded, insertSent } from './reminder-repository.ts';
import { showReminders } from './view.ts';

/**
 * A preview of the next reminder of an invoice. For an overdue invoice it is dated today, since it
 * can be sent now; otherwise it is dated to the day on which it will be sent.
 *
 * @throws ApiError `not_found` when the payer gets no reminders of the invoice, or another error
 *   when no reminder is left.
 */
export async function previewReminder(
  queryable: Queryable,
  call: InvoiceCall,
): Promise<ReminderPreview> {
  const reminded = await readReminded(queryable, call);
  const next = nextOf(reminded);
  const today = sydneyDateOf(call.now);
  const isOverdue = reminded.due_date < today;
  const on = isOverdue ? today : next.on;
  const words = await readReminderEmail(queryable, next.days);
  const { subject, paragraphs } = reminderEmail(words, await readInvoice(queryable, call), on);
  return {
    days: next.days,
    on,
    goes_to: reminded.goes_to,
    subject,
    paragraphs: [...paragraphs],
    can_go_now: isOverdue,
  };
}

/**
 * Sends the next reminder before its day, in the caller's transaction.
 *
 * @throws ApiError as for the preview; also when another reminder is next by now, or the invoice is
 *   not overdue.
 */
export async function sendNextReminder(
  transaction: Transaction,
  call: InvoiceCall & { readonly secrets: Secrets },
  days: ReminderDays,
): Promise<RemindedInvoice> {
  const { id, viewer, now } = call;
  await lockForChange(transaction, call);
  const reminded = await readReminded(transaction, call);
  const isNext = nextOf(reminded).days === days;
  if (!isNext || !(await insertSent(transaction, { invoiceId: id, days, sentAt: now }))) {
    throw refuse('This reminder went already. Read the list again.');
  }
  if (reminded.due_date >= sydneyDateOf(now)) {
    throw refuse('The invoice is not overdue yet, so there is nothing to remind of.');
  }
  const words = await readReminderEmail(transaction, days);
  await postReminderEmail(transaction, await readInvoice(transaction, call), words, call);
  await recordAudit(transaction, {
    actorId: viewer.staffId,
    action: 'update',
    subjectType: 'invoice',
    subjectId: id,
    clientId: reminded.client_id,
    reason: `The reminder after ${days} days was sent early.`,
    now,
  });
  return readReminded(transaction, call);
}

async function readReminded(
  queryable: Queryable,
  { id, now }: Pick<InvoiceCall, 'id' | 'now'>,
): Promise<RemindedInvoice> {
  const row = await findReminded(queryable, sydneyDateOf(now), id);
  const [invoice] = row === undefined ? [] : await showReminders(queryable, [row], now);
  if (invoice === undefined) throw notFound();
  return invoice;
}

function nextOf({ reminders }: RemindedInvoice): Reminder {
  const next = reminders.find(({ state }) => state !== 'sent' && state !== 'none');
  if (next === undefined) throw refuse('No reminder of this invoice is to come.');
  return next;
}
