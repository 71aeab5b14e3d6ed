import { type Client, createAddressForRequest } from '@cleaning/contract/clients';
import { useOnBehalfReason } from '../../use-on-behalf.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import {
  ADDRESS_FIELDS,
  addressRequest,
  type AddressValues,
  NEW_ADDRESS,
  SavedAddressFields,
} from '../../saved-address-fields.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
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
  const reason = useOnBehalfReason(client.id);
  const schemaForm = useCommandForm({
    mutation: api.createAddressFor.mutation({ id: client.id }),
    schema: createAddressForRequest,
    defaultValues: { ...NEW_ADDRESS, reason },
    toRequest: (values: Values) => addressRequest(values),
    fieldNames: [...ADDRESS_FIELDS, 'reason'],
    idPrefix: 'address-',
    draft: `new address of client ${client.id}`,
    onDone: onClose,
  });
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
