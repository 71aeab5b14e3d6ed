import { createAddressRequest } from '@cleaning/contract';
import { useKeepAddress } from '../model/use-keep-address.ts';
import {
  ADDRESS_FIELDS,
  KeptAddressFields,
  addressRequest,
  type AddressValues,
} from './kept-address-fields.tsx';
import { useEditForm } from '../model/use-edit-form.ts';
import { EditForm } from './edit-form.tsx';

export interface NewAddressFormProps {
  /** The first one becomes the main address by itself. */
  readonly isFirst: boolean;
  readonly onSaved: (done: string) => void;
  readonly onCancel: () => void;
}

const EMPTY: AddressValues = {
  label: '',
  line1: '',
  suburb: '',
  postcode: '',
  access_notes: '',
  is_default: false,
};

/** Keeps another address. */
export function NewAddressForm({ isFirst, onSaved, onCancel }: NewAddressFormProps) {
  const keep = useKeepAddress();
  const { field, frame } = useEditForm({
    keptAs: 'new-address',
    saved: 'Your address is saved.',
    onSaved,
    onCancel,
    schema: createAddressRequest,
    idPrefix: 'address-',
    defaultValues: EMPTY,
    toRequest: addressRequest,
    fieldNames: ADDRESS_FIELDS,
    async send(request) {
      await keep(request);
    },
  });
  return (
    <EditForm label="Add an address" {...frame} saveLabel="Save address">
      <KeptAddressFields field={field} isMain={isFirst} />
    </EditForm>
  );
}
