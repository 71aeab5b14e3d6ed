import type { QuoteResult, StaffQuoteSummary } from '@cleaning/contract/quotes';
import { formatMoney } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { BulkBar } from '@cleaning/ui/bulk-bar';
import { Button } from '@cleaning/ui/button';
import Download from 'lucide-react/icons/download';
import Send from 'lucide-react/icons/send';
import UserCheck from 'lucide-react/icons/user-check';
import { useState } from 'react';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useSaveFile } from '#kit/files/use-save-file.ts';
import { useCommand } from '#kit/forms/use-command.ts';
import { useApi, usePortalApi } from '#kit/api/portal-api.tsx';
import type { PendingSends } from '../sending/use-pending-sends.ts';
import { AssignDialog } from './assign-dialog.tsx';
import type { Selection } from '#kit/lists/use-selection.ts';

export interface BulkActionsProps {
  /** The selected quotes. */
  readonly quotes: readonly StaffQuoteSummary[];
  readonly selection: Selection;
  readonly pendingSends: PendingSends;
}

/** The bulk actions for the selected quotes, and the results of the last one. */
export function BulkActions({ quotes, selection, pendingSends }: BulkActionsProps) {
  const api = useApi();
  const [report, setReport] = useState<string | null>(null);
  const [isGiving, setGiving] = useState(false);
  const { client } = usePortalApi();
  const csv = useSaveFile(() => client.quotes.exportQuotes({ ids: quotes.map(({ id }) => id) }));

  const finish = (done: string, results: readonly QuoteResult[]) => {
    setReport(describeResults(done, results, quotes));
    selection.select(results.flatMap(({ id, error }) => (error === null ? [] : [id])));
  };
  const send = useCommand(api.sendQuotes.mutation(), {
    isRepeatable: true,
    onDone: ({ results }) => {
      finish('on the way', results);
      pendingSends.start(results);
    },
  });

  const sum = quotes.reduce((total, { total_cents }) => total + (total_cents ?? 0), 0);
  return (
    <>
      <BulkBar
        count={quotes.length}
        nouns={['quote', 'quotes']}
        sum={formatMoney(sum)}
        onClear={selection.clear}
      >
        <Button
          variant="inverse"
          size="sm"
          icon={<Send />}
          busy={send.isBusy}
          busyLabel="Sending"
          onClick={() =>
            void send.submit({ quotes: quotes.map(({ id, version }) => ({ id, version })) })
          }
        >
          {quotes.length === 1 ? 'Send' : `Send ${quotes.length}`}
        </Button>
        <Button
          variant="inverse"
          size="sm"
          icon={<Download />}
          busy={csv.isSaving}
          busyLabel="Exporting"
          onClick={csv.save}
        >
          Export
        </Button>
        <Button variant="inverse" size="sm" icon={<UserCheck />} onClick={() => setGiving(true)}>
          Pass to
        </Button>
      </BulkBar>
      {report === null ? null : (
        <Alert tone="info" live>
          <p>{report}</p>
        </Alert>
      )}
      <ErrorAlert title="Not sent" error={send.error} />
      <ErrorAlert title="Not exported" error={csv.error} />
      <AssignDialog
        open={isGiving}
        quotes={quotes}
        onClose={() => setGiving(false)}
        onDone={(results) => {
          setGiving(false);
          finish('passed on', results);
        }}
      />
    </>
  );
}

/**
 * The result of a bulk command: "4 on the way, 1 not. Q-1058: This service has no list price."
 *
 * @param done the text for the successful ones.
 */
function describeResults(
  done: string,
  results: readonly QuoteResult[],
  quotes: readonly { readonly id: string; readonly reference: string }[],
): string {
  const failed = results.filter(({ error }) => error !== null);
  const went = `${results.length - failed.length} ${done}`;
  if (failed.length === 0) return `${went}.`;
  const reasons = failed.map(({ id, error }) => {
    const reference = quotes.find((quote) => quote.id === id)?.reference ?? 'One';
    return `${reference}: ${error?.detail ?? ''}`;
  });
  return `${went}, ${failed.length} not. ${reasons.join(' ')}`;
}
