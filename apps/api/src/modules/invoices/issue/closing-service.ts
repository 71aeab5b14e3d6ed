import { invoiceBalance, type Invoice } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Database } from '../../../platform/db/client.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import {
  lockForChange,
  presentInvoice,
  writeInvoice,
  type InvoiceChangeCall,
} from '../load-invoice.ts';
import { releaseCredits } from '../credits/take-credits-off.ts';
import { lockQuotesOfInvoice, releaseDeposits } from './deposit-money.ts';
import type { InvoiceMails } from '../invoice-mails.ts';
import { stateOf } from '../mapper.ts';
import { releaseAppointments } from '../drafts/source-repository.ts';
import { nextState } from '../transition.ts';

/** The commands that close an invoice without a payment. */
export interface ClosingService {
  /** Voids an invoice. What it billed can be invoiced again. */
  void(call: InvoiceChangeCall, reason: string): Promise<Invoice>;
  writeOff(call: InvoiceChangeCall, reason: string): Promise<Invoice>;
}

interface ServiceDependencies {
  readonly database: Database;
  readonly mails: InvoiceMails;
}

export function createClosingService({ database, mails }: ServiceDependencies): ClosingService {
  const close = (call: InvoiceChangeCall, command: 'void' | 'write_off', reason: string) =>
    inTransaction(database, async (transaction) => {
      if (command === 'void') await lockQuotesOfInvoice(transaction, call);
      const locked = await lockForChange(transaction, call);
      const { status } = await nextState(transaction, locked, command, { reason }, call);
      const isVoid = command === 'void';
      const deposits = isVoid ? await releaseDeposits(transaction, locked, call) : 0;
      const credits = isVoid ? await releaseCredits(transaction, locked, call) : 0;
      const released = deposits + credits;
      const changes = {
        status,
        closedOn: sydneyDateOf(call.now),
        closedCents: invoiceBalance(stateOf(locked)) + released,
        refundedCents: locked.refundedCents + released,
        depositCents: locked.depositCents - deposits,
        creditUsedCents: locked.creditUsedCents - credits,
      };
      const written = await writeInvoice(transaction, locked, changes, call, { command, reason });
      const invoice = await presentInvoice(transaction, written, call);
      if (isVoid) {
        await releaseAppointments(transaction, locked.id);
        await mails.postVoid(transaction, invoice, call.now);
      } else {
        await recordAudit(transaction, {
          actorId: call.viewer.staffId,
          action: 'update',
          subjectType: 'invoice',
          subjectId: locked.id,
          clientId: locked.clientId,
          reason,
          now: call.now,
        });
      }
      return invoice;
    });

  return {
    void: (call, reason) => close(call, 'void', reason),
    writeOff: (call, reason) => close(call, 'write_off', reason),
  };
}
