import { formatInstant } from '@cleaning/pricing';
import { stylePolicy } from '../http/content-security-policy.ts';
import { escapeHtml } from './escape-html.ts';
import type { AttachmentSummary } from './attachment-repository.ts';
import type { StoredMail } from './mail-repository.ts';

/** An email as the development mailbox shows it. */
export interface MailboxEntry extends StoredMail {
  readonly attachments: readonly AttachmentSummary[];
}

/** The path for downloading a file of an email. */
export const attachmentPath = (id: string): string => `/dev/mailbox/attachments/${id}`;

const STYLE = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 45rem; margin: 2rem auto; padding: 0 1rem; }
  article { border: 1px solid; border-radius: 0.5rem; margin: 1rem 0; padding: 1rem; }
  h2 { font-size: 1.125rem; margin: 0; }
  pre { font: inherit; overflow-wrap: anywhere; white-space: pre-wrap; }
  a { display: inline-block; padding: 0.5rem 0; }
`;

export const MAILBOX_POLICY = stylePolicy(STYLE);

/** A page of mails, newest first. */
export function renderMailbox(mails: readonly MailboxEntry[]): string {
  const list = mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(renderMail).join('\n');
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Development mailbox</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Development mailbox</h1>
<p>Mail that this service wrote. This page does not exist in production.</p>
${list}
</main>
</body>
</html>
`;
}

function renderMail(mail: MailboxEntry): string {
  const at = mail.deliveredAt ?? mail.createdAt;
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.recipient)}, <time datetime="${at.toISOString()}">${formatInstant(at, 'date-time')}</time></p>
<pre>${linkify(mail.text)}</pre>
${renderAttachments(mail.attachments)}</article>`;
}

function renderAttachments(attachments: readonly AttachmentSummary[]): string {
  if (attachments.length === 0) return '';
  const items = attachments.map(
    ({ id, fileName }) => `<li><a href="${attachmentPath(id)}">${escapeHtml(fileName)}</a></li>`,
  );
  return `<h3>Attachments</h3>\n<ul>${items.join('')}</ul>\n`;
}

function linkify(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/u)
    .map((part, index) => {
      const escaped = escapeHtml(part);
      return index % 2 === 1 ? `<a href="${escaped}">${escaped}</a>` : escaped;
    })
    .join('');
}
