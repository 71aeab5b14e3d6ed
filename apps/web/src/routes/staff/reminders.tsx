import { PaymentReminders } from '../../features/staff-invoices/index.ts';

export const handle = { title: 'Payment reminders' };

export { prefetchReminders as prefetch } from '../../features/staff-invoices/index.ts';

export function Component() {
  return <PaymentReminders />;
}
