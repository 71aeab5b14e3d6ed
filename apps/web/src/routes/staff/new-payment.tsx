import { NewPayment } from '../../features/staff-invoices/index.ts';

export const handle = { title: 'New payment' };

export function Component() {
  return <NewPayment />;
}
