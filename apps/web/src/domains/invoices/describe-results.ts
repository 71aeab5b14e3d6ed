import type { InvoiceResult } from '@cleaning/contract/invoices';

/**
 * The result of a bulk command: "4 issued, 1 not. Amira Haddad: The NDIS check found errors."
 *
 * @param done the verb for the successful ones.
 * @param names the names of all items, in order.
 */
export function describeResults(
  done: string,
  results: readonly InvoiceResult[],
  names: readonly string[],
): string {
  const reasons = results.flatMap(({ error }, at) =>
    error === null ? [] : [`${names[at] ?? 'One'}: ${error.detail}`],
  );
  const went = `${results.length - reasons.length} ${done}`;
  if (reasons.length === 0) return `${went}.`;
  return `${went}, ${reasons.length} not. ${reasons.join(' ')}`;
}
