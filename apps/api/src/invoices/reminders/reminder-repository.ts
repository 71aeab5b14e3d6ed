import {
  LATEST_REMINDER_DAYS,
  REMINDER_DAYS,
  type ReminderDays,
} from '@cleaning/contract/invoices';
import { addDays } from '@cleaning/ndis';
import {
  and,
  asc,
  between,
  count,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { countWhere, sumOrZero } from '../../core/db/aggregates.ts';
import {
  invoices,
  paymentReminders,
  remindersOff,
  reminderStops,
  userFullName,
  users,
} from '../../core/db/schema/index.ts';
import { isOwedInvoice } from '../../core/db/owed-invoices.ts';
import { isCoveredByCredit } from '../credits/credit-cover-repository.ts';

const isOwed = and(isOwedInvoice(), sql`not ${isCoveredByCredit}`);

/**
 * Whether the payer can be reminded: the client, or a plan manager that the invoice was sent to,
 * but never the NDIA, nor anybody without an email.
 */
const canBeAsked = sql`((${invoices.kind} = 'private' or ${invoices.planManagement} is not distinct from 'self' or (${invoices.planManagement} is not distinct from 'plan' and trim(${invoices.billTo} ->> 'name') <> ${userFullName(users)})) and coalesce(${invoices.billTo} ->> 'email', ${users.email}) is not null)`;

/** Whether a row still prevents reminders: they are switched off, or held until a later day. */
const isOff = (today: string) =>
  or(isNull(remindersOff.heldUntil), gt(remindersOff.heldUntil, today));

/** The row that prevents reminders of the client of an invoice. */
const offFor = (today: string) => and(eq(remindersOff.clientId, invoices.clientId), isOff(today));

/**
 * Whether the reminder of a step is due.
 *
 * @param today the date in Sydney.
 */
const isDue = (days: ReminderDays, today: string) =>
  and(
    isOwed,
    canBeAsked,
    between(invoices.dueDate, addDays(today, -days - LATEST_REMINDER_DAYS), addDays(today, -days)),
    sql`not exists (select from ${paymentReminders} where ${paymentReminders.invoiceId} = ${invoices.id} and ${paymentReminders.days} = ${days})`,
    sql`not exists (select from ${reminderStops} where ${reminderStops.invoiceId} = ${invoices.id})`,
    sql`not exists (select from ${remindersOff} where ${offFor(today)})`,
  );

/** The ids of the invoices whose reminder of a step is due, the longest overdue first. */
export async function listToRemind(
  queryable: Queryable,
  days: ReminderDays,
  today: string,
): Promise<string[]> {
  const rows = await queryable
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.clientId))
    .where(isDue(days, today))
    .orderBy(asc(invoices.dueDate), asc(invoices.id));
  return rows.map(({ id }) => id);
}

/**
 * Locks an invoice and records that its reminder of a step is sent, if that is due.
 *
 * @returns whether it was due.
 */
export async function recordReminderIfDue(
  transaction: Transaction,
  { id, days, today, now }: { id: string; days: ReminderDays; today: string; now: Date },
): Promise<{ readonly clientId: string } | undefined> {
  const [due] = await transaction
    .select({ clientId: invoices.clientId })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.clientId))
    .where(and(eq(invoices.id, id), isDue(days, today)))
    .for('update', { of: invoices });
  if (due === undefined) return undefined;
  return (await insertSent(transaction, { invoiceId: id, days, sentAt: now })) ? due : undefined;
}

/** Records that a reminder is sent. @returns false when it was sent before. */
export async function insertSent(
  transaction: Transaction,
  reminder: typeof paymentReminders.$inferInsert,
): Promise<boolean> {
  const [sent] = await transaction
    .insert(paymentReminders)
    .values(reminder)
    .onConflictDoNothing()
    .returning({ id: paymentReminders.invoiceId });
  return sent !== undefined;
}

const nameOf = (staffId: typeof reminderStops.stoppedBy | typeof remindersOff.switchedBy) =>
  sql<
    string | null
  >`(select trim(staff.first_name || ' ' || staff.last_name) from users staff where staff.id = ${staffId})`;

const clientReminderColumns = {
  isClientOn:
    sql`${remindersOff.clientId} is null or ${remindersOff.heldUntil} is not null`.mapWith(Boolean),
  heldUntil: remindersOff.heldUntil,
  holdReason: remindersOff.reason,
  heldAt: remindersOff.switchedAt,
  heldBy: nameOf(remindersOff.switchedBy),
};

const remindedColumns = {
  id: invoices.id,
  number: invoices.number,
  clientId: invoices.clientId,
  firstName: users.firstName,
  lastName: users.lastName,
  kind: invoices.kind,
  planManagement: invoices.planManagement,
  billTo: invoices.billTo,
  dueDate: invoices.dueDate,
  balanceCents: invoices.balanceCents,
  totalCents: invoices.totalCents,
  ...clientReminderColumns,
  stopReason: reminderStops.reason,
  stoppedAt: reminderStops.stoppedAt,
  stoppedBy: nameOf(reminderStops.stoppedBy),
};

