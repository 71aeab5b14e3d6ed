import type { AccountCredit, refundRequest } from '@cleaning/contract/payments';
import { formatMoney, formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { aboutClient, recordAudit } from '../../core/audit/record-audit.ts';
import type { Transaction } from '../../core/db/client.ts';
import { alreadyRecorded, notFound, refuseField } from '../../core/http/api-error.ts';
import type { InvoiceCall } from '../load-invoice.ts';
import {
  hasCreditRefund,
  insertCreditRefund,
  lockCredit,
  openCentsOf,
  readCredit,
} from './account-credit-repository.ts';
import { toAccountCredit } from './view.ts';

/**
 * Records that a credit, or a part of it, was paid back to whom it came from, in the caller's
 * transaction.
 *
 * @throws ApiError by field when less of it is left, or the day is not between its receipt and today;
 *   `already_recorded` for one like another of the same day, unless it is confirmed.
 */
export async function refundCredit(
  transaction: Transaction,
  { id, viewer, now }: InvoiceCall,
  {
    amount_cents: amountCents,
    received_on: wanted,
    reference,
    method,
    reason,
    confirm_another: isAnother,
  }: z.output<typeof refundRequest>,
): Promise<AccountCredit> {
  const credit = await lockCredit(transaction, { id });
  if (credit === undefined) throw notFound();
  const openCents = openCentsOf(credit);
  if (amountCents > openCents) {
    const open = formatMoney(openCents);
    throw refuseField('amount_cents', `Only ${open} of this credit is left.`);
  }
  const today = sydneyDateOf(now);
  const refundedOn = wanted ?? today;
  if (refundedOn > today) throw refuseField('received_on', 'Choose today or an earlier date.');
  if (refundedOn < credit.receivedOn) {
    const received = formatPlainDate(credit.receivedOn, 'medium');
    throw refuseField(
      'received_on',
      `The money came on ${received}. Choose that day or a later one.`,
    );
  }
  const refund = { creditId: id, amountCents, reference, refundedOn };
  if (isAnother !== true && (await hasCreditRefund(transaction, refund))) {
    const current = toAccountCredit(await readCredit(transaction, id));
    throw alreadyRecorded(refundedOn, today, current);
  }
  await insertCreditRefund(transaction, {
    ...refund,
    method,
    reason,
    recordedBy: viewer.staffId,
    createdAt: now,
  });
  await recordAudit(transaction, {
    actorId: viewer.staffId,
    action: 'update',
    ...aboutClient(credit.clientId),
    reason,
    now,
  });
  return toAccountCredit(await readCredit(transaction, id));
}
