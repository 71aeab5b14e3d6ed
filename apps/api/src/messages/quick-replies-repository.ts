import type { QuickReply } from '@cleaning/contract/messages';
import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { quickReplies } from '../core/db/schema/index.ts';

export type QuickRepliesRow = typeof quickReplies.$inferSelect;

const isQuickRepliesRow = eq(quickReplies.id, 1);

export async function findQuickReplies(queryable: Queryable): Promise<QuickRepliesRow> {
  return requireRow(await queryable.select().from(quickReplies).where(isQuickRepliesRow));
}

/** The quick replies, locked until the transaction ends. */
export async function lockQuickReplies(transaction: Transaction): Promise<QuickRepliesRow> {
  return requireRow(
    await transaction.select().from(quickReplies).where(isQuickRepliesRow).for('update'),
  );
}

/** Updates locked quick replies. @param version the locked version. */
export async function writeQuickReplies(
  transaction: Transaction,
  version: number,
  replies: readonly QuickReply[],
  now: Date,
): Promise<QuickRepliesRow> {
  const rows = await transaction
    .update(quickReplies)
    .set({ replies, version: version + 1, updatedAt: now })
    .where(isQuickRepliesRow)
    .returning();
  return requireRow(rows);
}

function requireRow([row]: QuickRepliesRow[]): QuickRepliesRow {
  if (row === undefined) throw new Error('The quick replies are missing: the migration adds them.');
  return row;
}
