import type { Invoice } from '@cleaning/contract';
import { Card } from '@cleaning/ui/card';
import { Timeline } from '@cleaning/ui/timeline';
import { invoiceHistory } from '../model/invoice-history.ts';

/** What has happened to an invoice. */
export function InvoiceHistoryCard({ invoice }: { invoice: Invoice }) {
  if (invoice.events.length === 0) return null;
  return (
    <Card title="What has happened">
      <Timeline steps={invoiceHistory(invoice)} />
    </Card>
  );
}
