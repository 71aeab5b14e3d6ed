import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../security/secrets.ts';

interface LinkedFile {
  readonly id: string;
  /** Seconds of Unix time, as in the link. */
  readonly expires: string;
}

/** The signature that proves that this service issued a link to this file with this expiry. */
export function signatureOf(secrets: Secrets, { id, expires }: LinkedFile): string {
  return secrets.fingerprint('file-link', `${id}.${expires}`).toString('base64url');
}

export type LinkVerdict = 'good' | 'forged' | 'expired';

/** Whether a link to a file is valid now. */
export function checkLink(
  secrets: Secrets,
  { signature, ...file }: LinkedFile & { readonly signature: string },
  now: Date,
): LinkVerdict {
  const expected = Buffer.from(signatureOf(secrets, file));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
  return Number(file.expires) * 1000 > now.getTime() ? 'good' : 'expired';
}