const selectReminded = (queryable: Queryable, today: string, condition: SQL | undefined) =>
  queryable
    .select(remindedColumns)
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.clientId))
    .leftJoin(reminderStops, eq(reminderStops.invoiceId, invoices.id))
    .leftJoin(remindersOff, offFor(today))
    .where(condition);

/** An unpaid invoice, as the list of reminders shows it. */
export type RemindedRow = Awaited<ReturnType<typeof listReminded>>[number];

/**
 * The invoices whose payer can be reminded, the longest due first.
 *
 * @param today the date in Sydney.
 */
export async function listReminded(
  queryable: Queryable,
  today: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return selectReminded(queryable, today, and(isOwed, canBeAsked))
    .orderBy(asc(invoices.dueDate), asc(invoices.id))
    .limit(limit)
    .offset(offset);
}

export async function findReminded(
  queryable: Queryable,
  today: string,
  id: string,
): Promise<RemindedRow | undefined> {
  const ofId = and(isOwed, canBeAsked, eq(invoices.id, id));
  const [row] = await selectReminded(queryable, today, ofId);
  return row;
}

/** Whether the reminders of a client go out, as the list of reminders shows it. */
export type ClientRemindersRow = Pick<RemindedRow, keyof typeof clientReminderColumns>;

/**
 * Whether the reminders of a client go out.
 *
 * @param today the date in Sydney.
 */
export async function findClientReminders(
  queryable: Queryable,
  today: string,
  clientId: string,
): Promise<ClientRemindersRow | undefined> {
  const [row] = await queryable
    .select(clientReminderColumns)
    .from(users)
    .leftJoin(remindersOff, and(eq(remindersOff.clientId, users.id), isOff(today)))
    .where(eq(users.id, clientId));
  return row;
}

interface RemindedTotals {
  readonly asked: number;
  readonly askedCents: number;
  readonly others: number;
  readonly otherCents: number;
}

/** Counts the invoices whose payer can be reminded and those that others pay, with their totals. */
export async function countReminded(queryable: Queryable): Promise<RemindedTotals> {
  const [row] = await queryable
    .select({
      asked: countWhere(canBeAsked),
      askedCents: sumOrZero(invoices.balanceCents, canBeAsked),
      owed: count(),
      otherCents: sumOrZero(invoices.balanceCents, sql`not ${canBeAsked}`),
    })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.clientId))
    .where(isOwed);
  const { asked = 0, askedCents = 0, owed = 0, otherCents = 0 } = row ?? {};
  return { asked, askedCents, others: owed - asked, otherCents };
}

/** When each reminder step of some invoices was sent. */
export async function listSent(
  queryable: Queryable,
  invoiceIds: readonly string[],
): Promise<(typeof paymentReminders.$inferSelect)[]> {
  if (invoiceIds.length === 0) return [];
  return queryable
    .select()
    .from(paymentReminders)
    .where(
      and(
        inArray(paymentReminders.invoiceId, [...invoiceIds]),
        inArray(paymentReminders.days, [...REMINDER_DAYS]),
      ),
    );
}

/** Stops the reminders of an invoice; the latest reason replaces an earlier one. */
export async function insertStop(
  queryable: Queryable,
  stop: typeof reminderStops.$inferInsert,
): Promise<void> {
  const { reason, stoppedBy, stoppedAt } = stop;
  await queryable.insert(reminderStops).values(stop).onConflictDoUpdate({
    target: reminderStops.invoiceId,
    set: { reason, stoppedBy, stoppedAt },
  });
}

export async function deleteStop(queryable: Queryable, invoiceId: string): Promise<void> {
  await queryable.delete(reminderStops).where(eq(reminderStops.invoiceId, invoiceId));
}

/** Switches off or holds the reminders of a client; the latest setting replaces an earlier one. */
export async function switchOff(
  queryable: Queryable,
  off: Required<typeof remindersOff.$inferInsert>,
): Promise<void> {
  await queryable
    .insert(remindersOff)
    .values(off)
    .onConflictDoUpdate({ target: remindersOff.clientId, set: off });
}

export async function switchOn(queryable: Queryable, clientId: string): Promise<void> {
  await queryable.delete(remindersOff).where(eq(remindersOff.clientId, clientId));
}

/**
 * The holds of some clients' reminders on a Sydney date, with their end and reason, by client id.
 */
export async function findHolds(
  queryable: Queryable,
  clientIds: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, { readonly until: string; readonly reason: string }>> {
  const { clientId, heldUntil, reason } = remindersOff;
  const rows = await queryable
    .select({ clientId, until: heldUntil, reason })
    .from(remindersOff)
    .where(and(inArray(clientId, [...clientIds]), gt(heldUntil, today)));
  return new Map(
    rows.flatMap(({ clientId: id, until, reason: why }) =>
      until === null || why === null ? [] : [[id, { until, reason: why }]],
    ),
  );
}

/** Deletes the holds whose end has come. */
export async function deleteEndedHolds(queryable: Queryable, today: string): Promise<void> {
  await queryable.delete(remindersOff).where(lte(remindersOff.heldUntil, today));
}
