import { SITE_PATHS } from '@cleaning/contract/routes';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { createToken, hashToken } from '../core/security/tokens.ts';
import { refuse } from '../core/http/api-error.ts';
import { siteUrl } from '../core/site/site-url.ts';
import {
  findLink,
  replaceLink,
  spendLink,
  type LinkPurpose,
  type SentLink,
} from './link-repository.ts';
import {
  findUserWithEmail,
  lockAddress,
  type UserRecord,
  type WithEmail,
} from './user-repository.ts';

/** One message for every link that does not work, so that it does not reveal the reason. */
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
  readonly now: Date;
}

/** Makes a single-use link for an email: valid for 24 hours to verify, for one hour to reset. */
export async function createLink(
  queryable: Queryable,
  { userId, purpose, newEmail, now }: LinkOptions,
): Promise<string> {
  const { path } = LINKS[purpose];
  const token = createToken();
  await replaceLink(queryable, {
    userId,
    purpose,
    newEmail: newEmail ?? null,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: linkEnd(purpose, now),
  });
  return siteUrl(`${path}?token=${token}`);
}

/** Until when a link works that is made now, for the email that it is in. */
export const linkEnd = (purpose: LinkPurpose, now: Date): Date =>
  new Date(now.getTime() + LINKS[purpose].lifetimeMs);

/** Whether a link in the text of an email still works: it was not used, replaced or ended. */
export async function hasWorkingLink(
  queryable: Queryable,
  text: string,
  now: Date,
): Promise<boolean> {
  const purposes = Object.keys(LINKS) as LinkPurpose[];
  for (const [, token = ''] of text.matchAll(/[?&]token=([\w-]+)/gu)) {
    const link = await findLink(queryable, { tokenHash: hashToken(token), purposes, now });
    if (link?.usedAt === null) return true;
  }
  return false;
}

/** A link that was opened, and the user it belongs to. */
export interface OpenedLink {
  readonly user: WithEmail<UserRecord>;
  readonly purpose: LinkPurpose;
  /** The address that a `change_email` link proves; null for other links. */
  readonly newEmail: string | null;
  /** False when the link was used before; whether that is an error depends on its purpose. */
  readonly isFirstUse: boolean;
}

/**
 * Uses up a link, and locks the email address that it proves until the transaction ends.
 *
 * @throws ApiError when the link is unknown or has expired.
 */
export async function openLink(transaction: Transaction, link: SentLink): Promise<OpenedLink> {
  const found = await findLink(transaction, link);
  const owner = found && (await findUserWithEmail(transaction, found.userId));
  if (found === undefined || owner === undefined) throw refuse(LINK_REFUSED);
  await lockAddress(transaction, found.newEmail ?? owner.email);
  const isFirstUse = await spendLink(transaction, link);
  // Read again: another link may have claimed the address while this one waited for the lock.
  const user = await findUserWithEmail(transaction, found.userId);
  if (user === undefined) throw refuse(LINK_REFUSED);
  const { purpose, newEmail } = found;
  return { user, purpose, newEmail, isFirstUse };
}
