import type { MatchAgreement, MatchCandidate, MatchDifference } from '@cleaning/contract/bank';
import type { DueDeposit } from '../../quotes/index.ts';
import {
  compareInvoices,
  hasSequenceNumber,
  isIdentified,
  isNamed,
  sumOf,
  type MatchableInvoice,
  type MatchableRow,
  type NamedInvoice,
} from './compare-invoices.ts';
import { depositCandidates } from './deposit-candidates.ts';
import { findNameTerms, findRowTerms, isNameIn, type RowTerms } from './row-terms.ts';

export interface MatchedRow {
  /**
   * The reference or the number matches, the amount matches, and no other difference makes it
   * doubtful.
   */
  readonly isSure: boolean;
  /** The likeliest first. */
  readonly candidates: readonly MatchCandidate[];
}

/** The most candidates of a row that staff are asked to compare. */
const MAX_CANDIDATES = 4;

/** A row, with whether its money is recorded already. */
type ComparedRow = MatchableRow & { readonly isRecorded: boolean };

/**
 * Finds the invoices and the deposits that each row may pay. An invoice or deposit that is a sure
 * match of one row is not a sure match of a later one. A row whose money is recorded already is never
 * sure: what is left may be as much as what came.
 *
 * @param invoices those that are still owed, and those that the rows name.
 * @param deposits those of which something is still to be paid.
 */
export function matchRows(
  rows: readonly ComparedRow[],
  invoices: readonly MatchableInvoice[],
  deposits: readonly DueDeposit[] = [],
): MatchedRow[] {
  const taken = new Set<string>();
  const named = invoices.map((invoice) => ({
    ...invoice,
    names: [...findNameTerms(invoice.clientName), ...findNameTerms(invoice.payerName)],
  }));
  return rows.map((row) => {
    const candidates = candidatesFor(row, named, deposits);
    const [first] = candidates;
    if (first === undefined) return { isSure: false, candidates };
    if (row.isRecorded) return { isSure: false, candidates: doubt(candidates, 'paid_already') };
    if (!isSure(first)) return { isSure: false, candidates };
    const ids = [
      ...first.parts.map((part) => part.invoice_id),
      ...(first.deposit === null ? [] : [first.deposit.quote_id]),
    ];
    if (ids.some((id) => taken.has(id))) {
      return { isSure: false, candidates: doubt(candidates, 'other_row') };
    }
    for (const id of ids) taken.add(id);
    return { isSure: true, candidates };
  });
}

/**
 * A different name does not count against a match by reference, because families pay for each
 * other.
 */
const ACCEPTABLE_DIFFERENCES: ReadonlySet<MatchDifference> = new Set(['other_name']);

const isSure = ({ agrees, differs }: MatchCandidate): boolean =>
  (agrees.includes('reference') || agrees.includes('number')) &&
  agrees.includes('amount') &&
  differs.every((difference) => ACCEPTABLE_DIFFERENCES.has(difference));

/** Adds a difference to the likeliest candidate. */
const doubt = (
  [first, ...others]: readonly MatchCandidate[],
  difference: MatchDifference,
): MatchCandidate[] =>
  first === undefined
    ? []
    : [{ ...first, differs: [...new Set([...first.differs, difference])] }, ...others];

function candidatesFor(
  row: MatchableRow,
  invoices: readonly NamedInvoice[],
  deposits: readonly DueDeposit[],
): MatchCandidate[] {
  const terms = findRowTerms(row.text);
  const identified = invoices.filter(({ number }) => isIdentified(terms, number));
  const groups = identified.length === 0 ? likelyGroups(row, terms, invoices) : [identified];
  const candidates = groups.map((group) => toCandidate(row, terms, group));
  return [...candidates, ...depositCandidates(row, terms, deposits)]
    .toSorted((a, b) => scoreOf(b) - scoreOf(a))
    .slice(0, MAX_CANDIDATES);
}

/**
 * Candidates for a row without a reference: single invoices with some other match, and all invoices
 * of one payer that add up to the amount.
 */
function likelyGroups(
  { amountCents }: MatchableRow,
  terms: RowTerms,
  invoices: readonly NamedInvoice[],
): (readonly NamedInvoice[])[] {
  const owed = invoices.filter(({ balanceCents }) => balanceCents > 0);
  const named = owed.filter((invoice) => isNamed(terms, invoice));
  const whole = [...groupsOfClients(named), ...groupsOfPlanManagers(named, terms)].filter(
    (group) => group.length > 1 && sumOf(group) === amountCents,
  );
  const single = owed.filter(
    (invoice) =>
      isNamed(terms, invoice) ||
      hasSequenceNumber(terms, invoice) ||
      invoice.balanceCents === amountCents,
  );
  return [...whole, ...single.map((invoice) => [invoice])];
}

const groupsOfClients = (invoices: readonly NamedInvoice[]): NamedInvoice[][] => [
  ...Map.groupBy(invoices, ({ clientId }) => clientId).values(),
];

/** What a plan manager owes for several clients, which often comes in one transfer. */
const groupsOfPlanManagers = (
  invoices: readonly NamedInvoice[],
  terms: RowTerms,
): NamedInvoice[][] => {
  const theirs = invoices.filter(
    ({ payer, payerName }) => payer === 'plan_manager' && isNameIn(terms, payerName),
  );
  return [...Map.groupBy(theirs, ({ payerName }) => payerName).values()].filter(
    (group) => new Set(group.map(({ clientId }) => clientId)).size > 1,
  );
};

/**
 * Allocates the row to the invoices of a group in the order in which they are due, until the money
 * is used up.
 */
function toCandidate(
  row: MatchableRow,
  terms: RowTerms,
  group: readonly NamedInvoice[],
): MatchCandidate {
  let left = row.amountCents;
  const parts = group
    .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate) || a.number.localeCompare(b.number))
    .map((invoice) => {
      const amount = Math.min(left, invoice.balanceCents);
      left -= amount;
      return {
        invoice_id: invoice.id,
        number: invoice.number,
        client_name: invoice.clientName,
        payer: invoice.payer,
        payer_name: invoice.payerName,
        served_on: invoice.servedOn,
        due_date: invoice.dueDate,
        total_cents: invoice.totalCents,
        balance_cents: invoice.balanceCents,
        amount_cents: amount,
      };
    });
  const last = parts.at(-1);
  return {
    parts,
    deposit: null,
    rest_cents: left,
    credit:
      left === 0 || last === undefined
        ? null
        : { invoice_id: last.invoice_id, client_name: last.client_name },
    ...compareInvoices(row, terms, group),
  };
}

const WEIGHTS: Readonly<Record<MatchAgreement, number>> = {
  reference: 8,
  number: 7,
  amount: 4,
  name: 5,
};

const scoreOf = ({ agrees, differs }: MatchCandidate): number =>
  agrees.reduce((score, agreement) => score + WEIGHTS[agreement], 0) - differs.length * 0.5;
