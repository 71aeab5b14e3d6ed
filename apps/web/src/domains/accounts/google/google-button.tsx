import {
  GoogleSignInError,
  createGoogleSignIn,
  type GoogleButtonOptions,
} from '@cleaning/auth/google';
import { Alert } from '@cleaning/ui/alert';
import { useMemo, useRef, useState } from 'react';
import { GoogleMark } from './google-mark.tsx';
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
