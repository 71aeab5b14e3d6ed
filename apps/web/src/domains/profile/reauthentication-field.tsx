import { PasswordField } from '@cleaning/ui/field';
import { Alert } from '@cleaning/ui/alert';
import { type ComponentProps, useRef } from 'react';
import { GoogleButton } from '#domains/accounts/google/google-button.tsx';
import { useGoogleClientId } from '#domains/accounts/google/use-google-client-id.ts';
import { useAuth } from '@cleaning/auth/react';

/** How a form confirms the identity of the signed-in user. */
export interface Reauthentication {
  /** Builds the credentials part of the request. */
  readonly toRequest: (password: string) => { password: string } | { access_token: string };
  readonly hasPassword: boolean;
  readonly setCredential: (credential: string) => void;
}

/** @param hasPassword Users without a password confirm with Google instead. */
export function useReauthentication(hasPassword: boolean): Reauthentication {
  const credential = useRef('');
  return {
    hasPassword,
    toRequest: (password) => (hasPassword ? { password } : { access_token: credential.current }),
    setCredential(taken) {
      credential.current = taken;
    },
  };
}

export interface ReauthenticationFieldProps {
  readonly reauthentication: Reauthentication;
  /** Props of the password field. */
  readonly field: Omit<ComponentProps<typeof PasswordField>, 'label'>;
  /** Validates the rest of the form; Google is opened only if it resolves with true. */
  readonly isReady: () => Promise<boolean>;
  /** Submits the form with the credential. */
  readonly onConfirmed: () => void;
}

/** Asks for the password, or for a new Google sign-in if the user has no password. */
export function ReauthenticationField({
  reauthentication,
  field,
  isReady,
  onConfirmed,
}: ReauthenticationFieldProps) {
  const clientId = useGoogleClientId();
  if (reauthentication.hasPassword) {
    return (
      <>
        <UsernameField />
        <PasswordField label="Your password" autoComplete="current-password" {...field} />
      </>
    );
  }
  if (clientId === undefined) return null;
  if (clientId === null) {
    return (
      <Alert tone="warning">
        <p>Google cannot be asked here now. Set a password first, then try again.</p>
      </Alert>
    );
  }
  return (
    <GoogleButton
      clientId={clientId}
      inline
      label="Confirm with Google"
      text="continue_with"
      isReady={isReady}
      onCredential={(credential) => {
        reauthentication.setCredential(credential);
        onConfirmed();
        return Promise.resolve();
      }}
    />
  );
}

/** A hidden username field for password managers. */
export function UsernameField() {
  const { user } = useAuth();
  return <input hidden readOnly type="text" autoComplete="username" value={user?.email ?? ''} />;
}
