import type { StaffPreferences, UpdateStaffPreferencesRequest } from '@cleaning/contract/staff';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { staffPreferences } from '../../core/db/schema/index.ts';

/** The preferences of a user who changed nothing. */
const DEFAULTS: StaffPreferences = { single_key_shortcuts: true, area: null };

export async function findPreferences(
  queryable: Queryable,
  userId: string,
): Promise<StaffPreferences> {
  const [row] = await queryable
    .select()
    .from(staffPreferences)
    .where(eq(staffPreferences.userId, userId));
  return row === undefined ? DEFAULTS : toPreferences(row);
}

const toPreferences = (row: typeof staffPreferences.$inferSelect): StaffPreferences => ({
  single_key_shortcuts: row.singleKeyShortcuts,
  area: row.area,
});

/** Stores changed preferences and leaves the others as they are; resolves with all of them. */
export async function storePreferences(
  queryable: Queryable,
  userId: string,
  changes: UpdateStaffPreferencesRequest,
  now: Date,
): Promise<StaffPreferences> {
  const { single_key_shortcuts: singleKeyShortcuts, area } = changes;
  // What is undefined is left as it is.
  const [row] = await queryable
    .insert(staffPreferences)
    .values({
      userId,
      singleKeyShortcuts: singleKeyShortcuts ?? DEFAULTS.single_key_shortcuts,
      area,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: staffPreferences.userId,
      set: { singleKeyShortcuts, area, updatedAt: now },
    })
    .returning();
  if (row === undefined) throw new Error('An upsert returned no row.');
  return toPreferences(row);
}

/** The latest change of their own visits that a user has marked as seen; null before the first. */
export async function findChangesSeen(queryable: Queryable, userId: string): Promise<Date | null> {
  const [row] = await queryable
    .select({ until: staffPreferences.changesSeenUntil })
    .from(staffPreferences)
    .where(eq(staffPreferences.userId, userId));
  return row?.until ?? null;
}

/** Notes how far a user has seen the changes of their own visits. It never goes back. */
export async function storeChangesSeen(
  queryable: Queryable,
  userId: string,
  until: Date,
  now: Date,
): Promise<void> {
  const { changesSeenUntil } = staffPreferences;
  await queryable
    .insert(staffPreferences)
    .values({
      userId,
      singleKeyShortcuts: DEFAULTS.single_key_shortcuts,
      changesSeenUntil: until,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: staffPreferences.userId,
      set: {
        changesSeenUntil: sql`greatest(${changesSeenUntil}, excluded.changes_seen_until)`,
        updatedAt: now,
      },
    });
}
