import type { RemindedInvoice } from '@cleaning/contract/invoices';
import { addDays } from '@cleaning/ndis';
import { formatInstant, formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Inline } from '@cleaning/ui/inline';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { useNow } from '#kit/hooks/use-now.ts';
import { HoldReminders } from './hold-reminders.tsx';
import { NextReminder } from './next-reminder.tsx';

export interface HeldClientsProps {
  readonly invoices: readonly RemindedInvoice[];
  readonly onReport: (report: string) => void;
  readonly onHold: (invoice: RemindedInvoice) => void;
}

/** Clients whose reminders are held: until when, why, and the actions. */
export function HeldClients({ invoices, onReport, onHold }: HeldClientsProps) {
  const today = sydneyDateOf(useNow());
  const clients = new Map(
    invoices.filter(({ held }) => held !== null).map((invoice) => [invoice.client_id, invoice]),
  );
  return [...clients.values()].map((invoice) => {
    const { held, client_id: id, client_name: name } = invoice;
    if (held === null) return null;
    const own = invoices.filter((each) => each.client_id === id);
    const overdue = own.filter(
      (each) => each.due_date < today && each.reminders.some(({ state }) => state === 'held'),
    );
    return (
      <Card key={id} title={`${name}, held until ${formatPlainDate(held.until, 'medium')}`}>
        <Stack gap="space-3">
          <Text wrap="anywhere">
            “{held.reason}” {held.by}, {formatInstant(held.at, 'date-time')}
          </Text>
          {own.map((each) => (
            <PlannedDay key={each.invoice_id} invoice={each} />
          ))}
          <Inline gap="space-2" align="center">
            {overdue.map((each) => (
              <NextReminder key={each.invoice_id} invoice={each} isToSend onReport={onReport} />
            ))}
            <HoldReminders invoice={invoice} onReport={onReport} onHold={onHold} />
          </Inline>
        </Stack>
      </Card>
    );
  });
}

/** When the held reminder was planned. */
function PlannedDay({
  invoice: { number, due_date: due, reminders },
}: {
  readonly invoice: RemindedInvoice;
}) {
  const held = reminders.find(({ state }) => state === 'held');
  if (held === undefined) return null;
  return (
    <Text size="sm" tone="muted">
      The reminder of {number} after {held.days} days was planned for{' '}
      {formatPlainDate(addDays(due, held.days), 'medium')}.
    </Text>
  );
}
