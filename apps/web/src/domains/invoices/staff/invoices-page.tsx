import { StaffInvoices } from './list/staff-invoices.tsx';

export const handle = { title: 'Invoices' };

export { prefetchStaffInvoices as prefetch } from './prefetch-staff-invoices.ts';

export function Component() {
  return <StaffInvoices />;
}
