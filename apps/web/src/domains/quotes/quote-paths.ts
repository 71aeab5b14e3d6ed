import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';

export const STAFF_QUOTES_PATH = '/staff/portal/quotes';
export const STAFF_QUOTE_NEW_PATH = '/staff/portal/quotes/new';
export const STAFF_QUOTE_PATH = SITE_PATHS.staffQuote;

/** The staff list of quotes that wait for an answer of the company. */
export const QUOTES_TO_ANSWER = `${STAFF_QUOTES_PATH}?show=to-answer`;

/** The client's page of a quote. */
export function quotePath(id: string): string {
  return pathWithId(SITE_PATHS.clientQuote, id);
}

/** The form of a draft quote, at one of its steps. */
export function quoteEditPath(id: string, step?: string): string {
  const path = pathWithId(SITE_PATHS.clientQuoteEdit, id);
  return step === undefined ? path : `${path}?step=${step}`;
}

/** The staff page of a quote. */
export function staffQuotePath(id: string): string {
  return pathWithId(STAFF_QUOTE_PATH, id);
}

/** The staff list of all quotes of a client. */
export function staffQuotesOfPath(clientId: string): string {
  return `${STAFF_QUOTES_PATH}?show=all&client_id=${clientId}`;
}

/** The form for a quote that starts with what a client wrote in an enquiry. */
export function quoteEnquiryPath(clientId: string, enquiryId: string): string {
  const search = new URLSearchParams({ enquiry: enquiryId, client: clientId });
  return `${STAFF_QUOTE_NEW_PATH}?${search.toString()}`;
}

/** The enquiry in the address of a new quote. */
export const enquiryInAddress = (search: URLSearchParams): string | null => search.get('enquiry');
