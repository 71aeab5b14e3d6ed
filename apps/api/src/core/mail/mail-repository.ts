import {
  and,
  count,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  min,
  or,
  sql,
} from 'drizzle-orm';
import type { Database, Queryable } from '../db/client.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { mails } from '../db/schema/index.ts';
import { deleteAttachments } from './attachment-repository.ts';
import type { MailFailure } from './failure-cause.ts';
import type { Mail } from './outbox.ts';

/** An email in the outbox. Its files are separate rows. */
export interface StoredMail extends Omit<Mail, 'attachments'> {
  readonly id: string;
  readonly recipient: string;
  readonly createdAt: Date;
  readonly attempts: number;
  readonly deliveredAt: Date | null;
}

/**
 * One attempt to send an email. Its result is not recorded if another process has taken the email
 * over.
 */
type Attempt = Pick<StoredMail, 'id' | 'attempts'>;

/**
 * Locks the email that has been due for longest, and counts the attempt. The count is committed
 * before the email is processed, so that an email that crashes the process uses up its attempts.
 */
export async function lockDueMail(
  database: Database,
  { now, lockedUntil, maxAttempts }: { now: Date; lockedUntil: Date; maxAttempts: number },
): Promise<StoredMail | undefined> {
  return inTransaction(database, async (transaction) => {
    const [due] = await transaction
      .select({ id: mails.id })
      .from(mails)
      .where(and(isDue(now), isUnlocked(now), lt(mails.attempts, maxAttempts)))
      .orderBy(mails.nextAttemptAt, mails.position)
      .limit(1)
      .for('update', { skipLocked: true });
    if (due === undefined) return undefined;
    const [mail] = await transaction
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, lockedUntil, version: nextVersion })
      .where(eq(mails.id, due.id))
      .returning();
    return mail;
  });
}

/**
 * Extends the lock of an email; false when the attempt has ended, or another process has taken it
 * over.
 */
export async function extendMailLock(
  queryable: Queryable,
  attempt: Attempt,
  lockedUntil: Date,
): Promise<boolean> {
  const extended = await queryable
    .update(mails)
    .set({ lockedUntil })
    .where(isUnderWay(attempt))
    .returning({ id: mails.id });
  return extended.length > 0;
}

/** Gives up emails whose process died during their last attempt. Returns their ids. */
export async function giveUpInterruptedMails(
  queryable: Queryable,
  { now, maxAttempts, error }: { now: Date; maxAttempts: number; error: string },
): Promise<string[]> {
  const givenUp = await queryable
    .update(mails)
    .set({
      failedAt: now,
      lockedUntil: null,
      lastError: error,
      failureCause: 'ours',
      failureAnswer: null,
      reportedAt: reportedSince(now),
      version: nextVersion,
    })
    .where(and(isDue(now), isUnlocked(now), gte(mails.attempts, maxAttempts)))
    .returning({ id: mails.id });
  return givenUp.map(({ id }) => id);
}

/** Each change of an email increments its version. */
export const nextVersion = sql`${mails.version} + 1`;

/** The first time at which the team was told stays. */
const reportedSince = (now: Date) => sql`coalesce(${mails.reportedAt}, ${now.toISOString()})`;

const isUnlocked = (now: Date) => or(isNull(mails.lockedUntil), lte(mails.lockedUntil, now));

const isUnderWay = ({ id, attempts }: Attempt) =>
  and(eq(mails.id, id), eq(mails.attempts, attempts), isNotNull(mails.lockedUntil));

/** Counts the due emails, including those being sent. */
export async function countWaitingMails(queryable: Queryable, now: Date): Promise<number> {
  const [row] = await queryable.select({ waiting: count() }).from(mails).where(isDue(now));
  return row?.waiting ?? 0;
}

/** When the email that is due for longest became due; null when none is. */
export async function findOldestDue(queryable: Queryable, now: Date): Promise<Date | null> {
  const [row] = await queryable
    .select({ dueSince: min(mails.nextAttemptAt) })
    .from(mails)
    .where(isDue(now));
  return row?.dueSince ?? null;
}

