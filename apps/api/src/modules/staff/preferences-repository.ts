import type { StaffPreferences } from '@cleaning/contract';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/client.ts';
import { staffPreferences } from '../../platform/db/schema/index.ts';

/** The preferences of a user who changed nothing. */
const DEFAULTS: StaffPreferences = { single_key_shortcuts: true };

export async function findPreferences(
  queryable: Queryable,
  userId: string,
): Promise<StaffPreferences> {
  const [row] = await queryable
    .select()
    .from(staffPreferences)
    .where(eq(staffPreferences.userId, userId));
  return row === undefined ? DEFAULTS : { single_key_shortcuts: row.singleKeyShortcuts };
}

export async function storePreferences(
  queryable: Queryable,
  userId: string,
  preferences: StaffPreferences,
  now: Date,
): Promise<void> {
  const changes = { singleKeyShortcuts: preferences.single_key_shortcuts, updatedAt: now };
  await queryable
    .insert(staffPreferences)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: staffPreferences.userId, set: changes });
}
