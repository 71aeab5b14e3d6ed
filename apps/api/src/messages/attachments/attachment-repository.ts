import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import {
  messageAttachments,
  messages,
  messageThreads,
  storedFiles,
} from '../../core/db/schema/index.ts';
import type { UserViewer } from '../../core/http/viewer.ts';
import { visibleTo } from '../threads/thread-repository.ts';

export interface AttachmentRow {
  readonly messageId: string;
  readonly file: typeof storedFiles.$inferSelect;
}

/** The files of some messages, in the order in which they were uploaded. */
export async function listAttachments(
  queryable: Queryable,
  messageIds: readonly string[],
): Promise<AttachmentRow[]> {
  if (messageIds.length === 0) return [];
  return queryable
    .select({ messageId: messageAttachments.messageId, file: storedFiles })
    .from(messageAttachments)
    .innerJoin(storedFiles, eq(storedFiles.id, messageAttachments.fileId))
    .where(inArray(messageAttachments.messageId, [...messageIds]))
    .orderBy(asc(storedFiles.createdAt), asc(storedFiles.id));
}

/**
 * Attaches files to a message, except files that belong to another message. @returns how many were
 * attached.
 */
export async function insertAttachments(
  transaction: Transaction,
  messageId: string,
  fileIds: readonly string[],
): Promise<number> {
  const rows = await transaction
    .insert(messageAttachments)
    .values(fileIds.map((fileId) => ({ messageId, fileId })))
    .onConflictDoNothing()
    .returning({ fileId: messageAttachments.fileId });
  return rows.length;
}

/** Finds the conversation in which a viewer sees a file; undefined when there is none. */
export async function findAttachedThread(
  queryable: Queryable,
  fileId: string,
  viewer: UserViewer,
): Promise<{ readonly id: string; readonly clientId: string } | undefined> {
  const [row] = await queryable
    .select({ id: messageThreads.id, clientId: messageThreads.clientId })
    .from(messageAttachments)
    .innerJoin(messages, eq(messages.id, messageAttachments.messageId))
    .innerJoin(messageThreads, eq(messageThreads.id, messages.threadId))
    .where(and(eq(messageAttachments.fileId, fileId), visibleTo(viewer)));
  return row;
}
