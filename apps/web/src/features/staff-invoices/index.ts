export { VoidInvoice } from './money/void-invoice.tsx';
export { InvoiceFindings } from './check/invoice-findings.tsx';
export { StaffInvoice } from './detail/staff-invoice.tsx';
export { StaffInvoices } from './list/staff-invoices.tsx';
export { PaymentReminders } from './reminders/payment-reminders.tsx';
export { prefetchReminders } from './reminders/prefetch-reminders.ts';
export { prefetchStaffInvoice, prefetchStaffInvoices } from './prefetch-staff-invoices.ts';
export { NewInvoice } from './new/new-invoice.tsx';
export { NewPayment } from './new/new-payment.tsx';
