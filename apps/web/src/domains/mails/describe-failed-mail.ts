import type { FailedMail } from '@cleaning/contract/mails';
import type { MailFailureCause } from '@cleaning/contract/mails/rules';
import { formatPlainDate } from '@cleaning/pricing';
import type { BadgeTone } from '@cleaning/ui/badge';
import { staffVisitPath } from '#domains/appointments/visit-paths.ts';
import { staffInvoicePath } from '#domains/invoices/invoice-paths.ts';
import { staffQuotePath } from '#domains/quotes/quote-paths.ts';
import { describeRelativeMomentInSentence } from '#kit/lib/describe-relative.ts';

interface CauseWords {
  readonly name: string;
  readonly advice: string;
  /** The advice once no attempt follows by itself, if it differs. */
  readonly stopped?: string;
}

/** What each cause is called, and what helps. */
export const CAUSES: Readonly<Record<MailFailureCause, CauseWords>> = {
  full: {
    name: 'Mailbox is full',
    advice: 'We try for a day. If it is urgent, phone.',
    stopped: 'We tried for a day and stopped. Phone, or try again once there is room.',
  },
  no_address: {
    name: 'Address does not exist',
    advice: 'Mostly a typing mistake, so we stopped at once. Ask for the right address.',
  },
  spam: {
    name: 'Refused as spam',
    advice: 'Phone, and ask them to add our address to their contacts. Then try again.',
  },
  ours: {
    name: 'Our mail server',
    advice: 'The fault is on our side. The email goes out by itself once that is mended.',
    stopped: 'The fault was on our side, and we stopped trying. Once it is mended, try again.',
  },
  other: {
    name: 'Another reason',
    advice: 'The answer of the mail server says more.',
  },
};

/** What helps with this email; null if nothing can be done, or if its link says it already. */
export function describeAdvice({
  cause,
  status,
  link,
  answer,
  ...mail
}: FailedMail): string | null {
  if (mail.available_commands.length === 0 || link === 'ended') return null;
  if (cause === 'other' && answer === null) return 'The mail server gave no reason.';
  const { advice, stopped = advice } = CAUSES[cause];
  return status === 'given_up' ? stopped : advice;
}

/** Who the email is to: the person and the address, or the address alone. */
export const describeRecipient = ({ reader, email, first_email: first }: FailedMail): string => {
  const whom = reader === null ? email : `${reader.name}, ${email}`;
  return first === null ? whom : `${whom}, instead of ${first}`;
};

/** The state of the email, for a badge. */
export const STATES: Readonly<
  Record<FailedMail['status'], { readonly label: string; readonly tone: BadgeTone }>
> = {
  sending: { label: 'Being sent', tone: 'info' },
  waiting: { label: 'Will be tried again', tone: 'warning' },
  given_up: { label: 'Not sent', tone: 'danger' },
  sent: { label: 'Sent', tone: 'success' },
  closed: { label: 'Told by phone', tone: 'success' },
};

/** When it was written, and what happens or happened to it. */
export function describeMailHistory(mail: FailedMail, now: Date): string {
  const written = `Written ${describeRelativeMomentInSentence(mail.written_at, now)}.`;
  const { told, sent_at: sentAt, next_attempt_at: nextAt } = mail;
  if (told !== null) {
    const by = told.by === null ? '' : `${told.by} spoke to `;
    const who = by === '' ? `We spoke to ${told.name}` : `${by}${told.name}`;
    const note = told.note === '' ? '' : ` “${told.note}”`;
    return `${written} ${who} on ${formatPlainDate(told.date, 'medium')}.${note}`;
  }
  if (sentAt !== null) return `${written} Sent ${describeRelativeMomentInSentence(sentAt, now)}.`;
  if (nextAt === null) return written;
  const next =
    new Date(nextAt) <= now ? 'in a minute' : describeRelativeMomentInSentence(nextAt, now);
  return `${written} Next try ${next}.`;
}

/** Why an email with a link into an account cannot be changed; null for any other. */
export function linkAdvice({ link, status }: FailedMail): string | null {
  if (link === 'none' || status === 'sent' || status === 'closed') return null;
  return link === 'ended'
    ? 'The link in this email has ended, so it cannot be sent again. Send a new invitation, or let them ask for a new link.'
    : 'This email has a link into an account, so it goes to the address of that account only.';
}

/** The record that the email is about. */
export function aboutLink({ about }: FailedMail): { label: string; href: string } | null {
  if (about === null) return null;
  const { kind, id, reference } = about;
  switch (kind) {
    case 'quote':
      return { label: `Quote ${reference ?? ''}`.trim(), href: staffQuotePath(id) };
    case 'invoice':
      return { label: `Invoice ${reference ?? ''}`.trim(), href: staffInvoicePath(id) };
    case 'appointment':
      return { label: `Visit ${reference ?? ''}`.trim(), href: staffVisitPath(id) };
    default:
      return kind satisfies never;
  }
}
