import { joinWithAnd } from '@cleaning/contract/rules';
import { bankRowSchema, reopenBankRowRequest, type BankRow } from '@cleaning/contract/bank';
import { formatMoney } from '@cleaning/pricing';
import { TextAreaField } from '@cleaning/ui/field';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';

export interface TakeBackDialogProps {
  readonly row: BankRow;
  readonly onClose: () => void;
  readonly onReport: (report: string) => void;
}

/** Takes back a row's payment with a reason, for example because it was for another invoice. */
export function TakeBackDialog({ row, onClose, onReport }: TakeBackDialogProps) {
  const api = useApi();
  const versions = useLatestVersion(row, bankRowSchema);
  const schemaForm = useCommandForm({
    mutation: api.reopenBankRow.mutation({ id: row.id }),
    schema: reopenBankRowRequest,
    toRequest: (values: { reason: string }) => ({ ...values, version: versions.latest.version }),
    defaultValues: { reason: '' },
    idPrefix: 'take-back-',
    onRefused: versions.handleConflict,
    draft: `take back ${row.id}`,
    onDone: () => {
      onClose();
      onReport(`${row.text} is undone, and can be matched again.`);
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Undo this payment?"
      form={schemaForm}
      errorTitle="Not undone"
      submitLabel={`Undo ${formatMoney(row.amount_cents)}`}
      busyLabel="Undoing"
      closeLabel="Keep it"
    >
      <p>
        {row.text}: {describeUndoing(row)}{' '}
        {row.deposit === null
          ? 'No email is sent about it.'
          : `${row.deposit.client_name} gets an email about the deposit, if they have one.`}
      </p>
      <TextAreaField
        {...schemaForm.field('reason')}
        label="Why"
        hint={
          row.deposit === null
            ? 'For example: it pays another invoice. It stays in the history of the invoice.'
            : 'For example: it pays an invoice. The client reads it on the quote.'
        }
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}

/**
 * The effect of taking a row back: "$300.50 is owed again on INV-2026-00036 and INV-2026-00041."
 */
function describeUndoing(row: BankRow): string {
  const { paid, deposit, kept_cents: kept, kept_for: client, recorded_as: recordedAs } = row;
  if (recordedAs !== null) {
    return `it is no longer ticked off. The payments of ${recordedAs} stay as they are.`;
  }
  const cents = paid.reduce((sum, part) => sum + part.amount_cents, 0);
  const numbers = joinWithAnd(paid.map(({ number }) => number));
  return [
    ...(cents === 0 ? [] : [`${formatMoney(cents)} is owed again on ${numbers}.`]),
    ...(deposit === null
      ? []
      : [
          `The deposit of ${deposit.reference} is due again, ${formatMoney(deposit.amount_cents)}.`,
        ]),
    ...(kept === 0
      ? []
      : [`The credit of ${formatMoney(kept)} for ${client} goes, and what it paid is owed again.`]),
  ].join(' ');
}
