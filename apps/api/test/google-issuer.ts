import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import {
  createGoogleVerifier,
  type GoogleVerifier,
} from '../src/platform/security/google-verifier.ts';

const ISSUER = 'https://accounts.google.com';
const CLIENT_ID = 'test-client-id';

export interface GoogleIssuer {
  /** Trusts this issuer. */
  readonly verifier: GoogleVerifier;
  /** A credential with these claims on top of good ones; `undefined` leaves one out. */
  sign(claims: object): Promise<string>;
  /** The same, signed with a key that is nobody's. */
  forge(claims: object): Promise<string>;
  close(): Promise<void>;
}

/** Stands in for Google: publishes keys on this machine and signs credentials with them. */
export async function createGoogleIssuer(): Promise<GoogleIssuer> {
  const [own, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const keys = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256' }] };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(keys));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;

  const signWith = (key: CryptoKey) => (claims: object) =>
    new SignJWT({
      iss: ISSUER,
      aud: CLIENT_ID,
      email_verified: true,
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + 600,
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .sign(key);

  return {
    verifier: createGoogleVerifier({
      clientId: CLIENT_ID,
      issuer: ISSUER,
      keysUrl: `http://127.0.0.1:${port}/certs`,
    }),
    sign: signWith(own.privateKey),
    forge: signWith(other.privateKey),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
