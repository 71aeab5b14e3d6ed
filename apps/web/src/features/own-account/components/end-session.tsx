import { isApiError } from '@cleaning/api-client';
import type { DeviceSession } from '@cleaning/contract';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useMutation } from '@tanstack/react-query';
import { useOnce } from '../../../shared/once/index.ts';
import { errorMessage, usePortalApi } from '../../../shared/portal-api/index.ts';
import { sessionName } from '../model/describe-session.ts';
import styles from './end-session.module.css';

export interface EndSessionProps {
  readonly session: DeviceSession;
  readonly onEnded: (done: string) => void;
}

/** Signs the client out in one other place. */
export function EndSession({ session, onEnded }: EndSessionProps) {
  const { mutations } = usePortalApi();
  const { mutateAsync, error } = useMutation(mutations.accounts.revokeSession());

  const end = useOnce(async () => {
    try {
      await mutateAsync(session.id);
    } catch (thrown) {
      // One that ended by itself meanwhile is what was wanted.
      if (!isApiError(thrown) || thrown.status !== 404) return false;
    }
    onEnded(`${sessionName(session)} is signed out.`);
    return true;
  });

  return (
    <span className={styles['root']}>
      <Button
        variant="outline"
        size="sm"
        busy={end.isBusy}
        busyLabel="Signing out"
        onClick={() => void end.run()}
      >
        Sign out this device <VisuallyHidden>{sessionName(session)}</VisuallyHidden>
      </Button>
      {error === null || end.isBusy ? null : (
        <Alert tone="danger" title="Not signed out" live>
          <p>{errorMessage(error)}</p>
        </Alert>
      )}
    </span>
  );
}
