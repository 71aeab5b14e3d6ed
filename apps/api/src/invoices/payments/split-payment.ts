import type { Invoice } from '@cleaning/contract/invoices';
import type {
  AccountCredit,
  RecordPaymentRequest,
  SplitPaymentRequest,
} from '@cleaning/contract/payments';
import { formatMoney, sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../../core/db/client.ts';
import { ApiError, notFound, refuseField } from '../../core/http/api-error.ts';
import { isSamePayer } from '../../core/db/invoice-payer.ts';
import {
  findCreditOf,
  insertCredit,
  lockCredit,
  referenceOfUse,
  openCentsOf,
  readCredit,
  takeFromCredit,
} from '../credits/account-credit-repository.ts';
import { toAccountCredit } from '../credits/view.ts';
import { findInvoice, lockInvoices, type InvoiceRow } from '../invoice-repository.ts';
import { lockForChange } from '../invoice-record.ts';
import { readInvoice, type InvoiceCall, type InvoiceContext } from '../load-invoice.ts';
import { payWithCredit, payWithHeldMoney, recordPayment } from './record-payment.ts';

interface SplitPayment {
  readonly invoices: Invoice[];
  readonly credit: AccountCredit | null;
}

/**
 * Records one payment for several invoices, in the caller's transaction. Each part is a payment
 * with the same reference; the rest is kept as a credit of the last invoice's client, which pays
 * what is open of them first.
 *
 * @param pay how a part is recorded.
 * @throws ApiError `validation_failed` when the parts come to more than the payment, or one of them
 *   to more than is owed; a conflict with the invoice that cannot be paid, or is paid so already.
 */
export async function recordSplitPayment(
  transaction: Transaction,
  { viewer, now }: InvoiceContext,
  request: SplitPaymentRequest & Pick<RecordPaymentRequest, 'confirm_before_issue'>,
  pay: typeof recordPayment = recordPayment,
): Promise<SplitPayment> {
  const { parts, amount_cents: amountCents, ...payment } = request;
  const restCents = parts.reduce((rest, part) => rest - part.amount_cents, amountCents);
  if (restCents < 0) {
    const over = formatMoney(-restCents);
    throw refuseField('amount_cents', `The parts come to ${over} more than the payment.`);
  }
  const last = parts.at(-1);
  await lockInvoices(
    transaction,
    parts.map((part) => part.invoice_id),
    restCents === 0 || last === undefined ? [] : [last.invoice_id],
  );
  for (const part of parts.toSorted((a, b) => a.invoice_id.localeCompare(b.invoice_id))) {
    const call = { id: part.invoice_id, viewer, now };
    const { amount_cents } = part;
    await payPart(transaction, call, { ...payment, amount_cents }, pay);
  }
  const context = { viewer, now };
  const credit =
    restCents === 0 || last === undefined
      ? null
      : await keepOverpayment(
          transaction,
          { ...context, id: last.invoice_id },
          { ...payment, amountCents: restCents },
        );
  const invoices: Invoice[] = [];
  for (const { invoice_id: id } of parts) {
    invoices.push(await readInvoice(transaction, { ...context, id }));
  }
  return { invoices, credit };
}

/** Records a part of a payment, and says in a conflict which of its invoices it is about. */
async function payPart(
  transaction: Transaction,
  call: InvoiceCall,
  payment: Parameters<typeof recordPayment>[2],
  pay: typeof recordPayment,
): Promise<Invoice> {
  try {
    return await pay(transaction, call, payment);
  } catch (error) {
    if (!(error instanceof ApiError) || error.current === undefined) throw error;
    const number = (await findInvoice(transaction, call.id, call.viewer))?.number ?? null;
    if (number === null) throw error;
    throw new ApiError(error.code, `${number}: ${error.message}`, { current: error.current });
  }
}

interface Overpayment {
  readonly reference: string;
  readonly received_on?: string | undefined;
  readonly amountCents: number;
}

/**
 * Keeps the overpaid part of an invoice as a credit of its client, in the caller's transaction. It
 * pays what is open of the same payer at once.
 */
export async function keepOverpayment(
  transaction: Transaction,
  call: InvoiceCall,
  { reference, received_on, amountCents }: Overpayment,
): Promise<AccountCredit> {
  const { id: invoiceId, clientId } = await lockOverpaid(transaction, call);
  const { viewer, now } = call;
  const { id } = await insertCredit(transaction, {
    clientId,
    invoiceId,
    reference,
    amountCents,
    receivedOn: received_on ?? sydneyDateOf(now),
    recordedBy: viewer.staffId,
    createdAt: now,
  });
  await payWithCredit(transaction, clientId, { viewer, now });
  return toAccountCredit(await readCredit(transaction, id));
}

/**
 * Keeps an overpayment with a reference of its own, such as that of a bank row. What is kept with it
 * already is the same money, and is not kept again.
 */
export async function keepOverpaymentOnce(
  transaction: Transaction,
  call: InvoiceCall,
  overpayment: Overpayment,
): Promise<void> {
  const { id: invoiceId } = await lockOverpaid(transaction, call);
  const { reference, amountCents } = overpayment;
  if ((await findCreditOf(transaction, { invoiceId, reference, amountCents })) !== undefined) {
    return;
  }
  await keepOverpayment(transaction, call, overpayment);
}

/** Locks an invoice, and those that what is kept of it pays. */
async function lockOverpaid(transaction: Transaction, call: InvoiceCall): Promise<InvoiceRow> {
  await lockInvoices(transaction, [], [call.id]);
  return lockForChange(transaction, call);
}

/**
 * Pays an invoice with a credit of its client, in the caller's transaction. A credit from a plan's
 * payment cannot pay an invoice that the client has to pay.
 */
export async function applyAccountCredit(
  transaction: Transaction,
  call: InvoiceCall,
  { credit_id: id, amount_cents, confirm_another }: AppliedCredit,
): Promise<Invoice> {
  const locked = await lockForChange(transaction, call);
  const credit = await lockCredit(transaction, { id, clientId: locked.clientId });
  if (credit === undefined) throw notFound();
  const source = await findInvoice(transaction, credit.invoiceId, call.viewer);
  if (source === undefined || !isSamePayer(source, locked)) {
    throw refuseField(
      'credit_id',
      'This credit is from an invoice that another payer pays. Use it for an invoice of the same payer.',
    );
  }
  const openCents = openCentsOf(credit);
  if (amount_cents > openCents) {
    const open = formatMoney(openCents);
    throw refuseField('amount_cents', `Only ${open} of this credit is left.`);
  }
  await takeFromCredit(transaction, id, amount_cents);
  return payWithHeldMoney(transaction, call, {
    amount_cents,
    reference: referenceOfUse(credit),
    method: 'account_credit',
    accountCreditId: id,
    confirm_another,
  });
}

interface AppliedCredit {
  readonly credit_id: string;
  readonly amount_cents: number;
  readonly confirm_another?: boolean | undefined;
}
