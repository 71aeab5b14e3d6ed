import type { KnownLinePayment, LineRow } from '../../invoices/index.ts';
import { owedByLine } from '../claim-rows.ts';
import type { MatchedRow } from './match-line.ts';
import type { NewMoney } from './new-money.ts';

interface Claim {
  readonly lines: readonly Pick<LineRow, 'id' | 'amountCents'>[];
  readonly linePayments: readonly Pick<KnownLinePayment, 'lineId' | 'amountCents' | 'createdAt'>[];
  /** When it was submitted last; null when that is not known. */
  readonly submittedAt: Date | null;
  readonly receivableCents: number;
}

type Row = Pick<MatchedRow, 'outcome' | 'line' | 'paid_cents'>;

/**
 * Whether a line that a claim asks for has no answer yet, neither in a file nor in one before it. A
 * row about the whole invoice answers every line.
 */
export function hasUnansweredLines(
  { lines, linePayments, submittedAt, receivableCents }: Claim,
  rows: readonly Row[],
  newMoney: Pick<NewMoney, 'cents'> & { readonly rows: readonly Row[] },
): boolean {
  const answers = rows.filter(({ outcome }) => outcome === 'paid' || outcome === 'rejected');
  if (answers.some(({ line }) => line === null)) return false;
  const answered = new Set([
    ...answers.flatMap(({ line }) => line?.id ?? []),
    ...linePayments
      .filter(({ createdAt }) => submittedAt === null || createdAt >= submittedAt)
      .map(({ lineId }) => lineId),
  ]);
  const stated = centsByLine(answers);
  const fresh = centsByLine(newMoney.rows);
  const paid = new Map(
    lines.map(({ id }) => {
      const before = linePayments.filter(({ lineId }) => lineId === id);
      const known = before.reduce((sum, { amountCents }) => sum + amountCents, 0);
      // What a file states may be recorded as money that names no line, such as that of a bank row.
      return [id, Math.max(known + (fresh.get(id) ?? 0), stated.get(id) ?? 0)];
    }),
  );
  const owed = owedByLine(lines, paid, Math.max(0, receivableCents - newMoney.cents));
  return lines.some(({ id }, index) => (owed[index] ?? 0) > 0 && !answered.has(id));
}

function centsByLine(rows: readonly Row[]): ReadonlyMap<string, number> {
  const cents = new Map<string, number>();
  for (const { line, paid_cents: paid } of rows) {
    if (line !== null) cents.set(line.id, (cents.get(line.id) ?? 0) + paid);
  }
  return cents;
}
