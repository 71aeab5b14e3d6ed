import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { companySettings } from '../core/db/schema/index.ts';

export type SettingsRow = typeof companySettings.$inferSelect;

/** The columns that a change may write. The version and the time are written separately. */
export type SettingsChanges = Partial<Omit<SettingsRow, 'id' | 'version' | 'updatedAt'>>;

const isSettingsRow = eq(companySettings.id, 1);

export async function findSettings(queryable: Queryable): Promise<SettingsRow> {
  return requireRow(await queryable.select().from(companySettings).where(isSettingsRow));
}

/** The settings, locked until the transaction ends. */
export async function lockSettings(transaction: Transaction): Promise<SettingsRow> {
  return requireRow(
    await transaction.select().from(companySettings).where(isSettingsRow).for('update'),
  );
}

/** Updates locked settings. @param version the locked version. */
export async function writeSettings(
  transaction: Transaction,
  version: number,
  changes: SettingsChanges,
  now: Date,
): Promise<SettingsRow> {
  const rows = await transaction
    .update(companySettings)
    .set({ ...changes, version: version + 1, updatedAt: now })
    .where(isSettingsRow)
    .returning();
  return requireRow(rows);
}

function requireRow([row]: SettingsRow[]): SettingsRow {
  if (row === undefined)
    throw new Error('The settings are missing: the migration puts them there.');
  return row;
}
