import type { ThreadSubjectType } from '@cleaning/contract/messages';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';

export const STAFF_MESSAGES_PATH = '/staff/portal/messages';
export const STAFF_MESSAGE_NEW_PATH = '/staff/portal/messages/new';
export const STAFF_THREAD_PATH = '/staff/portal/messages/:id';

/** The client's page of a conversation. */
export function clientThreadPath(id: string): string {
  return `${SITE_PATHS.clientMessages}?${new URLSearchParams({ thread: id }).toString()}`;
}

/** The client's conversation about one of their records, or the form that starts it. */
export function askAboutPath(type: ThreadSubjectType, id: string): string {
  return `${SITE_PATHS.clientMessages}?${new URLSearchParams({ [type]: id }).toString()}`;
}

/** The staff page of a conversation. */
export function staffThreadPath(id: string): string {
  return pathWithId(STAFF_THREAD_PATH, id);
}

/** The staff list of the conversations with a client. */
export function staffThreadsOfPath(clientId: string): string {
  return `${STAFF_MESSAGES_PATH}?client_id=${clientId}`;
}

/** The staff conversation with a client about a quote, or the form that starts it. */
export function messageAboutQuotePath(clientId: string, quoteId: string): string {
  const search = new URLSearchParams({ client: clientId, quote: quoteId });
  return `${STAFF_MESSAGE_NEW_PATH}?${search.toString()}`;
}

/** A cleaner’s conversation about one of their visits, or the form that starts it. */
export function messageAboutVisitPath(visitId: string): string {
  return `${STAFF_MESSAGE_NEW_PATH}?${new URLSearchParams({ visit: visitId }).toString()}`;
}

/** The quote or the visit that a new message is about. */
export const subjectInAddress = (search: URLSearchParams) => ({
  quoteId: search.get('quote'),
  visitId: search.get('visit'),
});
