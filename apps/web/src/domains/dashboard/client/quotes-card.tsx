import type { QuoteSummary } from '@cleaning/contract/quotes';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { SERVICES, formatInstant } from '@cleaning/pricing';
import { ArrowLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Link } from '@cleaning/ui/link';
import { SpotIcon } from '@cleaning/ui/spot-icon';
import { Text } from '@cleaning/ui/text';
import { QuoteStatusBadge } from '#domains/quotes/quote-status-badge.tsx';
import { quoteEditPath, quotePath } from '#domains/quotes/quote-paths.ts';
import { quoteTotal } from '#domains/quotes/format-quote.ts';
import styles from './link-list.module.css';

export interface QuotesCardProps {
  quotes: readonly QuoteSummary[];
  /** True when one quote is already shown above the list. */
  hasFeatured: boolean;
}

/** Quotes that wait for the client. */
export function QuotesCard({ quotes, hasFeatured }: QuotesCardProps) {
  return (
    <Card
      title="Quotes waiting for you"
      action={<ArrowLink href={SITE_PATHS.clientQuotes}>All quotes</ArrowLink>}
    >
      {quotes.length === 0 ? (
        <Text tone="muted">
          {hasFeatured
            ? 'Nothing else is waiting for you.'
            : 'Nothing is waiting for you. We will show it here when it is.'}
        </Text>
      ) : (
        <ul className={styles['list']}>
          {quotes.map((quote) => (
            <li key={quote.id}>
              <QuoteLink quote={quote} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function QuoteLink({ quote }: { quote: QuoteSummary }) {
  const isDraft = quote.status === 'draft';
  const date = formatInstant(isDraft ? quote.created_at : quote.updated_at, 'date');
  return (
    <Link className={styles['item']} href={isDraft ? quoteEditPath(quote.id) : quotePath(quote.id)}>
      <SpotIcon name={quote.service_id} size="sm" />
      <span className={styles['text']}>
        <b className={styles['name']}>{SERVICES[quote.service_id].name}</b>
        <Text as="span" tone="muted">
          {quote.reference}, {isDraft ? 'started' : 'updated'} {date}
        </Text>
      </span>
      <span className={styles['end']}>
        <QuoteStatusBadge quote={quote} />
        <span className={styles['total']}>{quoteTotal(quote.total_cents)}</span>
      </span>
    </Link>
  );
}
