import type { DeviceSession } from '@cleaning/contract';
import { Button } from '@cleaning/ui/button';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useMutation } from '@tanstack/react-query';
import { useSubmitOnce } from '../../../shared/forms/use-submit-once.ts';
import { ErrorAlert } from '../../../shared/errors/error-alert.tsx';
import { unlessGone } from '../../../shared/errors/api-errors.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { sessionName } from '../model/describe-session.ts';
import styles from './end-session.module.css';

export interface EndSessionProps {
  readonly session: DeviceSession;
  readonly onEnded: (done: string) => void;
}

/** Signs the client out in one other place. */
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
