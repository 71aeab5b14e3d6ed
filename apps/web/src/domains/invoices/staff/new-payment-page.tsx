import { NewPayment } from './new/new-payment.tsx';

export const handle = { title: 'New payment' };

export function Component() {
  return <NewPayment />;
}
