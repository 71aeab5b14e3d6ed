import { desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { bankLayouts } from '../core/db/schema/index.ts';
import type { RememberedLayout } from './files/raw-file.ts';
import type { ChosenLayout } from './files/read-bank-file.ts';

/** The most layouts of an account that a file is compared with, the latest ones. */
const MAX_LAYOUTS = 100;

export async function listLayouts(
  queryable: Queryable,
  account: string,
): Promise<RememberedLayout[]> {
  const rows = await queryable
    .select()
    .from(bankLayouts)
    .where(eq(bankLayouts.account, account))
    .orderBy(desc(bankLayouts.savedAt), bankLayouts.key)
    .limit(MAX_LAYOUTS);
  return rows.map(({ key, columns, namesRow, dateOrder }) => ({
    key,
    layout: { columns, names_row: namesRow, date_order: dateOrder },
  }));
}

interface NewLayout extends ChosenLayout {
  readonly account: string;
  readonly savedBy: string;
  readonly now: Date;
}

/** Keeps a layout instead of an earlier one for the same files. */
export async function saveLayout(
  transaction: Transaction,
  { account, key, layout, savedBy, now }: NewLayout,
): Promise<void> {
  const values = {
    columns: [...layout.columns],
    namesRow: layout.names_row,
    dateOrder: layout.date_order,
    savedBy,
    savedAt: now,
  };
  await transaction
    .insert(bankLayouts)
    .values({ account, key, ...values })
    .onConflictDoUpdate({ target: [bankLayouts.account, bankLayouts.key], set: values });
}
