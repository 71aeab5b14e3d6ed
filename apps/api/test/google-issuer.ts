import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { createGoogleVerifier, type GoogleVerifier } from '../src/core/security/google-verifier.ts';

const ISSUER = 'https://accounts.google.com';
const CLIENT_ID = 'test-client-id';

/** The ways in which a credential with valid claims can be signed wrongly. */
export const FORGERIES = [
  'with another key',
  'with a key that it brings along',
  'with an algorithm that is not allowed',
  'by nobody',
] as const;

export interface GoogleIssuer {
  /** A verifier that trusts this issuer. */
  readonly verifier: GoogleVerifier;
  /** Signs a credential with these claims added to valid ones; `undefined` removes a claim. */
  sign(claims: object): Promise<string>;
  /** Makes a credential that is signed in a way that must be refused. */
  forge(claims: object, how: (typeof FORGERIES)[number]): Promise<string>;
  close(): Promise<void>;
}

/**
 * An issuer in place of Google, which publishes keys on this machine and signs credentials with
 * them.
 */
export async function createGoogleIssuer(): Promise<GoogleIssuer> {
  const [own, other, edwards] = await Promise.all([
    generateKeyPair('RS256'),
    generateKeyPair('RS256'),
    generateKeyPair('Ed25519'),
  ]);
  const keys = {
    keys: [
      { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256' },
      { ...(await exportJWK(edwards.publicKey)), kid: 'k2', alg: 'Ed25519' },
    ],
  };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(keys));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;

  const withDefaults = (claims: object) => ({
    iss: ISSUER,
    aud: CLIENT_ID,
    email_verified: true,
    iat: Math.floor(Date.now() / 1000),
    exp: Math.floor(Date.now() / 1000) + 600,
    ...claims,
  });
  const jwk = await exportJWK(other.publicKey);
  const rs256 = { alg: 'RS256', kid: 'k1' };
  const sign = (claims: object) => new SignJWT(withDefaults(claims));

  return {
    verifier: createGoogleVerifier({
      clientId: CLIENT_ID,
      issuer: ISSUER,
      keysUrl: `http://127.0.0.1:${port}/certs`,
    }),
    sign: (claims) => sign(claims).setProtectedHeader(rs256).sign(own.privateKey),
    async forge(claims, how) {
      switch (how) {
        case 'with another key':
          return sign(claims).setProtectedHeader(rs256).sign(other.privateKey);
        case 'with a key that it brings along':
          return sign(claims).setProtectedHeader({ alg: 'RS256', jwk }).sign(other.privateKey);
        case 'with an algorithm that is not allowed':
          return sign(claims)
            .setProtectedHeader({ alg: 'Ed25519', kid: 'k2' })
            .sign(edwards.privateKey);
        case 'by nobody':
          return new UnsecuredJWT(withDefaults(claims)).encode();
        default:
          throw new Error(`Nobody forges ${String(how)}.`);
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
