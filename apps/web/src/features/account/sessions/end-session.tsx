import type { DeviceSession } from '@cleaning/contract';
import { Button } from '@cleaning/ui/button';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useMutation } from '@tanstack/react-query';
import { useSubmitOnce } from '../../../shared/forms/use-submit-once.ts';
import { ErrorAlert } from '../../../shared/errors/error-alert.tsx';
import { unlessGone } from '../../../shared/errors/api-errors.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { sessionName } from './sessions-section.tsx';
import styles from './end-session.module.css';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/forms/confirm-dialog.tsx';

export interface EndSessionProps {
  readonly session: DeviceSession;
  readonly onEnded: (done: string) => void;
}

/** Ends one other session. */
export function EndSession({ session, onEnded }: EndSessionProps) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.accounts.revokeSession());
  const end = useSubmitOnce(async () => {
    await unlessGone(mutateAsync(session.id));
    onEnded(`${sessionName(session)} is signed out.`);
  });

  return (
    <span className={styles['root']}>
      <Button
        variant="outline"
        size="sm"
        busy={end.isBusy}
        busyLabel="Signing out"
        onClick={() => void end.submit()}
      >
        Sign out this device <VisuallyHidden>{sessionName(session)}</VisuallyHidden>
      </Button>
      <ErrorAlert title="Not signed out" error={end.error} />
    </span>
  );
}

/** Ends all other sessions, after confirmation. */
export function EndOtherSessions({ onEnded }: { readonly onEnded: (done: string) => void }) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.accounts.revokeOtherSessions());
  const [isOpen, setOpen] = useState(false);
  const end = useSubmitOnce(
    async () => {
      await mutateAsync();
      setOpen(false);
      onEnded('You are signed out everywhere but here.');
    },
    { isRepeatable: true },
  );

  return (
    <>
      <Button variant="danger-ghost" onClick={() => setOpen(true)}>
        Sign out all other devices
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
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
