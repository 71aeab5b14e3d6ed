import type { listEnquiriesQuery } from '@cleaning/contract/enquiries';
import type { EnquiryStatus } from '@cleaning/contract/enquiries/rules';
import { phoneSearchDigits } from '@cleaning/contract/rules';
import { and, asc, count, desc, eq, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { escapeLike } from '../core/db/escape-like.ts';
import { enquiries, quotes, users } from '../core/db/schema/index.ts';
import { pagedRows } from '../core/list.ts';

export type NewEnquiry = Pick<
  typeof enquiries.$inferInsert,
  'fingerprint' | 'name' | 'email' | 'phoneNumber' | 'topic' | 'message' | 'createdAt'
>;
export type EnquiryChanges = Partial<
  Pick<
    typeof enquiries.$inferInsert,
    | 'status'
    | 'answer'
    | 'answeredAt'
    | 'answeredById'
    | 'closedAt'
    | 'closedById'
    | 'clientId'
    | 'isClientNew'
    | 'quoteId'
  >
>;

/**
 * Stores an enquiry, unless an identical one was stored since `repeatedSince`. Of two concurrent
 * calls the second waits for the first. An identical enquiry that comes later is opened again,
 * unless it was spam.
 *
 * @returns its id; null for a repetition.
 */
export async function insertEnquiry(
  queryable: Queryable,
  enquiry: NewEnquiry,
  repeatedSince: Date,
): Promise<string | null> {
  const [row] = await queryable
    .insert(enquiries)
    .values(enquiry)
    .onConflictDoUpdate({
      target: enquiries.fingerprint,
      set: {
        createdAt: enquiry.createdAt,
        status: sql`case ${enquiries.status} when 'spam' then 'spam' else 'open' end`,
        version: sql`${enquiries.version} + 1`,
      },
      setWhere: lt(enquiries.createdAt, repeatedSince),
    })
    .returning({ id: enquiries.id });
  return row?.id ?? null;
}

export async function deleteEnquiriesBefore(queryable: Queryable, before: Date): Promise<void> {
  await queryable.delete(enquiries).where(lt(enquiries.createdAt, before));
}

const answerers = alias(users, 'answerers');
const closers = alias(users, 'closers');
const clients = alias(users, 'clients');

const selectEnquiries = (queryable: Queryable) =>
  queryable
    .select({
      enquiry: enquiries,
      answerer: { firstName: answerers.firstName },
      closer: { firstName: closers.firstName },
      client: { id: clients.id, firstName: clients.firstName, lastName: clients.lastName },
      quote: { id: quotes.id, reference: quotes.reference },
    })
    .from(enquiries)
    .leftJoin(answerers, eq(answerers.id, enquiries.answeredById))
    .leftJoin(closers, eq(closers.id, enquiries.closedById))
    .leftJoin(clients, eq(clients.id, enquiries.clientId))
    .leftJoin(quotes, eq(quotes.id, enquiries.quoteId));

export type EnquiryRow = Awaited<ReturnType<typeof selectEnquiries>>[number];

export async function findEnquiry(
  queryable: Queryable,
  id: string,
): Promise<EnquiryRow | undefined> {
  const [row] = await selectEnquiries(queryable).where(eq(enquiries.id, id));
  return row;
}

/** Locks an enquiry until the transaction ends, and reads it. */
export async function lockEnquiry(
  transaction: Transaction,
  id: string,
): Promise<EnquiryRow | undefined> {
  await transaction
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(eq(enquiries.id, id))
    .for('update');
  return findEnquiry(transaction, id);
}

/** Changes an enquiry that is locked, and increments its version. */
export async function updateEnquiry(
  transaction: Transaction,
  id: string,
  changes: EnquiryChanges,
): Promise<typeof enquiries.$inferSelect> {
  const [row] = await transaction
    .update(enquiries)
    .set({ ...changes, version: sql`${enquiries.version} + 1` })
    .where(eq(enquiries.id, id))
    .returning();
  if (row === undefined) throw new Error('A locked enquiry is gone.');
  return row;
}

type Query = z.output<typeof listEnquiriesQuery>;
type EnquiryFilter = Partial<Pick<Query, 'status' | 'search' | 'ordering'>>;

export function enquiriesMatching(filter: EnquiryFilter) {
  const order = filter.ordering === 'received_at' ? asc : desc;
  return pagedRows({
    from: enquiries,
    select: selectEnquiries,
    filter: filterCondition(filter),
    order: [order(enquiries.createdAt), order(enquiries.id)],
  });
}

/** Counts the enquiries in each state; states without any are left out. */
export async function countByStatus(
  queryable: Queryable,
): Promise<readonly { readonly status: EnquiryStatus; readonly count: number }[]> {
  return queryable
    .select({ status: enquiries.status, count: count() })
    .from(enquiries)
    .groupBy(enquiries.status);
}

function filterCondition({ status, search = '' }: EnquiryFilter): SQL | undefined {
  return and(
    status === undefined ? undefined : inArray(enquiries.status, status),
    search === '' ? undefined : matches(search),
  );
}

function matches(text: string): SQL | undefined {
  const pattern = `%${escapeLike(text)}%`;
  const digits = phoneSearchDigits(text);
  return or(
    ilike(enquiries.name, pattern),
    ilike(enquiries.email, pattern),
    ilike(enquiries.message, pattern),
    digits === null ? undefined : ilike(enquiries.phoneNumber, `%${digits}%`),
  );
}
