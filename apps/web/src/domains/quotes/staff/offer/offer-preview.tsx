import type { PriceLine, Quote } from '@cleaning/contract/quotes';
import { depositName, isOffList } from '@cleaning/contract/quotes/rules';
import { formatMoney, formatPlainDate, isPlanFunded } from '@cleaning/pricing';
import { Inline } from '@cleaning/ui/inline';
import { SummaryList } from '@cleaning/ui/summary-list';
import { Text } from '@cleaning/ui/text';
import type { ReactNode } from 'react';
import { totalOrToPrice } from '../list/quote-labels.ts';
import { LinePrice } from '../../line-price.tsx';
import styles from './offer-preview.module.css';

export interface OfferPreviewProps {
  readonly title: string;
  /** The status badge as the client sees it. */
  readonly badge?: ReactNode;
  readonly offer: Pick<Quote, 'company_notes'> & {
    readonly price: Pick<
      Quote['price'],
      'lines' | 'total_cents' | 'timeline_adjustment_cents' | 'deposit_percent' | 'deposit_cents'
    >;
  } & Pick<Quote, 'service_id'>;
  /** The last day to approve it; null while it is unknown. */
  readonly lastDay: string | null;
}

/** An offer as the client sees it. */
export function OfferPreview({ title, badge, offer, lastDay }: OfferPreviewProps) {
  const { price, company_notes: note } = offer;
  const adjustment = price.timeline_adjustment_cents ?? 0;
  const isEstimate = isPlanFunded(offer.service_id);
  const deposit = isEstimate ? 0 : (price.deposit_cents ?? 0);
  return (
    <div className={styles['preview']}>
      <div className={styles['sheet']}>
        <Inline gap="space-2" align="center" justify="between">
          <h3>{title}</h3>
          {badge}
        </Inline>
        <SummaryList
          layout="facts"
          rows={[
            ...price.lines.map((line) => ({
              label: (
                <>
                  {line.name}
                  {isPlain(line) ? null : (
                    <Text as="small" tone="muted" block>
                      <LinePrice line={line} />
                    </Text>
                  )}
                </>
              ),
              value: formatMoney(line.amount_cents),
            })),
            ...(adjustment === 0 ? [] : [{ label: 'Timing', value: formatMoney(adjustment) }]),
            {
              label: <b>{isEstimate ? 'Estimated total' : 'Total, including GST'}</b>,
              value: <b className={styles['total']}>{totalOrToPrice(price.total_cents)}</b>,
            },
            ...(deposit === 0
              ? []
              : [{ label: `${depositName(price)}, in the total`, value: formatMoney(deposit) }]),
          ]}
        />
        {note === '' ? null : (
          <div>
            <Text weight="bold">A note from us</Text>
            <p>{note}</p>
          </div>
        )}
        {lastDay === null ? null : (
          <Text size="sm" tone="muted">
            {`It can be approved until the end of ${formatPlainDate(lastDay, 'long')}.`}
          </Text>
        )}
      </div>
    </div>
  );
}

/**
 * Whether a line has a quantity of one at the list price, so that its amount needs no explanation.
 */
const isPlain = (line: PriceLine): boolean =>
  line.quantity === 1 && !isOffList(line) && line.reason === undefined;
