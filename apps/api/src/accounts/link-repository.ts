import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../core/db/client.ts';
import { accountLinks, type LINK_PURPOSES } from '../core/db/schema/index.ts';

export type LinkPurpose = (typeof LINK_PURPOSES)[number];
type LinkRow = typeof accountLinks.$inferSelect;

type NewLink = Pick<
  LinkRow,
  'userId' | 'purpose' | 'newEmail' | 'tokenHash' | 'createdAt' | 'expiresAt'
>;

/** Identifies a link in an email by the hash of its token and the purposes that it may have. */
export interface SentLink {
  readonly tokenHash: Buffer;
  readonly purposes: readonly LinkPurpose[];
  readonly now: Date;
}

/** Stores a link. Each user has one link for each purpose, so a new one replaces the old one. */
export async function replaceLink(queryable: Queryable, link: NewLink): Promise<void> {
  await queryable
    .insert(accountLinks)
    .values(link)
    .onConflictDoUpdate({
      target: [accountLinks.userId, accountLinks.purpose],
      set: { ...link, usedAt: null },
    });
}

const isLive = ({ tokenHash, purposes, now }: SentLink) =>
  and(
    eq(accountLinks.tokenHash, tokenHash),
    inArray(accountLinks.purpose, purposes),
    gt(accountLinks.expiresAt, now),
  );

/** A link that has not expired, used or not. */
export async function findLink(queryable: Queryable, link: SentLink): Promise<LinkRow | undefined> {
  const [row] = await queryable.select().from(accountLinks).where(isLive(link));
  return row;
}

/** When the invitation of a user expires; null when it was used, has expired, or was never sent. */
export async function findInvitationEnd(
  queryable: Queryable,
  userId: string,
  now: Date,
): Promise<Date | null> {
  const [row] = await queryable
    .select({ expiresAt: accountLinks.expiresAt })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.userId, userId),
        eq(accountLinks.purpose, 'accept_invitation'),
        gt(accountLinks.expiresAt, now),
        isNull(accountLinks.usedAt),
      ),
    );
  return row?.expiresAt ?? null;
}

/** Marks a link as used; returns false when it is unknown, used or expired. */
export async function spendLink(queryable: Queryable, link: SentLink): Promise<boolean> {
  const rows = await queryable
    .update(accountLinks)
    .set({ usedAt: link.now })
    .where(and(isLive(link), isNull(accountLinks.usedAt)))
    .returning({ id: accountLinks.id });
  return rows.length === 1;
}

/** Deletes a user's links: all of them, or those with the given purposes. */
export async function deleteLinksOf(
  queryable: Queryable,
  userId: string,
  purposes?: readonly LinkPurpose[],
): Promise<void> {
  await queryable
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.userId, userId),
        purposes === undefined ? undefined : inArray(accountLinks.purpose, purposes),
      ),
    );
}

export async function deleteExpiredLinks(queryable: Queryable, now: Date): Promise<void> {
  await queryable.delete(accountLinks).where(lt(accountLinks.expiresAt, now));
}
