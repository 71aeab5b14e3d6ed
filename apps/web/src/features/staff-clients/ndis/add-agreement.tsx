import { addClientAgreementForRequest, type Client, clientProfileSchema } from '@cleaning/contract';
import { TextField } from '@cleaning/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useActingReason } from '../../../shared/acting/use-acting.ts';
import { useFormDraft } from '../../../shared/drafts/use-form-draft.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { useIdempotencyKey } from '../../../shared/hooks/use-idempotency-key.ts';
import { centsOf } from '../../../shared/lib/dollars.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { RemoteChanges } from '../../../shared/versions/remote-changes.tsx';
import { useLatestVersion } from '../../../shared/versions/use-latest-version.ts';
import styles from '../detail/client-page.module.css';
import { ReasonField } from '../reason-field.tsx';
import { profileRows } from './client-labels.ts';

type AgreementValues = {
  service_agreement_start: string;
  service_agreement_end: string;
  cancellation_fee_cents: string;
  reason: string;
};

const AGREEMENT_FIELDS = [
  'service_agreement_start',
  'service_agreement_end',
  'cancellation_fee_cents',
  'reason',
] as const satisfies readonly (keyof AgreementValues)[];

/** Adds the next service agreement of a client, or an earlier one. */
export function AddAgreement({
  client,
  onClose,
}: {
  readonly client: Client;
  readonly onClose: () => void;
}) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.clients.addAgreement(client.id));
  const { opened, latest, handleConflict } = useLatestVersion(client.profile, clientProfileSchema);
  const keyOf = useIdempotencyKey();
  const reason = useActingReason(client.id);
  const schemaForm = useSchemaForm({
    schema: addClientAgreementForRequest,
    defaultValues: {
      service_agreement_start: '',
      service_agreement_end: '',
      cancellation_fee_cents: '',
      reason,
    },
    toRequest: (values: AgreementValues) => ({ ...requestOf(values), version: latest.version }),
    fieldNames: AGREEMENT_FIELDS,
    idPrefix: 'agreement-',
    send: async (body) => {
      try {
        await mutateAsync({ body, idempotencyKey: keyOf(body) });
      } catch (error) {
        handleConflict(error);
        throw error;
      }
      forget();
      onClose();
    },
  });
  const { form, field } = schemaForm;
  const forget = useFormDraft(form, `new agreement of client ${client.id}`);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Add a service agreement with ${client.first_name}?`}
      form={schemaForm}
      errorTitle="Not added"
      errorDetails={<RemoteChanges before={profileRows(opened)} after={profileRows(latest)} />}
      submitLabel="Add agreement"
      busyLabel="Adding"
      closeLabel="Not now"
    >
      <div className={styles['pair']}>
        <TextField
          {...field('service_agreement_start')}
          label="Agreement from"
          hint="The agreement before it ends the day before."
          type="date"
          numeric
        />
        <TextField
          {...field('service_agreement_end')}
          label="Agreement to"
          optional
          type="date"
          numeric
        />
      </div>
      <TextField
        {...field('cancellation_fee_cents')}
        label="Most for short notice in dollars"
        optional
        inputMode="decimal"
        autoComplete="off"
        numeric
      />
      <ReasonField field={field('reason')} example="Signed the new agreement" />
    </FormDialog>
  );
}

/** An empty field says nothing of the agreement. */
function requestOf({
  service_agreement_end: end,
  cancellation_fee_cents: fee,
  ...values
}: AgreementValues): object {
  return {
    ...values,
    ...(end === '' ? {} : { service_agreement_end: end }),
    ...(fee.trim() === '' ? {} : { cancellation_fee_cents: centsOf(fee) }),
  };
}
