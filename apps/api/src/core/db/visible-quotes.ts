import { and, eq, not, type SQL } from 'drizzle-orm';
import type { Viewer } from '../http/viewer.ts';
import { ownedBy } from './owned-by.ts';
import { quotes } from './schema/index.ts';

/** Whether the client of a quote may know of it: one of the office is theirs once it was sent. */
export const isKnownToClient = (): SQL | undefined => {
  const unsent = and(
    eq(quotes.origin, 'office'),
    eq(quotes.status, 'draft'),
    eq(quotes.revision, 1),
  );
  return unsent && not(unsent);
};

/** The condition that keeps a query on the quotes that the viewer may see. */
export const visibleQuotes = (viewer: Viewer): SQL | undefined =>
  and(ownedBy(viewer, quotes.clientId), viewer.kind === 'client' ? isKnownToClient() : undefined);
