export { InvoiceDetail } from './detail/invoice-detail.tsx';
export { MyInvoices } from './list/my-invoices.tsx';
export { StatementOfAccount } from './statement/statement-of-account.tsx';
export { prefetchInvoice, prefetchInvoices } from './list/invoices-view.ts';
export { invoicesView } from './list/invoices-view.ts';
