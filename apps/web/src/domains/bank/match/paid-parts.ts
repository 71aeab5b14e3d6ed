import { plural } from '@cleaning/contract/rules';
import type {
  BankRowResult,
  ConfirmBankRowsRequest,
  MatchCandidate,
} from '@cleaning/contract/bank';
import { formatMoney } from '@cleaning/pricing';

type Confirmed = ConfirmBankRowsRequest['rows'][number];

const listPaying = ({ parts }: MatchCandidate) => parts.filter((part) => part.amount_cents > 0);

/** True for invoices and deposits; false for a candidate that is only a credit. */
export const isPayable = ({ parts, deposit }: MatchCandidate): boolean =>
  parts.length > 0 || deposit !== null;

/** True when something is paid and money is left over, for which staff must decide. */
export const leavesRest = (candidate: MatchCandidate): boolean =>
  candidate.rest_cents > 0 && listPaying(candidate).length > 0;

/** Identifies a candidate among those of its row, independently of its position. */
export const candidateKey = ({ parts, deposit, credit }: MatchCandidate): string =>
  parts.length > 0
    ? parts.map((part) => part.invoice_id).join(' ')
    : `${deposit?.quote_id ?? ''} ${credit?.invoice_id ?? ''}`;

/** The label of a candidate. */
export function describeCandidate(candidate: MatchCandidate): string {
  const { parts, deposit, credit } = candidate;
  if (deposit !== null) return `Deposit of ${deposit.reference}, ${deposit.client_name}`;
  if (parts.length > 0) return `${joinNumbers(parts)}, ${joinNames(listClientNames(candidate))}`;
  return `Keep as credit for ${credit?.client_name ?? 'the client'}`;
}

/**
 * The request that confirms a row: what it pays, and whether the rest is kept as a credit.
 *
 * @param isRestKept the choice of staff about the rest. A candidate that pays nothing is a credit
 * by itself.
 */
export function toConfirmation(
  id: string,
  candidate: MatchCandidate,
  isRestKept: boolean,
): Confirmed {
  const { deposit, credit, rest_cents: rest } = candidate;
  const isKept = rest > 0 && credit !== null && (isRestKept || !leavesRest(candidate));
  return {
    id,
    parts: listPaying(candidate).map(({ invoice_id, amount_cents }) => ({
      invoice_id,
      amount_cents,
    })),
    ...(deposit === null
      ? {}
      : { deposit: { quote_id: deposit.quote_id, amount_cents: deposit.amount_cents } }),
    ...(isKept ? { kept: { invoice_id: credit.invoice_id, amount_cents: rest } } : {}),
  };
}

/** The names of the clients whose invoices a candidate pays, without repeats. */
export const listClientNames = ({ parts, deposit }: MatchCandidate): string[] => [
  ...new Set([...parts, ...(deposit === null ? [] : [deposit])].map((part) => part.client_name)),
];

/** "INV-2026-00036 and INV-2026-00041". */
export const joinNumbers = (parts: readonly { readonly number: string }[]): string =>
  joinNames(parts.map(({ number }) => number));

function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/**
 * The label of the checkbox for the rest: "Keep the other $450.00 as a credit for Grace Nguyen".
 */
export const keepRestLabel = ({ rest_cents: rest, credit }: MatchCandidate): string =>
  `Keep the other ${formatMoney(rest)} as a credit for ${credit?.client_name ?? 'the client'}`;

/**
 * The remaining balance of each partly paid invoice: "$5.00 stays to be paid on INV-2026-00031.".
 */
export const stillToPay = (candidate: MatchCandidate): string =>
  listPaying(candidate)
    .filter((part) => part.amount_cents < part.balance_cents)
    .map(
      ({ number, balance_cents: owed, amount_cents: paid }) =>
        `${formatMoney(owed - paid)} stays to be paid on ${number}.`,
    )
    .join(' ');

/** The button's label, which states every amount that is recorded or kept as a credit. */
export function recordLabel(candidate: MatchCandidate, isRestKept: boolean): string {
  const { deposit, credit, rest_cents: rest } = candidate;
  const client = credit?.client_name ?? 'the client';
  if (deposit !== null) {
    return `Record ${formatMoney(deposit.amount_cents)} for the deposit of ${deposit.reference}`;
  }
  const paying = listPaying(candidate);
  if (paying.length === 0) return `Keep ${formatMoney(rest)} as a credit for ${client}`;
  const amount = paying.reduce((sum, part) => sum + part.amount_cents, 0);
  const record = `Record ${formatMoney(amount)} for ${joinNumbers(paying)}`;
  return rest > 0 && isRestKept ? `${record}, keep ${formatMoney(rest)} for ${client}` : record;
}

/**
 * The results of confirmed rows: "3 recorded. 1 not: Sam Taylor has used this row already."
 *
 * @param textOf the bank's text of a row.
 */
export function describeResults(
  results: readonly BankRowResult[],
  textOf: (rowId: string) => string,
): string {
  const failed = results.flatMap(({ row_id: id, error }) =>
    error === null ? [] : [`${textOf(id)}: ${error.detail}`],
  );
  const recorded = results.length - failed.length;
  const done = recorded === 0 ? [] : [`${plural(recorded, 'row')} recorded.`];
  const not = failed.length === 0 ? [] : [`Not recorded: ${failed.join(' ')}`];
  return [...done, ...not].join(' ');
}
