import type { Queryable } from '../../core/db/client.ts';
import { refuseField } from '../../core/http/api-error.ts';
import type { UserViewer } from '../../core/http/viewer.ts';
import { findClientRecord } from '../../clients/client-directory.ts';
import { hasOwnVisitOf } from './subject-repository.ts';

/**
 * The client of a conversation: the caller, or the client whom staff name. A cleaner names one of
 * their own visits.
 *
 * @throws ApiError `validation_failed` when a client names one, or staff name none or an unknown one.
 */
export async function clientOf(
  queryable: Queryable,
  named: string | undefined,
  viewer: UserViewer,
): Promise<string> {
  if (viewer.kind === 'client') {
    if (named === undefined) return viewer.clientId;
    throw refuseField('client_id', 'Only staff choose a client. Leave it out.');
  }
  if (named === undefined) throw refuseField('client_id', 'Choose a client.');
  const client = await findClientRecord(queryable, named);
  const isKnown = viewer.kind === 'office' || (await hasOwnVisitOf(queryable, viewer, named));
  if (client === null || !client.isActive || !isKnown) {
    throw refuseField('client_id', 'Choose a client from the list.');
  }
  return named;
}
