import { timingSafeEqual } from 'node:crypto';
import type { FileLink } from '@cleaning/contract/files';
import { API_BASE_PATH } from '@cleaning/contract/http/rules';
import type { Secrets } from '../security/secrets.ts';

interface LinkedFile {
  readonly id: string;
  /** Seconds of Unix time, as in the link. */
  readonly expires: string;
}

/** The signature that proves that this service issued a link to this file with this expiry. */
function signatureOf(secrets: Secrets, { id, expires }: LinkedFile): string {
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

/** How long a link to a file works, in milliseconds. */
const LINK_LIFETIME_MS = 5 * 60_000;

/** A link to the file. The caller must check first that the user may see it. */
export function linkToFile(
  secrets: Secrets,
  { fileId, now }: { readonly fileId: string; readonly now: Date },
): FileLink {
  const expiresAt = new Date(Math.ceil((now.getTime() + LINK_LIFETIME_MS) / 1000) * 1000);
  const expires = String(expiresAt.getTime() / 1000);
  const signature = signatureOf(secrets, { id: fileId, expires });
  const query = new URLSearchParams({ expires, signature });
  return {
    url: `${API_BASE_PATH}/files/${fileId}/?${query.toString()}`,
    expires_at: expiresAt.toISOString(),
  };
}