/** Counts the stored emails that were given up, and of which nobody was told by phone. */
export async function countGivenUpMails(queryable: Queryable): Promise<number> {
  const [row] = await queryable
    .select({ givenUp: count() })
    .from(mails)
    .where(and(isNotNull(mails.failedAt), isNull(mails.closedAt)));
  return row?.givenUp ?? 0;
}

/** When an email was last given up, among those still stored; null when none was. */
export async function findLastGivenUp(queryable: Queryable): Promise<Date | null> {
  const [row] = await queryable.select({ givenUpAt: max(mails.failedAt) }).from(mails);
  return row?.givenUpAt ?? null;
}

const isDue = (now: Date) =>
  and(isNull(mails.deliveredAt), isNull(mails.failedAt), lte(mails.nextAttemptAt, now));

/**
 * Records that a mail server accepted an email. Bodies and files contain links and personal
 * details, so they are deleted, unless the development mailbox is to show them.
 */
export async function markDelivered(
  database: Database,
  attempt: Attempt,
  { now, keepBodies }: { now: Date; keepBodies: boolean },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const delivered = await transaction
      .update(mails)
      .set({
        deliveredAt: now,
        lockedUntil: null,
        lastError: null,
        failureAnswer: null,
        version: nextVersion,
        ...(keepBodies ? {} : { text: '', html: '', replyTo: null }),
      })
      .where(isUnderWay(attempt))
      .returning({ id: mails.id });
    if (delivered.length > 0 && !keepBodies) await deleteAttachments(transaction, attempt.id);
  });
}

/** A failed attempt, as it is recorded. */
interface FailedAttempt extends Pick<MailFailure, 'cause' | 'answer'> {
  readonly error: string;
  readonly now: Date;
  /** Null gives the email up. */
  readonly nextAttemptAt: Date | null;
  /** Whether the team is told, although there is another attempt. */
  readonly isReported: boolean;
}

/** Records a failed attempt. The team is told of an email that is given up. */
export async function markAttemptFailed(
  queryable: Queryable,
  attempt: Attempt,
  { error, cause, answer, now, nextAttemptAt, isReported }: FailedAttempt,
): Promise<void> {
  await queryable
    .update(mails)
    .set({
      lockedUntil: null,
      lastError: error,
      failureCause: cause,
      failureAnswer: answer,
      version: nextVersion,
      ...(isReported || nextAttemptAt === null ? { reportedAt: reportedSince(now) } : {}),
      ...(nextAttemptAt === null ? { failedAt: now } : { nextAttemptAt }),
    })
    .where(isUnderWay(attempt));
}

/** The newest emails, of one recipient or of all, for the development mailbox. */
export async function listMails(
  queryable: Queryable,
  { recipient, limit }: { recipient: string | null; limit: number },
): Promise<StoredMail[]> {
  return queryable
    .select()
    .from(mails)
    .where(recipient === null ? undefined : eq(mails.recipient, recipient))
    .orderBy(desc(mails.createdAt), desc(mails.position))
    .limit(limit);
}

/** The delivery state of an email: accepted by a mail server, still to be sent, or given up. */
export interface MailProgress {
  readonly recipient: string;
  readonly createdAt: Date;
  readonly deliveredAt: Date | null;
  readonly failedAt: Date | null;
}

/** The newest email about a record; undefined once it has been deleted. */
export async function findMailAbout(
  queryable: Queryable,
  aboutId: string,
): Promise<MailProgress | undefined> {
  const [mail] = await queryable
    .select({
      recipient: mails.recipient,
      createdAt: mails.createdAt,
      deliveredAt: mails.deliveredAt,
      failedAt: mails.failedAt,
    })
    .from(mails)
    .where(eq(mails.aboutId, aboutId))
    .orderBy(desc(mails.createdAt), desc(mails.position))
    .limit(1);
  return mail;
}

/** Deletes emails that were delivered or given up before a moment. */
export async function deleteFinishedMails(queryable: Queryable, before: Date): Promise<void> {
  await queryable
    .delete(mails)
    .where(or(lt(mails.deliveredAt, before), lt(mails.failedAt, before)));
}
