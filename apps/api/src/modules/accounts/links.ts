import { SITE_PATHS } from '@cleaning/contract';
import type { Queryable } from '../../db/client.ts';
import { createToken, hashToken } from '../../security/tokens.ts';
import { replaceLink, type LinkPurpose } from './link-repository.ts';

const HOUR_MS = 60 * 60 * 1000;

const LINKS = {
  verify_email: { path: SITE_PATHS.emailVerification, lifetimeMs: 24 * HOUR_MS },
  reset_password: { path: SITE_PATHS.passwordReset, lifetimeMs: HOUR_MS },
} as const satisfies Record<LinkPurpose, unknown>;

interface LinkOptions {
  readonly userId: string;
  readonly purpose: LinkPurpose;
  readonly publicUrl: string;
  readonly now: Date;
}

/** Makes a single-use link for a mail: good for 24 hours to verify, for one hour to reset. */
export async function createLink(
  queryable: Queryable,
  { userId, purpose, publicUrl, now }: LinkOptions,
): Promise<string> {
  const { path, lifetimeMs } = LINKS[purpose];
  const token = createToken();
  await replaceLink(queryable, {
    userId,
    purpose,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  return `${publicUrl}${path}?token=${token}`;
}
