import type { StaffSearch } from '@cleaning/contract/staff';
import type { Queryable } from '../../core/db/client.ts';
import { firstInOrder } from '../../core/db/first-in-order.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { toStaffQuoteSummary } from '../view.ts';
import {
  unfilteredQuotes,
  selectQuotesByReference,
  selectQuotesWithClients,
} from './quote-list-repository.ts';

/** The most quotes of one client that a search shows. */
const MAX_OF_CLIENT = 3;

/**
 * The quotes with one of the references, in the order of the references, and the last changed
 * quotes of the client.
 */
export async function quotesFoundByStaff(
  queryable: Queryable,
  viewer: OfficeViewer,
  {
    references,
    clientId,
  }: { readonly references: readonly string[]; readonly clientId: string | null },
): Promise<StaffSearch['quotes']> {
  const named = references.length === 0 ? [] : await selectQuotesByReference(queryable, references);
  const ofClient =
    clientId === null
      ? []
      : await selectQuotesWithClients(
          queryable,
          { ...unfilteredQuotes(viewer), clientId },
          { ordering: '-updated_at', limit: MAX_OF_CLIENT, offset: 0 },
        );
  const first = firstInOrder(named, references, ({ quote }) => quote.reference);
  return [...first, ...ofClient].map(toStaffQuoteSummary);
}
