import { company } from '@cleaning/company';
import { escapeHtml } from './escape-html.ts';
import type { Mail } from './outbox.ts';

/** The content of an email, before it is addressed and rendered. */
export interface EmailTemplate {
  readonly subject: string;
  /** Plain text, one entry for each paragraph. Line breaks are kept. */
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Notes about the link, or what to do if the email is unexpected. */
  readonly footnotes?: readonly string[];
}

interface Addressee {
  readonly recipient: Mail['recipient'];
  /** The name in "Hello …,". */
  readonly firstName: string;
  readonly replyTo?: string;
}

/** Renders an email twice: as text, and as HTML in which everything is escaped. */
export function renderEmail(email: EmailTemplate & Addressee): Mail {
  const { recipient, subject, replyTo = null } = email;
  return { recipient, subject, replyTo, text: renderText(email), html: renderHtml(email) };
}

function renderText({
  firstName,
  paragraphs,
  action,
  footnotes = [],
}: EmailTemplate & Addressee): string {
  return [
    `Hello ${firstName},`,
    ...paragraphs,
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...footnotes,
    signature.join('\n'),
  ].join('\n\n');
}

const paragraph = (text: string): string => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

function renderHtml({
  firstName,
  subject,
  paragraphs,
  action,
  footnotes = [],
}: EmailTemplate & Addressee): string {
  const url = action === undefined ? '' : escapeHtml(action.url);
  return `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family: Arial, sans-serif; font-size: 16px; line-height: 1.5; max-width: 36em; margin: 0 auto; padding: 16px">
${[`Hello ${firstName},`, ...paragraphs].map(paragraph).join('\n')}
${
  action === undefined
    ? ''
    : `<p><a href="${url}" style="font-weight: bold">${escapeHtml(action.label)}</a></p>
<p>If the link does not open, copy this address into your browser:<br>${url}</p>`
}
${footnotes.map(paragraph).join('\n')}
<p>${signature.map(escapeHtml).join('<br>')}</p>
</body>
</html>
`;
}

const signature = [company.name, `Phone ${company.phoneDisplay}`, company.email.support];
