import { company } from '@cleaning/company';
import {
  fillReminder,
  howToPay,
  type Invoice,
  type InvoicePayment,
  type ReminderWords,
} from '@cleaning/contract/invoices';
import { claimTypeName, isPayerOnRecord } from '@cleaning/contract/invoices/rules';
import { paymentReference } from '@cleaning/contract/payments/rules';
import { formatQuantity } from '@cleaning/ndis';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import type { EmailTemplate } from '../core/mail/render-email.ts';
const day = (date: string | null): string => (date === null ? '' : formatPlainDate(date, 'medium'));

/**
 * The total of an invoice, and what is still to be paid after a deposit and a credit were deducted.
 */
function sumsOf(invoice: Invoice): string {
  const { deposit_cents: deposit, credit_used_cents: credit, balance_cents: balance } = invoice;
  const total = formatMoney(invoice.total_cents);
  if (deposit === 0 && credit === 0) return `${total}, due on ${day(invoice.due_date)}`;
  const lessDeposit = deposit === 0 ? '' : `, less your deposit of ${formatMoney(deposit)}`;
  const lessCredit = credit === 0 ? '' : `. Credit used, ${formatMoney(credit)}`;
  const left =
    balance === 0
      ? 'Nothing is left to pay'
      : `Please pay ${formatMoney(balance)} by ${day(invoice.due_date)}`;
  return `${total}${lessDeposit}${lessCredit}. ${left}`;
}

/** To the payer when it is not the client, such as a plan manager. */
export function issuedEmailToPayer(invoice: Invoice): EmailTemplate {
  return {
    subject: `Invoice ${invoice.number} from ${company.name} for ${invoice.client_name}`,
    paragraphs: [
      `Here is invoice ${invoice.number} for ${invoice.client_name}: ${sumsOf(invoice)}. It is attached as a PDF.`,
      invoice.lines.map(describeLine).join('\n'),
      ...(invoice.balance_cents === 0 ? [] : howToPay(invoice.number, company)),
    ],
  };
}

/** To the client, who may not be the payer. */
export function issuedEmailToClient(invoice: Invoice): EmailTemplate {
  const { number, payer, bill_to: billTo } = invoice;
  const subject = `Invoice ${number} from ${company.name}`;
  if (payer === 'client') {
    const intro = `Your invoice ${number} is ready: ${sumsOf(invoice)}. It is attached as a PDF.`;
    const ways =
      invoice.balance_cents === 0
        ? []
        : [`The payment reference is ${paymentReference(number)}. The PDF says how to pay.`];
    return { subject, paragraphs: [intro, ...ways] };
  }
  return {
    subject,
    paragraphs: [
      `Here is your copy of invoice ${number}: ${formatMoney(invoice.total_cents)}. It is attached as a PDF.`,
      describePayment(invoice, billTo?.name ?? 'your plan manager'),
    ],
  };
}

function describePayment(invoice: Invoice, payerName: string): string {
  if (!isPayerOnRecord(invoice)) {
    const what =
      invoice.payer === 'unknown'
        ? 'who manages your NDIS plan'
        : 'the invoice email of your plan manager';
    return `Please do not pay it yet. Tell us ${what}, in your portal under NDIS details, and we send it again.`;
  }
  return invoice.payer === 'agency'
    ? 'You do not need to pay it. We claim it from your plan with the NDIA.'
    : `You do not need to pay it. We sent it to ${payerName}, who manages your plan.`;
}

/**
 * The email for a copy of an invoice. It says that it is a copy, and what is left to pay after part
 * payments.
 */
export function copyEmail({ subject, paragraphs }: EmailTemplate, invoice: Invoice): EmailTemplate {
  const { balance_cents: balance, total_cents: total } = invoice;
  const left = balance === total ? [] : [`${formatMoney(balance)} of it is still to be paid.`];
  return {
    subject: `Copy: ${subject}`,
    paragraphs: [
      `This is another copy of an invoice that we sent on ${day(invoice.issue_date)}.`,
      ...paragraphs,
      ...left,
    ],
  };
}

/** Rewrites an email to a client for the nominee who gets copies with the client's consent. */
export const nomineeEmail = (
  { subject, paragraphs }: EmailTemplate,
  { client_name: client }: Invoice,
): EmailTemplate => ({
  subject: `For ${client}: ${subject}`,
  paragraphs: [
    `${client} agreed that you get copies. You need do nothing. This is what we wrote to them:`,
    ...paragraphs,
  ],
  footnotes: [`To get no more copies, tell ${client} or us.`],
});

/**
 * The reminder to the payer of an overdue invoice.
 *
 * @param words the company's text for this reminder.
 * @param on the date in Sydney on which it is sent.
 */
export const reminderEmail = (words: ReminderWords, invoice: Invoice, on: string): EmailTemplate =>
  fillReminder(words, invoice, on, company);

/** The email for a received payment, with its receipt. */
export function paidEmail(
  { number, status, balance_cents: balance }: Invoice,
  { amount_cents: amountCents }: InvoicePayment,
): EmailTemplate {
  const rest =
    balance === 0 ? 'It is now paid in full.' : `${formatMoney(balance)} is still to be paid.`;
  return {
    subject: `Payment received for invoice ${number}`,
    paragraphs: [
      `Thank you. We received ${formatMoney(amountCents)} for invoice ${number}.`,
      ...(status === 'written_off' ? [] : [rest]),
      'The receipt is attached as a PDF.',
    ],
  };
}

/** The email for a credit, with the credit note and its reason. */
export function creditedEmail(
  { number, balance_cents: balance, payer }: Invoice,
  { amount_cents: amountCents }: InvoicePayment,
  reason: string,
): EmailTemplate {
  const rest = payer === 'client' ? 'is still to be paid' : 'of it is still open';
  return {
    subject: `Credit for invoice ${number}`,
    paragraphs: [
      `We have taken ${formatMoney(amountCents)} off invoice ${number}. The reason: ${reason}`,
      balance === 0 ? 'Nothing is left to pay.' : `${formatMoney(balance)} ${rest}.`,
      'The credit note is attached as a PDF.',
    ],
  };
}

/** The email for an issued invoice that was voided. */
export const voidEmail = ({ number }: Invoice): EmailTemplate => ({
  subject: `Invoice ${number} is cancelled`,
  paragraphs: [`We have cancelled invoice ${number}. Please do not pay it.`],
});

function describeLine(line: Invoice['lines'][number]): string {
  const when = line.service_date_from === null ? '' : `${day(line.service_date_from)}: `;
  const item =
    line.support_item_number === null
      ? ''
      : ` (${line.support_item_number}, ${claimTypeName(line).toLowerCase()})`;
  const quantity = formatQuantity(Math.round(line.quantity * 100));
  return `${when}${line.description}${item}, ${quantity} ${line.unit} at ${formatMoney(line.unit_price_cents)}: ${formatMoney(line.amount_cents)}`;
}
