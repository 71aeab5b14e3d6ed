import type { ThreadSubjectType } from '@cleaning/contract/messages';
import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { appointments, invoices, quotes } from '../../core/db/schema/index.ts';

interface Subject {
  readonly type: ThreadSubjectType;
  readonly id: string;
}

/** Whether a subject belongs to the client. A draft invoice does not exist for the client. */
export async function isOfClient(
  queryable: Queryable,
  { type, id }: Subject,
  clientId: string,
): Promise<boolean> {
  const rows = await find(queryable, { type, id }, clientId);
  return rows.length === 1;
}

function find(queryable: Queryable, { type, id }: Subject, clientId: string) {
  switch (type) {
    case 'quote':
      return queryable
        .select({ id: quotes.id })
        .from(quotes)
        .where(and(eq(quotes.id, id), eq(quotes.clientId, clientId)));
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
        .where(and(eq(appointments.id, id), eq(appointments.clientId, clientId)));
    default:
      return type satisfies never;
  }
}
