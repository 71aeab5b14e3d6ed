import type { Invoice } from '@cleaning/contract/invoices';
import type {
  creditRequest,
  recordPaymentRequest,
  refundRequest,
} from '@cleaning/contract/payments';
import type { PaymentKind, RecordedMethod } from '@cleaning/contract/payments/rules';
import { formatMoney, formatPlainDate, roundHalfUp, sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { executeCommand } from '../../core/command.ts';
import type { Transaction } from '../../core/db/client.ts';
import { type ApiError, alreadyRecorded, refuseField } from '../../core/http/api-error.ts';
import { lockOpenCreditsOf } from '../credits/account-credit-repository.ts';
import { takeCreditsOff } from '../credits/take-credits-off.ts';
import { postCreditedEmails, postPaidEmails } from '../emails.ts';
import { invoiceRecord, lockForChange } from '../invoice-record.ts';
import {
  type InvoiceChanges,
  type InvoiceRow,
  lockInvoicesForCredit,
} from '../invoice-repository.ts';
import { takeNumber } from '../issue/number-repository.ts';
import { type InvoiceCall, type InvoiceContext, showInvoice } from '../load-invoice.ts';
import { deleteLinesOfPayment } from './line-payment-repository.ts';
import {
  type PaymentRow,
  findPayment,
  findStandingPayment,
  insertPayment,
} from './payment-repository.ts';

/**
 * Records a payment in the caller's transaction, and mails the receipt. The invoice is locked, so
 * that concurrent payments never exceed what is owed; the same holds for refunds and credits. One
 * like another of the same day is refused as `already_recorded`, unless the caller confirms that it
 * is another one.
 */
export async function recordPayment(
  transaction: Transaction,
  call: InvoiceCall,
  { confirm_before_issue: mayBeEarly, ...payment }: z.output<typeof recordPaymentRequest>,
): Promise<Invoice> {
  const entry: Entry = { kind: 'payment', mayBeEarly, ...entryOf(payment) };
  const invoice = await record(transaction, call, entry);
  await postPaidEmails(transaction, invoice, call.now);
  return invoice;
}

/**
 * Records money with a reference of its own, such as that of a bank row. What is recorded with it
 * already, also for another day, is the same money, and is not recorded again.
 *
 * @throws ApiError also when another amount is recorded with the reference.
 */
export async function recordPaymentOnce(
  transaction: Transaction,
  call: InvoiceCall,
  request: z.output<typeof recordPaymentRequest>,
): Promise<Invoice> {
  const { reference, amount_cents: amountCents } = request;
  const locked = await lockForChange(transaction, call);
  const same = await findStandingPayment(transaction, locked.id, { reference, amountCents });
  if (same !== undefined) return showInvoice(transaction, locked, call);
  const other = await findStandingPayment(transaction, locked.id, { reference });
  if (other !== undefined) throw otherAmount(other);
  return recordPayment(transaction, call, request);
}

interface CreditPayment {
  readonly amount_cents: number;
  readonly reference: string;
  readonly method: RecordedMethod;
  /** The credit of the client that is used. */
  readonly accountCreditId?: string;
  readonly confirm_another?: boolean | undefined;
}

/** Records a payment by money that the company already has, which sends no email. */
export const payWithHeldMoney = (
  transaction: Transaction,
  call: InvoiceCall,
  payment: CreditPayment,
): Promise<Invoice> => record(transaction, call, { kind: 'payment', ...entryOf(payment) });

/**
 * Pays what a client owes with the credit of the same payers, the invoice that is due first before
 * the others, and says so by email.
 */
export async function payWithCredit(
  transaction: Transaction,
  clientId: string,
  context: InvoiceContext,
): Promise<void> {
  for (const row of await payOpenInvoices(transaction, clientId, context.now)) {
    const invoice = await showInvoice(transaction, row, context);
    await postPaidEmails(transaction, invoice, context.now);
  }
}

export const refundPayment = (
  transaction: Transaction,
  call: InvoiceCall,
  refund: z.output<typeof refundRequest>,
): Promise<Invoice> => record(transaction, call, { kind: 'refund', ...entryOf(refund) });

/** Credits an unpaid amount with a numbered credit note, and mails the note. */
export async function creditInvoice(
  transaction: Transaction,
  call: InvoiceCall,
  credit: z.output<typeof creditRequest>,
): Promise<Invoice> {
  const entry: Entry = { kind: 'credit', method: null, ...entryOf(credit) };
  const invoice = await record(transaction, call, entry);
  await postCreditedEmails(transaction, invoice, credit.reason, call.now);
  return invoice;
}

/** Credits the few cents that a claim could not ask for, without an email or a question. */
export const roundOffInvoice = (
  transaction: Transaction,
  call: InvoiceCall,
  credit: z.output<typeof creditRequest>,
): Promise<Invoice> =>
  record(transaction, call, {
    kind: 'credit',
    method: null,
    ...entryOf({ ...credit, confirm_another: true }),
  });

/** One payment, refund or credit. */
interface Entry {
  readonly kind: PaymentKind;
  readonly amountCents: number;
  readonly reference: string;
  readonly method: RecordedMethod | null;
  readonly receivedOn?: string | undefined;
  /** Whether the caller confirmed a date before the day of issue. */
  readonly mayBeEarly?: boolean | undefined;
  /** Whether the caller confirmed that it is not the same as an equal one. */
  readonly isAnother?: boolean | undefined;
  readonly reason?: string;
  readonly accountCreditId?: string;
}

const COMMANDS = { payment: 'record_payment', refund: 'refund', credit: 'credit' } as const;

interface MovementRequest {
  readonly amount_cents: number;
  readonly received_on?: string | undefined;
  readonly confirm_another?: boolean | undefined;
}

/** The fields of a request as those of an entry. */
const entryOf = <Request extends MovementRequest>({
  amount_cents: amountCents,
  received_on: receivedOn,
  confirm_another: isAnother,
  ...rest
}: Request) => ({ amountCents, receivedOn, isAnother, ...rest });

const record = (
  transaction: Transaction,
  call: InvoiceCall,
  { kind, amountCents, reference, method, reason, accountCreditId, ...entry }: Entry,
): Promise<Invoice> =>
  executeCommand(invoiceRecord(amountCents), transaction, call, {
    command: COMMANDS[kind],
    reason,
    amountField: 'amount_cents',
    async effects({ row: locked }) {
      const today = sydneyDateOf(call.now);
      const receivedOn = entry.receivedOn ?? today;
      if (receivedOn > today) throw refuseField('received_on', 'Choose today or an earlier date.');
      if (kind === 'payment' && entry.mayBeEarly !== true) assertAfterIssue(locked, receivedOn);
      if (entry.isAnother !== true) {
        const like = { kind, reference, amountCents, receivedOn };
        const equal = await findPayment(transaction, locked.id, like);
        if (equal !== undefined) {
          throw alreadyRecorded(receivedOn, today, await showInvoice(transaction, locked, call));
        }
      }
      if (kind === 'refund') {
        const taken = await findStandingPayment(transaction, locked.id, { reference, amountCents });
        if (taken !== undefined) await deleteLinesOfPayment(transaction, taken.id);
      }
      await insertPayment(transaction, {
        invoiceId: locked.id,
        kind,
        amountCents,
        gstCents: kind === 'credit' ? gstOfCredit(locked, amountCents) : 0,
        reference,
        number: kind === 'credit' ? await takeNumber(transaction, 'CRN', today) : null,
        method,
        accountCreditId: accountCreditId ?? null,
        receivedOn,
        recordedBy: call.viewer.staffId,
        isAfterWriteOff: locked.status === 'written_off',
        createdAt: call.now,
      });
      const usedCents = accountCreditId === undefined ? 0 : amountCents;
      const creditUsedCents = locked.creditUsedCents + usedCents;
      return { changes: { ...movedMoney[kind](locked, amountCents), creditUsedCents } };
    },
  });

/**
 * Refuses a payment dated before its invoice unless confirmed, since that is often a typing error.
 */
function assertAfterIssue({ issueDate }: InvoiceRow, receivedOn: string): void {
  if (issueDate === null || receivedOn >= issueDate) return;
  throw refuseField(
    'received_on',
    `The invoice was issued later, on ${formatPlainDate(issueDate, 'medium')}. Check the date. If the money came before the invoice, confirm that and save again.`,
  );
}

function otherAmount({ amountCents, reference }: PaymentRow): ApiError {
  const recorded = formatMoney(amountCents);
  return refuseField('reference', `${reference} is recorded already, with ${recorded}.`);
}

const movedMoney: Readonly<
  Record<PaymentKind, (locked: InvoiceRow, cents: number) => InvoiceChanges>
> = {
  payment: ({ receivedCents }, cents) => ({ receivedCents: receivedCents + cents }),
  refund: ({ refundedCents }, cents) => ({ refundedCents: refundedCents + cents }),
  credit: ({ creditedCents }, cents) => ({ creditedCents: creditedCents + cents }),
};

interface Credited {
  readonly totalCents: number;
  readonly gstCents: number;
  readonly creditedCents: number;
}

/**
 * The GST in a credit: the GST of what was left of the invoice before it, less that of what is left
 * after it. So the credits, what is paid and what is written off carry exactly all of its GST.
 */
function gstOfCredit(
  { totalCents, gstCents, creditedCents }: Credited,
  amountCents: number,
): number {
  const left = totalCents - creditedCents;
  const gstOf = (cents: number) => roundHalfUp(gstCents * cents, totalCents);
  return gstOf(left) - gstOf(left - amountCents);
}

/**
 * Pays the open invoices of a client with what their payers have paid too much, the invoice that is
 * due first before the others. What is left pays the next one that is issued. An invoice that is
 * not to use credit is left out, and so is one whose claim asked for its whole amount.
 *
 * @returns the invoices that it paid something of.
 */
async function payOpenInvoices(
  transaction: Transaction,
  clientId: string,
  now: Date,
): Promise<InvoiceRow[]> {
  const open = await lockInvoicesForCredit(transaction, clientId);
  const paid: InvoiceRow[] = [];
  for (const row of open.toSorted(byDueDate)) {
    const credits = await lockOpenCreditsOf(transaction, clientId);
    if (credits.length === 0) break;
    const written = await takeCreditsOff(transaction, row, credits, now);
    if (written.version !== row.version) paid.push(written);
  }
  return paid;
}

const byDueDate = (one: InvoiceRow, other: InvoiceRow): number =>
  (one.dueDate ?? '').localeCompare(other.dueDate ?? '') ||
  (one.number ?? '').localeCompare(other.number ?? '');
