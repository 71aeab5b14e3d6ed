import type { RemindedInvoice } from '@cleaning/contract/invoices';
import { useMemo, useState } from 'react';
import { KeyHints } from '#kit/shortcuts/key-hints.tsx';
import { type RowKey, useRowKeys } from '#kit/shortcuts/use-rows.ts';
import { HoldRemindersDialog } from './hold-reminders.tsx';
import { hasNextReminder, NextReminderDialog } from './next-reminder.tsx';

export interface ReminderKeysProps {
  /** The invoices that the list shows. */
  readonly invoices: readonly RemindedInvoice[];
  readonly onReport: (report: string) => void;
}

type Question = 'hold' | 'next';

const CAN_ASK: Readonly<Record<Question, (invoice: RemindedInvoice) => boolean>> = {
  hold: ({ is_client_on: isOn }) => isOn,
  next: hasNextReminder,
};

/** Keyboard shortcuts for the focused row of reminders, with their dialogs. */
export function ReminderKeys({ invoices, onReport }: ReminderKeysProps) {
  const [asked, setAsked] = useState<{ question: Question; id: string } | null>(null);
  const keys = useMemo<readonly RowKey[]>(() => {
    const ask =
      (question: Question): RowKey['run'] =>
      (row) => {
        const invoice = invoices.find(({ invoice_id: id }) => id === row.id);
        if (invoice !== undefined && CAN_ASK[question](invoice)) {
          setAsked({ question, id: invoice.invoice_id });
        }
      };
    return [
      { keys: ['H'], label: 'Hold the reminders of the client', run: ask('hold') },
      { keys: ['Shift+R'], label: 'Read and send the next reminder', run: ask('next') },
      { keys: ['O'], label: 'Turn the reminders on or off', run: 'switch' },
    ];
  }, [invoices]);
  useRowKeys(keys);
  const invoice = invoices.find(({ invoice_id: id }) => id === asked?.id);
  const close = () => setAsked(null);
  const finish = (report: string) => {
    close();
    onReport(report);
  };
  const dialog = { onClose: close, onReport: finish };
  return (
    <>
      <KeyHints hints={HINTS} />
      {invoice === undefined || asked?.question !== 'hold' ? null : (
        <HoldRemindersDialog invoice={invoice} {...dialog} />
      )}
      {invoice === undefined || asked?.question !== 'next' ? null : (
        <NextReminderDialog invoice={invoice} {...dialog} />
      )}
    </>
  );
}

const HINTS = [
  { keys: ['J', 'K'], label: 'row' },
  { keys: ['H'], label: 'hold' },
  { keys: ['Shift', 'R'], label: 'read and send' },
  { keys: ['O'], label: 'on or off' },
] as const;
