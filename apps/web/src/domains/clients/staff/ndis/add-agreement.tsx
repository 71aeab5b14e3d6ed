import { addClientAgreementForRequest, type Client } from '@cleaning/contract/clients';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useSend } from '#kit/api/use-send.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { ReasonField } from '../reason-field.tsx';
import {
  AGREEMENT_FIELDS,
  AgreementFields,
  agreementRequest,
  agreementValues,
  type AgreementValues,
} from './agreement-fields.tsx';
import { useProfileForm } from './use-profile-form.tsx';

export interface AddAgreementProps {
  readonly client: Client;
  readonly onClose: () => void;
}

/** Adds a service agreement, which may be a next or an earlier one. */
export function AddAgreement({ client, onClose }: AddAgreementProps) {
  const api = useApi();
  const { form, errorDetails } = useProfileForm({
    client,
    schema: addClientAgreementForRequest,
    valuesOf: (_profile, reason) => agreementValues(null, reason),
    requestOf: newAgreementRequest,
    fieldNames: AGREEMENT_FIELDS,
    idPrefix: 'agreement-',
    draftName: 'new agreement',
    send: useSend(api.addClientAgreementFor.mutation({ id: client.id })),
    onClose,
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Add a service agreement with ${client.first_name}?`}
      form={form}
      errorTitle="Not added"
      errorDetails={errorDetails}
      submitLabel="Add agreement"
      busyLabel="Adding"
      closeLabel="Not now"
    >
      <AgreementFields
        field={form.field}
        startHint="The agreement before it ends the day before."
      />
      <ReasonField field={form.field('reason')} example="Signed the new agreement" />
    </FormDialog>
  );
}

/** The first day is required. */
const newAgreementRequest = (values: AgreementValues) => ({
  ...agreementRequest(values),
  service_agreement_start: values.service_agreement_start,
});
