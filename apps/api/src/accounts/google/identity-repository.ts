import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { socialIdentities } from '../../core/db/schema/index.ts';

const PROVIDER = 'google';

export async function findUserIdByGoogle(
  queryable: Queryable,
  subject: string,
): Promise<string | undefined> {
  const [row] = await queryable
    .select({ userId: socialIdentities.userId })
    .from(socialIdentities)
    .where(and(eq(socialIdentities.provider, PROVIDER), eq(socialIdentities.subject, subject)));
  return row?.userId;
}

export async function findGoogleIdentity(
  queryable: Queryable,
  userId: string,
): Promise<typeof socialIdentities.$inferSelect | undefined> {
  const [row] = await queryable
    .select()
    .from(socialIdentities)
    .where(and(eq(socialIdentities.userId, userId), eq(socialIdentities.provider, PROVIDER)));
  return row;
}

export async function insertGoogleIdentity(
  queryable: Queryable,
  identity: { readonly userId: string; readonly subject: string; readonly createdAt: Date },
): Promise<void> {
  await queryable.insert(socialIdentities).values({ ...identity, provider: PROVIDER });
}

export async function deleteGoogleIdentity(queryable: Queryable, userId: string): Promise<void> {
  await queryable
    .delete(socialIdentities)
    .where(and(eq(socialIdentities.userId, userId), eq(socialIdentities.provider, PROVIDER)));
}
