import { GoogleSignInError } from './google-sign-in-error.ts';

/** Google's response once the user has chosen an account. */
export interface CredentialResponse {
  readonly credential?: string;
}

/** A state change of Google's prompt. */
export interface PromptMoment {
  readonly isNotDisplayed?: () => boolean;
  readonly isSkippedMoment?: () => boolean;
  readonly isDismissedMoment?: () => boolean;
  readonly getDismissedReason?: () => string;
}

/** The used part of Google's sign-in script. */
export interface GoogleIdentity {
  readonly initialize: (options: {
    readonly client_id: string;
    readonly callback: (response: CredentialResponse) => void;
  }) => void;
  readonly renderButton: (
    parent: HTMLElement,
    options: { readonly theme: string; readonly size: string; readonly text: string },
  ) => void;
  readonly prompt: (onMoment: (moment: PromptMoment) => void) => void;
  readonly disableAutoSelect: () => void;
}

declare global {
  interface Window {
    google?: { readonly accounts: { readonly id: GoogleIdentity } };
  }
}

const SCRIPT_URL = 'https://accounts.google.com/gsi/client';

/** Google's script, if it has been loaded. */
export function loadedGoogleIdentity(): GoogleIdentity | null {
  return window.google?.accounts.id ?? null;
}

let loading: Promise<GoogleIdentity> | null = null;

/**
 * Loads Google's script once.
 *
 * @throws {GoogleSignInError} when it cannot be loaded, because of a blocker or the network.
 *   Calling it again tries again.
 */
export function loadGoogleIdentity(): Promise<GoogleIdentity> {
  const loaded = loadedGoogleIdentity();
  if (loaded !== null) return Promise.resolve(loaded);
  loading ??= addScript().finally(() => {
    loading = null;
  });
  return loading;
}

function addScript(): Promise<GoogleIdentity> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT_URL;
    script.async = true;
    const fail = () => {
      script.remove();
      reject(new GoogleSignInError('cancelled'));
    };
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const identity = loadedGoogleIdentity();
      if (identity === null) fail();
      else resolve(identity);
    });
    document.head.append(script);
  });
}
