import {
  loadedGoogleIdentity,
  loadGoogleIdentity,
  type CredentialResponse,
  type GoogleIdentity,
  type PromptMoment,
} from './google-identity.ts';
import { GoogleSignInError } from './google-sign-in-error.ts';

export interface GoogleButtonOptions {
  readonly text: 'signin_with' | 'signup_with' | 'continue_with';
  /** Called with the credential, which is sent to the API as `access_token`. */
  readonly onCredential: (credential: string) => void;
  readonly onError: (error: GoogleSignInError) => void;
}

/** Google sign-in, for a site with a client id. */
export interface GoogleSignIn {
  /** Renders Google's own button; loads the script the first time. */
  readonly renderButton: (container: HTMLElement, options: GoogleButtonOptions) => Promise<void>;
  /**
   * Shows Google's prompt.
   *
   * @throws {GoogleSignInError} when it was closed or not shown, or returned no credential.
   */
  readonly requestCredential: () => Promise<string>;
}

interface GoogleSignInOptions {
  readonly clientId: string;
  readonly load?: () => Promise<GoogleIdentity>;
}

/**
 * Creates the Google sign-in of a site with this client id. Google's script is loaded at the first
 * use. `load` is for tests.
 */
export function createGoogleSignIn({
  clientId,
  load = loadGoogleIdentity,
}: GoogleSignInOptions): GoogleSignIn {
  return {
    async renderButton(container, { text, onCredential, onError }) {
      try {
        const identity = await load();
        identity.initialize({
          client_id: clientId,
          callback: ({ credential }) => {
            if (isCredential(credential)) onCredential(credential);
            else onError(new GoogleSignInError('no-credential'));
          },
        });
        identity.renderButton(container, { theme: 'outline', size: 'large', text });
      } catch {
        onError(new GoogleSignInError('cancelled'));
      }
    },
    async requestCredential() {
      const identity = await load();
      return new Promise((resolve, reject) => {
        const callback = ({ credential }: CredentialResponse) => {
          if (isCredential(credential)) resolve(credential);
          else reject(new GoogleSignInError('no-credential'));
        };
        identity.initialize({ client_id: clientId, callback });
        identity.prompt((moment) => {
          if (wasPromptDismissed(moment)) reject(new GoogleSignInError('cancelled'));
        });
      });
    },
  };
}

/**
 * Stops Google from signing in the next user of this device automatically. Does nothing if its
 * script was never loaded.
 */
export function signOutOfGoogle(): void {
  loadedGoogleIdentity()?.disableAutoSelect();
}

const isCredential = (credential: string | undefined): credential is string =>
  credential !== undefined && credential !== '';

/** Whether the user turned the prompt away. A prompt is also dismissed after it succeeded. */
function wasPromptDismissed(moment: PromptMoment): boolean {
  const wasDismissed =
    moment.isDismissedMoment?.() === true &&
    moment.getDismissedReason?.() !== 'credential_returned';
  return moment.isNotDisplayed?.() === true || moment.isSkippedMoment?.() === true || wasDismissed;
}
