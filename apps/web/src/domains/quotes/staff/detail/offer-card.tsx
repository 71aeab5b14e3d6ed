import type { Quote } from '@cleaning/contract/quotes';
import type { QuoteCommand } from '@cleaning/contract/quotes/rules';
import { formatInstant } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Text } from '@cleaning/ui/text';
import { QuoteLinesTable } from '../../quote-lines-table.tsx';
import styles from './offer-card.module.css';

const VERSION_COMMANDS: ReadonlySet<QuoteCommand> = new Set(['send', 'change', 'revise']);

/** The lines of an offer as the client sees them. */
export function OfferCard({ quote }: { readonly quote: Quote }) {
  const { revision, client, company_notes } = quote;
  const last = quote.events.findLast(({ command }) => VERSION_COMMANDS.has(command));
  // If the last event is not a send, a newer version was started that is not sent yet.
  const sent = last?.command === 'revise' ? undefined : last;
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
