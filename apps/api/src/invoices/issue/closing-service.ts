import { invoiceBalance, type Invoice } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import { recordAudit } from '../../core/audit/record-audit.ts';
import type { Transaction } from '../../core/db/client.ts';
import {
  lockForChange,
  presentInvoice,
  writeInvoice,
  type InvoiceChangeCall,
} from '../load-invoice.ts';
import { releaseCredits } from '../credits/take-credits-off.ts';
import { lockQuotesOfInvoice, releaseDeposits } from './deposit-money.ts';
import { postVoidEmails } from '../invoice-emails.ts';
import type { InvoiceRow } from '../invoice-repository.ts';
import { stateOf } from '../mapper.ts';
import { releaseAppointments } from '../drafts/source-repository.ts';
import { nextState } from '../transition.ts';

/** Voids an invoice. What it billed can be invoiced again. */
export async function voidInvoice(
  transaction: Transaction,
  call: InvoiceChangeCall,
  reason: string,
): Promise<Invoice> {
  await lockQuotesOfInvoice(transaction, call);
  const locked = await lockForChange(transaction, call);
  const { status } = await nextState(transaction, locked, 'void', { reason }, call);
  const deposits = await releaseDeposits(transaction, locked, call);
  const credits = await releaseCredits(transaction, locked, call);
  const released = deposits + credits;
  const changes = {
    ...closedColumns(locked, call),
    status,
    closedCents: invoiceBalance(stateOf(locked)) + released,
    refundedCents: locked.refundedCents + released,
    depositCents: locked.depositCents - deposits,
    creditUsedCents: locked.creditUsedCents - credits,
  };
  const event = { command: 'void', reason } as const;
  const written = await writeInvoice(transaction, locked, changes, call, event);
  const invoice = await presentInvoice(transaction, written, call);
  await releaseAppointments(transaction, locked.id);
  await postVoidEmails(transaction, invoice, call.now);
  return invoice;
}

export async function writeOffInvoice(
  transaction: Transaction,
  call: InvoiceChangeCall,
  reason: string,
): Promise<Invoice> {
  const locked = await lockForChange(transaction, call);
  const { status } = await nextState(transaction, locked, 'write_off', { reason }, call);
  const changes = { ...closedColumns(locked, call), status };
  const event = { command: 'write_off', reason } as const;
  const written = await writeInvoice(transaction, locked, changes, call, event);
  await recordAudit(transaction, {
    actorId: call.viewer.staffId,
    action: 'update',
    subjectType: 'invoice',
    subjectId: locked.id,
    clientId: locked.clientId,
    reason,
    now: call.now,
  });
  return presentInvoice(transaction, written, call);
}

const closedColumns = (locked: InvoiceRow, { now }: InvoiceChangeCall) => ({
  closedOn: sydneyDateOf(now),
  closedCents: invoiceBalance(stateOf(locked)),
});
