import type { FileLink } from '@cleaning/contract/files';
import type { MessageAttachment } from '@cleaning/contract/messages';
import { recordAudit } from '../../core/audit/record-audit.ts';
import type { HandlerDependencies } from '../../core/dependencies.ts';
import type { Secrets } from '../../core/security/secrets.ts';
import type { Transaction } from '../../core/db/client.ts';
import { lockUploads } from '../../core/files/file-repository.ts';
import { keepFile } from '../../core/files/keep-file.ts';
import { linkToFile } from '../../core/files/file-links.ts';
import { notFound, refuseField } from '../../core/http/api-error.ts';
import type { UploadedFile } from '../../core/http/handlers.ts';
import { userIdOf, type UserViewer } from '../../core/http/viewer.ts';
import { findAttachedThread, insertAttachments } from './attachment-repository.ts';
import { clientOf } from '../threads/client-of.ts';
import { toAttachment } from '../view.ts';

interface Upload {
  readonly file: UploadedFile;
  /** Set by staff only; a client is the caller. */
  readonly clientId: string | undefined;
  readonly viewer: UserViewer;
  readonly now: Date;
}

/** Stores a file for a message that is not sent yet. Clean-up deletes the file if it never is. */
export async function uploadAttachment(
  storage: Pick<HandlerDependencies, 'database' | 'fileStore'>,
  { file, clientId, viewer, now }: Upload,
): Promise<MessageAttachment> {
  const stored = await keepFile(storage, file, {
    clientId: await clientOf(storage.database, clientId, viewer),
    uploaderId: userIdOf(viewer),
    source: viewer.kind === 'client' ? 'client' : 'company',
    purpose: 'message_attachment',
    now,
  });
  return toAttachment(stored);
}

/**
 * Attaches files that the author uploaded to a message.
 *
 * @throws ApiError `validation_failed` for a file that was deleted, is another user's, or is
 *   already attached.
 */
export async function attach(
  transaction: Transaction,
  { messageId, fileIds }: { readonly messageId: string; readonly fileIds: readonly string[] },
  owner: { readonly uploaderId: string; readonly clientId: string },
): Promise<void> {
  if (fileIds.length === 0) return;
  const purpose = 'message_attachment';
  const locked = await lockUploads(transaction, fileIds, { ...owner, purpose });
  const attachedCount =
    locked.length === 0
      ? 0
      : await insertAttachments(
          transaction,
          messageId,
          locked.map(({ id }) => id),
        );
  if (attachedCount === fileIds.length) return;
  throw refuseField('attachment_ids', 'A file is not there any more. Add it again.');
}

/**
 * A short-lived link to a file of a conversation that the viewer may see.
 *
 * @throws ApiError `not_found` when the file does not exist, or the viewer may not see it.
 */
export async function linkAttachment(
  transaction: Transaction,
  secrets: Secrets,
  { id, viewer, now }: { readonly id: string; readonly viewer: UserViewer; readonly now: Date },
): Promise<FileLink> {
  const thread = await findAttachedThread(transaction, id, viewer);
  if (thread === undefined) throw notFound();
  if (viewer.kind !== 'client') {
    await recordAudit(transaction, {
      actorId: viewer.staffId,
      action: 'download',
      subjectType: 'message_thread',
      subjectId: thread.id,
      clientId: thread.clientId,
      reason: null,
      now,
    });
  }
  return linkToFile(secrets, { fileId: id, now });
}
