import { company } from '@cleaning/company';
import { SITE_PATHS, type MessageSide } from '@cleaning/contract';
import type { Transaction } from '../../platform/db/client.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { writeMail } from '../../platform/mail/templates/layout.ts';
import { findClientContact } from '../accounts/client-directory.ts';
import type { MailTimes } from './thread-repository.ts';

export interface MailDependencies {
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

/** While a conversation stays unread, its reader hears of it this often at most, in milliseconds. */
const MAIL_REST_MS = 15 * 60 * 1000;

interface Notice {
  /** Whether to write to the reader at once. */
  readonly isDueNow: boolean;
  readonly times: Partial<MailTimes>;
}

/** What a new message means for the mail to its readers: one now, or one later if it is still unread. */
export function noticeFor(side: MessageSide, times: MailTimes, now: Date): Notice {
  const isForClient = side === 'client';
  const mailedAt = isForClient ? times.clientMailedAt : times.staffMailedAt;
  const dueAt = isForClient ? times.clientMailDueAt : times.staffMailDueAt;
  const restEnds = mailedAt === null ? now : new Date(mailedAt.getTime() + MAIL_REST_MS);
  if (restEnds <= now) return { isDueNow: true, times: mailed(side, now) };
  return { isDueNow: false, times: due(side, dueAt ?? restEnds) };
}

/** A mail went out to a side. */
export const mailed = (side: MessageSide, now: Date): Partial<MailTimes> =>
  side === 'client'
    ? { clientMailedAt: now, clientMailDueAt: null }
    : { staffMailedAt: now, staffMailDueAt: null };

/** A mail to a side waits until a moment, or for nothing once all is read. */
export const due = (side: MessageSide, at: Date | null): Partial<MailTimes> =>
  side === 'client' ? { clientMailDueAt: at } : { staffMailDueAt: at };

/** Says that there is a message, and nothing of what it says: mail travels in the open. */
export async function postNotice(
  transaction: Transaction,
  { side, clientId, now }: { side: MessageSide; clientId: string; now: Date },
  { outbox, publicUrl }: MailDependencies,
): Promise<void> {
  if (side === 'staff') {
    const mail = writeMail({
      recipient: company.email.support,
      firstName: 'team',
      subject: 'A client has written to us',
      paragraphs: ['There is a new message from a client in the staff portal.'],
      action: { label: 'Open the staff portal', url: `${publicUrl}${SITE_PATHS.staffPortal}` },
    });
    return outbox.post(transaction, mail, now);
  }
  const client = await findClientContact(transaction, clientId);
  if (client === null) return;
  const mail = writeMail({
    recipient: client.email,
    firstName: client.firstName,
    subject: `You have a new message from ${company.name}`,
    paragraphs: ['We have written to you. Log in to read the message and to answer it.'],
    action: { label: 'Read my messages', url: `${publicUrl}${SITE_PATHS.clientMessages}` },
  });
  await outbox.post(transaction, mail, now);
}
