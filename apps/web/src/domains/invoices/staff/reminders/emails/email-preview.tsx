import { company } from '@cleaning/company';
import {
  fillReminder,
  type RemindedInvoice,
  type RemindedOf,
  type ReminderDays,
  type ReminderWords,
} from '@cleaning/contract/invoices';
import { addDays } from '@cleaning/ndis';
import mailStyles from '../reminders.module.css';
import styles from './emails.module.css';

export interface EmailPreviewProps {
  /** The texts as typed. */
  readonly words: ReminderWords;
  readonly days: ReminderDays;
  readonly invoices: readonly RemindedInvoice[];
}

/** A preview of a reminder for an invoice that will receive it. */
export function EmailPreview({ words, days, invoices }: EmailPreviewProps) {
  const invoice = invoices.find((each) => isToGo(each, days)) ?? invoices[0];
  const about = invoice ?? EXAMPLE;
  const on =
    invoice?.reminders.find((reminder) => reminder.days === days)?.on ??
    addDays(EXAMPLE.due_date, days);
  const { subject, paragraphs } = fillReminder(words, about, on, company);
  return (
    <section className={styles['part']} aria-label="Preview">
      <h3>{`As ${invoice?.goes_to ?? EXAMPLE.client_name} gets it`}</h3>
      <blockquote className={mailStyles['mail']}>
        <p>
          <b>{subject}</b>
        </p>
        {paragraphs.map((text, at) => (
          // The index is the key, because two paragraphs may have the same text while they are
          // typed.
          <p key={at}>{text}</p>
        ))}
      </blockquote>
    </section>
  );
}

const isToGo = ({ reminders }: RemindedInvoice, days: ReminderDays): boolean =>
  reminders.some(
    (reminder) => reminder.days === days && reminder.state !== 'sent' && reminder.state !== 'none',
  );

/** The example used while no invoice is due. */
const EXAMPLE = {
  number: 'INV-2026-00001',
  client_name: 'Alex Smith',
  payer: 'client',
  due_date: '2026-11-09',
  balance_cents: 250_00,
  total_cents: 250_00,
} as const satisfies RemindedOf;
