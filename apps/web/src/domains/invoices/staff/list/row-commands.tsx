import type { InvoiceSummary } from '@cleaning/contract/invoices';
import { isOwedInvoice } from '@cleaning/contract/invoices/rules';
import { useMemo, useState } from 'react';
import { KeyHints } from '#kit/shortcuts/key-hints.tsx';
import { type RowKey, useRowKeys } from '#kit/shortcuts/use-rows.ts';
import { IssueDialog } from '../../money/issue-dialog.tsx';
import { RecordPaymentDialog } from '../../money/record-payment-dialog.tsx';
import { SendAgainDialog } from '../../money/send-again-dialog.tsx';

export interface RowCommandsProps {
  /** The invoices that the list shows. */
  readonly invoices: readonly InvoiceSummary[];
  readonly onReport: (report: string) => void;
}

type Command = 'issue' | 'pay' | 'send';

const IS_COMMAND_AVAILABLE: Readonly<Record<Command, (invoice: InvoiceSummary) => boolean>> = {
  issue: ({ status }) => status === 'draft',
  pay: (invoice) => isOwedInvoice(invoice) || invoice.status === 'written_off',
  send: isOwedInvoice,
};

/** Keyboard shortcuts for the invoice in the focused row, with their dialogs. */
export function RowCommands({ invoices, onReport }: RowCommandsProps) {
  const [openDialog, setOpenDialog] = useState<{ command: Command; id: string } | null>(null);
  const keys = useMemo<readonly RowKey[]>(() => {
    const ask =
      (command: Command): RowKey['run'] =>
      (row) => {
        const invoice = invoices.find(({ id }) => id === row.id);
        if (invoice !== undefined && IS_COMMAND_AVAILABLE[command](invoice))
          setOpenDialog({ command, id: invoice.id });
      };
    return [
      { keys: ['I'], label: 'Issue the draft', run: ask('issue') },
      { keys: ['R'], label: 'Record a payment', run: ask('pay') },
      { keys: ['Shift+R'], label: 'Send the invoice again', run: ask('send') },
    ];
  }, [invoices]);
  useRowKeys(keys);
  const invoice = invoices.find(({ id }) => id === openDialog?.id);
  const close = () => setOpenDialog(null);
  const finish = (report: string) => {
    close();
    onReport(report);
  };
  const dialog = { onClose: close, onDone: finish };
  return (
    <>
      <KeyHints hints={HINTS} />
      {invoice === undefined || openDialog?.command !== 'issue' ? null : (
        <IssueDialog invoice={invoice} {...dialog} />
      )}
      {invoice === undefined || openDialog?.command !== 'pay' ? null : (
        <RecordPaymentDialog invoice={invoice} {...dialog} />
      )}
      {invoice === undefined || openDialog?.command !== 'send' ? null : (
        <SendAgainDialog invoice={invoice} {...dialog} />
      )}
    </>
  );
}

const HINTS = [
  { keys: ['J', 'K'], label: 'row' },
  { keys: ['X'], label: 'select' },
  { keys: ['I'], label: 'issue' },
  { keys: ['R'], label: 'record payment' },
  { keys: ['Shift', 'R'], label: 'send again' },
  { keys: ['/'], label: 'search' },
] as const;
