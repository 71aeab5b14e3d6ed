import { NewInvoice } from '../../features/staff-invoices/index.ts';

export const handle = { title: 'New invoice' };

export function Component() {
  return <NewInvoice />;
}
