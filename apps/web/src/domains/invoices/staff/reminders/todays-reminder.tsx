import type { RemindedInvoice, ReminderDays } from '@cleaning/contract/invoices';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Stack } from '@cleaning/ui/stack';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { REMINDER_CLOCK } from './reminder-clock.ts';
import styles from './reminders.module.css';

export interface TodaysReminderProps {
  readonly invoice: RemindedInvoice;
  readonly days: ReminderDays;
  /** Opens the editor of reminder emails. */
  readonly onEdit: () => void;
}

/** The next reminder that goes out today, to read before it is sent. */
export function TodaysReminder({ invoice, days, onEdit }: TodaysReminderProps) {
  const api = useApi();
  const query = useQuery(api.previewReminder.query({ id: invoice.invoice_id }));
  return (
    <Card
      title={`Today, ${REMINDER_CLOCK}: the reminder after ${days} days`}
      action={
        <Button variant="ghost" size="sm" onClick={onEdit}>
          Edit <VisuallyHidden>the email after {days} days</VisuallyHidden>
        </Button>
      }
    >
      <QueryContent query={query} what="the reminder" level={3}>
        {({ subject, paragraphs, goes_to: name }) => (
          <Stack gap="space-3">
            <p>To {name}</p>
            <blockquote className={styles['mail']}>
              <p>
                <b>{subject}</b>
              </p>
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </blockquote>
          </Stack>
        )}
      </QueryContent>
    </Card>
  );
}
