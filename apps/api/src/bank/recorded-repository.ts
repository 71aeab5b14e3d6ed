import { invoicePayer } from '@cleaning/contract/invoices/rules';
import { and, asc, eq, exists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../core/db/client.ts';
import {
  invoiceLines,
  invoices,
  linePayments,
  quotes,
  userFullName,
  users,
} from '../core/db/schema/index.ts';
import type { RecordedGroup } from './matching/find-recorded.ts';
import {
  isNotTickedOff,
  moneyWithoutBankRow,
  type RecordedKind,
} from './recorded-money-repository.ts';

/** Two days, from the first to the last. */
interface Period {
  readonly from: string;
  readonly to: string;
}

/**
 * The money of one reference and day that adds up to one of some amounts, and that belongs to no
 * bank row yet.
 */
export async function listRecordedGroups(
  queryable: Queryable,
  amounts: readonly number[],
  period: Period,
): Promise<RecordedGroup[]> {
  if (amounts.length === 0) return [];
  const found = await queryable
    .select({ reference: sql<string>`money.reference` })
    .from(moneyWithoutBankRow)
    .where(and(sql`money.received_on between ${period.from} and ${period.to}`, isNotTickedOff))
    .groupBy(sql`money.reference`, sql`money.received_on`)
    .having(sql`sum(money.amount_cents) = any(${sql.param([...amounts])}::bigint[])`);
  const references = found.map(({ reference }) => reference);
  const groups = groupsOf(await listParts(queryable, references));
  return groups.filter(
    ({ amountCents, receivedOn }) =>
      amounts.includes(amountCents) && period.from <= receivedOn && receivedOn <= period.to,
  );
}

/** The money of a reference that belongs to no bank row yet. */
export const findRecordedGroups = async (
  queryable: Queryable,
  reference: string,
): Promise<RecordedGroup[]> => groupsOf(await listParts(queryable, [reference]));

type Part = Awaited<ReturnType<typeof listParts>>[number];

async function listParts(queryable: Queryable, references: readonly string[]) {
  const staff = alias(users, 'recorders');
  return queryable
    .select({
      kind: sql<RecordedKind>`money.kind`,
      reference: sql<string>`money.reference`,
      receivedOn: sql<string>`money.received_on::text`,
      amountCents: sql<number>`money.amount_cents`,
      invoiceId: invoices.id,
      number: invoices.number,
      invoiceKind: invoices.kind,
      planManagement: invoices.planManagement,
      billTo: invoices.billTo,
      quoteId: quotes.id,
      quoteReference: quotes.reference,
      clientName: userFullName(users),
      recordedBy: userFullName(staff),
      isFromRemittance: sql<boolean>`${exists(
        queryable
          .select({ id: linePayments.lineId })
          .from(linePayments)
          .innerJoin(invoiceLines, eq(invoiceLines.id, linePayments.lineId))
          .where(
            and(
              eq(invoiceLines.invoiceId, invoices.id),
              sql`${linePayments.reference} = money.reference`,
            ),
          ),
      )}`,
    })
    .from(moneyWithoutBankRow)
    .leftJoin(invoices, eq(invoices.id, sql`money.invoice_id`))
    .leftJoin(quotes, eq(quotes.id, sql`money.quote_id`))
    .innerJoin(users, sql`${users.id} = coalesce(${invoices.clientId}, ${quotes.clientId})`)
    .leftJoin(staff, eq(staff.id, sql`money.recorded_by`))
    .where(and(sql`money.reference = any(${sql.param([...references])}::text[])`, isNotTickedOff))
    .orderBy(asc(invoices.number), sql`money.position`);
}

const sumOf = (parts: readonly Pick<Part, 'amountCents'>[]): number =>
  parts.reduce((cents, part) => cents + part.amountCents, 0);

/** Groups money by its reference and day. That of several deposits is none that a row can be. */
function groupsOf(parts: readonly Part[]): RecordedGroup[] {
  const groups = Map.groupBy(parts, ({ receivedOn, reference }) => `${receivedOn} ${reference}`);
  return [...groups.values()].flatMap((own): RecordedGroup[] => {
    const [first] = own;
    const deposits = new Set(own.flatMap(({ quoteId }) => quoteId ?? []));
    return first === undefined || deposits.size > 1 ? [] : [toGroup(first, own)];
  });
}

function toGroup(first: Part, parts: readonly Part[]): RecordedGroup {
  const payer =
    first.invoiceKind === null ? 'client' : invoicePayer(first.invoiceKind, first.planManagement);
  const of = (kind: RecordedKind) => parts.filter((part) => part.kind === kind);
  const byInvoice = Map.groupBy(of('invoice'), ({ invoiceId }) => invoiceId ?? '');
  return {
    reference: first.reference,
    receivedOn: first.receivedOn,
    amountCents: sumOf(parts),
    payer,
    payerName: payer === 'agency' ? 'NDIA' : (first.billTo?.name ?? first.clientName ?? ''),
    isFromRemittance: parts.some((part) => part.isFromRemittance),
    recordedBy: first.recordedBy ?? 'Former staff',
    parts: [...byInvoice].map(([invoiceId, own]) => ({
      invoiceId,
      number: own[0]?.number ?? '',
      clientName: own[0]?.clientName ?? '',
      amountCents: sumOf(own),
    })),
    deposit: depositOf(of('deposit')),
    kept: keptOf(of('credit')),
  };
}

function depositOf(parts: readonly Part[]): RecordedGroup['deposit'] {
  const [first] = parts;
  if (first === undefined) return null;
  return {
    quoteId: first.quoteId ?? '',
    reference: first.quoteReference ?? '',
    clientName: first.clientName ?? '',
    amountCents: sumOf(parts),
  };
}

/** A row names one invoice under which its rest is kept, so several credits are told as the first. */
function keptOf(parts: readonly Part[]): RecordedGroup['kept'] {
  const [first] = parts;
  if (first === undefined) return null;
  const { invoiceId, clientName } = first;
  return {
    invoiceId: invoiceId ?? '',
    clientName: clientName ?? '',
    amountCents: sumOf(parts),
  };
}
