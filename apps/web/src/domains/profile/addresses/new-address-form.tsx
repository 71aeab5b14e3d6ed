import { createAddressRequest } from '@cleaning/contract/clients';
import {
  ADDRESS_FIELDS,
  NEW_ADDRESS,
  SavedAddressFields,
  addressRequest,
} from '#domains/clients/saved-address-fields.tsx';
import { useSaveAddress } from './use-save-address.ts';
import { useEditForm, EditForm } from '../edit-form.tsx';

export interface NewAddressFormProps {
  /** The first address becomes the main address. */
  readonly isFirst: boolean;
  readonly onSaved: (done: string) => void;
  readonly onCancel: () => void;
}

/** Adds an address. */
export function NewAddressForm({ isFirst, onSaved, onCancel }: NewAddressFormProps) {
  const save = useSaveAddress();
  const { field, frame } = useEditForm({
    draft: 'new-address',
    saved: 'Your address is saved.',
    onSaved,
    onCancel,
    schema: createAddressRequest,
    idPrefix: 'address-',
    defaultValues: NEW_ADDRESS,
    toRequest: addressRequest,
    fieldNames: ADDRESS_FIELDS,
    async send(request) {
      await save(request);
    },
  });
  return (
    <EditForm label="Add an address" {...frame} saveLabel="Save address">
      <SavedAddressFields field={field} isMain={isFirst} />
    </EditForm>
  );
}
