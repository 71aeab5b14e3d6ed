import { company } from '@cleaning/company';
import { createTransport } from 'nodemailer';
import type { FileAttachment } from './attachment.ts';
import type { MailTransport } from './transport.ts';

const TIMEOUT_MS = 15_000;

/** Sends emails through a mail server. */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  const mailer = createTransport({
    url: smtpUrl,
    // Keeps one connection open while there are emails to send.
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
        // As an object, so that an address is never parsed as several.
        replyTo: { name: '', address: replyTo ?? company.email.support },
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        attachments: attachments.map(toAttachment),
        // Repeated attempts use the same id, so that mail programs show the email once.
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
