import { StaffInvoices } from '../../features/staff-invoices/index.ts';

export const handle = { title: 'Invoices' };

export { prefetchStaffInvoices as prefetch } from '../../features/staff-invoices/index.ts';

export function Component() {
  return <StaffInvoices />;
}
