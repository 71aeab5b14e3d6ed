import { createAddressRequest } from '@cleaning/contract';
import { useSchemaForm } from '../../../shared/forms/index.ts';
import { useKeepAddress } from '../model/use-keep-address.ts';
import {
  ADDRESS_FIELDS,
  AddressFields,
  addressRequest,
  type AddressValues,
} from './address-fields.tsx';
import { useKeptWords } from '../../../shared/kept-words/index.ts';
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
  const { form, field, handleSubmit, isSending, errors } = useSchemaForm({
    schema: createAddressRequest,
    idPrefix: 'address-',
    defaultValues: EMPTY,
    toRequest: addressRequest,
    fieldNames: ADDRESS_FIELDS,
    async send(request) {
      await keep(request);
      forget();
      onSaved('Your address is saved.');
    },
  });
  const forget = useKeptWords(form, 'new-address');
  return (
    <EditForm
      label="Add an address"
      onSubmit={handleSubmit}
      onCancel={() => {
        forget();
        onCancel();
      }}
      errors={errors}
      isDirty={form.formState.isDirty}
      isSending={isSending}
      saveLabel="Save address"
    >
      <AddressFields field={field} isMain={isFirst} />
    </EditForm>
  );
}
