import type { ThreadSubjectType } from '@cleaning/contract';
import { SITE_PATHS, pathWithId } from '@cleaning/contract/routes';

/** Where a quote is read. */
export function quotePath(id: string): string {
  return pathWithId(SITE_PATHS.clientQuote, id);
}

/** Where staff prepare and follow a quote. */
export function staffQuotePath(id: string): string {
  return pathWithId(SITE_PATHS.staffQuote, id);
}

/** Where staff work on an invoice. */
export function staffInvoicePath(id: string): string {
  return pathWithId(SITE_PATHS.staffInvoice, id);
}

/** The invoices that are late, for staff. */
export const OVERDUE_INVOICES = `${SITE_PATHS.staffInvoices}?show=overdue`;

/** The open invoices of a client, for staff. */
export function staffInvoicesOfPath(clientId: string): string {
  return `${SITE_PATHS.staffInvoices}?${new URLSearchParams({ client_id: clientId }).toString()}`;
}

/** Where a draft is changed, at one of the steps of its form. */
export function quoteEditPath(id: string, step?: string): string {
  const path = pathWithId(SITE_PATHS.clientQuoteEdit, id);
  return step === undefined ? path : `${path}?step=${step}`;
}

/** Where an invoice is read. */
export function invoicePath(id: string): string {
  return pathWithId(SITE_PATHS.clientInvoice, id);
}

/** What a link to an appointment opens: what is known of it, or asking for another time. */
export type AppointmentAction = 'details' | 'ask';

/** Where the client looks at one appointment of theirs, among the others. */
export function appointmentPath(id: string, action: AppointmentAction = 'details'): string {
  const params = new URLSearchParams({ visit: id, ...(action === 'ask' && { action }) });
  return `${SITE_PATHS.clientAppointments}?${params.toString()}`;
}

/** The appointment that an address names, and what it opens. */
export function appointmentInAddress(
  params: URLSearchParams,
): { id: string; action: AppointmentAction } | null {
  const id = params.get('visit');
  if (id === null || id === '') return null;
  return { id, action: params.get('action') === 'ask' ? 'ask' : 'details' };
}

/** Where a client writes to us about one thing of theirs, or goes on with what was written. */
export function askAboutPath(type: ThreadSubjectType, id: string): string {
  return `${SITE_PATHS.clientMessages}?${new URLSearchParams({ [type]: id }).toString()}`;
}

/** Where staff read and answer a conversation. */
export function staffThreadPath(id: string): string {
  return pathWithId(SITE_PATHS.staffThread, id);
}

/** Where staff read and work on a visit. */
export function staffVisitPath(id: string): string {
  return pathWithId(SITE_PATHS.staffVisit, id);
}

/** The week of the calendar with a day in it. @param plan the visit whose time is asked for. */
export function calendarWeekPath(day: string, plan?: string): string {
  const path = `${SITE_PATHS.staffCalendar}?week=${day}`;
  return plan === undefined ? path : `${path}&plan=${plan}`;
}

/** Where staff plan the regular visits of a client. */
export function staffClientVisitsPath(id: string): string {
  return pathWithId(SITE_PATHS.staffClientVisits, id);
}

/** Where staff find everything about a client. */
export function staffClientPath(id: string): string {
  return pathWithId(SITE_PATHS.staffClient, id);
}

/** The same, with the question whether to act for the client. */
export function actForPath(id: string): string {
  return `${staffClientPath(id)}?action=act`;
}

/** A page that starts something, with the client for whom. @param search what else its address says. */
export function withClient(path: string, clientId: string, search = ''): string {
  const params = new URLSearchParams(search);
  params.set('client', clientId);
  return `${path}?${params.toString()}`;
}

/** Where staff write to a client about a quote, or go on with what was written. */
export function messageAboutQuotePath(clientId: string, quoteId: string): string {
  const search = new URLSearchParams({ client: clientId, quote: quoteId });
  return `${SITE_PATHS.staffMessageNew}?${search.toString()}`;
}

/** The list of invoices, with the question which finished visits of a client are invoiced. */
export function toInvoicePath(clientId: string): string {
  return `${SITE_PATHS.staffInvoices}?${new URLSearchParams({ to_invoice: clientId }).toString()}`;
}

/** Where staff keep the files of a client. */
export function staffClientDocumentsPath(id: string): string {
  return pathWithId(SITE_PATHS.staffClientDocuments, id);
}

/** The hours and the leave of a cleaner, with the question for more leave. */
export function addLeavePath(id: string): string {
  return `${pathWithId(SITE_PATHS.staffCleaner, id)}?action=leave`;
}
