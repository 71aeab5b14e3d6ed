import { Suspense, lazy } from 'react';
import { retry } from '../../shared/deferred/retry.ts';
import type { GoogleButtonProps } from '../../shared/google-sign-in/google-button.tsx';
import { useGoogleClientId } from '../../shared/google-sign-in/use-google-client-id.ts';
import styles from './google-option.module.css';

/**
 * Loaded only with a client id: many sites have none, and it is unknown until the configuration has
 * been read.
 */
const GoogleButton = lazy(async () => ({
  default: (await retry(() => import('../../shared/google-sign-in/google-button.tsx')))
    .GoogleButton,
}));

/**
 * Google sign-in above the form; renders nothing without a configured client id. Until the
 * configuration is known, its space is reserved, so that the form does not move just as the user
 * presses something.
 */
export function GoogleOption(props: Omit<GoogleButtonProps, 'clientId'>) {
  const clientId = useGoogleClientId();
  if (clientId === null) return null;
  const space = <div className={styles['space']} />;
  if (clientId === undefined) return space;
  return (
    <Suspense fallback={space}>
      <div className={styles['root']}>
        <GoogleButton clientId={clientId} {...props} />
        <p className={styles['or']}>or use your email</p>
      </div>
    </Suspense>
  );
}
