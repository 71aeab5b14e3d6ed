import type {
  Remittance,
  RemittanceInvoice,
  RemittanceRequest,
  RemittanceRow,
} from '@cleaning/contract';
import type { Queryable, Transaction } from '../../../platform/db/client.ts';
import type { StaffViewer } from '../../../platform/http/viewer.ts';
import {
  creditRounding,
  keepOverpayment,
  type MoneyService,
  moveClaim,
} from '../../invoices/index.ts';
import {
  findInvoicesByNumber,
  listReferencesOf,
  type RemittedInvoice,
} from './remittance-repository.ts';
import { insertLinePayments, listLinesOf, type LineRecord } from '../claim-repository.ts';
import { matchLine } from './match-line.ts';
import { parseRemittance, type ParsedRow } from './parse-remittance.ts';

interface ClaimContext {
  readonly viewer: StaffViewer;
  readonly now: Date;
}

/** A row with the line that it answers. */
type MatchedRow = ParsedRow & Pick<RemittanceRow, 'line'>;

interface MatchedInvoice {
  readonly row: RemittedInvoice;
  readonly rows: readonly MatchedRow[];
  readonly answer: RemittanceInvoice;
}

/** Reads a remittance and matches it with invoices. Nothing is recorded. */
export async function previewRemittance(
  queryable: Queryable,
  request: RemittanceRequest,
): Promise<Remittance> {
  const { rows, matched } = await match(queryable, request);
  return toRemittance(
    rows,
    matched.map(({ answer }) => answer),
  );
}

/**
 * Records what a remittance pays and rejects, in the caller's transaction. A payment is known by its
 * reference, and a claim is rejected once, so the same file again changes nothing.
 */
export async function applyRemittance(
  transaction: Transaction,
  request: RemittanceRequest,
  context: ClaimContext,
  money: MoneyService,
): Promise<Remittance> {
  const { rows, matched } = await match(transaction, request, { isLocking: true });
  for (const invoice of matched) {
    if (!invoice.answer.is_applied) await applyTo(transaction, invoice, request, context, money);
  }
  return toRemittance(
    rows,
    matched.map(({ answer }) => ({ ...answer, is_applied: true })),
  );
}

async function match(
  queryable: Queryable,
  { content, reference }: RemittanceRequest,
  { isLocking = false } = {},
): Promise<{ rows: MatchedRow[]; matched: MatchedInvoice[] }> {
  const parsed = parseRemittance(content);
  const numbers = [...new Set(parsed.flatMap(({ invoiceNumber }) => invoiceNumber ?? []))];
  const found = await findInvoicesByNumber(queryable, numbers, { isLocking });
  const invoices = new Map(found.map((invoice) => [invoice.number, invoice]));
  const applied = await listReferencesOf(queryable, found, reference);
  const lines = await listLinesOf(
    queryable,
    found.map(({ id }) => id),
  );
  const linesOf = Map.groupBy(lines, ({ invoiceId }) => invoiceId);
  const rows = parsed.map((row): MatchedRow => {
    const invoice = row.invoiceNumber === null ? undefined : invoices.get(row.invoiceNumber);
    if (row.outcome === 'unreadable') return { ...row, line: null };
    if (invoice === undefined) return unmatched(row, 'No issued invoice has this number.');
    return withLine(row, linesOf.get(invoice.id) ?? []);
  });
  const matched = found.flatMap((row) => {
    const ofInvoice = rows.filter(
      ({ invoiceNumber, outcome }) => invoiceNumber === row.number && outcome !== 'unmatched',
    );
    if (ofInvoice.length === 0) return [];
    return [{ row, rows: ofInvoice, answer: answerFor(row, ofInvoice, applied.has(row.id)) }];
  });
  return { rows, matched };
}

const unmatched = (row: ParsedRow, reason: string): MatchedRow => ({
  ...row,
  outcome: 'unmatched',
  reason,
  line: null,
});

function withLine(row: ParsedRow, lines: readonly LineRecord[]): MatchedRow {
  const { index, problem } = matchLine(row, lines);
  if (problem !== null) return unmatched(row, problem);
  const line = index === null ? undefined : lines[index];
  if (index === null || line === undefined) return { ...row, line: null };
  const { id, description, amountCents } = line;
  return { ...row, line: { id, number: index + 1, description, amount_cents: amountCents } };
}

