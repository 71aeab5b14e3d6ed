import type {
  InvoicePayer,
  MatchAgreement,
  MatchCandidate,
  MatchDifference,
} from '@cleaning/contract';
import { findNameTerms, findRowTerms, type RowTerms } from './row-terms.ts';

/** Money that came, as the matching reads it. */
export interface MatchableRow {
  readonly bookedOn: string;
  readonly amountCents: number;
  readonly text: string;
}

/** An issued invoice, as the matching reads it. */
export interface MatchableInvoice {
  readonly id: string;
  readonly number: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly payer: InvoicePayer;
  /** Whom the invoice was sent to. */
  readonly payerName: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly balanceCents: number;
}

export interface MatchedRow {
  /** The reference, or the number, and the amount agree, and nothing speaks against it. */
  readonly isSure: boolean;
  /** The likeliest first. */
  readonly candidates: readonly MatchCandidate[];
}

/** The most candidates of a row that people are asked to compare. */
const MAX_CANDIDATES = 4;

/**
 * Finds the invoices that each row may pay. An invoice that is sure for one row is not sure for a later one.
 *
 * @param invoices those that something is owed of, and those that the rows name.
 */
export function matchRows(
  rows: readonly MatchableRow[],
  invoices: readonly MatchableInvoice[],
): MatchedRow[] {
  const taken = new Set<string>();
  const named = invoices.map((invoice) => ({
    ...invoice,
    names: [...findNameTerms(invoice.clientName), ...findNameTerms(invoice.payerName)],
  }));
  return rows.map((row) => {
    const candidates = candidatesFor(row, named);
    const [first] = candidates;
    if (first === undefined || !isSure(first)) return { isSure: false, candidates };
    const ids = first.parts.map((part) => part.invoice_id);
    if (ids.some((id) => taken.has(id))) {
      const doubtful = { ...first, differs: [...first.differs, 'other_row' as const] };
      return { isSure: false, candidates: [doubtful, ...candidates.slice(1)] };
    }
    for (const id of ids) taken.add(id);
    return { isSure: true, candidates };
  });
}

/** Another name than the client's is no doubt where the reference is right: families pay for each other. */
const HARMLESS: ReadonlySet<MatchDifference> = new Set(['other_name']);

const isSure = ({ agrees, differs }: MatchCandidate): boolean =>
  (agrees.includes('reference') || agrees.includes('number')) &&
  agrees.includes('amount') &&
  differs.every((difference) => HARMLESS.has(difference));

/** With the words by which a bank would name its client, or whom it was sent to. */
type NamedInvoice = MatchableInvoice & { readonly names: readonly string[] };

function candidatesFor(row: MatchableRow, invoices: readonly NamedInvoice[]): MatchCandidate[] {
  const terms = findRowTerms(row.text);
  const called = invoices.filter(({ number }) => isCalled(terms, number));
  const groups = called.length === 0 ? likelyGroups(row, terms, invoices) : [called];
  return groups
    .map((group) => toCandidate(row, terms, group))
    .toSorted((a, b) => scoreOf(b) - scoreOf(a))
    .slice(0, MAX_CANDIDATES);
}

/** Without a reference: each invoice that something else speaks for, and all of a client that come to the amount. */
function likelyGroups(
  { amountCents }: MatchableRow,
  terms: RowTerms,
  invoices: readonly NamedInvoice[],
): (readonly NamedInvoice[])[] {
  const owed = invoices.filter(({ balanceCents }) => balanceCents > 0);
  const ofClients = Map.groupBy(
    owed.filter((invoice) => isNamed(terms, invoice)),
    ({ clientId }) => clientId,
  );
  const whole = [...ofClients.values()].filter(
    (group) => group.length > 1 && sumOf(group) === amountCents,
  );
  const single = owed.filter(
    (invoice) =>
      isNamed(terms, invoice) || hasPlace(terms, invoice) || invoice.balanceCents === amountCents,
  );
  return [...whole, ...single.map((invoice) => [invoice])];
}

const isCalled = ({ byReference, byNumber }: RowTerms, number: string): boolean =>
  byReference.includes(number) || byNumber.includes(number);

const hasPlace = ({ places }: RowTerms, { number }: MatchableInvoice): boolean =>
  places.some((place) => number.endsWith(`-${place}`));

const isNamed = ({ words }: RowTerms, { names }: NamedInvoice): boolean =>
  names.some((name) => words.has(name));

const sumOf = (invoices: readonly MatchableInvoice[]): number =>
  invoices.reduce((sum, { balanceCents }) => sum + balanceCents, 0);

/** Pays the invoices of a group in the order in which they are due, as far as the money goes. */
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
        due_date: invoice.dueDate,
        balance_cents: invoice.balanceCents,
        amount_cents: amount,
      };
    });
  return { parts, rest_cents: left, ...compare(row, terms, group) };
}

function compare(
  row: MatchableRow,
  terms: RowTerms,
  group: readonly NamedInvoice[],
): { agrees: MatchAgreement[]; differs: MatchDifference[] } {
  const every = (test: (invoice: NamedInvoice) => boolean) => group.every(test);
  const hasReference = every(({ number }) => terms.byReference.includes(number));
  const hasName = every((invoice) => isNamed(terms, invoice));
  // The last digits alone are of every year, so the name has to agree as well.
  const hasNumber =
    !hasReference &&
    every((invoice) => isCalled(terms, invoice.number) || (hasName && hasPlace(terms, invoice)));
  const owed = sumOf(group);
  const isPaid = group.some(({ balanceCents }) => balanceCents <= 0);
  return {
    agrees: [
      ...said<MatchAgreement>(hasReference, 'reference'),
      ...said<MatchAgreement>(hasNumber, 'number'),
      ...said<MatchAgreement>(owed === row.amountCents, 'amount'),
      ...said<MatchAgreement>(hasName, 'name'),
    ],
    differs: [
      ...said<MatchDifference>(isPaid, 'paid_already'),
      ...said<MatchDifference>(!isPaid && row.amountCents < owed, 'less'),
      ...said<MatchDifference>(!isPaid && row.amountCents > owed, 'more'),
      ...said<MatchDifference>(!hasReference && !hasNumber, 'no_reference'),
      ...said<MatchDifference>(!hasName, 'other_name'),
      ...said<MatchDifference>(
        group.some(({ payer }) => payer === 'agency'),
        'with_ndia',
      ),
      ...said<MatchDifference>(
        group.some(({ issueDate }) => row.bookedOn < issueDate),
        'before_issue',
      ),
    ],
  };
}

const said = <Word>(isTrue: boolean, word: Word): Word[] => (isTrue ? [word] : []);

const WEIGHTS: Readonly<Record<MatchAgreement, number>> = {
  reference: 8,
  number: 7,
  amount: 4,
  name: 5,
};

const scoreOf = ({ agrees, differs }: MatchCandidate): number =>
  agrees.reduce((score, agreement) => score + WEIGHTS[agreement], 0) - differs.length * 0.5;
