import type { Message, MessageAttachment, MessageSide, Thread } from '@cleaning/contract/messages';
import { fullName } from '@cleaning/contract/rules';
import { userIdOf, type UserViewer } from '../core/http/viewer.ts';
import type { AttachmentRow } from './attachments/attachment-repository.ts';
import type { MessageRow, ReadUpTo } from './message-repository.ts';
import type { ThreadRow } from './threads/thread-list-repository.ts';

/** A conversation as its viewer sees it. */
export function toThread(row: ThreadRow, viewer: UserViewer): Thread {
  return {
    id: row.id,
    client_id: row.clientId,
    client_name: fullName(row.client.firstName, row.client.lastName),
    subject: row.subject,
    about: aboutOf(row),
    owner: viewer.kind === 'office' ? ownerOf(row) : null,
    message_count: row.messageCount,
    unread_count: row.unreadCount,
    last_message: {
      id: row.last.id,
      side: row.last.side,
      excerpt: row.last.excerpt,
      sent_at: row.last.sentAt.toISOString(),
    },
    last_unread:
      row.lastUnreadSentAt === null
        ? null
        : { excerpt: row.lastUnreadExcerpt, sent_at: row.lastUnreadSentAt.toISOString() },
    created_at: row.createdAt.toISOString(),
  };
}

const ownerOf = ({ owner }: ThreadRow): Thread['owner'] =>
  owner === null ? null : { id: owner.id, first_name: owner.firstName };

function aboutOf({ quote, invoice, appointment }: ThreadRow): Thread['about'] {
  if (quote !== null) return { type: 'quote', ...quote };
  if (appointment !== null) {
    const { startsAt, ...known } = appointment;
    const start = startsAt === null ? {} : { starts_at: startsAt.toISOString() };
    return { type: 'appointment', ...known, ...start };
  }
  if (invoice === null) return null;
  return { type: 'invoice', id: invoice.id, reference: invoice.reference ?? '' };
}

/** The side that a message is addressed to. */
export const otherSide = (side: MessageSide): MessageSide =>
  side === 'client' ? 'staff' : 'client';

/** The fields of a message that are not in its own row. */
interface MessageDetails {
  readonly attachments: readonly AttachmentRow[];
  /** How far each side has read its conversation. */
  readonly readUpTo: ReadUpTo;
}

export function toMessage(
  { row, authorFirstName }: MessageRow,
  { attachments, readUpTo }: MessageDetails,
  viewer: UserViewer,
): Message {
  return {
    id: row.id,
    thread_id: row.threadId,
    side: row.side,
    author_first_name: authorFirstName ?? '',
    is_mine: row.authorId === userIdOf(viewer),
    is_seen: row.position <= readUpTo[otherSide(row.side)],
    body: row.body,
    attachments: attachments
      .filter(({ messageId }) => messageId === row.id)
      .map(({ file }) => toAttachment(file)),
    sent_at: row.sentAt.toISOString(),
  };
}

export const toAttachment = (file: AttachmentRow['file']): MessageAttachment => ({
  id: file.id,
  file_name: file.fileName,
  media_type: file.mediaType,
  byte_size: file.byteSize,
  source: file.source,
  created_at: file.createdAt.toISOString(),
});
