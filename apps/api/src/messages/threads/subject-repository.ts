import type { ThreadSubjectType } from '@cleaning/contract/messages';
import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { isOwnVisit } from '../../core/db/own-visit.ts';
import { appointments, invoices, quotes } from '../../core/db/schema/index.ts';
import { isKnownToClient } from '../../core/db/visible-quotes.ts';
import type { CleanerViewer, UserViewer } from '../../core/http/viewer.ts';

interface Subject {
  readonly type: ThreadSubjectType;
  readonly id: string;
}

interface Writer {
  readonly clientId: string;
  readonly viewer: UserViewer;
}

/**
 * Whether a subject belongs to the client, and the writer may know of it. Draft
 * invoices and drafts of the office do not exist for the client, and a cleaner knows only their own visits.
 */
export async function isOfClient(
  queryable: Queryable,
  { type, id }: Subject,
  { clientId, viewer }: Writer,
): Promise<boolean> {
  if (viewer.kind === 'cleaner' && type !== 'appointment') return false;
  const rows = await find(queryable, { type, id }, { clientId, viewer });
  return rows.length === 1;
}

function find(queryable: Queryable, { type, id }: Subject, { clientId, viewer }: Writer) {
  switch (type) {
    case 'quote':
      return queryable
        .select({ id: quotes.id })
        .from(quotes)
        .where(and(eq(quotes.id, id), eq(quotes.clientId, clientId), isKnownToClient()));
    case 'invoice':
      return queryable
        .select({ id: invoices.id })
        .from(invoices)
        .where(
          and(eq(invoices.id, id), eq(invoices.clientId, clientId), ne(invoices.status, 'draft')),
        );
    case 'appointment':
      return queryable
        .select({ id: appointments.id })
        .from(appointments)
        .where(
          and(
            eq(appointments.id, id),
            eq(appointments.clientId, clientId),
            viewer.kind === 'cleaner' ? isOwnVisit(viewer) : undefined,
          ),
        );
    default:
      return type satisfies never;
  }
}

/** Whether one of a cleaner's own visits is at this client's. */
export async function hasOwnVisitOf(
  queryable: Queryable,
  viewer: CleanerViewer,
  clientId: string,
): Promise<boolean> {
  const rows = await queryable
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.clientId, clientId), isOwnVisit(viewer)))
    .limit(1);
  return rows.length === 1;
}
