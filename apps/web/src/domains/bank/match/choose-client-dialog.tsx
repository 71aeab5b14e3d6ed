import type { BankRow } from '@cleaning/contract/bank';
import { RECEIVABLE_INVOICE_STATUSES } from '@cleaning/contract/invoices/rules';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { Inline } from '@cleaning/ui/inline';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ClientSearch, type FoundClient } from '#domains/clients/client-search.tsx';
import { toInvoicePath } from '#domains/invoices/invoice-paths.ts';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { CandidateChoices } from './candidate-choices.tsx';
import { proposeCandidates } from './candidates-of-invoices.ts';
import { toConfirmation, candidateKey, recordLabel, stillToPay } from './paid-parts.ts';
import { useConfirmRows } from './use-confirm-rows.ts';
import { useRestChoice } from './use-rest-choice.tsx';

/** How many of a client's latest invoices are read. */
const MAX_INVOICES = 50;

export interface ChooseClientDialogProps {
  readonly row: BankRow;
  readonly onClose: () => void;
  readonly onReport: (report: string) => void;
}

/** Asks which client paid a row that names nobody, then which invoice it pays. */
export function ChooseClientDialog({ row, onClose, onReport }: ChooseClientDialogProps) {
  const id = useId();
  const api = useApi();
  const [client, setClient] = useState<FoundClient | null>(null);
  const [key, setKey] = useState<string | null>(null);
  const { submit, isBusy, error } = useConfirmRows([row], (report) => {
    onClose();
    onReport(report);
  });
  const query = useQuery({
    ...api.listInvoices.query({
      client_id: client?.id ?? '',
      status: RECEIVABLE_INVOICE_STATUSES.join(','),
      ordering: '-due_date',
      page_size: MAX_INVOICES,
    }),
    enabled: client !== null,
  });
  // Until the new client's invoices have loaded, the query returns those of the client chosen
  // before.
  const isRead = client !== null && !query.isPlaceholderData;
  const found = isRead ? query.data : undefined;
  const candidates = proposeCandidates(row.amount_cents, found?.results.toReversed() ?? []);
  const chosen = candidates.find((candidate) => candidateKey(candidate) === key);
  const rest = useRestChoice(chosen);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Whose is ${formatMoney(row.amount_cents)}?`}
      confirmLabel={chosen === undefined ? '' : recordLabel(chosen, rest.isKept)}
      busyLabel="Recording"
      keepLabel="Not now"
      canConfirm={chosen !== undefined}
      harmless
      busy={isBusy}
      error={error}
      errorTitle="Not recorded"
      onConfirm={() => {
        if (chosen === undefined || !rest.confirm()) return;
        void submit({ rows: [toConfirmation(row.id, chosen, rest.isKept)] });
      }}
    >
      <Stack gap="space-3">
        <p id={`${id}-text`}>
          {row.text}, {formatPlainDate(row.booked_on, 'medium')}
        </p>
        <ClientSearch
          id={id}
          client={client}
          onChoose={(next) => {
            setClient(next);
            setKey(null);
          }}
        />
        {client === null ? null : (
          <QueryContent query={query} what="the invoices" level={3}>
            {() => {
              if (!isRead) return null;
              if (candidates.length === 0) return <NothingIssued client={client} />;
              return (
                <>
                  <CandidateChoices
                    candidates={candidates}
                    chosenKey={chosen === undefined ? '' : candidateKey(chosen)}
                    onChoose={setKey}
                    describedBy={`${id}-text`}
                  />
                  <Hint>{chosen === undefined ? whyToChoose(key) : stillToPay(chosen)}</Hint>
                </>
              );
            }}
          </QueryContent>
        )}
        {rest.field}
      </Stack>
    </ConfirmDialog>
  );
}

const Hint = ({ children }: { readonly children: string }) =>
  children === '' ? null : (
    <Text size="sm" tone="muted">
      {children}
    </Text>
  );

/** @param key the key of a candidate that was chosen and no longer exists. */
const whyToChoose = (key: string | null): string =>
  key === null ? '' : 'What was chosen here is no longer owed. Choose again.';

/**
 * Shown for a client without invoices: a credit is kept on an invoice, so one must be issued first.
 */
function NothingIssued({ client }: { readonly client: FoundClient }) {
  return (
    <Inline gap="space-2" align="center">
      <Text size="sm" tone="muted">
        {client.name} has no invoice yet. Issue one first.
      </Text>
      <ButtonLink href={toInvoicePath(client.id)} variant="ghost" size="sm">
        Invoice finished visits
      </ButtonLink>
    </Inline>
  );
}
