import { Button } from '@cleaning/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/forms/confirm-dialog.tsx';
import { useSubmitOnce } from '../../../shared/forms/use-submit-once.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';

/** Signs the client out everywhere but here, after asking. */
export function EndOtherSessions({ onEnded }: { readonly onEnded: (done: string) => void }) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.accounts.revokeOtherSessions());
  const [isAsking, setAsking] = useState(false);
  const end = useSubmitOnce(
    async () => {
      await mutateAsync();
      setAsking(false);
      onEnded('You are signed out everywhere but here.');
    },
    { isRepeatable: true },
  );

  return (
    <>
      <Button variant="danger-ghost" onClick={() => setAsking(true)}>
        Sign out all other devices
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Sign out all other devices?"
        confirmLabel="Sign out all others"
        busyLabel="Signing out"
        keepLabel="Keep them signed in"
        onConfirm={() => void end.submit()}
        busy={end.isBusy}
        error={end.error}
        errorTitle="Not signed out"
      >
        <p>
          You stay signed in here. If you think that somebody knows your password, change it too.
        </p>
      </ConfirmDialog>
    </>
  );
}
