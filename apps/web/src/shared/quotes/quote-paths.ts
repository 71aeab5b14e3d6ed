import { SITE_PATHS, pathWithId } from '@cleaning/contract/routes';

/** Where a quote is read. */
export function quotePath(id: string): string {
  return pathWithId(SITE_PATHS.clientQuote, id);
}

/** Where a draft is changed, at one of the steps of its form. */
export function quoteEditPath(id: string, step?: string): string {
  const path = pathWithId(SITE_PATHS.clientQuoteEdit, id);
  return step === undefined ? path : `${path}?step=${step}`;
}
