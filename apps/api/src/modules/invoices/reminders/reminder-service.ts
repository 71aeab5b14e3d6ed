import { invoicePayer, type RemindedInvoice } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Queryable, Transaction } from '../../../platform/db/client.ts';
import { notFound } from '../../../platform/http/api-error.ts';
import { findClientContact } from '../../accounts/client-directory.ts';
import type { InvoiceCall } from '../load-invoice.ts';
import { planReminders } from './plan-reminders.ts';
import {
  deleteStop,
  findReminded,
  insertStop,
  LATEST_DAYS,
  listSent,
  switchOff,
  switchOn,
  type RemindedRow,
} from './reminder-repository.ts';

/** Invoices with their reminders, as staff see them. */
export async function presentReminders(
  queryable: Queryable,
  rows: readonly RemindedRow[],
  now: Date,
): Promise<RemindedInvoice[]> {
  const sent = await listSent(
    queryable,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const sentOn = new Map(
      sent
        .filter(({ invoiceId }) => invoiceId === row.id)
        .map(({ days, sentAt }) => [days, sydneyDateOf(sentAt)]),
    );
    const isStopped = !row.isClientOn || row.stopReason !== null;
    const dueDate = row.dueDate ?? '';
    const clientName = `${row.firstName} ${row.lastName}`;
    return {
      invoice_id: row.id,
      number: row.number ?? '',
      client_id: row.clientId,
      client_name: clientName,
      payer: invoicePayer(row.kind, row.planManagement),
      goes_to: row.billTo?.name ?? clientName,
      due_date: dueDate,
      balance_cents: row.balanceCents,
      is_client_on: row.isClientOn,
      stopped:
        row.stopReason === null || row.stoppedAt === null
          ? null
          : {
              reason: row.stopReason,
              by: row.stoppedBy ?? 'Former staff',
              at: row.stoppedAt.toISOString(),
            },
      reminders: planReminders({ dueDate, sentOn, isStopped }, sydneyDateOf(now), LATEST_DAYS),
    };
  });
}

/** Stops the reminders of an invoice, or lets them go again, in the caller's transaction. */
export async function changeStop(
  transaction: Transaction,
  { id, viewer, now }: InvoiceCall,
  reason: string | null,
): Promise<RemindedInvoice> {
  const row = await findReminded(transaction, id);
  if (row === undefined) throw notFound();
  if (reason === null) await deleteStop(transaction, id);
  else {
    await insertStop(transaction, {
      invoiceId: id,
      reason,
      stoppedBy: viewer.staffId,
      stoppedAt: now,
    });
  }
  await recordAudit(transaction, {
    actorId: viewer.staffId,
    action: 'update',
    subjectType: 'invoice',
    subjectId: id,
    clientId: row.clientId,
    reason: reason ?? 'Reminders are on again.',
    now,
  });
  const changed = await findReminded(transaction, id);
  const [invoice] =
    changed === undefined ? [] : await presentReminders(transaction, [changed], now);
  if (invoice === undefined) throw notFound();
  return invoice;
}

/** Switches the reminders of all invoices of a client, in the caller's transaction. */
export async function switchClient(
  transaction: Transaction,
  { id, viewer, now }: InvoiceCall,
  isOn: boolean,
): Promise<void> {
  if ((await findClientContact(transaction, id)) === null) throw notFound();
  if (isOn) await switchOn(transaction, id);
  else await switchOff(transaction, { clientId: id, switchedBy: viewer.staffId, switchedAt: now });
  await recordAudit(transaction, {
    actorId: viewer.staffId,
    action: 'update',
    subjectType: 'client',
    subjectId: id,
    clientId: id,
    reason: isOn ? 'Payment reminders turned on.' : 'Payment reminders turned off.',
    now,
  });
}
