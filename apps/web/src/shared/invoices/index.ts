export { InvoiceStatusBadge } from './invoice-status-badge.tsx';
export { CLAIM_WORDS } from './invoice-status.ts';
export { invoicePath } from './invoice-paths.ts';
export { describeLate, latePayer, payerInList } from './late-words.ts';
