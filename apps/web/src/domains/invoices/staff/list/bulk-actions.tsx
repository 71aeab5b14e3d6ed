import { plural } from '@cleaning/contract/rules';
import type { InvoiceResult, InvoiceSummary } from '@cleaning/contract/invoices';
import { isOwedInvoice } from '@cleaning/contract/invoices/rules';
import { formatMoney } from '@cleaning/pricing';
import { BulkBar } from '@cleaning/ui/bulk-bar';
import { Button } from '@cleaning/ui/button';
import HandCoins from 'lucide-react/icons/hand-coins';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import type { Selection } from '#kit/lists/use-selection.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { describeResults } from '../../describe-results.ts';
import { SplitPaymentDialog } from '../../money/split-payment-dialog.tsx';
import { nameOfInvoice } from './invoices-table.tsx';

export interface BulkActionsProps {
  /** The selected invoices. */
  readonly invoices: readonly InvoiceSummary[];
  readonly selection: Selection;
  /** Called with the result for each invoice. */
  readonly onReport: (report: string) => void;
}

type BulkDialogKind = 'issue' | 'send' | 'pay';

/** The bulk actions for the selected invoices. */
export function BulkActions({ invoices, selection, onReport }: BulkActionsProps) {
  const [openDialog, setOpenDialog] = useState<BulkDialogKind | null>(null);
  const drafts = invoices.filter(({ status }) => status === 'draft');
  const owed = invoices.filter(isOwedInvoice);
  const close = () => setOpenDialog(null);
  const finish = (report: string, failed: readonly string[]) => {
    close();
    onReport(report);
    selection.select(failed);
  };
  return (
    <>
      <BulkBar
        count={invoices.length}
        nouns={['invoice', 'invoices']}
        sum={formatMoney(invoices.reduce((sum, { balance_cents: cents }) => sum + cents, 0))}
        onClear={selection.clear}
      >
        {drafts.length === 0 ? null : (
          <Button
            variant="inverse"
            size="sm"
            icon={<Send />}
            onClick={() => setOpenDialog('issue')}
          >
            {drafts.length === 1 ? 'Issue draft' : `Issue ${drafts.length} drafts`}
          </Button>
        )}
        {owed.length === 0 ? null : (
          <>
            <Button
              variant="inverse"
              size="sm"
              icon={<HandCoins />}
              onClick={() => setOpenDialog('pay')}
            >
              Record payment
            </Button>
            <Button
              variant="inverse"
              size="sm"
              icon={<RefreshCw />}
              onClick={() => setOpenDialog('send')}
            >
              Send again
            </Button>
          </>
        )}
      </BulkBar>
      {openDialog === 'issue' ? (
        <BulkQuestion kind="issue" invoices={drafts} onClose={close} onDone={finish} />
      ) : null}
      {openDialog === 'send' ? (
        <BulkQuestion kind="send" invoices={owed} onClose={close} onDone={finish} />
      ) : null}
      {openDialog === 'pay' ? (
        <SplitPaymentDialog
          invoices={owed}
          onClose={close}
          onDone={(report) => finish(report, [])}
        />
      ) : null}
    </>
  );
}

interface BulkQuestionProps {
  readonly kind: 'issue' | 'send';
  readonly invoices: readonly InvoiceSummary[];
  readonly onClose: () => void;
  readonly onDone: (report: string, failed: readonly string[]) => void;
}

const TEXTS = {
  issue: { verb: 'Issue', done: 'issued', busy: 'Issuing', failed: 'Not issued' },
  send: { verb: 'Send again', done: 'on the way', busy: 'Sending', failed: 'Not sent' },
} as const;

function BulkQuestion({ kind, invoices, onClose, onDone }: BulkQuestionProps) {
  const api = useApi();
  const texts = TEXTS[kind];
  const command = kind === 'issue' ? api.issueInvoices : api.sendInvoicesAgain;
  const { submit, isBusy, error } = useCommand(command.mutation(), {
    onDone: ({ results }) =>
      onDone(
        describeResults(texts.done, results, invoices.map(nameOfInvoice)),
        listFailed(results, invoices),
      ),
  });
  const number = plural(invoices.length, 'invoice');
  const sum = formatMoney(invoices.reduce((total, { balance_cents: cents }) => total + cents, 0));
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={kind === 'issue' ? `Issue ${number}?` : `Send ${number} again?`}
      confirmLabel={kind === 'issue' ? `Issue ${number}, ${sum}` : `Send ${number} again`}
      busyLabel={texts.busy}
      keepLabel="Not now"
      harmless
      busy={isBusy}
      error={error}
      errorTitle={texts.failed}
      onConfirm={() =>
        void submit({ invoices: invoices.map(({ id, version }) => ({ id, version })) })
      }
    >
      <p>
        {kind === 'issue'
          ? 'Each gets its number and goes to whoever pays it. That cannot be undone. One whose NDIS check finds errors stays a draft.'
          : 'Whoever pays each of them gets another copy by email.'}
      </p>
    </ConfirmDialog>
  );
}

const listFailed = (results: readonly InvoiceResult[], invoices: readonly InvoiceSummary[]) =>
  results.flatMap(({ error }, at) => {
    const id = invoices[at]?.id;
    return error === null || id === undefined ? [] : [id];
  });
