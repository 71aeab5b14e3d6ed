import { invoiceNumberOf } from '@cleaning/contract/payments/rules';
import { and, eq, exists, ilike, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { LIST_LIMIT } from '../../core/db/count-up-to-limit.ts';
import { escapeLike } from '../../core/db/escape-like.ts';
import {
  invoiceLines,
  invoices,
  invoiceSearchText,
  users,
  userSearchText,
} from '../../core/db/schema/index.ts';
import type { UserViewer } from '../../core/http/viewer.ts';

const containing = (text: string) => `%${escapeLike(text)}%`;

/** Matches an invoice number as people write it, such as with spaces. */
function isNumbered(text: string): SQL | undefined {
  const number = invoiceNumberOf(text.replaceAll(/\s/gu, ''));
  return number === null ? undefined : eq(invoices.number, number);
}

/** One client has few invoices, so each of them and its lines are searched without an index. */
export function matchesOfOneClient(
  queryable: Queryable,
  text: string,
  viewer: UserViewer,
): SQL | undefined {
  const pattern = containing(text);
  const lines = queryable
    .select({ one: sql`1` })
    .from(invoiceLines)
    .where(and(eq(invoiceLines.invoiceId, invoices.id), ilike(invoiceLines.description, pattern)));
  const client = queryable
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, invoices.clientId), ilike(userSearchText(users), pattern)));
  return or(
    ilike(invoices.number, pattern),
    isNumbered(text),
    ilike(invoices.note, pattern),
    exists(lines),
    viewer.kind === 'client' ? undefined : exists(client),
  );
}

/**
 * Each part of the search uses its own index. Matching lines and clients are passed as arrays and
 * not joined, because PostgreSQL combines indexes in an `or` only when all are on one table.
 */
export function matchesOfAll(text: string): SQL | undefined {
  const pattern = containing(text);
  const ofLines = sql`select ${invoiceLines.invoiceId} from ${invoiceLines} where ${ilike(invoiceLines.description, pattern)} limit ${LIST_LIMIT}`;
  const ofClients = sql`select ${users.id} from ${users} where ${ilike(userSearchText(users), pattern)} limit ${LIST_LIMIT}`;
  return or(
    ilike(invoiceSearchText(invoices), pattern),
    isNumbered(text),
    sql`${invoices.id} = any(array(${ofLines}))`,
    sql`${invoices.clientId} = any(array(${ofClients}))`,
  );
}
