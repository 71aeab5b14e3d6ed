import type { RemittanceInvoice } from '@cleaning/contract/claims';
import type { ClaimStatus } from '@cleaning/contract/claims/rules';
import type { InvoiceTotals } from '@cleaning/contract/invoices';
import { listAnswerRows, isNewRow, listUnclearRows } from './answer-rows.ts';
import type { RemittanceFile } from './remittance-files.ts';

const sum = (cents: readonly number[]): number => cents.reduce((all, each) => all + each, 0);

/** The accepted, rejected and paid sums of files. Rows that are left out do not count. */
export function sumAnswers(files: readonly RemittanceFile[]) {
  const rows = listAnswerRows(files).filter(({ outcome }) => outcome !== 'left_out');
  const accepted = rows.filter(({ outcome }) => outcome === 'paid');
  const rejected = rows.filter(({ outcome }) => outcome === 'rejected');
  const open = rows.filter(({ outcome }) => outcome === 'open');
  const paying = listAnsweredInvoices(files).filter((invoice) => invoice.new_cents > 0);
  return {
    rows,
    accepted: { count: accepted.length, cents: sum(accepted.map((row) => row.paid_cents)) },
    rejected: { count: rejected.length, cents: sum(rejected.map((row) => row.asked_cents ?? 0)) },
    openCount: open.length,
    enteredBefore: rejected.filter(({ invoice }) => invoice.rejected_before !== null).length,
    askedCents: sum(rows.map((row) => row.asked_cents ?? 0)),
    newMoney: { count: paying.length, cents: sum(paying.map((invoice) => invoice.new_cents)) },
    newRows: rows.filter(isNewRow).length,
    unclear: sum(files.map(({ remittance }) => listUnclearRows(remittance).length)),
  };
}

export const listAnsweredInvoices = (files: readonly RemittanceFile[]): RemittanceInvoice[] =>
  files.flatMap(({ remittance }) => remittance.invoices);

/** The debt and the claims' states after files are applied. */
export function totalsAfter(
  { owed, overdue, claims }: InvoiceTotals,
  files: readonly RemittanceFile[],
) {
  const changed = listAnsweredInvoices(files).filter((invoice) => invoice.is_new);
  const settled = changed.filter(isSettled);
  const accepted = changed.filter(
    (invoice) =>
      invoice.claim_status === 'submitted' &&
      invoice.paid_cents > 0 &&
      invoice.left_cents > 0 &&
      !invoice.waits_for_rows &&
      invoice.rejected_reason === null,
  );
  const rejected = changed.filter(
    (invoice) =>
      REJECTED_FROM.includes(invoice.claim_status) &&
      !invoice.waits_for_rows &&
      invoice.rejected_reason !== null,
  );
  const noLonger = rejected.filter((invoice) => invoice.claim_status === 'accepted');
  return {
    owedCents: owed.cents - sumPaid(changed),
    owedCount:
      owed.count - changed.filter((each) => each.balance_cents > 0 && each.left_cents === 0).length,
    overdueCents: overdue.cents - sumPaid(changed.filter((invoice) => invoice.is_overdue)),
    accepted: (claims.accepted ?? 0) - settled.length - noLonger.length + accepted.length,
    rejected: (claims.rejected ?? 0) + rejected.length,
  };
}

const sumPaid = (invoices: readonly RemittanceInvoice[]): number =>
  sum(invoices.map((invoice) => invoice.balance_cents - invoice.left_cents));

/** The states of claims that a file can reject. */
const REJECTED_FROM: readonly ClaimStatus[] = ['submitted', 'accepted', 'reconciled'];

/** Whether an accepted claim has nothing left to pay, and none of its rows was rejected. */
const isSettled = ({ claim_status, left_cents, rejected_reason }: RemittanceInvoice): boolean =>
  claim_status === 'accepted' && left_cents === 0 && rejected_reason === null;
