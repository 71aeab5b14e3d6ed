import type { RemindedInvoice } from '@cleaning/contract/invoices';
import { useMemo, useState } from 'react';
import { KeyHints } from '#kit/shortcuts/key-hints.tsx';
import { type RowKey, useRowKeys } from '#kit/shortcuts/use-rows.ts';
import { hasNextReminder, NextReminderDialog } from './next-reminder.tsx';

export interface ReminderKeysProps {
  /** The invoices that the list shows. */
  readonly invoices: readonly RemindedInvoice[];
  readonly onReport: (report: string) => void;
  readonly onHold: (invoice: RemindedInvoice) => void;
}

/** Keyboard shortcuts for the focused row of reminders. */
export function ReminderKeys({ invoices, onReport, onHold }: ReminderKeysProps) {
  const [previewedId, setPreviewedId] = useState<string | null>(null);
  const keys = useMemo<readonly RowKey[]>(() => {
    const about =
      (run: (invoice: RemindedInvoice) => void): RowKey['run'] =>
      (row) => {
        const invoice = invoices.find(({ invoice_id: id }) => id === row.id);
        if (invoice !== undefined) run(invoice);
      };
    const hold = about((invoice) => {
      if (invoice.is_client_on) onHold(invoice);
    });
    const preview = about((invoice) => {
      if (hasNextReminder(invoice)) setPreviewedId(invoice.invoice_id);
    });
    return [
      { keys: ['H'], label: 'Hold the reminders of the client', run: hold },
      { keys: ['Shift+R'], label: 'Read and send the next reminder', run: preview },
      { keys: ['O'], label: 'Turn the reminders on or off', run: 'switch' },
    ];
  }, [invoices, onHold]);
  useRowKeys(keys);
  const invoice = invoices.find(({ invoice_id: id }) => id === previewedId);
  const close = () => setPreviewedId(null);
  return (
    <>
      <KeyHints hints={HINTS} />
      {invoice === undefined ? null : (
        <NextReminderDialog
          invoice={invoice}
          onClose={close}
          onReport={(report) => {
            close();
            onReport(report);
          }}
        />
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
