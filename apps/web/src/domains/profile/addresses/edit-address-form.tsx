import { type Address, addressSchema, createAddressRequest } from '@cleaning/contract/clients';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { newerValuesFrom, useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { isMissing } from '#kit/errors/api-errors.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { pickChanges, RemoteChanges } from '#kit/versions/remote-changes.tsx';
import {
  ADDRESS_FIELDS,
  SavedAddressFields,
  addressRequest,
  addressValues,
} from '#domains/clients/saved-address-fields.tsx';
import { useSaveAddress } from './use-save-address.ts';
import { useEditForm, EditForm } from '../edit-form.tsx';
import { Button } from '@cleaning/ui/button';
import { useRemoval } from '#kit/forms/use-command.ts';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { VISIT_NEEDS } from '#domains/clients/visit-needs.ts';
import type { VersionRow } from '#kit/versions/version-changes.tsx';

export interface EditAddressFormProps {
  /** The version that was loaded when the form opened. */
  readonly address: Address;
  readonly onDone: (done: string) => void;
  readonly onCancel: () => void;
}

/** Edits or deletes an address. A conflict keeps what was typed. */
export function EditAddressForm({ address, onDone, onCancel }: EditAddressFormProps) {
  const api = useApi();
  const { mutateAsync } = useMutation(api.updateAddress.mutation({ id: address.id }));
  const save = useSaveAddress();
  const draft = useRecordDraft(`address ${address.id}`, address, addressValues);
  const versions = useLatestVersion(draft.opened, addressSchema);
  const { opened, latest } = versions;
  const [isGone, setGone] = useState(false);
  const { field, frame, forget } = useEditForm({
    draft,
    saved: 'Your address is saved.',
    onSaved: onDone,
    onCancel,
    schema: createAddressRequest,
    idPrefix: 'address-',
    defaultValues: addressValues(opened),
    toRequest: addressRequest,
    fieldNames: ADDRESS_FIELDS,
    newerValues: newerValuesFrom(versions, addressValues),
    async send(request) {
      try {
        if (isGone) await save(request);
        else await mutateAsync({ ...pickChanges(request, latest), version: latest.version });
      } catch (error) {
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
      <SavedAddressFields field={field} isMain={latest.is_default && !isGone} />
    </EditForm>
  );
}

/** The label of an address, or its street. */
export function addressName({ label, line1 }: Pick<Address, 'label' | 'line1'>): string {
  return label === '' ? line1 : label;
}

/** The address on one line. */
export function addressLine({ line1, suburb, postcode }: Address): string {
  return `${line1}, ${suburb} NSW ${postcode}`;
}

/** The rows of an address for comparing versions. */
function addressRows(address: Address): VersionRow[] {
  return [
    { label: 'Name', value: address.label },
    { label: 'Address', value: addressLine(address) },
    { label: 'Getting in', value: address.access_notes },
    ...VISIT_NEEDS.map(({ name, label }) => ({ label, value: address[name] })),
    { label: 'Main address', value: address.is_default ? 'Yes' : 'No' },
  ];
}

interface RemoveAddressProps {
  readonly address: Address;
  readonly onRemoved: (done: string) => void;
}

/** Deletes an address, after confirmation. */
function RemoveAddress({ address, onRemoved }: RemoveAddressProps) {
  const api = useApi();
  const [isOpen, setOpen] = useState(false);
  const remove = useRemoval(api.deleteAddress.mutation({ id: address.id }), () => {
    setOpen(false);
    onRemoved(`${addressName(address)} is removed.`);
  });

  return (
    <>
      <Button variant="danger-ghost" onClick={() => setOpen(true)}>
        Remove address
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Remove ${addressName(address)}?`}
        confirmLabel="Remove address"
        busyLabel="Removing"
        keepLabel="Keep it"
        onConfirm={() => void remove.submit({ version: address.version })}
        busy={remove.isBusy}
        error={remove.error}
        errorTitle="Not removed"
      >
        <p>{addressLine(address)}</p>
        <p>Quotes and visits at this address stay as they are.</p>
        {address.is_default ? (
          <p>
            It is your main address. If you have others, the one you added last takes its place.
          </p>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
