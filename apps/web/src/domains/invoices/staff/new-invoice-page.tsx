import { NewInvoice } from './new/new-invoice.tsx';

export const handle = { title: 'New invoice' };

export function Component() {
  return <NewInvoice />;
}
