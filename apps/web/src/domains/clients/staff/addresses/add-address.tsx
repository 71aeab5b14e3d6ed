import { type Client, createAddressForRequest } from '@cleaning/contract/clients';
import { useMutation } from '@tanstack/react-query';
import { useActingReason } from '../../use-acting.ts';
import { useFormDraft } from '#kit/drafts/use-form-draft.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import {
  ADDRESS_FIELDS,
  addressRequest,
  type AddressValues,
  NEW_ADDRESS,
  SavedAddressFields,
} from '#kit/forms/saved-address-fields.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useIdempotencyKey } from '#kit/hooks/use-idempotency-key.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { ReasonField } from '../reason-field.tsx';

export interface AddAddressProps {
  readonly client: Client;
  /** The first address becomes the main address. */
  readonly isFirst: boolean;
  readonly onClose: () => void;
}

type Values = AddressValues & { readonly reason: string };

/** Saves an address of a client. */
export function AddAddress({ client, isFirst, onClose }: AddAddressProps) {
  const api = useApi();
  const { mutateAsync } = useMutation(api.createAddressFor.mutation({ id: client.id }));
  const keyOf = useIdempotencyKey();
  const reason = useActingReason(client.id);
  const schemaForm = useSchemaForm({
    schema: createAddressForRequest,
    defaultValues: { ...NEW_ADDRESS, reason },
    toRequest: (values: Values) => addressRequest(values),
    fieldNames: [...ADDRESS_FIELDS, 'reason'],
    idPrefix: 'address-',
    send: async (body) => {
      await mutateAsync({ body, idempotencyKey: keyOf(body) });
      forget();
      onClose();
    },
  });
  const forget = useFormDraft(schemaForm.form, `new address of client ${client.id}`);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Add an address of ${client.first_name}?`}
      form={schemaForm}
      errorTitle="Not added"
      submitLabel="Add address"
      busyLabel="Adding"
      closeLabel="Not now"
    >
      <SavedAddressFields field={schemaForm.field} isMain={isFirst} reader="staff" />
      <ReasonField field={schemaForm.field('reason')} />
    </FormDialog>
  );
}
