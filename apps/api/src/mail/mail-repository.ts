import { and, desc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import type { Database, Queryable } from '../db/client.ts';
import { mails } from '../db/schema/index.ts';
import type { Mail } from './outbox.ts';

export interface StoredMail extends Mail {
  readonly id: string;
  readonly createdAt: Date;
  readonly attempts: number;
  readonly deliveredAt: Date | null;
}

export async function insertMail(queryable: Queryable, mail: Mail, now: Date): Promise<void> {
  await queryable.insert(mails).values({ ...mail, createdAt: now, nextAttemptAt: now });
}

/**
 * Takes up to `limit` due mails for this process alone. They fall due again at `leaseUntil`, so a
 * process that dies while sending loses none.
 */
export async function claimDueMails(
  database: Database,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<StoredMail[]> {
  return database.transaction(async (transaction) => {
    const due = await transaction
      .select({ id: mails.id })
      .from(mails)
      .where(and(isNull(mails.deliveredAt), isNull(mails.failedAt), lte(mails.nextAttemptAt, now)))
      .orderBy(mails.nextAttemptAt)
      .limit(limit)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    return transaction
      .update(mails)
      .set({ nextAttemptAt: leaseUntil })
      .where(
        inArray(
          mails.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
  });
}

/** Records that a mail arrived. Its bodies hold links and words, so they go unless this is the mailbox. */
export async function markDelivered(
  queryable: Queryable,
  id: string,
  { now, keepBodies }: { now: Date; keepBodies: boolean },
): Promise<void> {
  await queryable
    .update(mails)
    .set({
      deliveredAt: now,
      lastError: null,
      ...(keepBodies ? {} : { text: '', html: '', replyTo: null }),
    })
    .where(eq(mails.id, id));
}

/** Records a failed attempt; without a next attempt nobody tries again. */
export async function markAttemptFailed(
  queryable: Queryable,
  id: string,
  attempt: {
    readonly attempts: number;
    readonly error: string;
    readonly now: Date;
    readonly nextAttemptAt: Date | null;
  },
): Promise<void> {
  await queryable
    .update(mails)
    .set({
      attempts: attempt.attempts,
      lastError: attempt.error,
      ...(attempt.nextAttemptAt === null
        ? { failedAt: attempt.now }
        : { nextAttemptAt: attempt.nextAttemptAt }),
    })
    .where(eq(mails.id, id));
}

/** The newest mails, of one recipient or of all: what the development mailbox shows. */
export async function listMails(
  queryable: Queryable,
  { recipient, limit }: { recipient: string | null; limit: number },
): Promise<StoredMail[]> {
  return queryable
    .select()
    .from(mails)
    .where(recipient === null ? undefined : eq(mails.recipient, recipient))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit);
}

/** Forgets mails that were settled, one way or the other, before a moment. */
export async function deleteSettledMails(queryable: Queryable, before: Date): Promise<void> {
  await queryable
    .delete(mails)
    .where(or(lt(mails.deliveredAt, before), lt(mails.failedAt, before)));
}
