import { addressSchema, createAddressRequest, type Address } from '@cleaning/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLatestVersion } from '../../../shared/versions/use-latest-version.ts';
import { isMissing } from '../../../shared/errors/api-errors.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { RemoveAddress } from '../components/remove-address.tsx';
import { addressName, addressRows } from '../model/address-words.ts';
import { changesOf } from '../model/changes-of.ts';
import { useKeepAddress } from '../model/use-keep-address.ts';
import {
  ADDRESS_FIELDS,
  KeptAddressFields,
  addressRequest,
  addressValues,
} from './kept-address-fields.tsx';
import { useEditForm } from '../model/use-edit-form.ts';
import { EditForm } from './edit-form.tsx';
import { RemoteChanges } from './remote-changes.tsx';

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
  const { opened, latest, handleConflict } = useLatestVersion(address, addressSchema);
  const [isGone, setGone] = useState(false);
  const { form, field, frame, forget } = useEditForm({
    keptAs: `address ${address.id}`,
    saved: 'Your address is saved.',
    onSaved: onDone,
    onCancel,
    schema: createAddressRequest,
    idPrefix: 'address-',
    defaultValues: addressValues(address),
    toRequest: addressRequest,
    fieldNames: ADDRESS_FIELDS,
    async send(request) {
      try {
        if (isGone) await keep(request);
        else await mutateAsync({ ...changesOf(request, latest), version: latest.version });
      } catch (error) {
        const current = handleConflict(error);
        if (current !== null) form.reset(addressValues(current), { keepDirtyValues: true });
        if (isMissing(error)) setGone(true);
        throw error;
      }
    },
  });
  return (
    <EditForm
      label={`Edit ${addressName(address)}`}
      {...frame}
      errorDetails={
        isGone ? (
          <p>It was removed in the meantime. Save again to keep it as a new address.</p>
        ) : (
          <RemoteChanges before={addressRows(opened)} after={addressRows(latest)} />
        )
      }
      saveLabel="Save address"
      extra={
        isGone ? null : (
          <RemoveAddress
            address={latest}
            onRemoved={(done) => {
              forget();
              onDone(done);
            }}
          />
        )
      }
    >
      <KeptAddressFields field={field} isMain={latest.is_default && !isGone} />
    </EditForm>
  );
}
