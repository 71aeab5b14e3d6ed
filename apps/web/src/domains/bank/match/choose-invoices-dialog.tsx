import { MAX_SEARCH_LENGTH } from '@cleaning/contract/rules';
import type { BankRow } from '@cleaning/contract/bank';
import type { InvoiceSummary } from '@cleaning/contract/invoices';
import { receivableOf, RECEIVABLE_INVOICE_STATUSES } from '@cleaning/contract/invoices/rules';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { TextField } from '@cleaning/ui/field';
import { OptionCard } from '@cleaning/ui/option-card';
import { Stack } from '@cleaning/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useDebounced } from '#kit/hooks/use-debounced.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { toCandidate } from './candidates-of-invoices.ts';
import { describeOwed } from './describe-candidate.ts';
import { toConfirmation, recordLabel } from './paid-parts.ts';
import { useConfirmRows } from './use-confirm-rows.ts';
import { useRestChoice } from './use-rest-choice.tsx';

export interface ChooseInvoicesDialogProps {
  readonly row: BankRow;
  readonly onClose: () => void;
  readonly onReport: (report: string) => void;
}

/**
 * Searches for the invoices that a row pays. Money left over is kept as a credit if staff say so.
 */
export function ChooseInvoicesDialog({ row, onClose, onReport }: ChooseInvoicesDialogProps) {
  const id = useId();
  const api = useApi();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly InvoiceSummary[]>([]);
  const { submit, isBusy, error } = useConfirmRows([row], (report) => {
    onClose();
    onReport(report);
  });
  const query = useQuery(
    api.listInvoices.query({
      search: useDebounced(search.trim()),
      status: RECEIVABLE_INVOICE_STATUSES.join(','),
      ordering: 'due_date',
      page_size: 10,
    }),
  );
  const candidate = toCandidate(row.amount_cents, chosen);
  const rest = useRestChoice(candidate);
  const toggle = (invoice: InvoiceSummary) =>
    setChosen(
      chosen.some((each) => each.id === invoice.id)
        ? chosen.filter((each) => each.id !== invoice.id)
        : [...chosen, invoice],
    );
  const offered = (found: readonly InvoiceSummary[]) => [
    ...chosen,
    ...found.filter((invoice) => chosen.every((each) => each.id !== invoice.id)),
  ];
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`What does ${formatMoney(row.amount_cents)} pay?`}
      confirmLabel={recordLabel(candidate, rest.isKept)}
      busyLabel="Recording"
      keepLabel="Not now"
      canConfirm={chosen.length > 0}
      harmless
      busy={isBusy}
      error={error}
      errorTitle="Not recorded"
      onConfirm={() => {
        if (rest.confirm()) void submit({ rows: [toConfirmation(row.id, candidate, rest.isKept)] });
      }}
    >
      <Stack gap="space-3">
        <p>
          {row.text}, {formatPlainDate(row.booked_on, 'medium')}
        </p>
        <TextField
          id={id}
          label="Search invoices"
          type="search"
          placeholder="Number or client"
          maxLength={MAX_SEARCH_LENGTH}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <QueryContent query={query} what="the invoices" level={3}>
          {({ results }) => (
            <>
              {offered(results).map((invoice) => (
                <OptionCard
                  key={invoice.id}
                  type="checkbox"
                  checked={chosen.some((each) => each.id === invoice.id)}
                  onChange={() => toggle(invoice)}
                  title={`${invoice.number ?? ''}, ${invoice.client_name}`}
                  detail={
                    receivableOf(invoice) === 0
                      ? 'Owes nothing'
                      : `Owes ${describeOwed({ ...invoice, balance_cents: receivableOf(invoice) })}${invoice.due_date === null ? '' : `, due ${formatPlainDate(invoice.due_date, 'medium')}`}`
                  }
                />
              ))}
              {offered(results).length === 0 ? <p>No invoices match.</p> : null}
            </>
          )}
        </QueryContent>
        {rest.field}
      </Stack>
    </ConfirmDialog>
  );
}
