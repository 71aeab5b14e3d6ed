import {
  invoiceSchema,
  issueInvoiceRequest,
  type Invoice,
  type InvoiceSummary,
} from '@cleaning/contract/invoices';
import { formatMoney, sydneyDateOf } from '@cleaning/pricing';
import { TextAreaField, TextField } from '@cleaning/ui/field';
import { useQuery } from '@tanstack/react-query';
import { describeDestination } from '#domains/clients/no-email.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { describeUsualDays } from '../describe-usual-days.ts';

export interface IssueDialogProps {
  readonly invoice: Pick<InvoiceSummary, 'id' | 'version' | 'client_name' | 'total_cents'> &
    Partial<Pick<Invoice, 'credit_to_use'>>;
  /** The NDIS check found errors, so a reason is required. */
  readonly isAnyway?: boolean;
  readonly onClose: () => void;
  readonly onDone: (report: string) => void;
}

/** Confirms that a draft is issued and sent to its payer. */
export function IssueDialog({ invoice, isAnyway = false, onClose, onDone }: IssueDialogProps) {
  const api = useApi();
  const { latest, handleConflict } = useLatestVersion<IssueDialogProps['invoice']>(
    invoice,
    invoiceSchema,
  );
  const { data: settings } = useQuery(api.getSettings.query());
  const today = sydneyDateOf(useNow());
  const schemaForm = useCommandForm({
    mutation: api.issueInvoice.mutation({ id: invoice.id }),
    // The reason is required if it is asked for.
    schema: isAnyway
      ? issueInvoiceRequest.required({ override_reason: true })
      : issueInvoiceRequest,
    toRequest: (values: { due_date: string; override_reason: string }) => ({
      version: latest.version,
      ...(values.due_date !== '' && { due_date: values.due_date }),
      ...(isAnyway && { override_reason: values.override_reason }),
    }),
    defaultValues: { due_date: '', override_reason: '' },
    fieldNames: ['override_reason', 'due_date'],
    idPrefix: 'issue-',
    onRefused: handleConflict,
    draft: `issue ${invoice.id}`,
    onDone: (issued) => {
      const number = issued.number ?? 'The invoice';
      onDone(
        issued.bill_to?.email === null
          ? `${number} is issued. ${describeDestination(null)}`
          : `${number} is issued and on its way.`,
      );
    },
  });
  const { field } = schemaForm;
  const credit = latest.credit_to_use?.used_cents ?? 0;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={
        isAnyway
          ? `Issue this invoice to ${invoice.client_name} anyway?`
          : `Issue this invoice to ${invoice.client_name}?`
      }
      form={schemaForm}
      errorTitle="Not issued"
      submitLabel={`Issue ${formatMoney(latest.total_cents)}`}
      busyLabel="Issuing"
      variant={isAnyway ? 'danger' : 'primary'}
      closeLabel="Not now"
    >
      <p>It gets its number and goes to whoever pays it. It cannot be changed after that.</p>
      {credit === 0 ? null : (
        <p>
          It says: “Credit used, {formatMoney(credit)}. Please pay{' '}
          {formatMoney(latest.total_cents - credit)}.”
        </p>
      )}
      {isAnyway ? (
        <TextAreaField
          {...field('override_reason')}
          label="Why issue it with errors in the NDIS check?"
          hint="It is kept with the invoice and in the audit log."
          rows={3}
          maxLength={500}
        />
      ) : null}
      <TextField
        {...field('due_date')}
        label="Due on"
        hint={`Leave it empty for ${describeUsualDays(settings?.invoice_due_days ?? null)}.`}
        type="date"
        min={today}
      />
    </FormDialog>
  );
}
