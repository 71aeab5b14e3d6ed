import { type Settings, settingsSchema, updateSettingsRequest } from '@cleaning/contract/settings';
import { TextField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { RemoteChanges } from '#kit/versions/remote-changes.tsx';
import { useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { newerValuesFrom, useLatestVersion } from '#kit/versions/use-latest-version.ts';

export interface ChangeLateFeeProps {
  readonly settings: Settings;
  readonly onClose: () => void;
}

/** A number field holds text. */
interface FeeValues {
  readonly late_cancellation_percent: string;
}

const toValues = ({ late_cancellation_percent: percent }: Settings): FeeValues => ({
  late_cancellation_percent: String(percent),
});

/** Changes the fee for cancelling late. */
export function ChangeLateFee({ settings, onClose }: ChangeLateFeeProps) {
  const api = useApi();
  const toast = useToast();
  const draft = useRecordDraft('fee for cancelling late', settings, toValues);
  const versions = useLatestVersion(draft.opened, settingsSchema);
  const { opened, latest } = versions;
  const schemaForm = useCommandForm({
    mutation: api.updateSettings.mutation(),
    schema: updateSettingsRequest,
    defaultValues: toValues(opened),
    toRequest: ({ late_cancellation_percent: percent }: FeeValues) => ({
      late_cancellation_percent: percent.trim() === '' ? Number.NaN : Number(percent),
      version: latest.version,
    }),
    fieldNames: ['late_cancellation_percent'],
    newerValues: newerValuesFrom(versions, toValues),
    draft,
    onDone: () => {
      toast.show('Fee saved.');
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title="What does cancelling late cost?"
      form={schemaForm}
      errorTitle="Not saved"
      errorDetails={<RemoteChanges before={rowsIn(opened)} after={rowsIn(latest)} />}
      submitLabel="Save fee"
      busyLabel="Saving"
      closeLabel="Leave it"
    >
      <TextField
        {...schemaForm.field('late_cancellation_percent')}
        label="Percent of the price of the visit"
        hint="50 is half the price, and 0 is no fee. Clients read it before they cancel, skip or pause, and in the terms of a quote."
        inputMode="numeric"
        numeric
        maxLength={3}
      />
    </FormDialog>
  );
}

const rowsIn = ({ late_cancellation_percent: percent }: Settings) => [
  { label: 'Fee for cancelling late', value: `${percent}%` },
];
