import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/client.ts';
import { companySettings } from '../../platform/db/schema/index.ts';

export type SettingsRow = typeof companySettings.$inferSelect;

/** What a change may write; the version and the time are counted for it. */
export type SettingsChanges = Partial<Omit<SettingsRow, 'id' | 'version' | 'updatedAt'>>;

const theRow = eq(companySettings.id, 1);

export async function findSettings(queryable: Queryable): Promise<SettingsRow> {
  const [row] = await queryable.select().from(companySettings).where(theRow);
  if (row === undefined)
    throw new Error('The settings are missing: the migration puts them there.');
  return row;
}

/** Undefined when somebody changed the settings since that version. */
export async function updateUnchangedSettings(
  queryable: Queryable,
  version: number,
  changes: SettingsChanges,
  now: Date,
): Promise<SettingsRow | undefined> {
  const [row] = await queryable
    .update(companySettings)
    .set({ ...changes, version: version + 1, updatedAt: now })
    .where(and(theRow, eq(companySettings.version, version)))
    .returning();
  return row;
}
