export { InvoiceDetail } from './components/invoice-detail.tsx';
export { MyInvoices } from './components/my-invoices.tsx';
export { StatementOfAccount } from './components/statement-of-account.tsx';
export { prefetchInvoice, prefetchInvoices } from './model/prefetch-invoices.ts';
export { invoicesView } from './model/invoices-view.ts';
