import { invoicePayer } from '@cleaning/contract/invoices/rules';
import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../core/db/client.ts';
import {
  bankRows,
  invoiceLines,
  invoices,
  linePayments,
  quotes,
  userFullName,
  users,
} from '../core/db/schema/index.ts';
import {
  findTickedMovements,
  groupRecorded,
  type RecordedGroup,
  type RecordedKind,
  type RecordedMovement,
  type TickedMoney,
} from './matching/group-recorded.ts';
import { moneyWithoutBankRow } from './recorded-money-repository.ts';
import { listPaid } from './row-repository.ts';

/** Two days, from the first to the last. */
interface Period {
  readonly from: string;
  readonly to: string;
}

/** The recorded money that adds up to one of some amounts, and that belongs to no bank row yet. */
export async function listRecordedGroups(
  queryable: Queryable,
  amounts: readonly number[],
  period: Period,
): Promise<RecordedGroup[]> {
  if (amounts.length === 0) return [];
  const found = await queryable
    .selectDistinct({ reference: sql<string>`money.reference` })
    .from(moneyWithoutBankRow)
    .where(sql`money.received_on between ${period.from} and ${period.to}`);
  const references = found.map(({ reference }) => reference);
  const groups = groupRecorded((await readRecorded(queryable, references)).free);
  const isSearched = new Set(amounts);
  return groups.filter(
    ({ amountCents, receivedOn }) =>
      isSearched.has(amountCents) && period.from <= receivedOn && receivedOn <= period.to,
  );
}

/** The recorded money of a reference that belongs to no bank row yet. */
export const findRecordedGroups = async (
  queryable: Queryable,
  reference: string,
): Promise<RecordedGroup[]> => groupRecorded((await readRecorded(queryable, [reference])).free);

/** The id of the bank row that was ticked off against a payment, a deposit or a credit. */
export async function findRowTickedOff(
  queryable: Queryable,
  { id, reference }: Pick<RecordedMovement, 'id' | 'reference'>,
): Promise<string | undefined> {
  const { ticked } = await readRecorded(queryable, [reference]);
  return [...ticked].find(([, ids]) => ids.includes(id))?.[0].rowId;
}

/** The recorded money of some references: what each bank row was ticked off against, and the rest. */
async function readRecorded(queryable: Queryable, references: readonly string[]) {
  const movements = (await selectMovements(queryable, references)).map(toMovement);
  const ticked = findTickedMovements(movements, await listTickedRows(queryable, references));
  const isTicked = new Set([...ticked.values()].flat());
  return { ticked, free: movements.filter(({ id }) => !isTicked.has(id)) };
}

type TickedRow = TickedMoney & { readonly rowId: string };

/** The rows that were ticked off against money with some references, in the order of that. */
async function listTickedRows(
  queryable: Queryable,
  references: readonly string[],
): Promise<TickedRow[]> {
  const rows = await queryable
    .select({
      rowId: bankRows.id,
      reference: sql<string>`${bankRows.recordedReference}`,
      bookedOn: bankRows.bookedOn,
      amountCents: bankRows.amountCents,
      keptCents: bankRows.keptCents,
    })
    .from(bankRows)
    .where(inArray(bankRows.recordedReference, [...references]))
    .orderBy(asc(bankRows.decidedAt), asc(bankRows.position));
  const { parts, deposits } = await listPaid(
    queryable,
    rows.map(({ rowId }) => rowId),
  );
  const partsOf = Map.groupBy(parts, ({ rowId }) => rowId);
  const depositOf = new Map(deposits.map((deposit) => [deposit.rowId, deposit]));
  return rows.map((row) => ({
    ...row,
    parts: partsOf.get(row.rowId) ?? [],
    deposit: depositOf.get(row.rowId) ?? null,
  }));
}

/** The movements with some references, those of one invoice in the order of their recording. */
async function selectMovements(queryable: Queryable, references: readonly string[]) {
  const staff = alias(users, 'recorders');
  return queryable
    .select({
      id: sql<string>`money.id`,
      kind: sql<RecordedKind>`money.kind`,
      reference: sql<string>`money.reference`,
      receivedOn: sql<string>`money.received_on::text`,
      amountCents: sql<number>`money.amount_cents`,
      recordedAt: sql<string>`money.created_at::text`,
      invoiceId: invoices.id,
      number: invoices.number,
      invoiceKind: invoices.kind,
      planManagement: invoices.planManagement,
      billTo: invoices.billTo,
      quoteId: quotes.id,
      quoteReference: quotes.reference,
      clientId: users.id,
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
    .where(sql`money.reference = any(${sql.param([...references])}::text[])`)
    .orderBy(asc(invoices.number), sql`money.position`, sql`money.id`);
}

function toMovement({
  invoiceId,
  number,
  invoiceKind,
  planManagement,
  billTo,
  quoteId,
  quoteReference,
  ...movement
}: Awaited<ReturnType<typeof selectMovements>>[number]): RecordedMovement {
  const payer = invoiceKind === null ? 'client' : invoicePayer(invoiceKind, planManagement);
  const clientName = movement.clientName ?? '';
  return {
    ...movement,
    clientName,
    recordedBy: movement.recordedBy ?? 'Former staff',
    payer,
    payerName: payer === 'agency' ? 'NDIA' : (billTo?.name ?? clientName),
    invoice: invoiceId === null ? null : { id: invoiceId, number: number ?? '' },
    quote: quoteId === null ? null : { id: quoteId, reference: quoteReference ?? '' },
  };
}
