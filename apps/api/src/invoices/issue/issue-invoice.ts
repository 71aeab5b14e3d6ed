import type { Invoice, issueInvoiceRequest } from '@cleaning/contract/invoices';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { recordAudit } from '../../core/audit/record-audit.ts';
import type { Transaction } from '../../core/db/client.ts';
import { ApiError, refuse, refuseField } from '../../core/http/api-error.ts';
import type { Secrets } from '../../core/security/secrets.ts';
import { moveRecord } from '../../core/command.ts';
import { findClientRecord } from '../../clients/client-directory.ts';
import { readSettings } from '../../settings/settings-record.ts';
import { checkNdisInvoice } from '../../ndis/compliance/check-ndis-invoice.ts';
import { payerColumns, planOfInvoice } from './bill-to.ts';
import { invoiceRecord } from '../invoice-record.ts';
import { showInvoice, type InvoiceChangeCall } from '../load-invoice.ts';
import { lockOpenCreditsOf } from '../credits/account-credit-repository.ts';
import { takeCreditsOff } from '../credits/take-credits-off.ts';
import { postIssuedEmails } from '../emails.ts';
import { lockQuotesOfInvoice, takeDepositsOff } from './deposit-money.ts';
import { setOverrideReason, type InvoiceRow } from '../invoice-repository.ts';
import { listLines } from '../line-repository.ts';
import { takeNumber } from './number-repository.ts';

type IssueRequest = z.output<typeof issueInvoiceRequest>;

interface IssueCall extends InvoiceChangeCall {
  /** Reads the NDIS number of the client, and encrypts the PDF that shows it until it is sent. */
  readonly secrets: Secrets;
}

/**
 * Numbers a draft, freezes it and sends it, in one transaction, so that a refusal at the last step
 * leaves no gap in the numbers.
 *
 * @throws ApiError `not_compliant`, with the report, when an NDIS invoice fails its check and no
 *   override reason is given.
 */
export async function issueInvoice(
  transaction: Transaction,
  call: IssueCall,
  request: IssueRequest,
): Promise<Invoice> {
  await lockQuotesOfInvoice(transaction, call);
  const { row, details } = await numberDraft(transaction, call, request);
  const { reason: overrideReason = null, credits = [] } = details;
  const left = await takeDepositsOff(transaction, { ...row, overrideReason }, call);
  const paid = await takeCreditsOff(transaction, left, credits, call.now);
  const invoice = await showInvoice(transaction, paid, call);
  await postIssuedEmails(transaction, invoice, call);
  return invoice;
}

/** Numbers and freezes a draft, and locks the credits of its client. */
const numberDraft = (transaction: Transaction, call: IssueCall, request: IssueRequest) =>
  moveRecord(invoiceRecord(), transaction, call, {
    command: 'issue',
    async effects({ row: locked }) {
      // Locked before the counter of the numbers, which is the last lock of every transaction.
      const credits = await lockOpenCreditsOf(transaction, locked.clientId);
      const columns = await issueColumns(transaction, locked, request, call.now);
      const number = await takeNumber(transaction, 'INV', columns.issueDate);
      return {
        changes: { ...columns, number },
        details: { credits },
        async after(issued) {
          if (issued.kind !== 'ndis') return {};
          return {
            reason: await assertCompliantOrOverridden(transaction, issued, request, call),
          };
        },
      };
    },
  });

/**
 * The columns that are frozen as of today, since the client's record and the settings may change
 * afterwards.
 */
async function issueColumns(
  transaction: Transaction,
  { id, clientId, kind }: InvoiceRow,
  { due_date: wanted }: IssueRequest,
  now: Date,
) {
  const client = await findClientRecord(transaction, clientId);
  if (client === null) throw new Error('The client of an invoice is missing.');
  const { invoiceDueDays, gstRegistered } = await readSettings(transaction);
  if (!gstRegistered) await assertNothingTaxable(transaction, id);
  const issueDate = sydneyDateOf(now);
  const dueDate = wanted ?? addDays(issueDate, invoiceDueDays);
  if (dueDate < issueDate) throw refuseField('due_date', 'Choose today or a later date.');
  const plan = await planOfInvoice(transaction, client, { id, today: issueDate });
  return { issueDate, dueDate, ...payerColumns(client, kind, plan) };
}

/**
 * Refuses taxable lines, because the GST registration in the settings may have changed since they
 * were written.
 */
async function assertNothingTaxable(transaction: Transaction, invoiceId: string): Promise<void> {
  const lines = await listLines(transaction, invoiceId);
  const taxable = lines.find(({ gstCode }) => gstCode === 'P1');
  if (taxable === undefined) return;
  throw refuse(
    `The company is not registered for GST, but “${taxable.description}” is taxable. Change its GST code to P2 or P5.`,
  );
}

/** Returns the override reason, or null if the check found no error. */
async function assertCompliantOrOverridden(
  transaction: Transaction,
  issued: InvoiceRow,
  { override_reason: reason }: IssueRequest,
  { viewer, secrets, now }: IssueCall,
): Promise<string | null> {
  // The invoice has its number and dates by now; a refusal rolls them back.
  const report = await checkNdisInvoice(transaction, { id: issued.id, viewer, secrets, now });
  if (report.compliant) return null;
  if (reason === undefined) {
    throw new ApiError(
      'not_compliant',
      'The NDIS check found errors. Fix them, or give a reason to issue anyway.',
      { current: report },
    );
  }
  await setOverrideReason(transaction, issued.id, reason);
  await recordAudit(transaction, {
    actorId: viewer.staffId,
    action: 'override_check',
    subjectType: 'invoice',
    subjectId: issued.id,
    clientId: issued.clientId,
    reason,
    now,
  });
  return reason;
}
