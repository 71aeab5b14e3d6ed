import { messagesEndpoints as endpoints, type MessageAttachment } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { runOnce, uploadOnce } from '../../platform/http/idempotency.ts';
import { createFileService } from '../../platform/files/file-service.ts';
import { linkAttachment, uploadAttachment } from './attachment-service.ts';
import { pageOfMessages, pageOfThreads, unreadCount } from './list-service.ts';
import { markRead, postMessage, readThread, startThread } from './service.ts';
import { readerOf } from './viewer.ts';

type MessagesDependencies = Pick<
  Dependencies,
  'database' | 'fileStore' | 'secrets' | 'outbox' | 'publicUrl'
>;

/** Answers every message endpoint. */
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
    listThreads: async ({ actor, query }) => ({
      status: 200,
      body: await pageOfThreads(database, readerOf(actor), query, endpoints.listThreads.path),
    }),

    startThread: (call) =>
      database.transaction((transaction) =>
        runOnce<typeof endpoints.startThread>(
          transaction,
          endpoints.startThread,
          call,
          async () => {
            const scene = { reader: readerOf(call.actor), now: call.now };
            return {
              status: 201,
              body: await startThread(transaction, call.body, scene, mails),
            };
          },
        ),
      ),

    getUnreadCount: async ({ actor }) => ({
      status: 200,
      body: await unreadCount(database, readerOf(actor)),
    }),

    getThread: async ({ actor, params }) => ({
      status: 200,
      body: await readThread(database, params.id, readerOf(actor)),
    }),

    listMessages: async ({ actor, params, query }) => ({
      status: 200,
      body: await pageOfMessages(
        database,
        { threadId: params.id, reader: readerOf(actor) },
        query,
        endpoints.listMessages.path,
      ),
    }),

    replyToThread: (call) =>
      database.transaction((transaction) => {
        const message = {
          threadId: call.params.id,
          body: call.body.body,
          attachmentIds: call.body.attachment_ids ?? [],
        };
        return runOnce<typeof endpoints.replyToThread>(
          transaction,
          endpoints.replyToThread,
          call,
          async () => {
            const scene = { reader: readerOf(call.actor), now: call.now };
            return { status: 201, body: await postMessage(transaction, message, scene, mails) };
          },
        );
      }),

    markThreadRead: ({ actor, params, body }) =>
      database.transaction(async (transaction) => ({
        status: 200 as const,
        body: await markRead(
          transaction,
          { threadId: params.id, messageId: body.last_read_message_id },
          readerOf(actor),
        ),
      })),

    uploadMessageAttachment: (call) =>
      uploadOnce<typeof endpoints.uploadMessageAttachment, MessageAttachment>(
        database,
        endpoints.uploadMessageAttachment,
        call,
        {
          keep: () => {
            const { actor, file, body, now } = call;
            const reader = readerOf(actor);
            return uploadAttachment(database, files, {
              file,
              clientId: body.client_id,
              reader,
              now,
            });
          },
          refer: async (_transaction, kept) => ({ status: 201, body: kept }),
        },
      ),

    linkMessageAttachment: async ({ actor, params, now }) => ({
      status: 200,
      body: await linkAttachment(database, files, { ...params, reader: readerOf(actor), now }),
    }),
  };
}
