import type { listAuditEntriesQuery } from '@cleaning/contract/audit';
import type { AuditSubject } from '@cleaning/contract/audit/rules';
import { addDays, startOfSydneyDay } from '@cleaning/ndis';
import { and, desc, eq, getTableColumns, gt, gte, lt, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Queryable } from '../db/client.ts';
import { appointments, auditEntries, invoices, quotes, users } from '../db/schema/index.ts';
import { pagedRows } from '../list.ts';

type Filter = Omit<z.output<typeof listAuditEntriesQuery>, 'page' | 'page_size'>;

export async function insertAuditEntry(
  queryable: Queryable,
  entry: typeof auditEntries.$inferInsert,
): Promise<void> {
  await queryable.insert(auditEntries).values(entry);
}

/** A statement has this many entries at most, since its parameters are limited. */
const ENTRIES_AT_ONCE = 1000;

export async function insertAuditEntries(
  queryable: Queryable,
  entries: readonly (typeof auditEntries.$inferInsert)[],
): Promise<void> {
  for (let start = 0; start < entries.length; start += ENTRIES_AT_ONCE) {
    await queryable.insert(auditEntries).values(entries.slice(start, start + ENTRIES_AT_ONCE));
  }
}

/** Whether the same user did the same with the same record, for the same reason, since a moment. */
export async function hasAuditEntry(
  queryable: Queryable,
  {
    actorId,
    action,
    subjectType,
    subjectId,
    reason,
  }: Pick<
    typeof auditEntries.$inferSelect,
    'actorId' | 'action' | 'subjectType' | 'subjectId' | 'reason'
  >,
  since: Date,
): Promise<boolean> {
  const same = sql`${auditEntries.subjectId} is not distinct from ${subjectId} and ${auditEntries.actorId} is not distinct from ${actorId} and ${auditEntries.reason} is not distinct from ${reason}`;
  const rows = await queryable
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.action, action),
        eq(auditEntries.subjectType, subjectType),
        gt(auditEntries.occurredAt, since),
        same,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

const actors = alias(users, 'actors');
const clients = alias(users, 'clients');

/** Joins the record of an entry that is about a record of this kind. */
const isAbout = (subject: AuditSubject, id: AnyPgColumn): SQL | undefined =>
  and(eq(auditEntries.subjectType, subject), eq(id, auditEntries.subjectId));

/** Entries of the audit log, with the users that they name, and the number of their record. */
const selectEntries = (queryable: Queryable) =>
  queryable
    .select({
      ...getTableColumns(auditEntries),
      actor: {
        id: actors.id,
        firstName: actors.firstName,
        lastName: actors.lastName,
        email: actors.email,
      },
      client: {
        id: clients.id,
        firstName: clients.firstName,
        lastName: clients.lastName,
        email: clients.email,
      },
      subjectReference: sql<
        string | null
      >`coalesce(${quotes.reference}, ${appointments.reference}, ${invoices.number})`,
    })
    .from(auditEntries)
    .leftJoin(actors, eq(actors.id, auditEntries.actorId))
    .leftJoin(clients, eq(clients.id, auditEntries.clientId))
    .leftJoin(quotes, isAbout('quote', quotes.id))
    .leftJoin(appointments, isAbout('appointment', appointments.id))
    .leftJoin(invoices, isAbout('invoice', invoices.id));

export type AuditRow = Awaited<ReturnType<typeof selectEntries>>[number];

/** The audit log, newest first. */
export const auditEntriesMatching = (filter: Filter) =>
  pagedRows({
    from: auditEntries,
    select: selectEntries,
    filter: matches(filter),
    order: [desc(auditEntries.position)],
  });

function matches(filter: Filter): SQL | undefined {
  const { actor_id, client_id, action, subject_type, subject_id, from, to } = filter;
  return and(
    actor_id === undefined ? undefined : eq(auditEntries.actorId, actor_id),
    client_id === undefined ? undefined : eq(auditEntries.clientId, client_id),
    action === undefined ? undefined : eq(auditEntries.action, action),
    subject_type === undefined ? undefined : eq(auditEntries.subjectType, subject_type),
    subject_id === undefined ? undefined : eq(auditEntries.subjectId, subject_id),
    from === undefined ? undefined : gte(auditEntries.occurredAt, startOfSydneyDay(from)),
    to === undefined ? undefined : lt(auditEntries.occurredAt, startOfSydneyDay(addDays(to, 1))),
  );
}
