import type { assignThreadRequest, Thread } from '@cleaning/contract/messages';
import type { z } from 'zod';
import { recordAudit } from '../../core/audit/record-audit.ts';
import type { Transaction } from '../../core/db/client.ts';
import { notFound, refuseField, staleVersion } from '../../core/http/api-error.ts';
import { type StaffViewer, sideOf } from '../../core/http/viewer.ts';
import { findOfficeMember } from '../../accounts/staff-directory.ts';
import { noteUnread } from '../message-repository.ts';
import { readThread } from '../post-message.ts';
import { lockThread, updateThread } from './thread-repository.ts';

interface StaffCall {
  readonly threadId: string;
  readonly viewer: StaffViewer;
  readonly now: Date;
}

/**
 * Assigns a conversation to a member of staff, or removes its owner.
 *
 * @throws ApiError `not_found`; `stale_version` when the owner has changed meanwhile;
 *   `validation_failed` when the member of staff no longer exists.
 */
export async function assignThread(
  transaction: Transaction,
  { owner_id: ownerId, known_owner_id: knownId }: z.output<typeof assignThreadRequest>,
  { threadId, viewer, now }: StaffCall,
): Promise<Thread> {
  const thread = await lockThread(transaction, threadId, viewer);
  if (thread === undefined) throw notFound();
  if (thread.ownerId !== ownerId) {
    if (thread.ownerId !== knownId) {
      throw staleVersion(
        await readThread(transaction, threadId, viewer),
        'Another person changed who looks after this. Check it and try again.',
      );
    }
    if (ownerId !== null && (await findOfficeMember(transaction, ownerId)) === null) {
      throw refuseField('owner_id', 'Choose a person of the office.');
    }
    await updateThread(transaction, threadId, { ownerId });
    await recordAudit(transaction, { ...auditOf(thread, viewer, now), action: 'update' });
  }
  return readThread(transaction, threadId, viewer);
}

/**
 * Marks a conversation as unread for a member of staff. The client still sees that it was read.
 *
 * @throws ApiError `not_found`.
 */
export async function markUnread(
  transaction: Transaction,
  { threadId, viewer }: Pick<StaffCall, 'threadId' | 'viewer'>,
): Promise<Thread> {
  if ((await lockThread(transaction, threadId, viewer)) === undefined) throw notFound();
  await noteUnread(transaction, { threadId, readerId: viewer.staffId, side: sideOf(viewer) });
  return readThread(transaction, threadId, viewer);
}

/**
 * Opens a conversation for staff, and records it in the audit log.
 *
 * @throws ApiError `not_found`.
 */
export async function openThread(
  transaction: Transaction,
  { threadId, viewer, now }: StaffCall,
): Promise<Thread> {
  const thread = await readThread(transaction, threadId, viewer);
  const record = { id: thread.id, clientId: thread.client_id };
  await recordAudit(transaction, { ...auditOf(record, viewer, now), action: 'view' });
  return thread;
}

const auditOf = (
  { id, clientId }: { readonly id: string; readonly clientId: string },
  { staffId }: StaffViewer,
  now: Date,
) =>
  ({
    actorId: staffId,
    subjectType: 'message_thread',
    subjectId: id,
    clientId,
    reason: null,
    now,
  }) as const;
