import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/client.ts';
import { accountLinks, type LINK_PURPOSES } from '../../platform/db/schema/index.ts';

export type LinkPurpose = (typeof LINK_PURPOSES)[number];

interface NewLink {
  readonly userId: string;
  readonly purpose: LinkPurpose;
  readonly newEmail: string | null;
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Keeps one link of each purpose: a new one ends the one before. */
export async function replaceLink(queryable: Queryable, link: NewLink): Promise<void> {
  await queryable
    .insert(accountLinks)
    .values(link)
    .onConflictDoUpdate({
      target: [accountLinks.userId, accountLinks.purpose],
      set: { ...link, usedAt: null },
    });
}

/** Uses up a link and says whose it was; undefined when it is unknown, used or has expired. */
export async function spendLink(
  queryable: Queryable,
  { tokenHash, purpose, now }: { tokenHash: Buffer; purpose: LinkPurpose; now: Date },
): Promise<string | undefined> {
  const [row] = await queryable
    .update(accountLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountLinks.tokenHash, tokenHash),
        eq(accountLinks.purpose, purpose),
        isNull(accountLinks.usedAt),
        gt(accountLinks.expiresAt, now),
      ),
    )
    .returning({ userId: accountLinks.userId });
  return row?.userId;
}

/** A link, used or not, while it has not expired. */
export async function findLink(
  queryable: Queryable,
  { tokenHash, purpose, now }: { tokenHash: Buffer; purpose: LinkPurpose; now: Date },
): Promise<{ userId: string; newEmail: string | null } | undefined> {
  const [row] = await queryable
    .select({ userId: accountLinks.userId, newEmail: accountLinks.newEmail })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.tokenHash, tokenHash),
        eq(accountLinks.purpose, purpose),
        gt(accountLinks.expiresAt, now),
      ),
    );
  return row;
}

export async function deleteLinksOf(queryable: Queryable, userId: string): Promise<void> {
  await queryable.delete(accountLinks).where(eq(accountLinks.userId, userId));
}

export async function deleteLink(
  queryable: Queryable,
  userId: string,
  purpose: LinkPurpose,
): Promise<void> {
  await queryable
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, purpose)));
}

export async function deleteExpiredLinks(queryable: Queryable, now: Date): Promise<void> {
  await queryable.delete(accountLinks).where(lt(accountLinks.expiresAt, now));
}
