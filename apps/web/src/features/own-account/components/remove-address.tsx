import { isApiError } from '@cleaning/api-client';
import type { Address } from '@cleaning/contract';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useOnce } from '../../../shared/once/index.ts';
import { errorMessage, usePortalApi } from '../../../shared/portal-api/index.ts';
import { addressLine, addressName } from '../model/address-words.ts';

export interface RemoveAddressProps {
  readonly address: Address;
  readonly onRemoved: (done: string) => void;
}

/** Forgets an address, after asking. */
export function RemoveAddress({ address, onRemoved }: RemoveAddressProps) {
  const { mutations } = usePortalApi();
  const { mutateAsync, error } = useMutation(mutations.accounts.deleteAddress(address.id));
  const [isAsking, setAsking] = useState(false);

  const remove = useOnce(async () => {
    try {
      await mutateAsync({ version: address.version });
    } catch (thrown) {
      // What somebody else removed is gone as well.
      if (!isApiError(thrown) || thrown.status !== 404) return false;
    }
    setAsking(false);
    onRemoved(`${addressName(address)} is removed.`);
    return true;
  });

  return (
    <>
      <Button variant="danger-ghost" onClick={() => setAsking(true)}>
        Remove address
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Remove ${addressName(address)}?`}
        actions={
          <>
            <Button
              variant="danger"
              busy={remove.isBusy}
              busyLabel="Removing"
              onClick={() => void remove.run()}
            >
              Remove address
            </Button>
            <Button variant="outline" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </>
        }
      >
        <p>{addressLine(address)}</p>
        <p>Quotes and visits at this address stay as they are.</p>
        {address.is_default ? (
          <p>
            It is your main address. If you have others, the one you added last takes its place.
          </p>
        ) : null}
        {error === null ? null : (
          <Alert tone="danger" title="Not removed" live>
            <p>{errorMessage(error)}</p>
          </Alert>
        )}
      </Dialog>
    </>
  );
}
