import { ERROR_MESSAGES } from '@cleaning/contract/errors';

const MESSAGES = {
  'no-credential': ERROR_MESSAGES.noGoogleCredential,
  cancelled: ERROR_MESSAGES.googleCancelled,
} as const;

/** Google gave no credential; `message` is a sentence for the user. */
export class GoogleSignInError extends Error {
  override readonly name = 'GoogleSignInError';
  readonly reason: keyof typeof MESSAGES;

  constructor(reason: keyof typeof MESSAGES) {
    super(MESSAGES[reason]);
    this.reason = reason;
  }
}
