import type { messagesEndpoints as endpoints } from '@cleaning/contract/messages';
import { inTransaction } from '../core/db/in-transaction.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { linkAttachment, uploadAttachment } from './attachments/message-attachments.ts';
import { listMessages, listThreads, unreadCount } from './threads/list-threads.ts';
import { assignThread, markUnread, openThread } from './threads/staff-threads.ts';
import { readQuickReplies, updateQuickReplies } from './quick-replies.ts';
import { markRead, postMessage, readThread, startThread } from './post-message.ts';

export const messagesHandlers: HandlersOf<typeof endpoints> = {
  listThreads,

  startThread: async ({ transaction, viewer, body, now }) => ({
    status: 201,
    body: await startThread(transaction, body, { viewer, now }),
  }),

  getUnreadCount: async ({ database, viewer }) => ({
    status: 200,
    body: await unreadCount(database, viewer),
  }),

  getQuickReplies: async ({ database }) => ({
    status: 200,
    body: await readQuickReplies(database),
  }),

  updateQuickReplies: async ({ transaction, viewer, body: { version, replies }, now }) => ({
    status: 200,
    body: await updateQuickReplies(transaction, { version, viewer, now }, replies),
  }),

  getThread: ({ database, viewer, params, now }) =>
    inTransaction(database, async (transaction) => ({
      status: 200 as const,
      body:
        viewer.kind !== 'client'
          ? await openThread(transaction, { threadId: params.id, viewer, now })
          : await readThread(transaction, params.id, viewer),
    })),

  listMessages,

  replyToThread: async ({ transaction, viewer, params, body, now }) => {
    const message = {
      threadId: params.id,
      body: body.body,
      attachmentIds: body.attachment_ids ?? [],
    };
    return { status: 201, body: await postMessage(transaction, message, { viewer, now }) };
  },

  markThreadRead: async ({ transaction, viewer, params, body }) => {
    const read = { threadId: params.id, messageId: body.last_read_message_id };
    return { status: 200, body: await markRead(transaction, read, viewer) };
  },

  markThreadUnread: async ({ transaction, viewer, params }) => ({
    status: 200,
    body: await markUnread(transaction, { threadId: params.id, viewer }),
  }),

  assignThread: async ({ transaction, viewer, params, body, now }) => ({
    status: 200,
    body: await assignThread(transaction, body, { threadId: params.id, viewer, now }),
  }),

  uploadMessageAttachment: async ({ database, fileStore, commit, viewer, file, body, now }) => {
    const upload = { file, clientId: body.client_id, viewer, now };
    const stored = await uploadAttachment({ database, fileStore }, upload);
    return commit(async () => ({ status: 201, body: stored }));
  },

  linkMessageAttachment: async ({ secrets, transaction, viewer, params, now }) => ({
    status: 200,
    body: await linkAttachment(transaction, secrets, { ...params, viewer, now }),
  }),
};
