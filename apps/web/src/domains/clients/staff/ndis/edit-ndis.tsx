import {
  type Client,
  type ClientProfile,
  updateClientProfileForRequest,
} from '@cleaning/contract/clients';
import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { pickChanges } from '#kit/versions/remote-changes.tsx';
import { ReasonField } from '../reason-field.tsx';
import { NdisFields } from './ndis-fields.tsx';
import { NDIS_FIELDS, ndisRequest, ndisValues } from './ndis-values.ts';
import { useProfileForm } from './use-profile-form.tsx';

export interface EditNdisProps {
  readonly client: Client;
  readonly onClose: () => void;
}

/** Changes the NDIS details, which invoices and claims need. */
export function EditNdis({ client, onClose }: EditNdisProps) {
  const api = useApi();
  const { mutateAsync } = useMutation(api.updateClientProfileFor.mutation({ id: client.id }));
  const { form, errorDetails } = useProfileForm({
    client,
    schema: updateClientProfileForRequest,
    valuesOf: ndisValues,
    requestOf: ndisRequest,
    fieldNames: NDIS_FIELDS,
    idPrefix: 'ndis-',
    draftName: 'NDIS details',
    send: ({ version, reason, ...request }, latest) =>
      mutateAsync({ ...pickChanges(request, known(latest)), version, reason }),
    onClose,
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Change the NDIS details of ${client.first_name}?`}
      form={form}
      errorTitle="Not saved"
      errorDetails={errorDetails}
      submitLabel="Save NDIS details"
      busyLabel="Saving"
      closeLabel="Keep them"
    >
      <NdisFields form={form.form} field={form.field} client={client} />
      <ReasonField field={form.field('reason')} example="Signed renewal received" />
    </FormDialog>
  );
}

/** The profile under the field names of the request. */
const known = (profile: ClientProfile) => ({
  ...profile,
  client_type: profile.is_ndis_client ? 'ndis' : 'general',
});
