import type { Transaction } from '../db/client.ts';
import { mails } from '../db/schema/index.ts';
import { insertAttachments } from './attachment-repository.ts';
import { assertSendable, type Attachment } from './attachment.ts';

/** An email, ready to send, as text and as HTML. */
export interface Mail {
  /** Null for a client without an email. */
  readonly recipient: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address for replies. Null or absent means the company's support address. */
  readonly replyTo?: string | null;
  readonly attachments?: readonly Attachment[];
  /**
   * The id of the quote, invoice or appointment that the email is about. The team sees it when the
   * email does not arrive, and `findMailAbout` reads the state of an offer by it.
   */
  readonly aboutId?: string | null;
  /**
   * Until when the link in it lets its reader into an account. Such an email is never sent to another
   * address, and not at all once its link has ended. Null or absent without such a link.
   */
  readonly linkEndsAt?: Date | null;
}

/**
 * Stores an email and its files in the transaction of its cause, so that it is sent if and only if
 * that commits. An email without a recipient is not stored, so that callers need no case for clients
 * without an address.
 *
 * @throws AttachmentError when no email can carry its files.
 */
export async function postMail(
  transaction: Transaction,
  { attachments = [], recipient, ...mail }: Mail,
  now: Date,
): Promise<void> {
  if (recipient === null) return;
  assertSendable(attachments);
  const [row] = await transaction
    .insert(mails)
    .values({ ...mail, recipient, createdAt: now, nextAttemptAt: now })
    .returning({ id: mails.id });
  if (row === undefined) throw new Error('An insert returned no row.');
  await insertAttachments(transaction, row.id, attachments);
}
