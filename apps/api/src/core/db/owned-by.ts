import { eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Viewer } from '../http/viewer.ts';

/**
 * The condition that keeps a query on what the viewer may see: a client's own rows, all rows for
 * the office, and none for cleaners and anonymous callers. Records of which cleaners see some have a
 * condition of their own.
 *
 * @param owner the column with the id of the client whose row it is.
 */
export function ownedBy(viewer: Viewer, owner: AnyPgColumn): SQL | undefined {
  if (viewer.kind === 'office') return undefined;
  return viewer.kind === 'client' ? eq(owner, viewer.clientId) : sql`false`;
}
