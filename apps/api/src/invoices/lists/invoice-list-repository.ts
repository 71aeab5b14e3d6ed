import type { ClaimStatus } from '@cleaning/contract/claims/rules';
import type { InvoiceOrdering, InvoiceSummary } from '@cleaning/contract/invoices';
import type { InvoiceKind, InvoiceStatus } from '@cleaning/contract/invoices/rules';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { visibleInvoices } from '../../core/db/visible-invoices.ts';
import { countUpToLimit } from '../../core/db/count-up-to-limit.ts';
import { isPaidByClient } from '../../core/db/invoice-payer.ts';
import {
  appointments,
  invoicedAppointments,
  invoiceLines,
  invoices,
  users,
} from '../../core/db/schema/index.ts';
import type { UserViewer } from '../../core/http/viewer.ts';
import { isOverdue } from './owed-repository.ts';
import { invoiceColumns, type InvoiceRow } from '../invoice-repository.ts';
import { isClaimIn } from '../payments/claimable-repository.ts';
import { matchesOfAll, matchesOfOneClient } from './invoice-search-repository.ts';

export interface InvoiceFilter {
  readonly viewer: UserViewer;
  readonly kind: InvoiceKind | null;
  readonly clientId: string | null;
  readonly quoteId: string | null;
  readonly statuses: readonly InvoiceStatus[] | null;
  readonly claimStatuses: readonly ClaimStatus[] | null;
  readonly overdue: boolean | null;
  /** Only invoices paid by the client, or only those paid by their NDIS plan. */
  readonly payer: 'client' | 'plan' | null;
  readonly issuedFrom: string | null;
  readonly issuedTo: string | null;
  readonly search: string | null;
  readonly numbers?: readonly string[] | undefined;
  /** The date in Sydney, from which overdue is derived. */
  readonly today: string;
}

interface InvoiceWindow {
  readonly ordering: InvoiceOrdering;
  readonly limit: number;
  readonly offset: number;
}

/** Invoices without a date come last in either direction. */
const ORDERS: Readonly<Record<InvoiceOrdering, SQL>> = {
  updated_at: asc(invoices.updatedAt),
  '-updated_at': desc(invoices.updatedAt),
  created_at: asc(invoices.createdAt),
  '-created_at': desc(invoices.createdAt),
  // Many are issued on one day, and those of a day are looked for by their numbers.
  issue_date: sql`${invoices.issueDate} asc nulls last, ${invoices.number} asc`,
  '-issue_date': sql`${invoices.issueDate} desc nulls last, ${invoices.number} desc`,
  due_date: sql`${invoices.dueDate} asc nulls last, ${invoices.number} asc`,
  '-due_date': sql`${invoices.dueDate} desc nulls last, ${invoices.number} desc`,
  total_cents: asc(invoices.totalCents),
  '-total_cents': desc(invoices.totalCents),
};

/** The first line of an invoice and the number of lines, so that a list can describe it. */
const lineColumns = {
  lineCount: sql`(
    select count(*) from ${invoiceLines} where ${invoiceLines.invoiceId} = ${invoices.id}
  )`.mapWith(Number),
  firstLine: sql<InvoiceSummary['first_line']>`(
    select json_build_object(
      'description', ${invoiceLines.description},
      'quantity', ${invoiceLines.quantityHundredths} / 100.0,
      'unit', ${invoiceLines.unit},
      'unit_price_cents', ${invoiceLines.unitPriceCents},
      'service_date_from', ${invoiceLines.serviceDateFrom}
    )
    from ${invoiceLines} where ${invoiceLines.invoiceId} = ${invoices.id}
    order by ${invoiceLines.position} limit 1
  )`,
};

/** An invoice, with the columns of a list. */
export interface ListedInvoiceRow extends InvoiceRow {
  readonly lineCount: number;
  readonly firstLine: InvoiceSummary['first_line'];
}

