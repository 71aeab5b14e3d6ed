import { company } from '@cleaning/company';
import { createTransport } from 'nodemailer';
import type { FileAttachment } from './attachment.ts';
import type { MailTransport } from './transport.ts';

const TIMEOUT_MS = 15_000;

/** Sends through a mail server. */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  const mailer = createTransport({
    url: smtpUrl,
    // One connection, kept open while there is mail.
    pool: true,
    maxConnections: 1,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const domain = company.email.sender.split('@')[1] ?? 'localhost';
  return {
    keepsBodies: false,
    async send({ id, recipient, subject, text, html, replyTo, attachments }) {
      await mailer.sendMail({
        from: { name: company.name, address: company.email.sender },
        // An object, so that nothing in an address is read as more than one.
        replyTo: { name: '', address: replyTo ?? company.email.support },
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        attachments: attachments.map(toAttachment),
        // A second try carries the same name, so a mail program shows it once.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => mailer.close(),
  };
}

const toAttachment = ({ fileName, mediaType, content }: FileAttachment) => ({
  filename: fileName,
  contentType: mediaType,
  content,
});
