import type { Transaction } from '../db/client.ts';
import { insertMail } from './mail-repository.ts';

/** A mail, ready to send, in both forms that mail programs read. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whom an answer goes to; the company's support address unless told. */
  readonly replyTo?: string | null;
}

export interface Outbox {
  /** Writes a mail in the transaction of its cause: it is sent if, and only if, that commits. */
  post(transaction: Transaction, mail: Mail, now: Date): Promise<void>;
}

export const outbox: Outbox = {
  post: insertMail,
};
