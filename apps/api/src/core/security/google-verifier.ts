import { isEmail, normaliseEmail, sanitiseText } from '@cleaning/contract/rules';
import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose';
import { JOSEError } from 'jose/errors';

/** The identity that a Google credential states. */
export interface GoogleIdentity {
  /** Google's id of the user, which stays the same when their address changes. */
  readonly subject: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** When Google signed the credential. */
  readonly issuedAt: Date;
}

/** Checks a Google credential; null when it is forged, expired, for another site or unconfirmed. */
export type GoogleVerifier = (credential: string) => Promise<GoogleIdentity | null>;

interface GoogleVerifierOptions {
  readonly clientId: string;
  readonly keysUrl: string;
  readonly issuer: string;
}

/** The tolerated difference between Google's clock and ours. */
const CLOCK_TOLERANCE_SECONDS = 30;

const NAME_MAX_LENGTH = 80;

export function createGoogleVerifier({
  clientId,
  keysUrl,
  issuer,
}: GoogleVerifierOptions): GoogleVerifier {
  const keys = createRemoteJWKSet(new URL(keysUrl));
  return async (credential) => {
    try {
      const { payload } = await jwtVerify(credential, keys, {
        // Google writes its own name with and without the scheme.
        issuer: [issuer, issuer.replace(/^https:\/\//u, '')],
        audience: clientId,
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['sub', 'exp', 'iat'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      });
      return identityOf(payload);
    } catch (error) {
      // A key server that does not answer is an error of the service, not of the caller.
      if (error instanceof JOSEError && error.code !== 'ERR_JWKS_TIMEOUT') return null;
      throw error;
    }
  };
}

function identityOf(payload: JWTPayload): GoogleIdentity | null {
  const email = typeof payload['email'] === 'string' ? normaliseEmail(payload['email']) : '';
  if (payload.sub === undefined || !isEmail(email) || payload['email_verified'] !== true)
    return null;
  const [firstOfName = '', ...restOfName] = nameIn(payload, 'name').split(' ');
  return {
    subject: payload.sub,
    email,
    firstName: nameIn(payload, 'given_name') || firstOfName || (email.split('@')[0] ?? email),
    lastName: nameIn(payload, 'family_name') || restOfName.join(' '),
    issuedAt: new Date((payload.iat ?? 0) * 1000),
  };
}

function nameIn(payload: JWTPayload, claim: string): string {
  const value = payload[claim];
  return typeof value === 'string' ? sanitiseText(value).slice(0, NAME_MAX_LENGTH) : '';
}
