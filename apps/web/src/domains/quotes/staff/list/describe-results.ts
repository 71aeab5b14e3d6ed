import type { QuoteResult } from '@cleaning/contract/quotes';

/**
 * The result of a bulk command: "4 on the way, 1 not. Q-1058: This service has no list price."
 *
 * @param done the text for the successful ones.
 */
export function describeResults(
  done: string,
  results: readonly QuoteResult[],
  quotes: readonly { readonly id: string; readonly reference: string }[],
): string {
  const failed = results.filter(({ error }) => error !== null);
  const went = `${results.length - failed.length} ${done}`;
  if (failed.length === 0) return `${went}.`;
  const reasons = failed.map(({ id, error }) => {
    const reference = quotes.find((quote) => quote.id === id)?.reference ?? 'One';
    return `${reference}: ${error?.detail ?? ''}`;
  });
  return `${went}, ${failed.length} not. ${reasons.join(' ')}`;
}
