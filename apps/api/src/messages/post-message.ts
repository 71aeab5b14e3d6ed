import type { Message, startThreadRequest, Thread } from '@cleaning/contract/messages';
import type { z } from 'zod';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { notFound, refuseField } from '../core/http/api-error.ts';
import { userIdOf, type UserViewer, sideOf } from '../core/http/viewer.ts';
import { isOfClient } from './threads/subject-repository.ts';
import { listAttachments } from './attachments/attachment-repository.ts';
import { attach } from './attachments/message-attachments.ts';
import { clientOf } from './threads/client-of.ts';
import { otherSide, toMessage, toThread } from './view.ts';
import { due, noticeFor, postNotice } from './emails.ts';
import {
  findMessage,
  findReadUpTo,
  hasNewerFromOthers,
  insertMessage,
  noteRead,
} from './message-repository.ts';
import { findThread, threadsMatching } from './threads/thread-list-repository.ts';
import { insertThread, lockThread, updateThread } from './threads/thread-repository.ts';

/** The author of a message, and the time of the call. */
interface MessageContext {
  readonly viewer: UserViewer;
  readonly now: Date;
}

/** How the readers of a message hear of it. */
interface Notification {
  /** False when another email tells them; true by default. */
  readonly isMailed?: boolean;
}

interface NewMessage {
  readonly threadId: string;
  readonly body: string;
  /** Files that the author uploaded before. */
  readonly attachmentIds: readonly string[];
}

type StartRequest = z.output<typeof startThreadRequest>;

/**
 * @throws ApiError `not_found` when the conversation does not exist, or the viewer may not see it.
 */
export async function readThread(
  queryable: Queryable,
  id: string,
  viewer: UserViewer,
): Promise<Thread> {
  const row = await findThread(queryable, id, viewer);
  if (row === undefined) throw notFound();
  return toThread(row, viewer);
}

/**
 * Starts a conversation: a client with the company, or staff with a client.
 *
 * @throws ApiError `validation_failed` when the client does not exist, or the subject of the
 *   conversation is another client's.
 */
export async function startThread(
  transaction: Transaction,
  request: StartRequest,
  { viewer, now }: MessageContext,
  notification: Notification = {},
): Promise<Thread> {
  const clientId = await clientOf(transaction, request.client_id, viewer);
  const { about } = request;
  if (about === undefined && viewer.kind === 'cleaner') {
    throw refuseField('about', 'Say which of your visits this is about.');
  }
  if (about !== undefined && !(await isOfClient(transaction, about, { clientId, viewer }))) {
    throw refuseField('about', 'Choose a quote, invoice or visit of this client.');
  }
  const id = await insertThread(transaction, {
    clientId,
    subject: request.subject,
    ownerId: viewer.kind === 'office' ? viewer.staffId : null,
    quoteId: about?.type === 'quote' ? about.id : null,
    invoiceId: about?.type === 'invoice' ? about.id : null,
    appointmentId: about?.type === 'appointment' ? about.id : null,
    createdAt: now,
    lastMessageAt: now,
  });
  await postMessage(
    transaction,
    { threadId: id, body: request.body, attachmentIds: request.attachment_ids ?? [] },
    { viewer, now },
    notification,
  );
  return readThread(transaction, id, viewer);
}

/**
 * Posts into the latest conversation about the same record with the same subject, or starts one.
 */
export async function writeAbout(
  transaction: Transaction,
  request: StartRequest & { readonly about: NonNullable<StartRequest['about']> },
  context: MessageContext,
  notification: Notification = {},
): Promise<void> {
  const { subject, body, about, client_id: clientId, attachment_ids: attachmentIds = [] } = request;
  const filter = { clientId, aboutId: about.id, subject };
  const [thread] = await threadsMatching(context.viewer, filter).page(transaction, {
    limit: 1,
    offset: 0,
  });
  if (thread === undefined) {
    await startThread(transaction, request, context, notification);
  } else {
    const message = { threadId: thread.id, body, attachmentIds };
    await postMessage(transaction, message, context, notification);
  }
}

/**
 * Adds a message, and mails its readers a notice. Staff who answer a conversation without an owner
 * become its owner.
 *
 * @throws ApiError `not_found` when the conversation does not exist, or the viewer may not see it.
 */
export async function postMessage(
  transaction: Transaction,
  { threadId, body, attachmentIds }: NewMessage,
  { viewer, now }: MessageContext,
  { isMailed = true }: Notification = {},
): Promise<Message> {
  const thread = await lockThread(transaction, threadId, viewer);
  if (thread === undefined) throw notFound();
  const { id } = await insertMessage(transaction, {
    threadId,
    side: sideOf(viewer),
    authorId: userIdOf(viewer),
    body,
    sentAt: now,
  });
  await attach(
    transaction,
    { messageId: id, fileIds: attachmentIds },
    { uploaderId: userIdOf(viewer), clientId: thread.clientId },
  );
  const side = otherSide(sideOf(viewer));
  const { isDueNow, times } = noticeFor(side, thread, now);
  const ownerId = thread.ownerId ?? (viewer.kind === 'office' ? viewer.staffId : null);
  await updateThread(transaction, threadId, { lastMessageAt: now, ownerId, ...times });
  if (isDueNow && isMailed) await postNotice(transaction, { side, clientId: thread.clientId, now });
  const written = await findMessage(transaction, threadId, id);
  if (written === undefined) throw new Error('A message is gone as soon as it is written.');
  const attachments = await listAttachments(transaction, [id]);
  const readUpTo = await findReadUpTo(transaction, threadId);
  return toMessage(written, { attachments, readUpTo }, viewer);
}

/**
 * Records that a viewer has read everything up to a message. A mail that is due about it is cancelled,
 * unless a newer message arrived.
 *
 * @throws ApiError `not_found` for a conversation that the viewer may not see, `validation_failed` for a message
 * of another one.
 */
export async function markRead(
  transaction: Transaction,
  { threadId, messageId }: { readonly threadId: string; readonly messageId: string },
  viewer: UserViewer,
): Promise<Thread> {
  const thread = await lockThread(transaction, threadId, viewer);
  if (thread === undefined) throw notFound();
  const message = await findMessage(transaction, threadId, messageId);
  if (message === undefined) {
    throw refuseField('last_read_message_id', 'Name a message of this conversation.');
  }
  const { position } = message.row;
  await noteRead(transaction, { threadId, readerId: userIdOf(viewer), position });
  const hasNewer = await hasNewerFromOthers(transaction, threadId, {
    side: sideOf(viewer),
    position,
  });
  if (!hasNewer) await updateThread(transaction, threadId, due(sideOf(viewer), null));
  return readThread(transaction, threadId, viewer);
}
