import { PasswordField } from '@cleaning/ui/field';
import { Alert } from '@cleaning/ui/alert';
import { type ComponentProps, useRef } from 'react';
import { OwnUserName } from './own-user-name.tsx';
import { GoogleButton } from '../../../shared/google-sign-in/google-button.tsx';
import { useGoogleSignIn } from '../../../shared/google-sign-in/use-google-sign-in.ts';

/** How a form knows that the person who is signed in is still the one in front of the device. */
export interface Proof {
  /** The part of the request that shows it: one of the two. */
  readonly of: (password: string) => { password: string } | { access_token: string };
  readonly hasPassword: boolean;
  readonly take: (credential: string) => void;
}

/** @param hasPassword Whoever has no password asks Google again instead. */
export function useProof(hasPassword: boolean): Proof {
  const credential = useRef('');
  return {
    hasPassword,
    of: (password) => (hasPassword ? { password } : { access_token: credential.current }),
    take(taken) {
      credential.current = taken;
    },
  };
}

export interface ProofFieldProps {
  readonly proof: Proof;
  /** Of the password. */
  readonly field: Omit<ComponentProps<typeof PasswordField>, 'label'>;
  /** Says whether the rest of the form may be sent; Google is asked only then. */
  readonly isReady: () => Promise<boolean>;
  /** Sends the form with the credential that was taken. */
  readonly onProved: () => void;
}

/** Asks for the password or, of whoever has none, for a new sign-in with Google. */
export function ProofField({ proof, field, isReady, onProved }: ProofFieldProps) {
  const google = useGoogleSignIn();
  if (proof.hasPassword) {
    return (
      <>
        <OwnUserName />
        <PasswordField label="Your password" autoComplete="current-password" {...field} />
      </>
    );
  }
  if (google === null) {
    return (
      <Alert tone="warning">
        <p>Google cannot be asked here now. Set a password first, then try again.</p>
      </Alert>
    );
  }
  return (
    <GoogleButton
      inline
      label="Confirm with Google"
      text="continue_with"
      isReady={isReady}
      onCredential={(credential) => {
        proof.take(credential);
        onProved();
        return Promise.resolve();
      }}
    />
  );
}
