import { bankRowSchema, setAsideBankRowRequest, type BankRow } from '@cleaning/contract/bank';
import { formatMoney } from '@cleaning/pricing';
import { TextAreaField } from '@cleaning/ui/field';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';

export interface SetAsideDialogProps {
  readonly row: BankRow;
  readonly onClose: () => void;
  readonly onReport: (report: string) => void;
}

/** Says that a row pays no invoice, and why: interest, or a transfer between our own accounts. */
export function SetAsideDialog({ row, onClose, onReport }: SetAsideDialogProps) {
  const api = useApi();
  const versions = useLatestVersion(row, bankRowSchema);
  const schemaForm = useCommandForm({
    mutation: api.setAsideBankRow.mutation({ id: row.id }),
    schema: setAsideBankRowRequest,
    toRequest: (values: { reason: string }) => ({ ...values, version: versions.latest.version }),
    defaultValues: { reason: '' },
    idPrefix: 'aside-',
    onRefused: versions.handleConflict,
    draft: `aside ${row.id}`,
    onDone: () => {
      onClose();
      onReport(`${row.text} is set aside. You can undo that in the result.`);
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Set this row aside?"
      form={schemaForm}
      errorTitle="Not set aside"
      submitLabel={`Set ${formatMoney(row.amount_cents)} aside`}
      busyLabel="Setting aside"
      closeLabel="Not now"
    >
      <p>
        {row.text}: {formatMoney(row.amount_cents)} pays no invoice of a client.
      </p>
      <TextAreaField
        {...schemaForm.field('reason')}
        label="Why"
        hint="For example: interest, or a transfer of our own."
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}
