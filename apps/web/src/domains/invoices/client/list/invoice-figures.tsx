import { plural } from '@cleaning/contract/rules';
import type { MyInvoicesPage } from '@cleaning/contract/invoices';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Check from 'lucide-react/icons/check';
import HandCoins from 'lucide-react/icons/hand-coins';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import WalletCards from 'lucide-react/icons/wallet-cards';
import { Figure, Figures } from '#kit/page/figures.tsx';

export interface InvoiceFiguresProps {
  page: Omit<MyInvoicesPage, 'count' | 'next' | 'previous' | 'results' | 'status_counts'>;
  /** Shows the amount with the NDIS plan instead of the next due amount. */
  isNdis: boolean;
}

/** Totals over all invoices, regardless of the filters. */
export function InvoiceFigures({ page, isNdis }: InvoiceFiguresProps) {
  const isOverdue = page.overdue_count > 0;
  return (
    <Figures>
      <Figure
        icon={<WalletCards />}
        label="To pay"
        value={formatMoney(page.due_cents)}
        note={plural(page.due_count, 'invoice')}
      />
      <Figure
        icon={<TriangleAlert />}
        label="Overdue"
        value={formatMoney(page.overdue_cents)}
        note={isOverdue ? plural(page.overdue_count, 'invoice') : 'Nothing is late'}
        danger={isOverdue}
      />
      {isNdis ? (
        <Figure
          icon={<HandCoins />}
          label="With your plan"
          value={formatMoney(page.plan_due_cents)}
          note={`${plural(page.plan_due_count, 'invoice')}, not for you to pay`}
        />
      ) : (
        <Figure
          icon={<CalendarClock />}
          label="Due next"
          value={formatMoney(page.next_due_cents)}
          note={
            page.next_due_date === null
              ? 'Nothing is coming up'
              : `By ${formatPlainDate(page.next_due_date, 'medium')}`
          }
        />
      )}
      <Figure
        icon={<Check />}
        label="Paid"
        value={formatMoney(page.paid_cents)}
        note={`Since ${formatPlainDate(page.paid_from, 'medium')}`}
      />
    </Figures>
  );
}
