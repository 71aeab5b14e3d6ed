import type { BookkeepingLayout } from '@cleaning/contract/bookkeeping';
import { type Settings, settingsSchema, updateSettingsRequest } from '@cleaning/contract/settings';
import { TextField } from '@cleaning/ui/field';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { RemoteChanges } from '#kit/versions/remote-changes.tsx';
import { useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { newerValuesFrom, useLatestVersion } from '#kit/versions/use-latest-version.ts';

export interface EditAccountCodesProps {
  readonly settings: Settings;
  readonly layout: Exclude<BookkeepingLayout, 'plain'>;
  readonly onClose: () => void;
  readonly onReport: (report: string) => void;
}

const FIELDS = {
  xero: [
    { name: 'xero_sales_account', label: 'Cleaning' },
    { name: 'xero_ndis_account', label: 'NDIS' },
  ],
  myob: [
    { name: 'myob_sales_account', label: 'Cleaning' },
    { name: 'myob_ndis_account', label: 'NDIS' },
    { name: 'myob_bank_account', label: 'Payments, the bank account' },
  ],
} as const;

const PROGRAMS = { xero: 'Xero', myob: 'MYOB' } as const;

type Codes = Readonly<Record<(typeof FIELDS)['xero' | 'myob'][number]['name'], string>>;

/**
 * Changes the account codes of one program. A conflict keeps what was typed and shows the newer
 * version beside it.
 */
export function EditAccountCodes(props: EditAccountCodesProps) {
  const { settings, layout, onClose, onReport } = props;
  const program = PROGRAMS[layout];
  const fields = FIELDS[layout];
  const api = useApi();
  const draft = useRecordDraft(`account codes for ${program}`, settings, pickCodes);
  const versions = useLatestVersion(draft.opened, settingsSchema);
  const { opened, latest } = versions;
  const schemaForm = useCommandForm({
    mutation: api.updateSettings.mutation(),
    schema: updateSettingsRequest,
    defaultValues: pickCodes(opened),
    toRequest: (codes: Codes) => ({
      ...Object.fromEntries(fields.map(({ name }) => [name, codes[name]])),
      version: latest.version,
    }),
    fieldNames: fields.map(({ name }) => name),
    idPrefix: 'account-',
    newerValues: newerValuesFrom(versions, pickCodes),
    draft,
    onDone: () => {
      onClose();
      onReport(`The account codes for ${program} are saved.`);
    },
  });
  const rowsIn = (codes: Settings) =>
    fields.map(({ name, label }) => ({ label, value: codes[name] }));
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Which accounts of ${program} do sales go to?`}
      form={schemaForm}
      errorTitle="Not saved"
      errorDetails={<RemoteChanges before={rowsIn(opened)} after={rowsIn(latest)} />}
      submitLabel="Save account codes"
      busyLabel="Saving"
      closeLabel="Keep them"
    >
      <p>{`Use the codes that ${program} lists in its accounts. Files that you download from now on name them.`}</p>
      {fields.map(({ name, label }) => (
        <TextField
          key={name}
          {...schemaForm.field(name)}
          label={label}
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          numeric
        />
      ))}
    </FormDialog>
  );
}

const pickCodes = (settings: Settings): Codes => ({
  xero_sales_account: settings.xero_sales_account,
  xero_ndis_account: settings.xero_ndis_account,
  myob_sales_account: settings.myob_sales_account,
  myob_ndis_account: settings.myob_ndis_account,
  myob_bank_account: settings.myob_bank_account,
});
