import type { FileAttachment } from './attachment.ts';
import type { StoredMail } from './mail-repository.ts';

/** An email with its files, as it is sent. */
export interface OutgoingMail extends StoredMail {
  readonly attachments: readonly FileAttachment[];
}

/** The destination of emails from the outbox. */
export interface MailTransport {
  /** True when delivered emails stay readable here, because they are sent nowhere else. */
  readonly keepsBodies: boolean;
  /** @throws when the email was not accepted. */
  readonly send: (mail: OutgoingMail) => Promise<void>;
  close(): void;
}

/** Leaves emails in the outbox, to be read at `/dev/mailbox`. */
export const mailboxTransport: MailTransport = {
  keepsBodies: true,
  send: async () => {},
  close: () => {},
};
