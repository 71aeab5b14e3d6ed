import type { Transaction } from '../db/client.ts';
import type { Attachment } from './attachment.ts';

/** A mail, ready to send, in both forms that mail programs read. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address that replies go to. Null or absent: the company's support address. */
  readonly replyTo?: string | null;
  readonly attachments?: readonly Attachment[];
  /** The id of the record that it tells of: `findMailAbout` then says what became of it. */
  readonly aboutId?: string | null;
}

export interface Outbox {
  /**
   * Writes a mail and its files in the transaction of its cause: it is sent if, and only if, that
   * commits.
   *
   * @throws AttachmentError when no mail can carry its files.
   */
  post(transaction: Transaction, mail: Mail, now: Date): Promise<void>;
}
