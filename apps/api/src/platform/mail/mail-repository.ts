import { and, count, desc, eq, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/client.ts';
import { mails } from '../db/schema/index.ts';
import { deleteAttachments, insertAttachments } from './attachment-repository.ts';
import { assertSendable } from './attachment.ts';
import type { Mail } from './outbox.ts';

/** A mail in the outbox; its files are rows of their own. */
export interface StoredMail extends Omit<Mail, 'attachments'> {
  readonly id: string;
  readonly createdAt: Date;
  readonly attempts: number;
  readonly deliveredAt: Date | null;
}

/** @throws AttachmentError when no mail can carry its files. */
export async function insertMail(
  transaction: Transaction,
  { attachments = [], ...mail }: Mail,
  now: Date,
): Promise<void> {
  assertSendable(attachments);
  const [row] = await transaction
    .insert(mails)
    .values({ ...mail, createdAt: now, nextAttemptAt: now })
    .returning({ id: mails.id });
  if (row === undefined) throw new Error('An insert returned no row.');
  await insertAttachments(transaction, row.id, attachments);
}

/**
 * The mail that has been due for longest, locked until the transaction ends. Others pass over it, and
 * the lock of a process that dies falls away with its connection.
 */
export async function lockDueMail(
  transaction: Transaction,
  now: Date,
): Promise<StoredMail | undefined> {
  const [mail] = await transaction
    .select()
    .from(mails)
    .where(isDue(now))
    .orderBy(mails.nextAttemptAt)
    .limit(1)
    .for('update', { skipLocked: true });
  return mail;
}

/** How many mails are due. */
export async function countWaitingMails(queryable: Queryable, now: Date): Promise<number> {
  const [row] = await queryable.select({ waiting: count() }).from(mails).where(isDue(now));
  return row?.waiting ?? 0;
}

/** How many mails nobody tries to send any more, of those that are still kept. */
export async function countGivenUpMails(queryable: Queryable): Promise<number> {
  const [row] = await queryable
    .select({ givenUp: count() })
    .from(mails)
    .where(isNotNull(mails.failedAt));
  return row?.givenUp ?? 0;
}

const isDue = (now: Date) =>
  and(isNull(mails.deliveredAt), isNull(mails.failedAt), lte(mails.nextAttemptAt, now));

/**
 * Records that a mail arrived. Its bodies and files hold links and words, so they go unless this is the
 * mailbox.
 */
export async function markDelivered(
  transaction: Transaction,
  id: string,
  { now, keepBodies }: { now: Date; keepBodies: boolean },
): Promise<void> {
  if (!keepBodies) await deleteAttachments(transaction, id);
  await transaction
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
