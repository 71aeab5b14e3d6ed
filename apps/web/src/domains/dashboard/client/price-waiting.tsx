import type { QuoteSummary } from '@cleaning/contract/quotes';
import { SERVICES, formatInstant } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import FileText from 'lucide-react/icons/file-text';
import Sparkles from 'lucide-react/icons/sparkles';
import { quoteEditPath } from '#domains/quotes/quote-paths.ts';
import { draftLink, quoteTotal } from '#domains/quotes/format-quote.ts';
import { FeatureCard } from './feature-card.tsx';

/** The most recently changed draft, at the top of the dashboard. */
export function PriceWaiting({ quote }: { quote: QuoteSummary }) {
  const next = draftLink(quote);
  return (
    <FeatureCard
      title={quote.total_cents === null ? 'Your quote is waiting' : 'Your price is waiting'}
      figure={quoteTotal(quote.total_cents)}
      facts={[
        { icon: <Sparkles />, text: SERVICES[quote.service_id].name },
        {
          icon: <FileText />,
          text: `Draft ${quote.reference}, saved ${formatInstant(quote.updated_at, 'date')}`,
        },
      ]}
      actions={
        <>
          <ButtonLink variant="accent" href={next.href}>
            {next.label}
          </ButtonLink>
          <ButtonLink variant="inverse" href={quoteEditPath(quote.id)}>
            Change the price
          </ButtonLink>
        </>
      }
    />
  );
}
