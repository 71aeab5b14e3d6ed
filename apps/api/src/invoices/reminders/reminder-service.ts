import { MAX_HOLD_DAYS, type RemindedInvoice } from '@cleaning/contract/invoices';
import { invoicePayer } from '@cleaning/contract/invoices/rules';
import { fullName } from '@cleaning/contract/rules';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { recordAudit } from '../../core/audit/record-audit.ts';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { notFound, refuseField } from '../../core/http/api-error.ts';
import { findClientContact } from '../../clients/client-directory.ts';
import type { InvoiceCall } from '../load-invoice.ts';
import { planReminders } from './plan-reminders.ts';
import {
  deleteStop,
  findReminded,
  insertStop,
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
    const { heldUntil } = row;
    const isStopped = !row.isClientOn || row.stopReason !== null;
    const dueDate = row.dueDate ?? '';
    const clientName = fullName(row.firstName, row.lastName);
    return {
      invoice_id: row.id,
      number: row.number ?? '',
      client_id: row.clientId,
      client_name: clientName,
      payer: invoicePayer(row.kind, row.planManagement),
      goes_to: row.billTo?.name ?? clientName,
      due_date: dueDate,
      balance_cents: row.balanceCents,
      total_cents: row.totalCents,
      is_client_on: row.isClientOn,
      held:
        heldUntil === null || row.holdReason === null || row.heldAt === null
          ? null
          : {
              until: heldUntil,
              reason: row.holdReason,
              by: row.heldBy ?? 'Former staff',
              at: row.heldAt.toISOString(),
            },
      stopped:
        row.stopReason === null || row.stoppedAt === null
          ? null
          : {
              reason: row.stopReason,
              by: row.stoppedBy ?? 'Former staff',
              at: row.stoppedAt.toISOString(),
            },
      reminders: planReminders({ dueDate, sentOn, isStopped, heldUntil }, sydneyDateOf(now)),
    };
  });
}

/** Stops or restarts the reminders of an invoice, in the caller's transaction. */
export async function changeStop(
  transaction: Transaction,
  { id, viewer, now }: InvoiceCall,
  reason: string | null,
): Promise<RemindedInvoice> {
  const today = sydneyDateOf(now);
  const row = await findReminded(transaction, today, id);
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
  const changed = await findReminded(transaction, today, id);
  const [invoice] =
    changed === undefined ? [] : await presentReminders(transaction, [changed], now);
  if (invoice === undefined) throw notFound();
  return invoice;
}

/** Switches the reminders of all invoices of a client off or on, in the caller's transaction. */
export async function switchClient(
  transaction: Transaction,
  call: InvoiceCall,
  isOn: boolean,
): Promise<void> {
  const { id, viewer, now } = call;
  await noteForClient(
    transaction,
    call,
    isOn ? 'Payment reminders turned on.' : 'Payment reminders turned off.',
  );
  if (isOn) return switchOn(transaction, id);
  await switchOff(transaction, {
    clientId: id,
    switchedBy: viewer.staffId,
    switchedAt: now,
    heldUntil: null,
    reason: null,
  });
}

/**
 * Holds the reminders of all invoices of a client until a day, in the caller's transaction.
 *
 * @throws ApiError by field when the day is not in the future, or is too far ahead.
 */
export async function holdClient(
  transaction: Transaction,
  call: InvoiceCall,
  { until, reason }: { readonly until: string; readonly reason: string },
): Promise<void> {
  const { id, viewer, now } = call;
  const today = sydneyDateOf(now);
  if (until <= today) throw refuseField('until', 'Choose a day after today.');
  if (until > addDays(today, MAX_HOLD_DAYS)) {
    throw refuseField(
      'until',
      `Choose a day within ${MAX_HOLD_DAYS} days, or switch the reminders off.`,
    );
  }
  await noteForClient(transaction, call, `Payment reminders held until ${until}. ${reason}`);
  await switchOff(transaction, {
    clientId: id,
    switchedBy: viewer.staffId,
    switchedAt: now,
    heldUntil: until,
    reason,
  });
}

/** @throws ApiError `not_found` when the client does not exist. */
async function noteForClient(
  transaction: Transaction,
  { id, viewer, now }: InvoiceCall,
  reason: string,
): Promise<void> {
  if ((await findClientContact(transaction, id)) === null) throw notFound();
  await recordAudit(transaction, {
    actorId: viewer.staffId,
    action: 'update',
    subjectType: 'client',
    subjectId: id,
    clientId: id,
    reason,
    now,
  });
}
