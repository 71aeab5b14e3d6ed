import type { Quote } from '@cleaning/contract/quotes';
import { isOffList } from '@cleaning/contract/quotes/rules';
import { formatAud, formatMoney, isPlanFunded, NDIS_PRICE_NOTE } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Disclosure } from '@cleaning/ui/disclosure';
import { Text } from '@cleaning/ui/text';
import { usePlanPrice } from '#domains/appointments/price/use-plan-price.ts';
import { NdisRateNote } from '../../price-notes.tsx';
import { CompanyNote } from './company-note.tsx';
import { PlanPriceCard, type PlanPriceProps } from './plan-price-card.tsx';
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

/** The estimate by rooms, which a plan does not pay by. Renders nothing without one. */
function FoldedEstimate({ quote, plan }: PlanPriceProps) {
  const { price, total_cents: totalCents } = quote;
  if (totalCents === null) return null;
  const estimate = formatAud(totalCents);
  // A price that staff changed was never in the calculator.
  const wasSeen = price.lines.every((line) => line.kind !== 'item' && !isOffList(line));
  return (
    <Card flush>
      <Disclosure
        className={styles['estimate']}
        summary={
          wasSeen
            ? `Where is the ${estimate} I saw in the calculator?`
            : `What is the estimate of ${estimate}?`
        }
      >
        <div className={styles['estimateText']}>
          <p>
            {wasSeen ? 'That was' : 'It is'} an estimate by rooms, for people who pay without a
            plan. With a plan, you pay for the hours we clean, at the rate we agree with you. So
            your plan pays about {formatMoney(plan.cents)} a visit, not {estimate}.
          </p>
          <p>{NDIS_PRICE_NOTE}</p>
        </div>
        <QuoteLines offer={quote} caption="The estimate by rooms" />
      </Disclosure>
    </Card>
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
