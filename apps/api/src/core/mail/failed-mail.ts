import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { mails } from '../db/schema/index.ts';
import { deleteAttachments } from './attachment-repository.ts';
import { nextVersion } from './mail-repository.ts';

/** What the team may change of an email that did not arrive. */
export type FailedMailChanges = Partial<
  Pick<
    typeof mails.$inferInsert,
    | 'recipient'
    | 'firstRecipient'
    | 'attempts'
    | 'nextAttemptAt'
    | 'failedAt'
    | 'toldTo'
    | 'toldOn'
    | 'toldNote'
    | 'closedAt'
    | 'closedById'
  >
>;

/** The changes with which an email is tried now, with all of its attempts if it was given up. */
export const dueNow = (mail: { readonly failedAt: Date | null }, now: Date): FailedMailChanges => ({
  nextAttemptAt: now,
  failedAt: null,
  ...(mail.failedAt === null ? {} : { attempts: 0 }),
});

/** Writes a locked email, and deletes its bodies and files if nobody needs them any more. */
export async function updateFailedMail(
  transaction: Transaction,
  id: string,
  changes: FailedMailChanges,
): Promise<void> {
  const isClosing = changes.closedAt instanceof Date;
  await transaction
    .update(mails)
    .set({
      ...changes,
      lockedUntil: null,
      version: nextVersion,
      ...(isClosing ? { text: '', html: '', replyTo: null, failureAnswer: null } : {}),
    })
    .where(eq(mails.id, id));
  if (isClosing) await deleteAttachments(transaction, id);
}
