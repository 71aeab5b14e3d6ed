import type { StaffQuoteOrdering } from '@cleaning/contract/quotes';
import { QUOTE_STEPS, type QuoteStatus, type QuoteStep } from '@cleaning/contract/quotes/rules';
import type { ServiceId } from '@cleaning/pricing';
import { addDays, startOfSydneyDay } from '@cleaning/ndis';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../core/db/client.ts';
import { countUpToLimit } from '../../core/db/count-up-to-limit.ts';
import { escapeLike } from '../../core/db/escape-like.ts';
import { quotes, quoteSearchText, users } from '../../core/db/schema/index.ts';
import { visibleQuotes } from '../../core/db/visible-quotes.ts';
import type { UserViewer } from '../../core/http/viewer.ts';

/**
 * Text to search for, and the services whose names contain it, since names are not in the database.
 */
export interface QuoteSearch {
  readonly text: string;
  /** The clients whose names contain the text; none when a client searches. */
  readonly clientIds: readonly string[];
  readonly serviceIds: readonly ServiceId[];
}

/** Sydney dates, both inclusive. */
export interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

export interface QuoteFilter {
  readonly viewer: UserViewer;
  /** Set by staff to see the quotes of one client. */
  readonly clientId: string | null;
  readonly statuses: readonly QuoteStatus[] | null;
  readonly serviceIds: readonly ServiceId[] | null;
  readonly search: QuoteSearch | null;
  readonly created: DayRange;
  readonly updated: DayRange;
  readonly steps: readonly QuoteStep[] | null;
  /** A member of staff by id; a null id selects quotes without an owner. */
  readonly owner: { readonly id: string | null } | null;
  /** Offers whose last day, in Sydney, is this one or earlier. */
  readonly endsBy: string | null;
}

const ANY_DAY: DayRange = { from: null, to: null };

/** Every quote that a viewer may see. */
export const unfilteredQuotes = (viewer: UserViewer): QuoteFilter => ({
  viewer,
  clientId: null,
  statuses: null,
  serviceIds: null,
  search: null,
  created: ANY_DAY,
  updated: ANY_DAY,
  steps: null,
  owner: null,
  endsBy: null,
});

export interface QuoteWindow {
  readonly ordering: StaffQuoteOrdering;
  readonly limit: number;
  readonly offset: number;
}

type Ordered = Readonly<
  Record<'id' | 'createdAt' | 'updatedAt' | 'totalCents' | 'waitingSince', AnyPgColumn>
>;

const ORDERS: Readonly<Record<StaffQuoteOrdering, (row: Ordered) => SQL>> = {
  updated_at: (row) => asc(row.updatedAt),
  '-updated_at': (row) => desc(row.updatedAt),
  waiting_since: (row) => asc(row.waitingSince),
  '-waiting_since': (row) => desc(row.waitingSince),
  created_at: (row) => asc(row.createdAt),
  '-created_at': (row) => desc(row.createdAt),
  // A quote priced on request has no price to sort by, so it comes last in either direction.
  total_cents: (row) => sql`${row.totalCents} asc nulls last`,
  '-total_cents': (row) => sql`${row.totalCents} desc nulls last`,
};

/** A total order: equal rows are ordered by id. */
export const orderBy = (ordering: StaffQuoteOrdering, row: Ordered): [SQL, SQL] => [
  ORDERS[ordering](row),
  asc(row.id),
];

/** Only the columns that a list shows, since the other columns hold most of a quote's data. */
export const SUMMARY = {
  id: quotes.id,
  reference: quotes.reference,
  status: quotes.status,
  version: quotes.version,
  revision: quotes.revision,
  origin: quotes.origin,
  serviceId: quotes.serviceId,
  suburb: quotes.suburb,
  totalCents: quotes.totalCents,
  createdAt: quotes.createdAt,
  updatedAt: quotes.updatedAt,
  waitingSince: quotes.waitingSince,
};

const STAFF_SUMMARY = {
  ...SUMMARY,
  timelineId: quotes.timelineId,
  validUntil: quotes.validUntil,
  depositStatus: quotes.depositStatus,
  depositCents: quotes.depositCents,
  depositReceivedCents: quotes.depositReceivedCents,
  sendAt: quotes.sendAt,
};

const owners = alias(users, 'owners');

const selectForStaff = (queryable: Queryable) =>
  queryable
    .select({
      quote: STAFF_SUMMARY,
      client: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
      },
      owner: { id: owners.id, firstName: owners.firstName },
    })
    .from(quotes)
    .innerJoin(users, eq(users.id, quotes.clientId))
    .leftJoin(owners, eq(owners.id, quotes.ownerId));

