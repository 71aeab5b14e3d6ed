/** The states of an invoice. Whether it is overdue is derived, not a state. */
export const INVOICE_STATUSES = [
  'draft',
  'issued',
  'partially_paid',
  'paid',
  'void',
  'written_off',
] as const;

/** What moves an existing invoice from one state to the next. A status is never set directly. */
export const INVOICE_TRANSITIONS = [
  'issue',
  'send_again',
  'record_payment',
  'refund',
  'credit',
  'void',
  'write_off',
] as const;

/** Where the claim of an NDIS invoice stands. A private invoice has none. */
export const CLAIM_STATUSES = [
  'not_applicable',
  'ready',
  'submitted',
  'accepted',
  'rejected',
  'reconciled',
] as const;

/** What moves the claim of an issued invoice. */
export const CLAIM_TRANSITIONS = [
  'submit_claim',
  'accept_claim',
  'reject_claim',
  'reopen_claim',
  'reconcile_claim',
] as const;

/** Everything that can be done to an invoice: it is created once, then moved, and so is its claim. */
export const INVOICE_COMMANDS = ['create', ...INVOICE_TRANSITIONS, ...CLAIM_TRANSITIONS] as const;

/** Who can do it. An admin may do whatever staff may. */
export const INVOICE_ACTORS = ['client', 'staff', 'admin', 'system'] as const;

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];
export type InvoiceTransition = (typeof INVOICE_TRANSITIONS)[number];
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];
export type ClaimTransition = (typeof CLAIM_TRANSITIONS)[number];
export type InvoiceCommand = (typeof INVOICE_COMMANDS)[number];
export type InvoiceActor = (typeof INVOICE_ACTORS)[number];
