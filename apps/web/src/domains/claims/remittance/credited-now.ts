import type { RemittanceInvoice } from '@cleaning/contract/claims';

/** The money that an answer pays of what was owed. What it pays too much is kept as credit. */
export const paidNow = (invoice: RemittanceInvoice): number =>
  invoice.is_new ? Math.min(invoice.new_cents - invoice.overpaid_cents, invoice.balance_cents) : 0;

/**
 * The cents that an answer took off its invoice without money, because its claim could not ask for
 * them. Known once it is applied.
 */
export const creditedNow = (invoice: RemittanceInvoice): number =>
  invoice.is_new && invoice.is_applied
    ? invoice.balance_cents - invoice.left_cents - paidNow(invoice)
    : 0;
