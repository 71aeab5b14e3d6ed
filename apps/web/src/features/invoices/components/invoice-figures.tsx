import type { MyInvoicesPage } from '@cleaning/contract';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import { money } from '../model/money.ts';
import styles from './invoice-figures.module.css';

export interface InvoiceFiguresProps {
  page: Pick<
    MyInvoicesPage,
    'due_cents' | 'due_count' | 'overdue_cents' | 'overdue_count' | 'status_counts'
  >;
  /** For an NDIS participant somebody else may pay, so nothing is called theirs to pay. */
  isNdis: boolean;
}

/** What is still to be paid in all, before any filter. */
export function InvoiceFigures({ page, isNdis }: InvoiceFiguresProps) {
  const isOverdue = page.overdue_count > 0;
  const paidCount = page.status_counts.paid ?? 0;
  return (
    <dl className={styles['root']}>
      <Figure
        icon={<Clock />}
        label={isNdis ? 'Not paid yet' : 'To pay'}
        value={money(page.due_cents)}
        note={describeCount(page.due_count)}
      />
      <Figure
        icon={<TriangleAlert />}
        label="Overdue"
        value={money(page.overdue_cents)}
        note={isOverdue ? describeCount(page.overdue_count) : 'Nothing is late'}
        danger={isOverdue}
      />
      <Figure icon={<Check />} label="Paid" value={paidCount} note={paidWords(paidCount)} />
    </dl>
  );
}

interface FigureProps {
  icon: ReactNode;
  label: string;
  value: ReactNode;
  note: string;
  danger?: boolean | undefined;
}

function Figure({ icon, label, value, note, danger = false }: FigureProps) {
  return (
    <div className={styles['figure']} data-danger={danger || undefined}>
      <dt className={styles['label']}>
        {icon}
        {label}
      </dt>
      <dd className={styles['value']}>{value}</dd>
      <dd className={styles['note']}>{note}</dd>
    </div>
  );
}

const describeCount = (count: number): string => (count === 1 ? '1 invoice' : `${count} invoices`);

const paidWords = (count: number): string =>
  count === 1 ? 'invoice paid in full' : 'invoices paid in full';