function answerFor(
  invoice: RemittedInvoice,
  rows: readonly MatchedRow[],
  isPaid: boolean,
): RemittanceInvoice {
  const paidCents = rows.reduce((sum, row) => sum + row.paid_cents, 0);
  const hasLines = rows.length > 1;
  const reasons = rows.flatMap(({ outcome, reason, line }) => {
    if (outcome !== 'rejected') return [];
    return [hasLines && line !== null ? `Line ${line.number}: ${reason}` : reason];
  });
  const rejectedReason = reasons.length === 0 ? null : [...new Set(reasons)].join('; ');
  const isAnswered = invoice.claimStatus === 'rejected' || invoice.claimStatus === 'not_applicable';
  return {
    invoice_id: invoice.id,
    number: invoice.number ?? '',
    client_name: `${invoice.firstName} ${invoice.lastName}`,
    paid_cents: paidCents,
    overpaid_cents: isPaid ? 0 : Math.max(0, paidCents - invoice.receivableCents),
    rejected_reason: rejectedReason,
    is_applied: paidCents > 0 ? isPaid : rejectedReason === null || isAnswered,
  };
}

const toRemittance = (rows: readonly MatchedRow[], invoices: RemittanceInvoice[]): Remittance => ({
  rows: rows.map(({ row, reference, outcome, paid_cents, line, reason }) => ({
    row,
    reference,
    outcome,
    paid_cents,
    line,
    reason,
  })),
  invoices,
  paid_cents: invoices.reduce((sum, invoice) => sum + invoice.paid_cents, 0),
});

async function applyTo(
  transaction: Transaction,
  { row, rows, answer }: MatchedInvoice,
  { reference, received_on }: RemittanceRequest,
  { viewer, now }: ClaimContext,
  money: MoneyService,
): Promise<void> {
  const call = { id: row.id, viewer, now };
  const { paid_cents: paid, overpaid_cents: over, rejected_reason: rejected } = answer;
  const method = row.planManagement === 'agency' ? 'ndis_claim' : 'bank_transfer';
  if (paid > over) {
    const amount_cents = paid - over;
    const payment = { amount_cents, reference, method, received_on } as const;
    await money.pay(transaction, call, payment);
  }
  await insertLinePayments(transaction, linePaymentsOf(rows, reference, now));
  if (over > 0) {
    const left = { reference, received_on, amountCents: over };
    await keepOverpayment(transaction, { id: row.id, client_id: row.clientId }, left, viewer, now);
  }
  if (row.claimStatus === 'not_applicable') return;
  if (rejected !== null) {
    if (row.claimStatus !== 'submitted') return;
    await moveClaim(transaction, call, 'reject_claim', { reason: rejected });
    return;
  }
  await creditRounding(transaction, call, reference, money);
  await settleClaim(transaction, row, call);
}

/** What the rows pay of single lines; several rows of one line are one payment of it. */
function linePaymentsOf(rows: readonly MatchedRow[], reference: string, createdAt: Date) {
  const paid = new Map<string, number>();
  for (const { line, paid_cents: cents } of rows) {
    if (line !== null && cents > 0) paid.set(line.id, (paid.get(line.id) ?? 0) + cents);
  }
  return [...paid].map(([lineId, amountCents]) => ({ lineId, reference, amountCents, createdAt }));
}

/** A claim that was paid was accepted; with nothing left of its invoice it is done. */
async function settleClaim(
  transaction: Transaction,
  { claimStatus }: RemittedInvoice,
  call: ClaimContext & { readonly id: string },
): Promise<void> {
  const reason = 'Paid by remittance.';
  if (claimStatus === 'submitted') await moveClaim(transaction, call, 'accept_claim', { reason });
  if (claimStatus !== 'submitted' && claimStatus !== 'accepted') return;
  const [latest] = await findInvoicesByNumber(transaction, [], { id: call.id });
  if (latest?.receivableCents === 0) {
    await moveClaim(transaction, call, 'reconcile_claim', { reason });
  }
}
