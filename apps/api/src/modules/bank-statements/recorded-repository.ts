import { invoicePayer } from '@cleaning/contract';
import { and, asc, between, eq, exists, inArray, isNull, notExists, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../platform/db/client.ts';
import {
  bankRowParts,
  bankRows,
  invoiceLines,
  invoices,
  linePayments,
  payments,
  userFullName,
  users,
} from '../../platform/db/schema/index.ts';
import type { RecordedGroup } from './matching/find-recorded.ts';

/** Two days, from the first to the last. */
interface Period {
  readonly from: string;
  readonly to: string;
}

/**
 * Payments of one reference and day that add up to one of some amounts, and that belong to no bank
 * row yet.
 */
export async function listRecordedGroups(
  queryable: Queryable,
  amounts: readonly number[],
  period: Period,
): Promise<RecordedGroup[]> {
  if (amounts.length === 0) return [];
  const found = await queryable
    .select({
      reference: payments.reference,
      receivedOn: payments.receivedOn,
      amountCents: sum(payments.amountCents).mapWith(Number),
    })
    .from(payments)
    .where(and(between(payments.receivedOn, period.from, period.to), isWithoutBankRow(queryable)))
    .groupBy(payments.reference, payments.receivedOn)
    .having(sql`sum(${payments.amountCents}) = any(${sql.param([...amounts])}::bigint[])`);
  const parts = Map.groupBy(
    await listParts(
      queryable,
      found.map(({ reference }) => reference),
    ),
    keyOf,
  );
  return found.flatMap(({ amountCents, ...group }): RecordedGroup[] => {
    const own = parts.get(keyOf(group)) ?? [];
    const [first] = own;
    return first === undefined ? [] : [{ ...group, ...describe(first, own), amountCents }];
  });
}

const keyOf = ({ reference, receivedOn }: Pick<RecordedGroup, 'reference' | 'receivedOn'>) =>
  `${receivedOn} ${reference}`;

/**
 * The payments of some invoices under a reference that belong to no bank row yet, by invoice id. The
 * invoices stay locked until the transaction ends, so that nobody takes a payment back meanwhile.
 */
export async function lockRecorded(
  transaction: Transaction,
  reference: string,
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  await transaction
    .select({ id: invoices.id })
    .from(invoices)
    .where(inArray(invoices.id, [...invoiceIds]))
    .orderBy(asc(invoices.id))
    .for('update');
  const found = await listParts(transaction, [reference]);
  const sums = new Map<string, number>();
  for (const { invoiceId, amountCents } of found) {
    sums.set(invoiceId, (sums.get(invoiceId) ?? 0) + amountCents);
  }
  return sums;
}

/** Whether a payment stands, and no bank row recorded it or was ticked off against it. */
function isWithoutBankRow(queryable: Queryable) {
  const refund = alias(payments, 'refund');
  const ticked = alias(bankRows, 'ticked');
  return and(
    eq(payments.kind, 'payment'),
    notExists(
      queryable
        .select({ id: refund.id })
        .from(refund)
        .where(
          and(
            eq(refund.invoiceId, payments.invoiceId),
            eq(refund.kind, 'refund'),
            eq(refund.reference, payments.reference),
            eq(refund.amountCents, payments.amountCents),
          ),
        ),
    ),
    notExists(
      queryable
        .select({ id: ticked.id })
        .from(ticked)
        .where(eq(ticked.recordedReference, payments.reference)),
    ),
    notExists(
      queryable
        .select({ id: bankRows.id })
        .from(bankRowParts)
        .innerJoin(bankRows, eq(bankRows.id, bankRowParts.rowId))
        .where(
          and(
            eq(bankRowParts.invoiceId, payments.invoiceId),
            eq(bankRowParts.amountCents, payments.amountCents),
            eq(bankRows.bookedOn, payments.receivedOn),
            isNull(bankRows.recordedReference),
          ),
        ),
    ),
  );
}

type Part = Awaited<ReturnType<typeof listParts>>[number];

async function listParts(queryable: Queryable, references: readonly string[]) {
  const staff = alias(users, 'recorders');
  return queryable
    .select({
      reference: payments.reference,
      receivedOn: payments.receivedOn,
      amountCents: payments.amountCents,
      invoiceId: invoices.id,
      number: invoices.number,
      kind: invoices.kind,
      planManagement: invoices.planManagement,
      billTo: invoices.billTo,
      clientName: userFullName(users),
      recordedBy: userFullName(staff),
      isFromRemittance: sql<boolean>`${exists(
        queryable
          .select({ id: linePayments.lineId })
          .from(linePayments)
          .innerJoin(invoiceLines, eq(invoiceLines.id, linePayments.lineId))
          .where(
            and(
              eq(invoiceLines.invoiceId, payments.invoiceId),
              eq(linePayments.reference, payments.reference),
            ),
          ),
      )}`,
    })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .innerJoin(users, eq(users.id, invoices.clientId))
    .leftJoin(staff, eq(staff.id, payments.recordedBy))
    .where(and(inArray(payments.reference, [...references]), isWithoutBankRow(queryable)))
    .orderBy(asc(invoices.number), asc(payments.position));
}

function describe(first: Part, parts: readonly Part[]) {
  const payer = invoicePayer(first.kind, first.planManagement);
  return {
    payer,
    payerName: payer === 'agency' ? 'NDIA' : (first.billTo?.name ?? first.clientName ?? ''),
    isFromRemittance: parts.some((part) => part.isFromRemittance),
    recordedBy: first.recordedBy ?? 'Former staff',
    parts: [...Map.groupBy(parts, ({ invoiceId }) => invoiceId)].map(([invoiceId, own]) => ({
      invoiceId,
      number: own[0]?.number ?? '',
      clientName: own[0]?.clientName ?? '',
      amountCents: own.reduce((cents, part) => cents + part.amountCents, 0),
    })),
  };
}
