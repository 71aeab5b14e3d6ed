import { Stack } from '@cleaning/ui/stack';
import { GoogleButton, type GoogleButtonProps } from './google/google-button.tsx';
import { useGoogleClientId } from './google/use-google-client-id.ts';
import styles from './google-option.module.css';

/**
 * Google sign-in below the form; renders nothing without a configured client id. It is below,
 * because the form is on screen and in use before the configuration is known, and must not move.
 */
export function GoogleOption(props: Omit<GoogleButtonProps, 'clientId'>) {
  const clientId = useGoogleClientId();
  if (clientId === null || clientId === undefined) return null;
  return (
    <Stack gap="space-4">
      <p className={styles['or']}>or</p>
      <GoogleButton clientId={clientId} {...props} />
    </Stack>
  );
}
