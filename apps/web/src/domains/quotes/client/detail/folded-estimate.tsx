import { isOffList } from '@cleaning/contract/quotes/rules';
import { formatMoney, NDIS_PRICE_NOTE, formatAud } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Disclosure } from '@cleaning/ui/disclosure';
import styles from './folded-estimate.module.css';
import type { PlanPriceProps } from './plan-price-card.tsx';
import { QuoteLines } from './quote-lines.tsx';

/** The estimate by rooms, which a plan does not pay by. Renders nothing without one. */
export function FoldedEstimate({ quote, plan }: PlanPriceProps) {
  const { price, total_cents: totalCents } = quote;
  if (totalCents === null) return null;
  const estimate = formatAud(totalCents);
  // A price that staff changed was never in the calculator.
  const wasSeen = price.lines.every((line) => line.kind !== 'item' && !isOffList(line));
  return (
    <Card flush>
      <Disclosure
        className={styles['root']}
        summary={
          wasSeen
            ? `Where is the ${estimate} I saw in the calculator?`
            : `What is the estimate of ${estimate}?`
        }
      >
        <div className={styles['text']}>
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
