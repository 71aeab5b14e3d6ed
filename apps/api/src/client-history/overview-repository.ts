import type { ClientOverview } from '@cleaning/contract/clients';
import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../core/db/client.ts';
import { countWhere, sumOrZero } from '../core/db/aggregates.ts';
import { sumOfOpenCredit } from '../core/db/open-credit.ts';
import {
  accountCredits,
  appointmentSeries,
  appointments,
  documents,
  invoices,
  messageThreads,
  quotes,
  users,
} from '../core/db/schema/index.ts';
import { isOwedInvoice } from '../core/db/owed-invoices.ts';

/** How many of the last visits decide which cleaner usually comes. */
const USUAL_OF = 10;

/** The figures of one client. */
export async function readOverview(
  queryable: Queryable,
  clientId: string,
  today: string,
): Promise<ClientOverview> {
  const isOwed = isOwedInvoice();
  const [invoiceSums] = await queryable
    .select({
      invoice_count: count(),
      owed_cents: sumOrZero(invoices.balanceCents, isOwed),
      owed_count: countWhere(isOwed),
      overdue_count: countWhere(and(isOwed, lt(invoices.dueDate, today))),
      rejected_claim_count: countWhere(eq(invoices.claimStatus, 'rejected')),
    })
    .from(invoices)
    .where(eq(invoices.clientId, clientId));
  const [credit] = await queryable
    .select({ cents: sumOfOpenCredit.mapWith(Number) })
    .from(accountCredits)
    .where(eq(accountCredits.clientId, clientId));
  const [quoteCounts] = await queryable
    .select({
      quote_count: count(),
      open_quote_count: countWhere(
        inArray(quotes.status, ['submitted', 'changes_requested', 'sent', 'approved']),
      ),
    })
    .from(quotes)
    .where(eq(quotes.clientId, clientId));
  return {
    quote_count: quoteCounts?.quote_count ?? 0,
    open_quote_count: quoteCounts?.open_quote_count ?? 0,
    visit_count: await countOf(queryable, appointments, appointments.clientId, clientId),
    series_count: await countOf(queryable, appointmentSeries, appointmentSeries.clientId, clientId),
    document_count: await countOf(queryable, documents, documents.clientId, clientId),
    thread_count: await countOf(queryable, messageThreads, messageThreads.clientId, clientId),
    invoice_count: invoiceSums?.invoice_count ?? 0,
    owed_cents: invoiceSums?.owed_cents ?? 0,
    owed_count: invoiceSums?.owed_count ?? 0,
    credit_cents: credit?.cents ?? 0,
    overdue_count: invoiceSums?.overdue_count ?? 0,
    rejected_claim_count: invoiceSums?.rejected_claim_count ?? 0,
    next_visit: await nextVisit(queryable, clientId, today),
    usual_cleaner: await usualCleaner(queryable, clientId),
  };
}

async function countOf(
  queryable: Queryable,
  table: typeof appointments | typeof appointmentSeries | typeof documents | typeof messageThreads,
  column: PgColumn,
  clientId: string,
): Promise<number> {
  const [row] = await queryable
    .select({ count: count() })
    .from(table as typeof appointments)
    .where(eq(column, clientId));
  return row?.count ?? 0;
}

async function nextVisit(
  queryable: Queryable,
  clientId: string,
  today: string,
): Promise<ClientOverview['next_visit']> {
  const [row] = await queryable
    .select({ visit: appointments, cleaner: users.firstName })
    .from(appointments)
    .leftJoin(users, eq(users.id, appointments.staffId))
    .where(
      and(
        eq(appointments.clientId, clientId),
        inArray(appointments.status, ['confirmed', 'in_progress']),
        sql`(${appointments.appointmentDate} >= ${today} or ${appointments.status} = 'in_progress')`,
      ),
    )
    .orderBy(asc(appointments.appointmentDate), asc(appointments.startsAt), asc(appointments.id))
    .limit(1);
  if (row === undefined) return null;
  const { visit, cleaner } = row;
  return {
    id: visit.id,
    reference: visit.reference,
    status: visit.status,
    starts_at: visit.startsAt?.toISOString() ?? null,
    ends_at: visit.endsAt?.toISOString() ?? null,
    cleaner,
  };
}

async function usualCleaner(queryable: Queryable, clientId: string): Promise<string | null> {
  const last = queryable
    .select({ staffId: appointments.staffId })
    .from(appointments)
    .where(and(eq(appointments.clientId, clientId), eq(appointments.status, 'completed')))
    .orderBy(desc(appointments.appointmentDate), desc(appointments.startsAt), asc(appointments.id))
    .limit(USUAL_OF)
    .as('last');
  const [row] = await queryable
    .select({ name: users.firstName })
    .from(last)
    .innerJoin(users, eq(users.id, last.staffId))
    .groupBy(users.id, users.firstName)
    .orderBy(desc(sql`count(*)`), asc(users.id))
    .limit(1);
  return row?.name ?? null;
}
