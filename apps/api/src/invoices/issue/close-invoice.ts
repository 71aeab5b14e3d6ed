import type { Invoice } from '@cleaning/contract/invoices';
import { invoiceBalance } from '@cleaning/contract/invoices/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import { recordAudit } from '../../core/audit/record-audit.ts';
import type { Transaction } from '../../core/db/client.ts';
import { executeCommand } from '../../core/command.ts';
import { invoiceRecord, type CommandOnInvoice } from '../invoice-record.ts';
import type { InvoiceChangeCall, InvoiceContext } from '../load-invoice.ts';
import { releaseCredits } from '../credits/take-credits-off.ts';
import { lockQuotesOfInvoice, releaseDeposits } from './deposit-money.ts';
import { postVoidEmails } from '../emails.ts';
import type { InvoiceRow } from '../invoice-repository.ts';
import { stateOf } from '../view.ts';
import { releaseAppointments } from '../drafts/source-repository.ts';

/** Voids an invoice. What it billed can be invoiced again. */
export async function voidInvoice(
  transaction: Transaction,
  call: InvoiceChangeCall,
  reason: string,
): Promise<Invoice> {
  await lockQuotesOfInvoice(transaction, call);
  const invoice = await executeCommand(invoiceRecord(), transaction, call, {
    command: 'void',
    reason,
    async effects({ row: locked }) {
      const deposits = await releaseDeposits(transaction, locked, call);
      const credits = await releaseCredits(transaction, locked, call);
      const released = deposits + credits;
      return {
        changes: {
          ...closedColumns(locked, call),
          closedCents: invoiceBalance(stateOf(locked)) + released,
          refundedCents: locked.refundedCents + released,
          depositCents: locked.depositCents - deposits,
          creditUsedCents: locked.creditUsedCents - credits,
        },
        after: ({ id }) => releaseAppointments(transaction, id),
      };
    },
  });
  await postVoidEmails(transaction, invoice, call.now);
  return invoice;
}

/** The command that writes an invoice off; the audit log gets who did it and why. */
export const writingOff = (
  transaction: Transaction,
  reason: string,
  { viewer, now }: InvoiceContext,
): CommandOnInvoice => ({
  command: 'write_off',
  reason,
  effects: ({ row }) => ({
    changes: closedColumns(row, { now }),
    after: ({ id: subjectId, clientId }) =>
      recordAudit(transaction, {
        actorId: viewer.staffId,
        action: 'update',
        subjectType: 'invoice',
        subjectId,
        clientId,
        reason,
        now,
      }),
  }),
});

/** The claim ends with its invoice: the agency is asked for nothing more. */
const closedColumns = (locked: InvoiceRow, { now }: Pick<InvoiceContext, 'now'>) => ({
  closedOn: sydneyDateOf(now),
  closedCents: invoiceBalance(stateOf(locked)),
  claimStatus: 'not_applicable' as const,
  claimedCents: null,
});
