import type { Quote } from '@cleaning/contract/quotes';
import { isPlanFunded } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Text } from '@cleaning/ui/text';
import { usePlanPrice } from '#domains/appointments/plan/use-plan-price.ts';
import { NdisRateNote } from '../../price-notes.tsx';
import { CompanyNote } from './company-note.tsx';
import { FoldedEstimate } from './folded-estimate.tsx';
import { PlanPriceCard } from './plan-price-card.tsx';
import { QuoteLines } from './quote-lines.tsx';
import styles from './quote-price-card.module.css';

/** The price of a quote: what a plan pays with the estimate folded below, or line by line. */
export function QuotePriceCard({ quote }: { quote: Quote }) {
  const plan = usePlanPrice(quote);
  if (plan === undefined) return null;
  if (plan === null) return <PriceByLines quote={quote} />;
  return (
    <>
      <PlanPriceCard quote={quote} plan={plan} />
      <FoldedEstimate quote={quote} plan={plan} />
    </>
  );
}

function PriceByLines({ quote }: { quote: Quote }) {
  const { price, service_id: serviceId, revision, company_notes: notes } = quote;
  const isEstimate = isPlanFunded(serviceId);
  const title = isEstimate ? 'Your estimate' : 'What you are paying for';
  return (
    <Card
      flush
      title={title}
      action={
        revision > 1 ? (
          <Text as="span" tone="muted" weight="semibold">
            Version {revision}
          </Text>
        ) : null
      }
    >
      {isEstimate ? (
        <div className={styles['note']}>
          <NdisRateNote />
        </div>
      ) : null}
      {price.status === 'priced' ? (
        <QuoteLines offer={quote} caption={title} />
      ) : (
        <p className={styles['text']}>
          This service is priced on request. We look at what you need and send you a price.
        </p>
      )}
      <CompanyNote text={notes} />
    </Card>
  );
}