/** One page of the invoices that match a filter, in a total order. */
export async function listInvoices(
  queryable: Queryable,
  filter: InvoiceFilter,
  { ordering, limit, offset }: InvoiceWindow,
): Promise<ListedInvoiceRow[]> {
  return queryable
    .select({ ...invoiceColumns, ...lineColumns })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.clientId))
    .where(filterCondition(queryable, filter))
    .orderBy(ORDERS[ordering], asc(invoices.id))
    .limit(limit)
    .offset(offset);
}

/** Counts the invoices that match a filter, up to the limit that lists count to. */
export const countInvoices = (queryable: Queryable, filter: InvoiceFilter): Promise<number> =>
  countUpToLimit(queryable, invoices, filterCondition(queryable, filter));

/** Counts the invoices that a viewer sees in each status; statuses without any are left out. */
export async function countInvoicesByStatus(
  queryable: Queryable,
  viewer: UserViewer,
): Promise<Partial<Record<InvoiceStatus, number>>> {
  const rows = await queryable
    .select({ status: invoices.status, count: count() })
    .from(invoices)
    .where(visibleInvoices(viewer))
    .groupBy(invoices.status);
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}

function filterCondition(queryable: Queryable, filter: InvoiceFilter): SQL | undefined {
  const { viewer, kind, clientId, statuses, claimStatuses, overdue, issuedFrom, issuedTo } = filter;
  return and(
    visibleInvoices(viewer),
    kind === null ? undefined : eq(invoices.kind, kind),
    clientId === null ? undefined : eq(invoices.clientId, clientId),
    filter.quoteId === null ? undefined : isOfQuote(queryable, filter.quoteId),
    statuses === null ? undefined : inArray(invoices.status, statuses),
    claimStatuses === null ? undefined : isClaimIn(...claimStatuses),
    overdue === null ? undefined : overdueCondition(overdue, filter.today),
    payerCondition(filter.payer),
    issuedFrom === null ? undefined : gte(invoices.issueDate, issuedFrom),
    issuedTo === null ? undefined : lte(invoices.issueDate, issuedTo),
    filter.numbers === undefined ? undefined : inArray(invoices.number, [...filter.numbers]),
    searchCondition(queryable, filter),
  );
}

function searchCondition(
  queryable: Queryable,
  { search, viewer, clientId }: InvoiceFilter,
): SQL | undefined {
  if (search === null) return undefined;
  const isOfOneClient = viewer.kind === 'client' || clientId !== null;
  return isOfOneClient ? matchesOfOneClient(queryable, search, viewer) : matchesOfAll(search);
}

/** The invoice bills the quote itself, or a visit that was booked from it. */
function isOfQuote(queryable: Queryable, quoteId: string): SQL | undefined {
  const visits = queryable
    .select({ one: sql`1` })
    .from(invoicedAppointments)
    .innerJoin(appointments, eq(appointments.id, invoicedAppointments.appointmentId))
    .where(and(eq(invoicedAppointments.invoiceId, invoices.id), eq(appointments.quoteId, quoteId)));
  return or(eq(invoices.quoteId, quoteId), exists(visits));
}

function overdueCondition(wanted: boolean, today: string): SQL | undefined {
  const overdue = isOverdue(today);
  // A draft has no due date, so the comparison alone would be null.
  return wanted ? overdue : sql`(${overdue}) is not true`;
}

function payerCondition(payer: InvoiceFilter['payer']): SQL | undefined {
  if (payer === null) return undefined;
  return payer === 'client' ? isPaidByClient : sql`not ${isPaidByClient}`;
}

export const unfilteredInvoices = (viewer: UserViewer, today: string) =>
  ({
    viewer,
    kind: null,
    clientId: null,
    quoteId: null,
    statuses: null,
    claimStatuses: null,
    overdue: null,
    payer: null,
    issuedFrom: null,
    issuedTo: null,
    search: null,
    today,
  }) satisfies InvoiceFilter;
