export { InvoiceFindings } from './check/invoice-findings.tsx';
export { StaffInvoice } from './detail/staff-invoice.tsx';
export { StaffInvoices } from './list/staff-invoices.tsx';
export { prefetchStaffInvoice, prefetchStaffInvoices } from './prefetch-staff-invoices.ts';
export { NewInvoice } from './new/new-invoice.tsx';
export { NewPayment } from './new/new-payment.tsx';
