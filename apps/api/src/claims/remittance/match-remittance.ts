import type { RemittanceInvoice, RemittanceRequest } from '@cleaning/contract/claims';
import type { Queryable } from '../../core/db/client.ts';
import {
  findInvoicesByNumber,
  listLastClaimEvents,
  listLinePaymentsOf,
  listLinesOf,
  listPaymentsOf,
  type LineRow,
  type RemittedInvoice,
} from '../../invoices/index.ts';
import { answerFor, type KnownOfInvoice } from './answer-for.ts';
import { matchLine, type MatchedRow } from './match-line.ts';
import { findNewMoney, type NewMoney } from './new-money.ts';
import type { ParsedRow } from './name-invoice.ts';
import { withoutRepeats } from './repeated-rows.ts';
import { listBatchNumbers } from './remittance-repository.ts';
import { hasUnansweredLines } from './unanswered-lines.ts';

/** A request whose file was read. */
export interface ReadRemittance extends Omit<RemittanceRequest, 'content'> {
  readonly rows: readonly ParsedRow[];
}

export interface MatchedInvoice {
  readonly row: RemittedInvoice;
  readonly answer: RemittanceInvoice;
  readonly newMoney: NewMoney;
}

export interface MatchedRemittance {
  readonly rows: readonly MatchedRow[];
  readonly matched: readonly MatchedInvoice[];
}

/** The invoice numbers that the rows of a file name. */
export const numbersIn = ({ rows }: ReadRemittance): string[] => [
  ...new Set(rows.flatMap(({ invoiceNumber }) => invoiceNumber ?? [])),
];

/**
 * Matches the rows of a file with invoices and lines, and works out the new state of each invoice.
 */
export async function matchRemittance(
  queryable: Queryable,
  remittance: ReadRemittance,
  { today, isLocking = false }: { readonly today: string; readonly isLocking?: boolean },
): Promise<MatchedRemittance> {
  const { rows: parsed, reference, left_out: leftOut = [] } = remittance;
  const found = await findInvoicesByNumber(queryable, numbersIn(remittance), { isLocking });
  const ids = found.map(({ id }) => id);
  const lines = await listLinesOf(queryable, ids);
  const linesOf = Map.groupBy(lines, ({ invoiceId }) => invoiceId);
  const invoices = new Map(found.map((invoice) => [invoice.number, invoice]));
  const isLeftOut = new Set(leftOut);
  const stated = parsed.map((row): MatchedRow => {
    const invoice = row.invoiceNumber === null ? undefined : invoices.get(row.invoiceNumber);
    if (row.outcome === 'unreadable') return { ...row, ...NOTHING };
    if (invoice === undefined) return unmatched(row, 'No issued invoice has this number.');
    const matched = withLine(row, invoice, linesOf.get(invoice.id) ?? []);
    return isLeftOut.has(row.row) && matched.outcome !== 'unmatched'
      ? { ...matched, outcome: 'left_out' }
      : matched;
  });
  const rows = withoutRepeats(stated);
  const knownOf = await readKnown(queryable, ids);
  const rowsOf = Map.groupBy(
    rows.filter(({ outcome }) => outcome !== 'unmatched'),
    ({ invoiceNumber }) => invoiceNumber,
  );
  const matched = found.flatMap((row) => {
    const all = rowsOf.get(row.number) ?? [];
    if (all.length === 0) return [];
    const counted = all.filter(({ outcome }) => outcome !== 'left_out');
    const known = knownOf(row.id);
    const newMoney = findNewMoney(row, counted, known, reference);
    const claim = { ...known, ...row, lines: linesOf.get(row.id) ?? [] };
    const isInPart = hasUnansweredLines(claim, counted, newMoney);
    const answer = answerFor(row, counted, known, { newMoney, isInPart, today });
    return [{ row, newMoney, answer }];
  });
  return { rows, matched };
}

const NOTHING = { line: null, invoice_id: null, asked_cents: null } as const;

const unmatched = (row: ParsedRow, reason: string): MatchedRow => ({
  ...row,
  ...NOTHING,
  outcome: 'unmatched',
  reason,
});

function withLine(
  row: ParsedRow,
  { id: invoice_id, totalCents }: RemittedInvoice,
  lines: readonly LineRow[],
): MatchedRow {
  const { index, problem } = matchLine(row, lines);
  if (problem !== null) return unmatched(row, problem);
  const line = index === null ? undefined : lines[index];
  if (index === null || line === undefined) {
    return { ...row, invoice_id, line: null, asked_cents: totalCents };
  }
  return {
    ...row,
    invoice_id,
    line: {
      id: line.id,
      number: index + 1,
      description: line.description,
      service_date: line.serviceDateFrom,
      quantity: line.quantityHundredths / 100,
      unit: line.unit,
      amount_cents: line.amountCents,
    },
    asked_cents: line.amountCents,
  };
}

async function readKnown(
  queryable: Queryable,
  ids: readonly string[],
): Promise<(id: string) => KnownOfInvoice> {
  const payments = Map.groupBy(await listPaymentsOf(queryable, ids), ({ invoiceId }) => invoiceId);
  const ofLines = Map.groupBy(
    await listLinePaymentsOf(queryable, ids),
    ({ invoiceId }) => invoiceId,
  );
  const batches = await listBatchNumbers(queryable, ids);
  const rejections = await listLastClaimEvents(queryable, ids, 'reject_claim');
  const submissions = await listLastClaimEvents(queryable, ids, 'submit_claim');
  return (id) => ({
    payments: payments.get(id) ?? [],
    linePayments: ofLines.get(id) ?? [],
    batchNumber: batches.get(id) ?? null,
    rejection: rejections.get(id) ?? null,
    submittedAt: submissions.get(id)?.at ?? null,
  });
}
