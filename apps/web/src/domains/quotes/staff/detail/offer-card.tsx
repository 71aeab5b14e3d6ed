import type { Quote } from '@cleaning/contract/quotes';
import { formatInstant } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Text } from '@cleaning/ui/text';
import { QuoteLinesTable } from '../../quote-lines-table.tsx';
import styles from './offer-card.module.css';

/** The lines of an offer as the client sees them. */
export function OfferCard({ quote }: { readonly quote: Quote }) {
  const { revision, client, company_notes } = quote;
  const last = quote.events.findLast(({ command }) => command === 'send' || command === 'revise');
  // If the last event is not a send, a newer version was started that is not sent yet.
  const sent = last?.command === 'send' ? last : undefined;
  return (
    <Card
      title={`Version ${revision}, as ${client?.first_name ?? 'the client'} sees it`}
      action={
        sent === undefined ? undefined : (
          <Text as="small" size="sm" tone="muted">
            Sent {formatInstant(sent.occurred_at, 'date-time')}
          </Text>
        )
      }
      flush
    >
      {company_notes === '' ? null : <p className={styles['note']}>{company_notes}</p>}
      <QuoteLinesTable caption={`Lines of version ${revision}`} quote={quote} />
    </Card>
  );
}
