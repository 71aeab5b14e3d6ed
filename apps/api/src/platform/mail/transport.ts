import type { FileAttachment } from './attachment.ts';
import type { StoredMail } from './mail-repository.ts';

/** A mail with its files, as it leaves. */
export interface OutgoingMail extends StoredMail {
  readonly attachments: readonly FileAttachment[];
}

/** What takes mails off the outbox. */
export interface MailTransport {
  /** True when delivered mails stay readable here, since they went nowhere else. */
  readonly keepsBodies: boolean;
  /** @throws when the mail was not taken. */
  readonly send: (mail: OutgoingMail) => Promise<void>;
  close(): void;
}

/** Leaves mails where they are, to be read at `/dev/mailbox`. */
export const mailboxTransport: MailTransport = {
  keepsBodies: true,
  send: async () => {},
  close: () => {},
};
