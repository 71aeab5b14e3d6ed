import { authActions } from '@cleaning/auth';
import { formatInstant } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button, TextButton } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { GoogleButton } from '../../../shared/google-sign-in/index.ts';
import { errorMessage, usePortalApi } from '../../../shared/portal-api/index.ts';
import styles from './sign-in-section.module.css';

export interface GoogleAccountProps {
  /** Null while no Google account is linked. */
  readonly linkedAt: string | null;
  readonly hasPassword: boolean;
}

/** Links a Google account, or unlinks it where another way to sign in is left. */
export function GoogleAccount({ linkedAt, hasPassword }: GoogleAccountProps) {
  const { mutations } = usePortalApi();
  const dispatch = useDispatch();
  const link = useMutation(mutations.accounts.linkGoogle());
  const unlink = useMutation(mutations.accounts.unlinkGoogle());
  const [isAsking, setAsking] = useState(false);

  const confirmUnlink = () =>
    unlink.mutate(undefined, {
      onSuccess() {
        setAsking(false);
        link.reset();
        dispatch(authActions.userUpdated({ is_google_user: false }));
      },
    });

  const linkTo = async (credential: string): Promise<void> => {
    unlink.reset();
    // What goes wrong is shown below from what the mutation keeps of it.
    await link.mutateAsync(credential).then(
      () => dispatch(authActions.userUpdated({ is_google_user: true })),
      () => undefined,
    );
  };

  return (
    <span className={styles['way']}>
      {linkedAt === null ? (
        <>
          <span className={styles['muted']}>
            Not linked. Link it to log in without typing your password.
          </span>
          <GoogleButton inline label="Link Google" text="continue_with" onCredential={linkTo} />
        </>
      ) : (
        <>
          {`Linked since ${formatInstant(linkedAt, 'date')}`}
          {hasPassword ? (
            <TextButton className={styles['change']} onClick={() => setAsking(true)}>
              Unlink <VisuallyHidden>Google</VisuallyHidden>
            </TextButton>
          ) : (
            <span className={styles['muted']}>
              Google is your only way to sign in. Set a password before you unlink it.
            </span>
          )}
        </>
      )}
      <output className={styles['alert']}>
        {link.isSuccess && linkedAt !== null ? 'Google is linked.' : null}
        {unlink.isSuccess && linkedAt === null ? 'Google is unlinked.' : null}
      </output>
      {link.error === null ? null : (
        <Alert tone="danger" title="Not linked" live className={styles['alert']}>
          <p>{errorMessage(link.error)}</p>
        </Alert>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Unlink Google?"
        actions={
          <>
            <Button
              variant="danger"
              busy={unlink.isPending}
              busyLabel="Unlinking"
              onClick={confirmUnlink}
            >
              Unlink Google
            </Button>
            <Button variant="outline" onClick={() => setAsking(false)}>
              Keep it linked
            </Button>
          </>
        }
      >
        <p>You then log in with your email and password. You can link Google again at any time.</p>
        {unlink.error === null ? null : (
          <Alert tone="danger" title="Not unlinked" live>
            <p>{errorMessage(unlink.error)}</p>
          </Alert>
        )}
      </Dialog>
    </span>
  );
}
