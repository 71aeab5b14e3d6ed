import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage, usePortalApi } from '../../../shared/portal-api/index.ts';

/** Signs the client out everywhere but here, after asking. */
export function EndOtherSessions({ onEnded }: { readonly onEnded: (done: string) => void }) {
  const { mutations } = usePortalApi();
  const { mutate, isPending, error } = useMutation(mutations.accounts.revokeOtherSessions());
  const [isAsking, setAsking] = useState(false);

  const end = () => {
    if (isPending) return;
    mutate(undefined, {
      onSuccess() {
        setAsking(false);
        onEnded('You are signed out everywhere but here.');
      },
    });
  };

  return (
    <>
      <Button variant="danger-ghost" onClick={() => setAsking(true)}>
        Sign out all other devices
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Sign out all other devices?"
        actions={
          <>
            <Button variant="danger" busy={isPending} busyLabel="Signing out" onClick={end}>
              Sign out all others
            </Button>
            <Button variant="outline" onClick={() => setAsking(false)}>
              Keep them signed in
            </Button>
          </>
        }
      >
        <p>
          You stay signed in here. If you think that somebody knows your password, change it too.
        </p>
        {error === null ? null : (
          <Alert tone="danger" title="Not signed out" live>
            <p>{errorMessage(error)}</p>
          </Alert>
        )}
      </Dialog>
    </>
  );
}
