import { and, ne, type SQL } from 'drizzle-orm';
import type { UserViewer } from '../http/viewer.ts';
import { ownedBy } from './owned-by.ts';
import { invoices } from './schema/index.ts';

/**
 * The condition that keeps a query on the invoices that the viewer may see: a client sees one once it
 * is issued, staff see every invoice.
 */
export const visibleInvoices = (viewer: UserViewer): SQL | undefined =>
  and(
    ownedBy(viewer, invoices.clientId),
    viewer.kind === 'client' ? ne(invoices.status, 'draft') : undefined,
  );
