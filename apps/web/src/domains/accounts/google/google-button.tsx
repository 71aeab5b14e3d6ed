import {
  GoogleSignInError,
  createGoogleSignIn,
  type GoogleButtonOptions,
} from '@cleaning/auth/google';
import { Alert } from '@cleaning/ui/alert';
import { useMemo, useRef, useState } from 'react';
import styles from './google-button.module.css';

export interface GoogleButtonProps {
  readonly clientId: string;
  readonly label: string;
  readonly text: GoogleButtonOptions['text'];
  /** Runs before Google's prompt; false prevents the prompt. */
  readonly isReady?: () => Promise<boolean>;
  /** A compact button at the start of its line. */
  readonly inline?: boolean;
  /** Receives the credential. The form shows the errors that it throws. */
  readonly onCredential: (credential: string) => Promise<void>;
}

/**
 * Opens Google's prompt. If the prompt is closed or blocked, Google's own button replaces this one,
 * because it opens a window and always works.
 */
export function GoogleButton({
  clientId,
  label,
  text,
  isReady,
  inline = false,
  onCredential,
}: GoogleButtonProps) {
  const google = useMemo(() => createGoogleSignIn({ clientId }), [clientId]);
  const ownButton = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const send = async (credential: string): Promise<void> => {
    if (isReady !== undefined && !(await isReady())) return;
    setIsBusy(true);
    await onCredential(credential).finally(() => setIsBusy(false));
  };

  const showOwnButton = async (): Promise<void> => {
    if (ownButton.current === null) return;
    await google.renderButton(ownButton.current, {
      text,
      onCredential: (credential) => void send(credential),
      onError: (error) => setMessage(error.message),
    });
  };

  const ask = async (): Promise<void> => {
    setMessage(null);
    if (isReady !== undefined && !(await isReady())) return;
    try {
      await send(await google.requestCredential());
    } catch (error) {
      if (!(error instanceof GoogleSignInError)) throw error;
      setMessage(error.message);
      await showOwnButton();
    }
  };

  return (
    <div className={styles['root']} data-inline={inline || undefined}>
      <button
        type="button"
        className={styles['button']}
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) void ask();
        }}
      >
        <GoogleMark />
        {label}
      </button>
      {message === null ? null : (
        <Alert tone="warning" live>
          <p>{message}</p>
        </Alert>
      )}
      <div ref={ownButton} className={styles['ownButton']} />
    </div>
  );
}

/** Google's logo in its original colours, as its brand rules require. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" width="22" height="22" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M45 24.5c0-1.600-.1-2.800-.4-4H24v7.500h12.100c-.2 1.900-1.600 4.700-4.500 6.600l6.900 5.400c4.100-3.800 6.500-9.400 6.500-15.500Z"
      />
      <path
        fill="#34A853"
        d="M24 46c5.900 0 10.900-2 14.500-5.400l-6.900-5.400c-1.900 1.300-4.300 2.200-7.600 2.200-5.800 0-10.700-3.800-12.500-9.100l-7.200 5.500C7.900 41 15.400 46 24 46Z"
      />
      <path
        fill="#FBBC05"
        d="M11.500 28.300a13.600 13.600 0 0 1 0-8.600l-7.200-5.600a22 22 0 0 0 0 19.800Z"
      />
      <path
        fill="#EA4335"
        d="M24 10.600c4.100 0 6.900 1.800 8.500 3.300l6.200-6C34.900 4.200 29.900 2 24 2 15.400 2 7.900 7 4.300 14.100l7.200 5.600C13.300 14.400 18.200 10.600 24 10.600Z"
      />
    </svg>
  );
}
