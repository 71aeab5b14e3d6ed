import { Code } from '@cleaning/ui/code';
import { plural } from '@cleaning/contract/rules';
import { type RemindedInvoice, type Reminder, REMINDER_DAYS } from '@cleaning/contract/invoices';
import { daysBetween } from '@cleaning/ndis';
import { formatMoney, formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { Inline } from '@cleaning/ui/inline';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CirclePause from 'lucide-react/icons/circle-pause';
import Clock from 'lucide-react/icons/clock';
import { dayParts } from '#domains/appointments/format-appointment.ts';
import { unbroken, unbrokenTimes } from '#kit/lib/unbroken.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { RecordLink } from '#kit/lists/record-link.tsx';
import { staffInvoicePath } from '../../invoice-paths.ts';
import { ClientSwitch } from './client-switch.tsx';
import { HoldReminders } from './hold-reminders.tsx';
import { NextReminder } from './next-reminder.tsx';
import { REMINDER_CLOCK } from './reminder-clock.ts';
import styles from './reminders.module.css';
import { StopReminders } from './stop-reminders.tsx';

export interface RemindersTableProps {
  readonly invoices: readonly RemindedInvoice[];
  /** The count and amount over all pages. */
  readonly total: { readonly count: number; readonly cents: number };
  readonly onReport: (report: string) => void;
  readonly onHold: (invoice: RemindedInvoice) => void;
}

/** The reminders of each invoice, and whatever stops them. */
export function RemindersTable({ invoices, total, ...actions }: RemindersTableProps) {
  return (
    <DataTable
      caption="Reminders of each invoice"
      dense
      className={styles['table']}
      columns={columnsFor(actions)}
      rows={invoices}
      rowKey={({ invoice_id: id }) => id}
      totals={[
        {
          label: plural(total.count, 'invoice'),
          value: formatMoney(total.cents),
          strong: true,
        },
      ]}
    />
  );
}

const STATES = {
  sent: { label: 'Sent', icon: <Check /> },
  next: { label: 'Next', icon: <Clock /> },
  planned: { label: 'Planned', icon: <CircleDashed /> },
  held: { label: 'Held', icon: <CirclePause /> },
  none: { label: 'None', icon: <Ban /> },
} as const;

/** The due date: "Due 3 Nov 2026, 20 days overdue". */
function DueDay({ day }: { readonly day: string }) {
  const overdue = daysBetween(day, sydneyDateOf(useNow()));
  return (
    <small>
      Due {unbroken(formatPlainDate(day, 'medium'))}
      {overdue < 1 ? '' : `, ${unbroken(`${plural(overdue, 'day')} overdue`)}`}
    </small>
  );
}

interface StepProps {
  readonly reminder: Reminder | undefined;
  readonly invoice: RemindedInvoice;
}

function Step({ reminder, invoice }: StepProps) {
  const today = sydneyDateOf(useNow());
  if (reminder === undefined) return null;
  const { label, icon } = STATES[reminder.state];
  return (
    <span className={styles['state']} data-state={reminder.state}>
      {icon}
      <span>{label}</span>
      <small>{describeDay(reminder, invoice, today)}</small>
    </span>
  );
}

/** Without the year, which the due date in the same row has. */
function describeDay({ state, on }: Reminder, invoice: RemindedInvoice, today: string): string {
  const { day: dayOfMonth, month } = dayParts(on);
  const day = `${dayOfMonth} ${month.slice(0, 3)}`;
  if (state === 'next' && on === today) return unbrokenTimes(`Today, ${REMINDER_CLOCK}`);
  if (state === 'held') return `until ${day}`;
  if (state !== 'none') return day;
  if (!invoice.is_client_on) return 'Switched off';
  return invoice.stopped === null ? 'Too late' : 'Stopped';
}

const columnsFor = ({
  onReport,
  onHold,
}: Pick<RemindersTableProps, 'onReport' | 'onHold'>): DataColumn<RemindedInvoice>[] => [
  {
    key: 'number',
    header: 'Invoice',
    place: 'start',
    rowHeader: true,
    cell: ({ invoice_id: id, number }) => (
      <RecordLink href={staffInvoicePath(id)}>
        <Code>{number}</Code>
      </RecordLink>
    ),
  },
  {
    key: 'client',
    header: 'Client',
    place: 'title',
    cell: ({ client_name: name, due_date: due, goes_to: goesTo }) => (
      <span className={styles['step']}>
        <b>{name}</b>
        <DueDay day={due} />
        {goesTo === name ? null : <small className={styles['goesTo']}>To {goesTo}</small>}
      </span>
    ),
  },
  {
    key: 'to',
    header: 'Goes to',
    place: 'hidden',
    cell: ({ goes_to: name }) => (
      <Text as="span" wrap="anywhere">
        {name}
      </Text>
    ),
  },
  ...REMINDER_DAYS.map((days, at): DataColumn<RemindedInvoice> => ({
    key: `after-${days}`,
    header: `${days} days`,
    place: 'wide',
    cell: (invoice) => (
      <span className={styles['day']}>
        <span className={styles['folded']} aria-hidden="true">
          {days} days
        </span>
        <Step reminder={invoice.reminders[at]} invoice={invoice} />
      </span>
    ),
  })),
  {
    key: 'switch',
    header: 'Reminders',
    place: 'status',
    cell: (invoice) => <ClientSwitch invoice={invoice} onReport={onReport} />,
  },
  {
    key: 'more',
    header: 'More',
    headerHidden: true,
    place: 'action',
    cell: (invoice) => (
      <details className={styles['more']}>
        <summary>
          More <VisuallyHidden>for the reminders of {invoice.number}</VisuallyHidden>
        </summary>
        <Inline as="span" gap="space-2" align="center">
          <NextReminder invoice={invoice} onReport={onReport} />
          {invoice.held === null ? (
            <HoldReminders invoice={invoice} onReport={onReport} onHold={onHold} />
          ) : null}
          <StopReminders invoice={invoice} onReport={onReport} />
        </Inline>
      </details>
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
