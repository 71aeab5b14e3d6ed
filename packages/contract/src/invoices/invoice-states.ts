import { CLAIM_TRANSITIONS } from '../claims/claim-states.ts';

/** The states of an invoice. Overdue is derived, and not a state. */
export const INVOICE_STATUSES = [
  'draft',
  'issued',
  'partially_paid',
  'paid',
  'void',
  'written_off',
] as const;

/** The states of an invoice of which something is still to be paid. */
export const OWED_INVOICE_STATUSES = [
  'issued',
  'partially_paid',
] as const satisfies readonly InvoiceStatus[];

const OWED: readonly InvoiceStatus[] = OWED_INVOICE_STATUSES;

/** Whether something is still to be paid of an invoice. */
export const isOwedInvoice = ({ status }: { readonly status: InvoiceStatus }): boolean =>
  OWED.includes(status);

/**
 * The states of an invoice for which money can come in. What comes for a paid one is kept as a credit
 * of its payer.
 */
export const RECEIVABLE_INVOICE_STATUSES = [
  ...OWED_INVOICE_STATUSES,
  'paid',
  'written_off',
] as const satisfies readonly InvoiceStatus[];

/** The commands that change the state of an existing invoice. A status is never set directly. */
export const INVOICE_TRANSITIONS = [
  'issue',
  'send_again',
  'record_payment',
  'refund',
  'credit',
  'void',
  'write_off',
] as const;

/** Every command: `create` first, then those on the invoice and on its claim. */
export const INVOICE_COMMANDS = ['create', ...INVOICE_TRANSITIONS, ...CLAIM_TRANSITIONS] as const;

/** Who gives commands. An admin may do everything that staff may. */
export const INVOICE_ACTORS = ['client', 'staff', 'admin', 'system'] as const;

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];
export type InvoiceTransition = (typeof INVOICE_TRANSITIONS)[number];
export type InvoiceCommand = (typeof INVOICE_COMMANDS)[number];
export type InvoiceActor = (typeof INVOICE_ACTORS)[number];
