import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Info from 'lucide-react/icons/info';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { unbroken } from '#kit/lib/unbroken.ts';
import styles from '../bookkeeping.module.css';
import type { GstQuarter } from './gst-figures.tsx';

export interface WhyTheyDifferProps {
  readonly quarter: GstQuarter;
  readonly today: string;
}

/** How the accrual sales lead to the cash sales, and further notes. */
export function WhyTheyDiffer({ quarter, today }: WhyTheyDifferProps) {
  const { from, to, accrual, cash, opening_cents: opening, closing_cents: closing } = quarter;
  return (
    <div className={styles['halves']}>
      <Card title="Why the two differ">
        <SummaryList
          layout="facts"
          rows={[
            { label: 'Sales by accrual', value: formatMoney(accrual.sales_cents) },
            {
              label: `Owed before ${unbroken(formatPlainDate(from, 'medium'))}`,
              value: formatMoney(opening),
            },
            {
              label: to < today ? `Owed after ${formatPlainDate(to, 'medium')}` : 'Owed now',
              value: formatMoney(-closing),
            },
            {
              label: <b>Sales by cash</b>,
              value: <b>{formatMoney(cash.sales_cents)}</b>,
            },
          ]}
        />
      </Card>
      <Card title="Good to know">
        <ul className={styles['known']}>
          <li>
            <ReceiptText />
            GST is the sum of what each invoice says, rounded to the cent on each.
          </li>
          <li>
            <BadgeCheck />
            NDIS supports are GST-free and count in G1 and G3.
          </li>
          <li>
            <Info />
            These are sales only. GST on what you buy is in your accounting software.
          </li>
        </ul>
      </Card>
    </div>
  );
}
