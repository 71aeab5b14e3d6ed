import { invoiceBalance, type ClaimTransition, type Invoice } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database, Transaction } from '../../platform/db/client.ts';
import {
  holdInvoice,
  presentInvoice,
  writeInvoice,
  type InvoiceCall,
  type InvoiceChangeCall,
} from './change.ts';
import type { InvoiceRow } from './invoice-repository.ts';
import { giveDepositsBack } from './deposit-money.ts';
import type { InvoiceMails } from './invoice-mails.ts';
import { stateOf } from './mapper.ts';
import { releaseAppointments } from './source-repository.ts';
import { nextClaimStatus, nextState } from './transition.ts';

/** What ends an invoice without money, and where its claim stands. */
export interface ClosingService {
  /** What was invoiced may be invoiced again. */
  void(call: InvoiceChangeCall, reason: string): Promise<Invoice>;
  writeOff(call: InvoiceChangeCall, reason: string): Promise<Invoice>;
  moveClaim(
    call: InvoiceChangeCall,
    command: ClaimTransition,
    reason: string | undefined,
  ): Promise<Invoice>;
}

interface ServiceDependencies {
  readonly database: Database;
  readonly mails: InvoiceMails;
}

export function createClosingService({ database, mails }: ServiceDependencies): ClosingService {
  const close = (call: InvoiceChangeCall, command: 'void' | 'write_off', reason: string) =>
    database.transaction(async (transaction) => {
      const held = await holdInvoice(transaction, call);
      const { status } = await nextState(transaction, held, command, { reason }, call);
      const released = command === 'void' ? await giveDepositsBack(transaction, held, call) : 0;
      const changes = {
        status,
        closedOn: sydneyDateOf(call.now),
        closedCents: invoiceBalance(stateOf(held)) + released,
        refundedCents: held.refundedCents + released,
        depositCents: held.depositCents - released,
      };
      const written = await writeInvoice(transaction, held, changes, call, { command, reason });
      const invoice = await presentInvoice(transaction, written, call);
      if (command === 'void') {
        await releaseAppointments(transaction, held.id);
        await mails.postVoid(transaction, invoice, call.now);
      } else {
        await recordAudit(transaction, {
          actorId: call.viewer.staffId,
          action: 'update',
          subjectType: 'invoice',
          subjectId: held.id,
          clientId: held.clientId,
          reason,
          now: call.now,
        });
      }
      return invoice;
    });

  return {
    void: (call, reason) => close(call, 'void', reason),
    writeOff: (call, reason) => close(call, 'write_off', reason),
    moveClaim: (call, command, reason) =>
      database.transaction(async (transaction) => {
        const written = await moveClaim(transaction, call, command, reason);
        return presentInvoice(transaction, written, call);
      }),
  };
}

/** Moves the claim of one invoice, in the caller's transaction. */
export async function moveClaim(
  transaction: Transaction,
  call: InvoiceCall & { readonly version?: number },
  command: ClaimTransition,
  reason: string | undefined,
): Promise<InvoiceRow> {
  const held = await holdInvoice(transaction, call);
  const claimStatus = await nextClaimStatus(transaction, held, command, reason, call);
  const event = { command, reason: reason === '' ? null : (reason ?? null) };
  return writeInvoice(transaction, held, { claimStatus }, call, event);
}
