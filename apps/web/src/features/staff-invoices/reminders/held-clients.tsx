import type { RemindedInvoice } from '@cleaning/contract';
import { addDays } from '@cleaning/ndis';
import { formatInstant, formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { HoldReminders } from './hold-reminders.tsx';
import styles from './reminders.module.css';

export interface HeldClientsProps {
  readonly invoices: readonly RemindedInvoice[];
  readonly onReport: (report: string) => void;
}

/** Each client whose reminders are held: until when, why, and what can be done about it. */
export function HeldClients({ invoices, onReport }: HeldClientsProps) {
  const clients = new Map(
    invoices.filter(({ held }) => held !== null).map((invoice) => [invoice.client_id, invoice]),
  );
  return [...clients.values()].map((invoice) => {
    const { held, client_id: id, client_name: name } = invoice;
    if (held === null) return null;
    return (
      <Card key={id} title={`${name}, held until ${formatPlainDate(held.until, 'medium')}`}>
        <div className={styles['card']} data-held={id}>
          <p className={styles['words']}>
            “{held.reason}” {held.by}, {formatInstant(held.at, 'date-time')}
          </p>
          {invoices
            .filter((each) => each.client_id === id)
            .map((each) => (
              <PlannedDay key={each.invoice_id} invoice={each} />
            ))}
          <div className={styles['actions']}>
            <HoldReminders invoice={invoice} onReport={onReport} />
          </div>
        </div>
      </Card>
    );
  });
}

/** When the reminder that is held was to go. */
function PlannedDay({
  invoice: { number, due_date: due, reminders },
}: {
  readonly invoice: RemindedInvoice;
}) {
  const held = reminders.find(({ state }) => state === 'held');
  if (held === undefined) return null;
  return (
    <p className={styles['hint']}>
      The reminder of {number} after {held.days} days was planned for{' '}
      {formatPlainDate(addDays(due, held.days), 'medium')}.
    </p>
  );
}
