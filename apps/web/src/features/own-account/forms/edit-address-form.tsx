import { addressSchema, createAddressRequest, type Address } from '@cleaning/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSchemaForm } from '../../../shared/forms/index.ts';
import { isMissing, usePortalApi } from '../../../shared/portal-api/index.ts';
import { RemoveAddress } from '../components/remove-address.tsx';
import { addressName, addressRows } from '../model/address-words.ts';
import { changesOf } from '../model/changes-of.ts';
import { useBase } from '../model/use-base.ts';
import { useKeepAddress } from '../model/use-keep-address.ts';
import { ADDRESS_FIELDS, AddressFields, addressRequest, addressValues } from './address-fields.tsx';
import { useKeptWords } from '../../../shared/kept-words/index.ts';
import { EditForm } from './edit-form.tsx';
import { TheirChanges } from './their-changes.tsx';

export interface EditAddressFormProps {
  /** As it was when the form was opened. */
  readonly address: Address;
  readonly onDone: (done: string) => void;
  readonly onCancel: () => void;
}

/** Changes an address, or removes it. What somebody else did to it meanwhile loses nothing here. */
export function EditAddressForm({ address, onDone, onCancel }: EditAddressFormProps) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.accounts.updateAddress(address.id));
  const keep = useKeepAddress();
  const { base, theirs, meet } = useBase(address, addressSchema, addressRows);
  const [isGone, setGone] = useState(false);
  const { form, field, handleSubmit, isSending, errors } = useSchemaForm({
    schema: createAddressRequest,
    idPrefix: 'address-',
    defaultValues: addressValues(address),
    toRequest: addressRequest,
    fieldNames: ADDRESS_FIELDS,
    async send(request) {
      try {
        if (isGone) await keep(request);
        else await mutateAsync({ ...changesOf(request, base), version: base.version });
      } catch (error) {
        const current = meet(error);
        if (current !== null) form.reset(addressValues(current), { keepDirtyValues: true });
        if (isMissing(error)) setGone(true);
        throw error;
      }
      forget();
      onDone('Your address is saved.');
    },
  });
  const forget = useKeptWords(form, `address ${address.id}`);
  return (
    <EditForm
      label={`Edit ${addressName(address)}`}
      onSubmit={handleSubmit}
      onCancel={() => {
        forget();
        onCancel();
      }}
      errors={errors}
      errorDetails={
        isGone ? (
          <p>It was removed in the meantime. Save again to keep it as a new address.</p>
        ) : (
          <TheirChanges rows={theirs} />
        )
      }
      isDirty={form.formState.isDirty}
      isSending={isSending}
      saveLabel="Save address"
      extra={
        isGone ? null : (
          <RemoveAddress
            address={base}
            onRemoved={(done) => {
              forget();
              onDone(done);
            }}
          />
        )
      }
    >
      <AddressFields field={field} isMain={base.is_default && !isGone} />
    </EditForm>
  );
}
