import { authActions } from '@cleaning/auth';
import { formatInstant } from '@cleaning/pricing';
import { TextButton } from '@cleaning/ui/button';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useSubmitOnce } from '#kit/forms/use-submit-once.ts';
import { GoogleButton } from '#domains/accounts/google/google-button.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import styles from './sign-in-section.module.css';

export interface GoogleAccountProps {
  /** The site's Google client id; null where no account can be linked. */
  readonly clientId: string | null;
  /** When the Google account was linked; null while none is. */
  readonly linkedAt: string | null;
  readonly hasPassword: boolean;
}

/** Links a Google account, or unlinks it if the user also has a password. */
export function GoogleAccount({ clientId, linkedAt, hasPassword }: GoogleAccountProps) {
  const api = useApi();
  const dispatch = useDispatch();
  const link = useMutation(api.linkSocialAccount.mutation());
  const unlink = useMutation(api.unlinkSocialAccount.mutation());
  const [isOpen, setOpen] = useState(false);

  const confirmUnlink = useSubmitOnce(
    async () => {
      await unlink.mutateAsync({ provider: 'google' });
      setOpen(false);
      link.reset();
      dispatch(authActions.userUpdated({ is_google_user: false, auth_provider: 'email' }));
    },
    { isRepeatable: true },
  );

  const linkTo = async (credential: string): Promise<void> => {
    unlink.reset();
    // The error is rendered below from the mutation's state.
    await link.mutateAsync({ provider: 'google', access_token: credential }).then(
      () => dispatch(authActions.userUpdated({ is_google_user: true })),
      () => undefined,
    );
  };

  return (
    <div className={styles['way']}>
      {linkedAt === null ? (
        <>
          <Text as="span" tone="muted" weight="regular">
            Not linked. Link it to log in without typing your password.
          </Text>
          {clientId === null ? null : (
            <GoogleButton
              inline
              clientId={clientId}
              label="Link Google"
              text="continue_with"
              onCredential={linkTo}
            />
          )}
        </>
      ) : (
        <>
          {`Linked since ${formatInstant(linkedAt, 'date')}`}
          {hasPassword ? (
            <TextButton className={styles['change']} onClick={() => setOpen(true)}>
              Unlink <VisuallyHidden>Google</VisuallyHidden>
            </TextButton>
          ) : (
            <Text as="span" tone="muted" weight="regular">
              Google is your only way to log in. Set a password before you unlink it.
            </Text>
          )}
        </>
      )}
      <output className={styles['alert']}>
        {link.isSuccess && linkedAt !== null ? 'Google is linked.' : null}
        {unlink.isSuccess && linkedAt === null ? 'Google is unlinked.' : null}
      </output>
      <ErrorAlert title="Not linked" error={link.error} className={styles['alert']} />
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Unlink Google?"
        confirmLabel="Unlink Google"
        busyLabel="Unlinking"
        keepLabel="Keep it linked"
        onConfirm={() => void confirmUnlink.submit()}
        busy={confirmUnlink.isBusy}
        error={confirmUnlink.error}
        errorTitle="Not unlinked"
      >
        <p>You then log in with your email and password. You can link Google again at any time.</p>
      </ConfirmDialog>
    </div>
  );
}
