import type { QuickReplies, updateQuickRepliesRequest } from '@cleaning/contract/messages';
import type { z } from 'zod';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { staleVersion } from '../core/http/api-error.ts';
import {
  findQuickReplies,
  lockQuickReplies,
  writeQuickReplies,
} from './quick-replies-repository.ts';

/** The answers that the company keeps ready. */
export const readQuickReplies = async (queryable: Queryable): Promise<QuickReplies> =>
  present(await findQuickReplies(queryable));

/**
 * Replaces the quick replies, and records in the audit log who did it.
 *
 * @throws ApiError `stale_version` when they have changed since the caller read them.
 */
export async function updateQuickReplies(
  transaction: Transaction,
  { version, replies }: z.output<typeof updateQuickRepliesRequest>,
  { staffId, now }: { readonly staffId: string; readonly now: Date },
): Promise<QuickReplies> {
  const known = await lockQuickReplies(transaction);
  if (known.version !== version) {
    throw staleVersion(
      present(known),
      'The quick replies have changed since you opened them. Check them and try again.',
    );
  }
  const row = await writeQuickReplies(transaction, version, replies, now);
  await recordAudit(transaction, {
    actorId: staffId,
    action: 'update',
    subjectType: 'settings',
    subjectId: null,
    clientId: null,
    reason: 'Changed the quick replies.',
    now,
  });
  return present(row);
}

const present = ({ version, replies }: Awaited<ReturnType<typeof findQuickReplies>>) => ({
  version,
  replies: [...replies],
});
