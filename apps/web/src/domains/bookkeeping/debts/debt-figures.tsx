import { plural } from '@cleaning/contract/rules';
import type { AgedDebts } from '@cleaning/contract/bookkeeping';
import { daysBetween } from '@cleaning/ndis';
import { formatMoney } from '@cleaning/pricing';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import WalletCards from 'lucide-react/icons/wallet-cards';
import { Figure, Figures } from '#kit/page/figures.tsx';

/** The figures of all clients, regardless of the filter. */
export function DebtFigures({ debts }: { readonly debts: AgedDebts }) {
  const { on, total_cents: total, current_cents: current, oldest_overdue_date: oldest } = debts;
  return (
    <Figures dense>
      <Figure
        icon={<WalletCards />}
        label="Owed to us"
        value={formatMoney(total)}
        note={
          debts.credit_cents === 0
            ? `${plural(debts.client_count, 'client')}, ${plural(debts.invoice_count, 'invoice')}`
            : `${plural(debts.client_count, 'client')}. We hold ${formatMoney(debts.credit_cents)} for ${plural(debts.credit_client_count, 'client')}`
        }
      />
      <Figure
        icon={<CalendarCheck />}
        label="Not due yet"
        value={formatMoney(current)}
        note={`${total === 0 ? 0 : Math.round((100 * current) / total)}% of it`}
      />
      <Figure
        icon={<TriangleAlert />}
        label="Overdue"
        value={formatMoney(total - current)}
        note={
          oldest === null
            ? 'Nothing is late'
            : `${plural(debts.overdue_client_count, 'client')}, oldest ${plural(daysBetween(oldest, on), 'day')}`
        }
        danger={oldest !== null}
      />
      <Figure
        icon={<BadgeCheck />}
        label="With the NDIA or plan managers"
        value={formatMoney(debts.plan_cents)}
        note={plural(debts.plan_client_count, 'client')}
      />
    </Figures>
  );
}
