import type { Queryable } from '../core/db/client.ts';
import type { UserViewer } from '../core/http/viewer.ts';
import { findUserById } from './user-repository.ts';

/**
 * The first name of the user who last changed a record, also when that account is closed.
 *
 * @returns null for a client, who does not see the names of staff, and for a record that stores no
 *   author.
 */
export async function findAuthorName(
  queryable: Queryable,
  { updatedBy }: { readonly updatedBy: string | null },
  { kind }: UserViewer,
): Promise<string | null> {
  if (kind === 'client' || updatedBy === null) return null;
  return (await findUserById(queryable, updatedBy))?.firstName ?? null;
}
