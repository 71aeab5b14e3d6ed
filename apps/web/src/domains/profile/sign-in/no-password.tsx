import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { useAuth } from '@cleaning/auth/react';
import { Text } from '@cleaning/ui/text';
import { useMutation } from '@tanstack/react-query';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import styles from './sign-in-section.module.css';

/** For users without a password: sends a link to set one. */
export function NoPassword() {
  const api = useApi();
  const { user } = useAuth();
  const { mutate, isPending, isSuccess, error } = useMutation(api.requestPasswordReset.mutation());
  if (user === null) return null;
  const { email } = user;
  return (
    <div className={styles['way']}>
      None. You log in with Google.
      <Text as="span" tone="muted" weight="regular">
        With a password you can also log in by email. To set one, open the link that we send you.
      </Text>
      <Button
        variant="outline"
        size="sm"
        className={styles['button']}
        busy={isPending}
        busyLabel="Sending"
        onClick={() => mutate({ email })}
      >
        {isSuccess ? 'Send the link again' : 'Email me a link'}
      </Button>
      {isSuccess ? (
        <Alert tone="success" live className={styles['alert']}>
          <p>
            We sent a link to {email}. It works for an hour. Setting a password logs you out
            everywhere, so log in with it afterwards.
          </p>
        </Alert>
      ) : null}
      <ErrorAlert title="Not sent" error={error} className={styles['alert']} />
    </div>
  );
}
