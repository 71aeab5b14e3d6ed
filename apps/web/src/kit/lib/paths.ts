import type { ThreadSubjectType } from '@cleaning/contract/messages';
import { SITE_PATHS, pathWithId } from '@cleaning/contract/routes';

/** The client's page of a quote. */
export function quotePath(id: string): string {
  return pathWithId(SITE_PATHS.clientQuote, id);
}

/** The staff page of a quote. */
export function staffQuotePath(id: string): string {
  return pathWithId(SITE_PATHS.staffQuote, id);
}

/** The staff page of an invoice. */
export function staffInvoicePath(id: string): string {
  return pathWithId(SITE_PATHS.staffInvoice, id);
}

/** The staff list of overdue invoices. */
export const OVERDUE_INVOICES = `${SITE_PATHS.staffInvoices}?show=overdue`;

/** The staff list of a client's open invoices. */
export function staffInvoicesOfPath(clientId: string): string {
  return `${SITE_PATHS.staffInvoices}?${new URLSearchParams({ client_id: clientId }).toString()}`;
}

/** The form of a draft quote, at one of its steps. */
export function quoteEditPath(id: string, step?: string): string {
  const path = pathWithId(SITE_PATHS.clientQuoteEdit, id);
  return step === undefined ? path : `${path}?step=${step}`;
}

/** The client's page of an invoice. */
export function invoicePath(id: string): string {
  return pathWithId(SITE_PATHS.clientInvoice, id);
}

/** What a link to an appointment opens: its details, or the form that requests another time. */
export type AppointmentAction = 'details' | 'ask';

/** The client's appointments page with one appointment open. */
export function appointmentPath(id: string, action: AppointmentAction = 'details'): string {
  const params = new URLSearchParams({ visit: id, ...(action === 'ask' && { action }) });
  return `${SITE_PATHS.clientAppointments}?${params.toString()}`;
}

/** The appointment in an address, and what to open for it. */
export function appointmentInAddress(
  params: URLSearchParams,
): { id: string; action: AppointmentAction } | null {
  const id = params.get('visit');
  if (id === null || id === '') return null;
  return { id, action: params.get('action') === 'ask' ? 'ask' : 'details' };
}

/** The client's conversation about one of their records, or the form that starts it. */
export function askAboutPath(type: ThreadSubjectType, id: string): string {
  return `${SITE_PATHS.clientMessages}?${new URLSearchParams({ [type]: id }).toString()}`;
}

/** The staff page of a conversation. */
export function staffThreadPath(id: string): string {
  return pathWithId(SITE_PATHS.staffThread, id);
}

/** A cleaner’s own visits of the past week and the coming two. */
export const OWN_WEEK = `${SITE_PATHS.staffPortal}?show=week`;

/** The staff page of a visit. */
export function staffVisitPath(id: string): string {
  return pathWithId(SITE_PATHS.staffVisit, id);
}

/**
 * The calendar's week that contains a day.
 * @param plan the visit to plan.
 */
export function calendarWeekPath(day: string, plan?: string): string {
  const path = `${SITE_PATHS.staffCalendar}?week=${day}`;
  return plan === undefined ? path : `${path}&plan=${plan}`;
}

/** The staff page of a client's regular visits. */
export function staffClientVisitsPath(id: string): string {
  return pathWithId(SITE_PATHS.staffClientVisits, id);
}

/** The staff page of a client. */
export function staffClientPath(id: string): string {
  return pathWithId(SITE_PATHS.staffClient, id);
}

/** The same page with the dialog for acting on behalf of the client. */
export function actForPath(id: string): string {
  return `${staffClientPath(id)}?action=act`;
}

/**
 * A page that starts something for a client.
 * @param search further parameters.
 */
export function withClient(path: string, clientId: string, search = ''): string {
  const params = new URLSearchParams(search);
  params.set('client', clientId);
  return `${path}?${params.toString()}`;
}

/** The form for a quote that starts with what a client wrote in an enquiry. */
export const quoteEnquiryPath = (clientId: string, enquiryId: string): string =>
  withClient(SITE_PATHS.staffQuoteNew, clientId, `enquiry=${enquiryId}`);

/** The staff conversation with a client about a quote, or the form that starts it. */
export function messageAboutQuotePath(clientId: string, quoteId: string): string {
  const search = new URLSearchParams({ client: clientId, quote: quoteId });
  return `${SITE_PATHS.staffMessageNew}?${search.toString()}`;
}

/** A cleaner’s conversation about one of their visits, or the form that starts it. */
export function messageAboutVisitPath(visitId: string): string {
  return `${SITE_PATHS.staffMessageNew}?${new URLSearchParams({ visit: visitId }).toString()}`;
}

/** The staff list of invoices with the dialog for a client's uninvoiced visits. */
export function toInvoicePath(clientId: string): string {
  return `${SITE_PATHS.staffInvoices}?${new URLSearchParams({ to_invoice: clientId }).toString()}`;
}

/** The staff page of a client's documents. */
export function staffClientDocumentsPath(id: string): string {
  return pathWithId(SITE_PATHS.staffClientDocuments, id);
}

/** The staff page of a cleaner with the dialog for adding leave. */
export function addLeavePath(id: string): string {
  return `${pathWithId(SITE_PATHS.staffCleaner, id)}?action=leave`;
}
