import type { BankRowResult, ConfirmBankRowsRequest, MatchCandidate } from '@cleaning/contract';
import { formatMoney } from '../../../shared/invoices/format-invoice.ts';
import { countOf } from '../bank-labels.ts';

type Confirmed = ConfirmBankRowsRequest['rows'][number];

/** What is confirmed of a row: the parts that pay something, and the rest as a credit. */
export function confirmationOf(id: string, { parts, rest_cents: rest }: MatchCandidate): Confirmed {
  const last = parts.at(-1);
  return {
    id,
    parts: parts
      .filter((part) => part.amount_cents > 0)
      .map(({ invoice_id, amount_cents }) => ({ invoice_id, amount_cents })),
    ...(rest === 0 || last === undefined
      ? {}
      : { kept: { invoice_id: last.invoice_id, amount_cents: rest } }),
  };
}

/** "INV-2026-00036 and INV-2026-00041". */
export function numbersOf(parts: readonly { readonly number: string }[]): string {
  const numbers = parts.map(({ number }) => number);
  const last = numbers.pop() ?? '';
  return numbers.length === 0 ? last : `${numbers.join(', ')} and ${last}`;
}

/** What pressing the button does, with its amounts: nothing that is kept stays unsaid. */
export function recordLabel({ parts, rest_cents: rest }: MatchCandidate): string {
  const paying = parts.filter((part) => part.amount_cents > 0);
  const amount = paying.reduce((sum, part) => sum + part.amount_cents, 0);
  const client = parts.at(-1)?.client_name ?? 'the client';
  if (paying.length === 0) return `Keep ${formatMoney(rest)} as a credit for ${client}`;
  const record = `Record ${formatMoney(amount)} for ${numbersOf(paying)}`;
  return rest === 0 ? record : `${record}, keep ${formatMoney(rest)} for ${client}`;
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
