import { messagesEndpoints as endpoints } from '@cleaning/contract';
import type { Dependencies } from '../dependencies.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { createFileService } from '../core/files/file-service.ts';
import { linkAttachment, uploadAttachment } from './attachments/attachment-service.ts';
import { pageOfMessages, pageOfThreads, unreadCount } from './threads/list-service.ts';
import { assignThread, markUnread, openThread } from './threads/staff-commands.ts';
import { readQuickReplies, updateQuickReplies } from './quick-replies.ts';
import { markRead, postMessage, readThread, startThread } from './service.ts';

type MessagesDependencies = Pick<
  Dependencies,
  'database' | 'fileStore' | 'secrets' | 'outbox' | 'publicUrl'
>;

export function createMessagesHandlers({
  database,
  fileStore,
  secrets,
  outbox,
  publicUrl,
}: MessagesDependencies): HandlersOf<typeof endpoints> {
  const mails = { outbox, publicUrl };
  const files = createFileService({ database, fileStore, secrets });
  return {
    listThreads: async ({ viewer, query }) => ({
      status: 200,
      body: await pageOfThreads(database, viewer, query, endpoints.listThreads.path),
    }),

    startThread: async ({ transaction, viewer, body, now }) => ({
      status: 201,
      body: await startThread(transaction, body, { viewer, now }, mails),
    }),

    getUnreadCount: async ({ viewer }) => ({
      status: 200,
      body: await unreadCount(database, viewer),
    }),

    getQuickReplies: async () => ({ status: 200, body: await readQuickReplies(database) }),

    updateQuickReplies: async ({ transaction, viewer, body, now }) => ({
      status: 200,
      body: await updateQuickReplies(transaction, body, { ...viewer, now }),
    }),

    getThread: ({ viewer, params, now }) =>
      inTransaction(database, async (transaction) => ({
        status: 200 as const,
        body:
          viewer.kind === 'staff'
            ? await openThread(transaction, { threadId: params.id, viewer, now })
            : await readThread(transaction, params.id, viewer),
      })),

    listMessages: async ({ viewer, params, query }) => ({
      status: 200,
      body: await pageOfMessages(
        database,
        { threadId: params.id, viewer },
        query,
        endpoints.listMessages.path,
      ),
    }),

    replyToThread: async ({ transaction, viewer, params, body, now }) => {
      const message = {
        threadId: params.id,
        body: body.body,
        attachmentIds: body.attachment_ids ?? [],
      };
      return { status: 201, body: await postMessage(transaction, message, { viewer, now }, mails) };
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

    uploadMessageAttachment: async ({ commit, viewer, file, body, now }) => {
      const upload = { file, clientId: body.client_id, viewer, now };
      const stored = await uploadAttachment(database, files, upload);
      return commit(async () => ({ status: 201, body: stored }));
    },

    linkMessageAttachment: async ({ transaction, viewer, params, now }) => ({
      status: 200,
      body: await linkAttachment(transaction, files, { ...params, viewer, now }),
    }),
  };
}
