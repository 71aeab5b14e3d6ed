import type { BankRowResult, ConfirmBankRowsRequest, MatchCandidate } from '@cleaning/contract';
import { formatMoney } from '../../../shared/invoices/format-invoice.ts';
import { countOf } from '../bank-labels.ts';

type Confirmed = ConfirmBankRowsRequest['rows'][number];

const payingOf = ({ parts }: MatchCandidate) => parts.filter((part) => part.amount_cents > 0);

/** True for invoices and deposits; false for what is a credit and nothing else. */
export const isPayable = ({ parts, deposit }: MatchCandidate): boolean =>
  parts.length > 0 || deposit !== null;

/** True when something is paid and something is left, of which staff say what becomes of it. */
export const leavesRest = (candidate: MatchCandidate): boolean =>
  candidate.rest_cents > 0 && payingOf(candidate).length > 0;

/** Tells the candidates of a row apart, wherever in the list they are. */
export const keyOf = ({ parts, deposit, credit }: MatchCandidate): string =>
  parts.length > 0
    ? parts.map((part) => part.invoice_id).join(' ')
    : `${deposit?.quote_id ?? ''} ${credit?.invoice_id ?? ''}`;

/** What a candidate is called. */
export function nameOf(candidate: MatchCandidate): string {
  const { parts, deposit, credit } = candidate;
  if (deposit !== null) return `Deposit of ${deposit.reference}, ${deposit.client_name}`;
  if (parts.length > 0) return `${numbersOf(parts)}, ${joined(clientsOf(candidate))}`;
  return `Keep as credit for ${credit?.client_name ?? 'the client'}`;
}

/**
 * What is confirmed of a row: what it pays, and the rest where staff keep it as a credit.
 *
 * @param isRestKept what staff say of a rest. What pays nothing is kept by being chosen.
 */
export function confirmationOf(
  id: string,
  candidate: MatchCandidate,
  isRestKept: boolean,
): Confirmed {
  const { deposit, credit, rest_cents: rest } = candidate;
  const isKept = rest > 0 && credit !== null && (isRestKept || !leavesRest(candidate));
  return {
    id,
    parts: payingOf(candidate).map(({ invoice_id, amount_cents }) => ({
      invoice_id,
      amount_cents,
    })),
    ...(deposit === null
      ? {}
      : { deposit: { quote_id: deposit.quote_id, amount_cents: deposit.amount_cents } }),
    ...(isKept ? { kept: { invoice_id: credit.invoice_id, amount_cents: rest } } : {}),
  };
}

/** The names of the clients who owe what a candidate pays, each once. */
export const clientsOf = ({ parts, deposit }: MatchCandidate): string[] => [
  ...new Set([...parts, ...(deposit === null ? [] : [deposit])].map((part) => part.client_name)),
];

/** "INV-2026-00036 and INV-2026-00041". */
export const numbersOf = (parts: readonly { readonly number: string }[]): string =>
  joined(parts.map(({ number }) => number));

function joined(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** "Keep the other $450.00 as a credit for Grace Nguyen". */
export const keepRestLabel = ({ rest_cents: rest, credit }: MatchCandidate): string =>
  `Keep the other ${formatMoney(rest)} as a credit for ${credit?.client_name ?? 'the client'}`;

/** "$5.00 stays to be paid on INV-2026-00031.", of each invoice that is paid in part. */
export const stillToPay = (candidate: MatchCandidate): string =>
  payingOf(candidate)
    .filter((part) => part.amount_cents < part.balance_cents)
    .map(
      ({ number, balance_cents: owed, amount_cents: paid }) =>
        `${formatMoney(owed - paid)} stays to be paid on ${number}.`,
    )
    .join(' ');

/** What pressing the button does, with its amounts: nothing that is kept stays unsaid. */
export function recordLabel(candidate: MatchCandidate, isRestKept: boolean): string {
  const { deposit, credit, rest_cents: rest } = candidate;
  const client = credit?.client_name ?? 'the client';
  if (deposit !== null) {
    return `Record ${formatMoney(deposit.amount_cents)} for the deposit of ${deposit.reference}`;
  }
  const paying = payingOf(candidate);
  if (paying.length === 0) return `Keep ${formatMoney(rest)} as a credit for ${client}`;
  const amount = paying.reduce((sum, part) => sum + part.amount_cents, 0);
  const record = `Record ${formatMoney(amount)} for ${numbersOf(paying)}`;
  return rest > 0 && isRestKept ? `${record}, keep ${formatMoney(rest)} for ${client}` : record;
}

/**
 * What became of rows that were confirmed: "3 recorded. 1 not: Sam Taylor has used this row already."
 *
 * @param textOf what the statement calls a row.
 */
export function describeResults(
  results: readonly BankRowResult[],
  textOf: (rowId: string) => string,
): string {
  const failed = results.flatMap(({ row_id: id, error }) =>
    error === null ? [] : [`${textOf(id)}: ${error.detail}`],
  );
  const recorded = results.length - failed.length;
  const done = recorded === 0 ? [] : [`${countOf(recorded, 'row')} recorded.`];
  const not = failed.length === 0 ? [] : [`Not recorded: ${failed.join(' ')}`];
  return [...done, ...not].join(' ');
}
