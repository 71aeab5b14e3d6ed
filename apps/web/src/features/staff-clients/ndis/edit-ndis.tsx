import {
  type Client,
  type ClientProfile,
  clientProfileSchema,
  updateClientProfileForRequest,
} from '@cleaning/contract';
import { useMutation } from '@tanstack/react-query';
import { useActingReason } from '../../../shared/acting/use-acting.ts';
import { useFormDraft } from '../../../shared/drafts/use-form-draft.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { changesOf, RemoteChanges } from '../../../shared/versions/remote-changes.tsx';
import { useLatestVersion } from '../../../shared/versions/use-latest-version.ts';
import { ReasonField } from '../reason-field.tsx';
import { profileRows } from './client-labels.ts';
import { NdisFields } from './ndis-fields.tsx';
import { NDIS_FIELDS, ndisRequest, ndisValues } from './ndis-values.ts';

export interface EditNdisProps {
  readonly client: Client;
  readonly onClose: () => void;
}

/** Changes what NDIS invoices and claims need. A conflict keeps what was typed beside what is new. */
export function EditNdis({ client, onClose }: EditNdisProps) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.clients.updateProfile(client.id));
  const { opened, latest, handleConflict } = useLatestVersion(client.profile, clientProfileSchema);
  const actingReason = useActingReason(client.id);
  const schemaForm = useSchemaForm({
    schema: updateClientProfileForRequest,
    defaultValues: ndisValues(client.profile, actingReason),
    toRequest: (values) => ({ ...ndisRequest(values), version: latest.version }),
    fieldNames: NDIS_FIELDS,
    idPrefix: 'ndis-',
    send: async ({ version, reason, ...request }) => {
      try {
        await mutateAsync({ ...changesOf(request, known(latest)), version, reason });
      } catch (error) {
        const current = handleConflict(error);
        if (current !== null) form.reset(ndisValues(current), { keepDirtyValues: true });
        throw error;
      }
      forget();
      onClose();
    },
  });
  const { form } = schemaForm;
  const forget = useFormDraft(form, `NDIS details of client ${client.id}`);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Change the NDIS details of ${client.first_name}?`}
      form={schemaForm}
      errorTitle="Not saved"
      errorDetails={<RemoteChanges before={profileRows(opened)} after={profileRows(latest)} />}
      submitLabel="Save NDIS details"
      busyLabel="Saving"
      closeLabel="Keep them"
    >
      <NdisFields form={form} field={schemaForm.field} maskedNumber={latest.ndis_number_masked} />
      <ReasonField field={schemaForm.field('reason')} example="Signed renewal received" />
    </FormDialog>
  );
}

/** The profile by the names of a request. */
const known = (profile: ClientProfile) => ({
  ...profile,
  client_type: profile.is_ndis_client ? 'ndis' : 'general',
});
