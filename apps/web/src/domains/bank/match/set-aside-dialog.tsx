import { bankRowSchema, setAsideBankRowRequest, type BankRow } from '@cleaning/contract/bank';
import { formatMoney } from '@cleaning/pricing';
import { TextAreaField } from '@cleaning/ui/field';
import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useFormDraft } from '#kit/drafts/use-form-draft.ts';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
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
  const { mutateAsync } = useMutation(api.setAsideBankRow.mutation({ id: row.id }));
  const versions = useLatestVersion(row, bankRowSchema);
  const schemaForm = useSchemaForm({
    schema: setAsideBankRowRequest,
    toRequest: (values: { reason: string }) => ({ ...values, version: versions.latest.version }),
    defaultValues: { reason: '' },
    fieldNames: ['reason'],
    idPrefix: 'aside-',
    onRefused: versions.handleConflict,
    send: async (body) => {
      await mutateAsync(body);
      forget();
      onClose();
      onReport(`${row.text} is set aside. You can undo that in the result.`);
    },
  });
  const forget = useFormDraft(schemaForm.form, `aside ${row.id}`);
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
