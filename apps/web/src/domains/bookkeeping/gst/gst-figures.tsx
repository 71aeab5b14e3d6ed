import type { GstReport } from '@cleaning/contract/bookkeeping';
import { addDays } from '@cleaning/ndis';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Percent from 'lucide-react/icons/percent';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { dayParts } from '#domains/appointments/format-appointment.ts';
import { Figure, Figures } from '#kit/page/figures.tsx';

export type GstQuarter = GstReport['quarters'][number];
export type Basis = 'accrual' | 'cash';

export interface GstFiguresProps {
  readonly quarter: GstQuarter;
  readonly basis: Basis;
}

/** The amounts for the activity statement, labelled as its fields are. */
export function GstFigures({ quarter, basis }: GstFiguresProps) {
  const { [basis]: sales, due_date: due } = quarter;
  const total = sales.sales_cents - sales.out_of_scope_cents;
  const how = basis === 'accrual' ? 'By accrual' : 'By cash';
  return (
    <Figures dense>
      <Figure
        icon={<ReceiptText />}
        label="G1 Total sales"
        value={formatMoney(total)}
        note={
          sales.out_of_scope_cents === 0
            ? how
            : `${how}, without ${formatMoney(sales.out_of_scope_cents)} out of scope of GST`
        }
      />
      <Figure
        icon={<BadgeCheck />}
        label="G3 GST-free sales"
        value={formatMoney(sales.gst_free_cents)}
        note="Such as NDIS supports"
      />
      <Figure
        icon={<Percent />}
        label="1A GST on sales"
        value={formatMoney(sales.gst_cents)}
        note={`In sales of ${formatMoney(total - sales.gst_free_cents)}`}
      />
      <Figure
        icon={<CalendarClock />}
        label="Due to the ATO"
        value={formatPlainDate(due, 'medium')}
        note={describeDue(due)}
      />
    </Figures>
  );
}

/** The reason why the due date is not the 28th: "28 February is a Sunday". */
function describeDue(due: string): string {
  let usual = due;
  while (!usual.endsWith('-28')) usual = addDays(usual, -1);
  const { weekday, day, month } = dayParts(usual);
  return usual === due ? 'By this day' : `${day} ${month} is a ${weekday}`;
}
