import { type RemindedInvoice, type Reminder, REMINDER_DAYS } from '@cleaning/contract';
import { formatPlainDate } from '@cleaning/pricing';
import { Badge } from '@cleaning/ui/badge';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { Link } from '@cleaning/ui/link';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Clock from 'lucide-react/icons/clock';
import { formatMoney } from '../../../shared/invoices/format-invoice.ts';
import { staffInvoicePath } from '../../../shared/lib/paths.ts';
import tableStyles from '../list/invoices-table.module.css';
import { ClientSwitch } from './client-switch.tsx';
import { NextReminder } from './next-reminder.tsx';
import styles from './reminders.module.css';
import { StopReminders } from './stop-reminders.tsx';

export interface RemindersTableProps {
  readonly invoices: readonly RemindedInvoice[];
  readonly onReport: (report: string) => void;
}

/** The reminders of each invoice, with what stops them. */
export function RemindersTable({ invoices, onReport }: RemindersTableProps) {
  return (
    <DataTable
      caption="Reminders of each invoice"
      dense
      columns={columnsFor(onReport)}
      rows={invoices}
      rowKey={({ invoice_id: id }) => id}
    />
  );
}

const STATES = {
  sent: { label: 'Sent', tone: 'success', icon: <Check /> },
  next: { label: 'Next', tone: 'info', icon: <Clock /> },
  planned: { label: 'Planned', tone: 'neutral', icon: <CircleDashed /> },
  none: { label: 'None', tone: 'neutral', icon: <Ban /> },
} as const;

function Step({ reminder }: { readonly reminder: Reminder | undefined }) {
  if (reminder === undefined) return null;
  const { label, tone, icon } = STATES[reminder.state];
  return (
    <span className={styles['step']}>
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
      <small>{reminder.state === 'none' ? '' : formatPlainDate(reminder.on, 'medium')}</small>
    </span>
  );
}

const columnsFor = (onReport: (report: string) => void): DataColumn<RemindedInvoice>[] => [
  {
    key: 'number',
    header: 'Invoice',
    place: 'start',
    rowHeader: true,
    cell: ({ invoice_id: id, number }) => (
      <Link href={staffInvoicePath(id)} className={tableStyles['number']} data-row-open="">
        {number}
      </Link>
    ),
  },
  {
    key: 'client',
    header: 'Client',
    place: 'title',
    cell: ({ client_name: name, due_date: due }) => (
      <span className={styles['step']}>
        <b>{name}</b>
        <small>Due {formatPlainDate(due, 'medium')}</small>
      </span>
    ),
  },
  { key: 'to', header: 'Goes to', place: 'end', cell: ({ goes_to: name }) => name },
  ...REMINDER_DAYS.map((days, at): DataColumn<RemindedInvoice> => ({
    key: `after-${days}`,
    header: `${days} days`,
    place: 'wide',
    cell: ({ reminders }) => (
      <span className={styles['day']}>
        <span className={styles['folded']} aria-hidden="true">
          {days} days
        </span>
        <Step reminder={reminders[at]} />
      </span>
    ),
  })),
  {
    key: 'switch',
    header: 'Reminders',
    place: 'action',
    cell: (invoice) => (
      <span className={styles['actions']}>
        <ClientSwitch invoice={invoice} onReport={onReport} />
        <NextReminder invoice={invoice} onReport={onReport} />
        <StopReminders invoice={invoice} onReport={onReport} />
      </span>
    ),
  },
  {
    key: 'balance',
    header: 'Balance',
    place: 'amount',
    align: 'end',
    cell: ({ balance_cents: cents }) => <b>{formatMoney(cents)}</b>,
  },
];
