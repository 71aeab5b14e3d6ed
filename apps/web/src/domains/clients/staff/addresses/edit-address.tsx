import {
  type Address,
  addressSchema,
  type Client,
  updateAddressForRequest,
} from '@cleaning/contract/clients';
import { useMutation } from '@tanstack/react-query';
import { useOnBehalfReason } from '../../use-on-behalf.ts';
import { useFormDraft, useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import {
  ADDRESS_FIELDS,
  addressRequest,
  addressValues,
  type AddressValues,
  SavedAddressFields,
} from '../../saved-address-fields.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { pickChanges, RemoteChanges } from '#kit/versions/remote-changes.tsx';
import { newerValuesFrom, useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { VISIT_NEEDS } from '../../visit-needs.ts';
import type { VersionRow } from '#kit/versions/version-changes.tsx';
import { ReasonField } from '../reason-field.tsx';

export interface EditAddressProps {
  readonly client: Client;
  readonly address: Address;
  readonly onClose: () => void;
}

/**
 * Changes an address of a client. A conflict keeps what was typed and shows the newer version
 * beside it.
 */
export function EditAddress({ client, address, onClose }: EditAddressProps) {
  const api = useApi();
  const { mutateAsync } = useMutation(api.updateAddressFor.mutation({ id: address.id }));
  const draft = useRecordDraft(`address ${address.id}`, address, addressValues);
  const versions = useLatestVersion(draft.opened, addressSchema);
  const { opened, latest } = versions;
  const onBehalfReason = useOnBehalfReason(client.id);
  const schemaForm = useSchemaForm({
    schema: updateAddressForRequest,
    defaultValues: { ...addressValues(opened), reason: onBehalfReason },
    toRequest: (values: AddressValues & { reason: string }) => ({
      ...addressRequest(values),
      version: latest.version,
    }),
    fieldNames: [...ADDRESS_FIELDS, 'reason'],
    idPrefix: 'address-',
    newerValues: newerValuesFrom(versions, (newer) => ({
      ...addressValues(newer),
      reason: onBehalfReason,
    })),
    send: async ({ version, reason, ...request }) => {
      await mutateAsync({ ...pickChanges(request, latest), version, reason });
      forget();
      onClose();
    },
  });
  const forget = useFormDraft(schemaForm.form, draft);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Change ${address.line1}?`}
      form={schemaForm}
      errorTitle="Not saved"
      errorDetails={<RemoteChanges before={listRows(opened)} after={listRows(latest)} />}
      submitLabel="Save address"
      busyLabel="Saving"
      closeLabel="Keep it"
    >
      <SavedAddressFields field={schemaForm.field} isMain={latest.is_default} reader="staff" />
      <ReasonField field={schemaForm.field('reason')} />
    </FormDialog>
  );
}

const listRows = (address: Address): VersionRow[] => [
  { label: 'Name', value: address.label },
  { label: 'Address', value: `${address.line1}, ${address.suburb} NSW ${address.postcode}` },
  { label: 'Getting in', value: address.access_notes },
  ...VISIT_NEEDS.map(({ name, label }) => ({ label, value: address[name] })),
  { label: 'Main address', value: address.is_default ? 'Yes' : 'No' },
];
