import { SITE_PATHS } from '@cleaning/contract';
import type { Queryable, Transaction } from '../../platform/db/client.ts';
import { createToken, hashToken } from '../../platform/security/tokens.ts';
import { refuse } from '../../platform/http/api-error.ts';
import { findLink, replaceLink, spendLink, type LinkPurpose } from './link-repository.ts';
import { findUserById, lockAddress } from './user-repository.ts';

/** Said of every link that does not work, whatever the reason. */
export const LINK_REFUSED = 'This link has expired or has already been used. Ask for a new one.';

const HOUR_MS = 60 * 60 * 1000;

const LINKS = {
  verify_email: { path: SITE_PATHS.emailVerification, lifetimeMs: 24 * HOUR_MS },
  reset_password: { path: SITE_PATHS.passwordReset, lifetimeMs: HOUR_MS },
  change_email: { path: SITE_PATHS.emailVerification, lifetimeMs: 24 * HOUR_MS },
  accept_invitation: { path: SITE_PATHS.passwordReset, lifetimeMs: 7 * 24 * HOUR_MS },
} as const satisfies Record<LinkPurpose, unknown>;

interface LinkOptions {
  readonly userId: string;
  readonly purpose: LinkPurpose;
  /** The address that a `change_email` link is sent to. */
  readonly newEmail?: string;
  readonly publicUrl: string;
  readonly now: Date;
}

/** Makes a single-use link for a mail: good for 24 hours to verify, for one hour to reset. */
export async function createLink(
  queryable: Queryable,
  { userId, purpose, newEmail, publicUrl, now }: LinkOptions,
): Promise<string> {
  const { path, lifetimeMs } = LINKS[purpose];
  const token = createToken();
  await replaceLink(queryable, {
    userId,
    purpose,
    newEmail: newEmail ?? null,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  return `${publicUrl}${path}?token=${token}`;
}

interface SentLink {
  readonly tokenHash: Buffer;
  readonly purpose: LinkPurpose;
  readonly now: Date;
}

/**
 * Uses up a link, and keeps the address of its owner locked until the transaction ends.
 *
 * @throws ApiError when the link is unknown or has expired. One that was used before is not refused
 * here: whether that matters depends on its purpose.
 */
export async function openLink(
  transaction: Transaction,
  link: SentLink,
): Promise<{ userId: string; isFirstUse: boolean }> {
  const found = await findLink(transaction, link);
  const owner = found && (await findUserById(transaction, found.userId));
  if (owner === undefined) throw refuse(LINK_REFUSED);
  await lockAddress(transaction, owner.email);
  const isFirstUse = (await spendLink(transaction, link)) !== undefined;
  return { userId: owner.id, isFirstUse };
}
