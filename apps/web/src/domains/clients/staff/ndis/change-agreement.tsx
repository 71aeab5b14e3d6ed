import {
  changeClientAgreementForRequest,
  type Client,
  type ClientAgreement,
} from '@cleaning/contract/clients';
import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { pickChanges } from '#kit/versions/remote-changes.tsx';
import { ReasonField } from '../reason-field.tsx';
import {
  AGREEMENT_FIELDS,
  AgreementFields,
  agreementRequest,
  agreementValues,
} from './agreement-fields.tsx';
import { useProfileForm } from './use-profile-form.tsx';

export interface ChangeAgreementProps {
  readonly client: Client;
  readonly agreement: ClientAgreement;
  readonly onClose: () => void;
}

/** Corrects a service agreement, including one that has ended. */
export function ChangeAgreement({ client, agreement, onClose }: ChangeAgreementProps) {
  const api = useApi();
  const { mutateAsync } = useMutation(
    api.changeClientAgreementFor.mutation({ id: client.id, agreement_id: agreement.id }),
  );
  const { form, errorDetails } = useProfileForm({
    client,
    schema: changeClientAgreementForRequest,
    valuesOf: ({ service_agreements: all }, reason) =>
      agreementValues(all.find(({ id }) => id === agreement.id) ?? agreement, reason),
    requestOf: agreementRequest,
    fieldNames: AGREEMENT_FIELDS,
    idPrefix: 'agreement-',
    draftName: `agreement ${agreement.id}`,
    send: ({ version, reason, ...request }, { service_agreements: all }) => {
      const latest = all.find(({ id }) => id === agreement.id) ?? agreement;
      return mutateAsync({ ...pickChanges(request, latest), version, reason });
    },
    onClose,
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Change this service agreement with ${client.first_name}?`}
      form={form}
      errorTitle="Not saved"
      errorDetails={errorDetails}
      submitLabel="Save agreement"
      busyLabel="Saving"
      closeLabel="Keep it"
    >
      <AgreementFields field={form.field} />
      <ReasonField field={form.field('reason')} example="The end date was typed wrong" />
    </FormDialog>
  );
}
