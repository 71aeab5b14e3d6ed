import { company } from '@cleaning/company';
import type { MessageSide } from '@cleaning/contract/messages';
import { SITE_PATHS } from '@cleaning/contract/routes';
import type { Transaction } from '../core/db/client.ts';
import { renderEmail } from '../core/mail/render-email.ts';
import { postMail } from '../core/mail/outbox.ts';
import { siteUrl } from '../core/site/site-url.ts';
import { findClientContact } from '../clients/client-directory.ts';
import type { MailTimes } from './threads/thread-repository.ts';

/**
 * The minimum time between two emails to one side about an unread conversation, in milliseconds.
 */
const MIN_MAIL_INTERVAL_MS = 15 * 60 * 1000;

interface Notice {
  readonly isDueNow: boolean;
  readonly times: Partial<MailTimes>;
}

/** When to mail the readers of a new message: now, or later if it is still unread. */
export function noticeFor(side: MessageSide, times: MailTimes, now: Date): Notice {
  const isForClient = side === 'client';
  const mailedAt = isForClient ? times.clientMailedAt : times.staffMailedAt;
  const dueAt = isForClient ? times.clientMailDueAt : times.staffMailDueAt;
  const nextMailAt = mailedAt === null ? now : new Date(mailedAt.getTime() + MIN_MAIL_INTERVAL_MS);
  if (nextMailAt <= now) return { isDueNow: true, times: mailed(side, now) };
  return { isDueNow: false, times: due(side, dueAt ?? nextMailAt) };
}

/** The mail times of a thread after an email to one side. */
export const mailed = (side: MessageSide, now: Date): Partial<MailTimes> =>
  side === 'client'
    ? { clientMailedAt: now, clientMailDueAt: null }
    : { staffMailedAt: now, staffMailDueAt: null };

/**
 * The mail times of a thread when an email to one side becomes due at a moment; null once
 * everything is read.
 */
export const due = (side: MessageSide, at: Date | null): Partial<MailTimes> =>
  side === 'client' ? { clientMailDueAt: at } : { staffMailDueAt: at };

/** Mails that there is a message, without its text: email is not always encrypted in transit. */
export async function postNotice(
  transaction: Transaction,
  { side, clientId, now }: { side: MessageSide; clientId: string; now: Date },
): Promise<void> {
  if (side === 'staff') {
    const mail = renderEmail({
      recipient: company.email.support,
      firstName: 'team',
      subject: 'A client has written to us',
      paragraphs: ['There is a new message from a client in the staff portal.'],
      action: { label: 'Open the staff portal', url: siteUrl(SITE_PATHS.staffPortal) },
    });
    return postMail(transaction, mail, now);
  }
  const client = await findClientContact(transaction, clientId);
  if (client === null) return;
  const mail = renderEmail({
    recipient: client.email,
    firstName: client.firstName,
    subject: `You have a new message from ${company.name}`,
    paragraphs: ['We have written to you. Log in to read the message and to answer it.'],
    action: { label: 'Read my messages', url: siteUrl(SITE_PATHS.clientMessages) },
  });
  await postMail(transaction, mail, now);
}
