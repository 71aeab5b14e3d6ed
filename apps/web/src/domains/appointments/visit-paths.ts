import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';

export const STAFF_CALENDAR_PATH = '/staff/portal/calendar';
export const STAFF_VISIT_NEW_PATH = '/staff/portal/visits/new';
export const STAFF_VISIT_PATH = '/staff/portal/visits/:id';
export const STAFF_CLIENT_VISITS_PATH = '/staff/portal/clients/:id/visits';

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

/** The staff page of a visit. */
export function staffVisitPath(id: string): string {
  return pathWithId(STAFF_VISIT_PATH, id);
}

/** The staff page of a client's regular visits. */
export function staffClientVisitsPath(id: string): string {
  return pathWithId(STAFF_CLIENT_VISITS_PATH, id);
}

/**
 * The calendar's week that contains a day.
 * @param plan the visit to plan.
 */
export function calendarWeekPath(day: string, plan?: string): string {
  const path = `${STAFF_CALENDAR_PATH}?week=${day}`;
  return plan === undefined ? path : `${path}&plan=${plan}`;
}

/** The request or visit to plan in the calendar's address, and by whom. */
export const planInAddress = (search: URLSearchParams) => ({
  id: search.get('plan'),
  cleanerId: search.get('cleaner'),
});