export type StaffQuoteRow = Awaited<ReturnType<typeof selectForStaff>>[number];

/** The chosen quotes, ordered by reference. */
export const selectChosenQuotes = async (
  queryable: Queryable,
  ids: readonly string[],
): Promise<StaffQuoteRow[]> =>
  selectForStaff(queryable)
    .where(inArray(quotes.id, [...ids]))
    .orderBy(asc(quotes.reference));

/** The quotes that have these references. */
export const selectQuotesByReference = (queryable: Queryable, references: readonly string[]) =>
  selectForStaff(queryable)
    .where(inArray(quotes.reference, [...references]))
    .orderBy(asc(quotes.reference));

/**
 * One page of all clients' quotes that match a filter, with their clients and owners. The page is
 * selected first, so that only its rows are joined.
 */
export function selectQuotesWithClients(
  queryable: Queryable,
  filter: QuoteFilter,
  { ordering, limit, offset }: QuoteWindow,
) {
  return selectForStaff(queryable)
    .where(filterCondition(filter))
    .orderBy(...orderBy(ordering, quotes))
    .limit(limit)
    .offset(offset);
}

/** Counts the quotes that match a filter, up to the limit that lists count to. */
export const countQuotes = (queryable: Queryable, filter: QuoteFilter): Promise<number> =>
  countUpToLimit(queryable, quotes, filterCondition(filter));

export function filterCondition(filter: QuoteFilter): SQL | undefined {
  const { viewer, clientId, statuses, serviceIds, search, created, updated } = filter;
  const { steps, owner, endsBy } = filter;
  return and(
    visibleQuotes(viewer),
    clientId === null ? undefined : eq(quotes.clientId, clientId),
    statuses === null ? undefined : inArray(quotes.status, statuses),
    serviceIds === null ? undefined : inArray(quotes.serviceId, serviceIds),
    search === null ? undefined : matches(search, viewer.kind === 'client' || clientId !== null),
    isWithin(quotes.createdAt, created),
    isWithin(quotes.updatedAt, updated),
    steps === null ? undefined : isAtStep(steps),
    owner === null ? undefined : hasOwner(owner.id),
    endsBy === null ? undefined : and(eq(quotes.status, 'sent'), lte(quotes.validUntil, endsBy)),
  );
}

/**
 * The search condition. For one client each quote is checked directly, since the text index would
 * first find the matches of all other clients.
 */
function matches(
  { text, clientIds, serviceIds }: QuoteSearch,
  isOfOneClient: boolean,
): SQL | undefined {
  const pattern = `%${escapeLike(text)}%`;
  return or(
    isOfOneClient
      ? or(ilike(quotes.reference, pattern), ilike(quotes.suburb, pattern))
      : ilike(quoteSearchText(quotes), pattern),
    serviceIds.length === 0 ? undefined : inArray(quotes.serviceId, serviceIds),
    clientIds.length === 0 ? undefined : inArray(quotes.clientId, clientIds),
  );
}

const STATUS_OF_STEP: Readonly<Record<Exclude<QuoteStep, 'preparing'>, QuoteStatus>> = {
  to_answer: 'submitted',
  changes_requested: 'changes_requested',
  with_client: 'sent',
  to_book: 'approved',
};

/**
 * Whether a quote is at one of these steps, which the contract derives from its state.
 */
export function isAtStep(steps: readonly QuoteStep[]): SQL | undefined {
  const statuses = steps.flatMap((step) => (step === 'preparing' ? [] : [STATUS_OF_STEP[step]]));
  return or(
    statuses.length === 0 ? undefined : inArray(quotes.status, statuses),
    steps.includes('preparing')
      ? and(eq(quotes.status, 'draft'), or(gt(quotes.revision, 1), eq(quotes.origin, 'office')))
      : undefined,
  );
}

/** Whether a quote has not ended and is not a client's own draft. */
export const isOpen = (): SQL | undefined => isAtStep(QUOTE_STEPS);

const hasOwner = (id: string | null): SQL =>
  id === null ? isNull(quotes.ownerId) : eq(quotes.ownerId, id);

type InstantColumn = typeof quotes.createdAt | typeof quotes.updatedAt;

function isWithin(column: InstantColumn, { from, to }: DayRange): SQL | undefined {
  return and(
    from === null ? undefined : gte(column, startOfSydneyDay(from)),
    to === null ? undefined : lt(column, startOfSydneyDay(addDays(to, 1))),
  );
}
