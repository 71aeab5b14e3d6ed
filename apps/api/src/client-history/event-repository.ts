import {
  DETAILS_ACTIONS,
  type ClientEvent,
  type ClientHistoryKind,
} from '@cleaning/contract/clients';
import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../core/db/client.ts';
import {
  appointmentEvents,
  appointments,
  auditEntries,
  invoiceEvents,
  invoices,
  messages,
  messageThreads,
  payments,
  quoteEvents,
  quotes,
  users,
} from '../core/db/schema/index.ts';

/** Reads the latest events of one kind. */
export type ReadEvents = (
  queryable: Queryable,
  clientId: string,
  limit: number,
) => Promise<ClientEvent[]>;

const sideOf = (actor: string) => (actor === 'admin' ? 'staff' : actor) as ClientEvent['actor'];

const readVisitEvents: ReadEvents = async (queryable, clientId, limit) => {
  const rows = await queryable
    .select({
      event: appointmentEvents,
      reference: appointments.reference,
      actorName: users.firstName,
    })
    .from(appointmentEvents)
    .innerJoin(appointments, eq(appointments.id, appointmentEvents.appointmentId))
    .leftJoin(users, eq(users.id, appointmentEvents.actorId))
    .where(eq(appointments.clientId, clientId))
    .orderBy(desc(appointmentEvents.occurredAt), desc(appointmentEvents.position))
    .limit(limit);
  return rows.map(({ event, reference, actorName }) => ({
    kind: 'visit',
    id: event.id,
    subject_id: event.appointmentId,
    actor: event.actor,
    actor_name: actorName,
    occurred_at: event.occurredAt.toISOString(),
    reference,
    reason: event.reason,
    command: event.command,
    starts_at: event.startsAt?.toISOString() ?? null,
  }));
};

const readQuoteEvents: ReadEvents = async (queryable, clientId, limit) => {
  const rows = await queryable
    .select({ event: quoteEvents, reference: quotes.reference, actorName: users.firstName })
    .from(quoteEvents)
    .innerJoin(quotes, eq(quotes.id, quoteEvents.quoteId))
    .leftJoin(users, eq(users.id, quoteEvents.actorId))
    .where(eq(quotes.clientId, clientId))
    .orderBy(desc(quoteEvents.occurredAt), desc(quoteEvents.position))
    .limit(limit);
  return rows.map(({ event, reference, actorName }) => ({
    kind: 'quote',
    id: event.id,
    subject_id: event.quoteId,
    actor: event.actor,
    actor_name: actorName,
    occurred_at: event.occurredAt.toISOString(),
    reference,
    reason: event.reason,
    command: event.command,
  }));
};

/** Commands that are left out of the events, because the listed payments have more detail. */
const LISTED_AS_PAYMENTS = ['record_payment', 'refund', 'credit'] as const;

const readInvoiceEvents: ReadEvents = async (queryable, clientId, limit) => {
  const rows = await queryable
    .select({
      event: invoiceEvents,
      reference: invoices.number,
      totalCents: invoices.totalCents,
      actorName: users.firstName,
    })
    .from(invoiceEvents)
    .innerJoin(invoices, eq(invoices.id, invoiceEvents.invoiceId))
    .leftJoin(users, eq(users.id, invoiceEvents.actorId))
    .where(
      and(
        eq(invoices.clientId, clientId),
        notInArray(invoiceEvents.command, [...LISTED_AS_PAYMENTS]),
      ),
    )
    .orderBy(desc(invoiceEvents.occurredAt), desc(invoiceEvents.position))
    .limit(limit);
  return rows.map(({ event, reference, totalCents, actorName }) => ({
    kind: 'invoice',
    id: event.id,
    subject_id: event.invoiceId,
    actor: sideOf(event.actor),
    actor_name: actorName,
    occurred_at: event.occurredAt.toISOString(),
    reference,
    reason: event.reason,
    command: event.command,
    total_cents: totalCents,
  }));
};

const readPaymentEvents: ReadEvents = async (queryable, clientId, limit) => {
  const rows = await queryable
    .select({ payment: payments, reference: invoices.number, actorName: users.firstName })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .leftJoin(users, eq(users.id, payments.recordedBy))
    .where(eq(invoices.clientId, clientId))
    .orderBy(desc(payments.createdAt), desc(payments.position))
    .limit(limit);
  return rows.map(({ payment, reference, actorName }) => ({
    kind: 'payment',
    id: payment.id,
    subject_id: payment.invoiceId,
    actor: 'staff',
    actor_name: actorName,
    occurred_at: payment.createdAt.toISOString(),
    reference,
    payment: payment.kind,
    amount_cents: payment.amountCents,
  }));
};

const readMessageEvents: ReadEvents = async (queryable, clientId, limit) => {
  const rows = await queryable
    .select({
      id: messages.id,
      threadId: messages.threadId,
      side: messages.side,
      excerpt: sql<string>`left(${messages.body}, 120)`,
      sentAt: messages.sentAt,
      actorName: users.firstName,
    })
    .from(messages)
    .innerJoin(messageThreads, eq(messageThreads.id, messages.threadId))
    .leftJoin(users, eq(users.id, messages.authorId))
    .where(eq(messageThreads.clientId, clientId))
    .orderBy(desc(messages.sentAt), desc(messages.position))
    .limit(limit);
  return rows.map(({ id, threadId, side, excerpt, sentAt, actorName }) => ({
    kind: 'message',
    id,
    subject_id: threadId,
    actor: side,
    actor_name: actorName,
    occurred_at: sentAt.toISOString(),
    excerpt,
  }));
};

const readDetailsEvents: ReadEvents = async (queryable, clientId, limit) => {
  const rows = await queryable
    .select({ entry: auditEntries, actorName: users.firstName })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(
      and(
        eq(auditEntries.clientId, clientId),
        eq(auditEntries.subjectType, 'client'),
        inArray(auditEntries.action, [...DETAILS_ACTIONS]),
      ),
    )
    .orderBy(desc(auditEntries.position))
    .limit(limit);
  return rows.map(({ entry, actorName }) => ({
    kind: 'details',
    id: entry.id,
    subject_id: clientId,
    actor: 'staff',
    actor_name: actorName,
    occurred_at: entry.occurredAt.toISOString(),
    reason: entry.reason,
    // The filter selects only these actions.
    action: entry.action as (typeof DETAILS_ACTIONS)[number],
  }));
};

/** The functions that read each kind of history. */
export const EVENT_READERS: Readonly<Record<ClientHistoryKind, readonly ReadEvents[]>> = {
  visits: [readVisitEvents],
  quotes: [readQuoteEvents],
  money: [readInvoiceEvents, readPaymentEvents],
  messages: [readMessageEvents],
  details: [readDetailsEvents],
};
