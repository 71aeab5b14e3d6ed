import { PaymentReminders } from './reminders/payment-reminders.tsx';

export const handle = { title: 'Payment reminders' };

export { prefetchReminders as prefetch } from './reminders/prefetch-reminders.ts';

export function Component() {
  return <PaymentReminders />;
}
