import type { UsedPlace } from '@cleaning/contract/clients';
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { appointments, quotes } from '../../core/db/schema/index.ts';
import { findAddressAt } from './address-repository.ts';

/**
 * The place of a client's newest sent quote or visit, whichever was made later; null when there is
 * none, and when the client has saved it.
 */
export async function findLastUsedPlace(
  queryable: Queryable,
  clientId: string,
): Promise<UsedPlace | null> {
  const place = await findNewestPlace(queryable, clientId);
  if (place === null) return null;
  const saved = await findAddressAt(queryable, { clientId, ...place });
  return saved === undefined ? place : null;
}

async function findNewestPlace(queryable: Queryable, clientId: string): Promise<UsedPlace | null> {
  const sentQuotes = queryable
    .select({
      id: quotes.id,
      createdAt: quotes.createdAt,
      line1: quotes.addressLine1,
      suburb: quotes.suburb,
      postcode: quotes.postcode,
    })
    .from(quotes)
    // Not by its status, since a draft can be cancelled and a sent quote be revised.
    .where(and(eq(quotes.clientId, clientId), isNotNull(quotes.submittedAt)));
  const visits = queryable
    .select({
      id: appointments.id,
      createdAt: appointments.createdAt,
      line1: appointments.addressLine1,
      suburb: appointments.suburb,
      postcode: appointments.postcode,
    })
    .from(appointments)
    .where(eq(appointments.clientId, clientId));
  const used = sentQuotes.unionAll(visits).as('used');
  const [newest] = await queryable
    .select()
    .from(used)
    .orderBy(desc(used.createdAt), asc(used.id))
    .limit(1);
  if (newest === undefined) return null;
  const { line1, suburb, postcode } = newest;
  if (line1 === null || suburb === null || postcode === null) return null;
  return { line1, suburb, postcode };
}
