import { reconcileClaimRequest } from '@cleaning/contract/claims';
import { invoiceSchema, type InvoiceSummary } from '@cleaning/contract/invoices';
import { formatMoney, sydneyDateOf } from '@cleaning/pricing';
import { TextField } from '@cleaning/ui/field';
import { RowButton } from '@cleaning/ui/rows';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useState } from 'react';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';

export interface MatchClaimProps {
  readonly invoice: InvoiceSummary;
  readonly onReport: (report: string) => void;
}

/** Records that the payment of a claim was received. */
export function MatchClaim({ invoice, onReport }: MatchClaimProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <RowButton target="next" variant="ghost" size="sm" onClick={() => setAsking(true)}>
        Match money <VisuallyHidden>{invoice.number}</VisuallyHidden>
      </RowButton>
      {isAsking ? (
        <MatchDialog invoice={invoice} onReport={onReport} onClose={() => setAsking(false)} />
      ) : null}
    </>
  );
}

function MatchDialog({
  invoice,
  onReport,
  onClose,
}: MatchClaimProps & { readonly onClose: () => void }) {
  const api = useApi();
  const { latest, handleConflict } = useLatestVersion<
    Pick<InvoiceSummary, 'version' | 'balance_cents'>
  >(invoice, invoiceSchema);
  const today = sydneyDateOf(useNow());
  const schemaForm = useCommandForm({
    mutation: api.reconcileClaim.mutation({ id: invoice.id }),
    schema: reconcileClaimRequest,
    toRequest: (values: Record<'reference' | 'received_on', string>) => ({
      ...values,
      version: latest.version,
    }),
    defaultValues: { reference: `NDIS claim ${invoice.number ?? ''}`, received_on: today },
    idPrefix: 'match-',
    onRefused: handleConflict,
    onDone: () => {
      onClose();
      onReport(`${invoice.number ?? 'The invoice'} is paid.`);
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Has the NDIA paid ${invoice.number ?? 'this claim'}?`}
      form={schemaForm}
      errorTitle="Not matched"
      submitLabel={`Record ${formatMoney(latest.balance_cents)}`}
      busyLabel="Recording"
      closeLabel="Not yet"
    >
      <TextField
        {...schemaForm.field('reference')}
        label="Reference on the bank statement"
        maxLength={100}
      />
      <TextField {...schemaForm.field('received_on')} label="Received on" type="date" max={today} />
    </FormDialog>
  );
}
