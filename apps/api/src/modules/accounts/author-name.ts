import type { Queryable } from '../../platform/db/client.ts';
import type { UserViewer } from '../../platform/http/viewer.ts';
import { findUserById } from './user-repository.ts';

/**
 * The first name of who changed a record last, for staff; of a closed account too. Null for a client, who is not told
 * which of us it was, and where nobody was noted.
 */
export async function findAuthorName(
  queryable: Queryable,
  { updatedBy }: { readonly updatedBy: string | null },
  { kind }: UserViewer,
): Promise<string | null> {
  if (kind === 'client' || updatedBy === null) return null;
  return (await findUserById(queryable, updatedBy))?.firstName ?? null;
}
