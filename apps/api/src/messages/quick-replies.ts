import type { QuickReplies, QuickReply } from '@cleaning/contract/messages';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { editRecord, type EditedRecord, type VersionedCall } from '../core/edit.ts';
import {
  findQuickReplies,
  lockQuickReplies,
  writeQuickReplies,
  type QuickRepliesRow,
} from './quick-replies-repository.ts';

/** The answers that the company keeps ready. */
export const readQuickReplies = async (queryable: Queryable): Promise<QuickReplies> =>
  toQuickReplies(await findQuickReplies(queryable));

const quickRepliesRecord: EditedRecord<
  { readonly row: QuickRepliesRow },
  QuickReplies,
  readonly QuickReply[]
> = {
  lock: async (transaction) => ({ row: await lockQuickReplies(transaction) }),
  viewOf: ({ row }) => toQuickReplies(row),
  staleMessage: 'The quick replies have changed since you opened them. Check them and try again.',
  write: async (transaction, { row: { version } }, replies, { updatedAt }) => ({
    row: await writeQuickReplies(transaction, version, replies, updatedAt),
  }),
  subjectOf: () => ({ subjectType: 'settings', subjectId: null, clientId: null }),
};

/** Replaces the quick replies, and records in the audit log who did it. */
export const updateQuickReplies = (
  transaction: Transaction,
  call: VersionedCall,
  replies: readonly QuickReply[],
): Promise<QuickReplies> =>
  editRecord(quickRepliesRecord, transaction, call, {
    changes: () => replies,
    reason: 'Changed the quick replies.',
  });

const toQuickReplies = ({ version, replies }: QuickRepliesRow): QuickReplies => ({
  version,
  replies: [...replies],
});
