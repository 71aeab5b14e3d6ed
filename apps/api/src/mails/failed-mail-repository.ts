import type { listFailedMailsQuery } from '@cleaning/contract/mails';
import {
  and,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { appointments, invoices, mails, quotes, users } from '../core/db/schema/index.ts';
import type { OfficeViewer } from '../core/http/viewer.ts';
import { pagedRows } from '../core/list.ts';

const closers = alias(users, 'closers');

/** The address that an email was written to. */
const written = sql<string>`coalesce(${mails.firstRecipient}, ${mails.recipient})`;

/** The emails with their readers; never their text. */
function selectFailedMails(queryable: Queryable) {
  // An address may have several users, of whom one at most has verified it. Of the others, who can
  // still accept an invitation comes first.
  const reader = queryable
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      userType: users.userType,
      verifiedAt: users.verifiedAt,
    })
    .from(users)
    .where(eq(users.email, written))
    .orderBy(
      sql`${users.verifiedAt} is null`,
      sql`${users.deactivatedAt} is not null`,
      sql`${users.userType} = 'client'`,
      desc(users.createdAt),
      desc(users.id),
    )
    .limit(1)
    .as('reader');
  return queryable
    .select({
      id: mails.id,
      version: mails.version,
      recipient: mails.recipient,
      firstRecipient: mails.firstRecipient,
      subject: mails.subject,
      createdAt: mails.createdAt,
      attempts: mails.attempts,
      nextAttemptAt: mails.nextAttemptAt,
      lockedUntil: mails.lockedUntil,
      deliveredAt: mails.deliveredAt,
      failedAt: mails.failedAt,
      linkEndsAt: mails.linkEndsAt,
      failureCause: mails.failureCause,
      failureAnswer: mails.failureAnswer,
      reportedAt: mails.reportedAt,
      toldTo: mails.toldTo,
      toldOn: mails.toldOn,
      toldNote: mails.toldNote,
      closedAt: mails.closedAt,
      closer: { firstName: closers.firstName },
      reader: {
        id: reader.id,
        firstName: reader.firstName,
        lastName: reader.lastName,
        userType: reader.userType,
        verifiedAt: reader.verifiedAt,
      },
      quote: { id: quotes.id, reference: quotes.reference },
      invoice: { id: invoices.id, reference: invoices.number },
      appointment: { id: appointments.id, reference: appointments.reference },
    })
    .from(mails)
    .leftJoinLateral(reader, sql`true`)
    .leftJoin(closers, eq(closers.id, mails.closedById))
    .leftJoin(quotes, eq(quotes.id, mails.aboutId))
    .leftJoin(invoices, eq(invoices.id, mails.aboutId))
    .leftJoin(appointments, eq(appointments.id, mails.aboutId));
}

export type FailedMailRow = Awaited<ReturnType<typeof selectFailedMails>>[number];

/**
 * What a viewer may see: emails to people of the team are for admins. Once a client has verified the
 * address of an invitation, it is the client's.
 */
function visibleTo(queryable: Queryable, { isAdmin }: OfficeViewer): SQL | undefined {
  const usersWith = (condition: SQL | undefined) =>
    queryable
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, written), condition));
  return and(
    isNotNull(mails.reportedAt),
    isAdmin
      ? undefined
      : or(
          exists(usersWith(and(eq(users.userType, 'client'), isNotNull(users.verifiedAt)))),
          notExists(usersWith(inArray(users.userType, ['staff', 'admin']))),
        ),
  );
}

const isOpen = and(isNull(mails.deliveredAt), isNull(mails.closedAt));
const isSettled = or(isNotNull(mails.deliveredAt), isNotNull(mails.closedAt));

type Query = z.output<typeof listFailedMailsQuery>;

/** The emails that match a filter, the latest that failed first. */
export const failedMailsMatching = (
  queryable: Queryable,
  viewer: OfficeViewer,
  { show, cause }: Pick<Query, 'show' | 'cause'>,
) =>
  pagedRows({
    from: mails,
    select: selectFailedMails,
    filter: and(
      visibleTo(queryable, viewer),
      show === 'open' ? isOpen : isSettled,
      cause === undefined ? undefined : eq(mails.failureCause, cause),
    ),
    order: [desc(mails.reportedAt), desc(mails.id)],
  });

/** How many failed emails a viewer sees that are open, and settled. */
export async function countFailedMails(
  queryable: Queryable,
  viewer: OfficeViewer,
): Promise<{ readonly open: number; readonly settled: number }> {
  const [row] = await queryable
    .select({
      open: sql<number>`count(*) filter (where ${isOpen})::int`,
      all: count(),
    })
    .from(mails)
    .where(visibleTo(queryable, viewer));
  const { open = 0, all = 0 } = row ?? {};
  return { open, settled: all - open };
}

/** Locks a failed email until the transaction ends, and reads it with the text of its links. */
export async function lockFailedMail(
  transaction: Transaction,
  id: string,
  viewer: OfficeViewer,
): Promise<{ readonly row: FailedMailRow; readonly text: string } | undefined> {
  const [locked] = await transaction
    .select({ text: mails.text })
    .from(mails)
    .where(and(eq(mails.id, id), visibleTo(transaction, viewer)))
    .for('update');
  return locked && { row: await findFailedMail(transaction, id), ...locked };
}

/** A failed email that exists. */
export async function findFailedMail(queryable: Queryable, id: string): Promise<FailedMailRow> {
  const [row] = await selectFailedMails(queryable).where(eq(mails.id, id));
  if (row === undefined) throw new Error('A locked email is gone.');
  return row;
}
