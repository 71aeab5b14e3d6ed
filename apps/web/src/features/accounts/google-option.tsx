import { Suspense, lazy } from 'react';
import { retry } from '../../shared/deferred/retry.ts';
import type { GoogleButtonProps } from '../../shared/google-sign-in/google-button.tsx';
import { useGoogleClientId } from '../../shared/google-sign-in/use-google-client-id.ts';
import styles from './google-option.module.css';

/** Many sites have no client id, and none has it before its configuration was read. */
const GoogleButton = lazy(async () => ({
  default: (await retry(() => import('../../shared/google-sign-in/google-button.tsx')))
    .GoogleButton,
}));

/**
 * Google sign-in above the form; renders nothing without a configured client id. Its space is there until that is
 * known, so that the form does not move under a press.
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
