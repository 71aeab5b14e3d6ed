import type { ClientReminders, RemindedInvoice } from '@cleaning/contract/invoices';
import { invoicePayer } from '@cleaning/contract/invoices/rules';
import { fullName } from '@cleaning/contract/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Queryable } from '../../core/db/client.ts';
import { notFound } from '../../core/http/api-error.ts';
import { planReminders } from './plan-reminders.ts';
import { type ClientRemindersRow, listSent, type RemindedRow } from './reminder-repository.ts';

/** Invoices with their reminders, as staff see them. */
export async function showReminders(
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
      ...toClientReminders(row),
      stopped:
        row.stopReason === null || row.stoppedAt === null
          ? null
          : {
              reason: row.stopReason,
              by: row.stoppedBy ?? 'Former staff',
              at: row.stoppedAt.toISOString(),
            },
      reminders: planReminders(
        { dueDate, sentOn, isStopped, heldUntil: row.heldUntil },
        sydneyDateOf(now),
      ),
    };
  });
}

export const toClientReminders = (row: ClientRemindersRow): ClientReminders => ({
  is_client_on: row.isClientOn,
  held:
    row.heldUntil === null || row.holdReason === null || row.heldAt === null
      ? null
      : {
          until: row.heldUntil,
          reason: row.holdReason,
          by: row.heldBy ?? 'Former staff',
          at: row.heldAt.toISOString(),
        },
});

/** @throws ApiError `not_found` when nobody is reminded of the invoice. */
export async function showReminder(
  queryable: Queryable,
  row: RemindedRow | undefined,
  now: Date,
): Promise<RemindedInvoice> {
  const [invoice] = row === undefined ? [] : await showReminders(queryable, [row], now);
  if (invoice === undefined) throw notFound();
  return invoice;
}
