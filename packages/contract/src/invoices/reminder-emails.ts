import { plural } from '../rules/plural.ts';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { z } from 'zod';
import { instantField } from '../fields/dates.ts';
import { requiredLine, requiredText } from '../fields/text.ts';
import { versionField } from '../fields/version.ts';
import { paymentReference } from '../payments/payment-reference.ts';
import type { Invoice } from './entity.ts';

/** How many days after the due date each reminder is sent. */
export const REMINDER_DAYS = [3, 10, 21] as const;

/**
 * The Sydney time from which the day's reminders are sent, so that payments recorded in the morning
 * are taken into account.
 */
export const REMINDER_TIME = '14:00';

/**
 * The placeholders in a reminder's text, which are written in braces and filled in for each
 * invoice.
 */
export const REMINDER_PLACEHOLDERS = [
  'invoice',
  'client',
  'due date',
  'amount',
  'days overdue',
  'how to pay',
  'payment reference',
  'phone',
  'company',
] as const;

/** The text of a reminder, with placeholders. */
export interface ReminderWords {
  readonly subject: string;
  /** An empty line starts a new paragraph. */
  readonly body: string;
}

/** The text of the reminders until staff write their own. */
export const STANDARD_REMINDER: ReminderWords = {
  subject: '{invoice} is {days overdue} overdue',
  body: [
    'Our invoice {invoice} was due on {due date}, and {amount} is still to be paid. It is attached as a PDF.',
    '{how to pay}',
    'If you have paid it, thank you: please ignore this email. If something is wrong with the invoice, or you need more time, call us on {phone} or answer this email.',
  ].join('\n\n'),
};

/** Whether both the subject and the text of a reminder are the standard ones. */
export const isStandardReminder = ({ subject, body }: ReminderWords): boolean =>
  subject === STANDARD_REMINDER.subject && body === STANDARD_REMINDER.body;

/** A placeholder, an unclosed brace, or a closing brace without an opening one. */
const BRACES = /\{[^{}]*\}?|\}/gu;

const isPlaceholder = (found: string): boolean =>
  REMINDER_PLACEHOLDERS.some((name) => found === `{${name}}`);

const PLACEHOLDERS_MESSAGE = `Use ${REMINDER_PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}.`;

/** Adds an error for each unknown placeholder. */
function refuseUnknown(text: string, context: z.RefinementCtx): void {
  const unknown = new Set((text.match(BRACES) ?? []).filter((found) => !isPlaceholder(found)));
  if (unknown.size === 0) return;
  context.addIssue({
    code: 'custom',
    message: `We cannot fill in ${[...unknown].join(', ')}. ${PLACEHOLDERS_MESSAGE}`,
  });
}

export const MAX_REMINDER_SUBJECT = 150;
export const MAX_REMINDER_BODY = 4000;

/** Changes the text of one reminder for all invoices. Sending the standard text restores it. */
export const updateReminderEmailRequest = z.strictObject({
  days: z.literal(REMINDER_DAYS, { error: 'Choose the reminder after 3, 10 or 21 days.' }),
  version: versionField,
  subject: requiredLine({
    max: MAX_REMINDER_SUBJECT,
    emptyMessage: 'Write a subject.',
  }).superRefine(refuseUnknown),
  body: requiredText({
    max: MAX_REMINDER_BODY,
    emptyMessage: 'Write what the email says.',
  }).superRefine(refuseUnknown),
});

export const reminderEmailSchema = z.object({
  days: z.literal(REMINDER_DAYS),
  version: z.int().positive(),
  subject: z.string(),
  body: z.string(),
  updated_at: instantField,
});

/** The facts of an invoice that a reminder uses. */
export type RemindedOf = Pick<
  Invoice,
  'number' | 'client_name' | 'payer' | 'due_date' | 'balance_cents' | 'total_cents'
>;

/** The facts of the company that a reminder uses. */
export interface Payee {
  readonly name: string;
  readonly phoneDisplay: string;
  readonly bank: {
    readonly bsb: string;
    readonly accountNumber: string;
    readonly accountName: string;
    /** Null when the company is not a BPAY biller, or has no PayID. */
    readonly bpayBillerCode: string | null;
    readonly payId: string | null;
  };
}

/** How to pay by transfer to the company's account. */
export const howToTransfer = (reference: string, { bank }: Pick<Payee, 'bank'>): string =>
  `To pay, transfer it to ${bank.accountName}, BSB ${bank.bsb}, account ${bank.accountNumber}, with the payment reference ${reference}.`;

/** The ways to pay an invoice, one paragraph each. */
export function howToPay(number: string | null, payee: Pick<Payee, 'bank'>): string[] {
  const { bpayBillerCode, payId } = payee.bank;
  return [
    howToTransfer(paymentReference(number) ?? '', payee),
    ...(bpayBillerCode === null
      ? []
      : [`Or pay by BPAY: biller code ${bpayBillerCode}, with the same reference.`]),
    ...(payId === null ? [] : [`Or send it to the PayID ${payId}, with the same reference.`]),
  ];
}

/**
 * The text of a reminder filled in for an invoice: a subject, and one text for each paragraph.
 *
 * @param on the date in Sydney on which it is sent.
 */
export function fillReminder(
  { subject, body }: ReminderWords,
  invoice: RemindedOf,
  on: string,
  company: Payee,
): { subject: string; paragraphs: string[] } {
  const values = new Map<string, string>(Object.entries(valuesOf(invoice, on, company)));
  // In one pass, so that braces in a name are not taken for a placeholder.
  const fill = (text: string) =>
    text.replaceAll(BRACES, (found) => values.get(found.slice(1, -1)) ?? found);
  return { subject: fill(subject), paragraphs: fill(body).split(/(?:\r?\n[\t ]*){2,}/u) };
}

const DAY_MS = 24 * 60 * 60 * 1000;

function valuesOf(
  { number, client_name: client, payer, due_date: due, ...sums }: RemindedOf,
  on: string,
  company: Payee,
): Record<(typeof REMINDER_PLACEHOLDERS)[number], string> {
  const { balance_cents: balance, total_cents: total } = sums;
  const days = Math.round((Date.parse(on) - Date.parse(due ?? on)) / DAY_MS);
  return {
    invoice: payer === 'client' ? (number ?? '') : `${number} for ${client}`,
    client,
    'due date': due === null ? '' : formatPlainDate(due, 'medium'),
    amount:
      balance === total ? formatMoney(balance) : `${formatMoney(balance)} of ${formatMoney(total)}`,
    'days overdue': plural(days, 'day'),
    'how to pay': howToPay(number, company).join('\n\n'),
    'payment reference': paymentReference(number) ?? '',
    phone: company.phoneDisplay,
    company: company.name,
  };
}

export type ReminderEmail = z.output<typeof reminderEmailSchema>;
export type UpdateReminderEmailRequest = z.output<typeof updateReminderEmailRequest>;
