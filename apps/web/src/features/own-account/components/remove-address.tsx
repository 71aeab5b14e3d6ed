import type { Address } from '@cleaning/contract';
import { Button } from '@cleaning/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSubmitOnce } from '../../../shared/forms/use-submit-once.ts';
import { ConfirmDialog } from '../../../shared/forms/confirm-dialog.tsx';
import { unlessGone } from '../../../shared/errors/api-errors.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { addressLine, addressName } from '../model/address-words.ts';

export interface RemoveAddressProps {
  readonly address: Address;
  readonly onRemoved: (done: string) => void;
}

/** Forgets an address, after asking. */
export function RemoveAddress({ address, onRemoved }: RemoveAddressProps) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.accounts.deleteAddress(address.id));
  const [isAsking, setAsking] = useState(false);
  const remove = useSubmitOnce(async () => {
    await unlessGone(mutateAsync({ version: address.version }));
    setAsking(false);
    onRemoved(`${addressName(address)} is removed.`);
  });

  return (
    <>
      <Button variant="danger-ghost" onClick={() => setAsking(true)}>
        Remove address
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Remove ${addressName(address)}?`}
        confirmLabel="Remove address"
        busyLabel="Removing"
        keepLabel="Keep it"
        onConfirm={() => void remove.submit()}
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
