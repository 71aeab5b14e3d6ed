// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const appointmentsCalls: CallsOf<(typeof endpointGroups)['appointments']> = {
  listOpenings: { method: 'GET', path: 'openings/', sends: ['query'] },
  listMyAppointments: { method: 'GET', path: 'appointments/my_appointments/', sends: ['query'] },
  listAppointments: { method: 'GET', path: 'appointments/', sends: ['query'] },
  requestAppointment: { method: 'POST', path: 'appointments/', sends: ['body'], idempotent: true },
  listStaffMembers: { method: 'GET', path: 'appointments/staff_members/' },
  bookAppointment: {
    method: 'POST',
    path: 'appointments/for_client/',
    sends: ['body'],
    idempotent: true,
  },
  getAppointment: { method: 'GET', path: 'appointments/:id/', sends: ['params'] },
  confirmAppointment: {
    method: 'POST',
    path: 'appointments/:id/confirm/',
    sends: ['params', 'body'],
  },
  declineAppointment: {
    method: 'POST',
    path: 'appointments/:id/decline/',
    sends: ['params', 'body'],
  },
  rescheduleAppointment: {
    method: 'POST',
    path: 'appointments/:id/reschedule/',
    sends: ['params', 'body'],
  },
  startAppointment: {
    method: 'POST',
    path: 'appointments/:id/start/',
    sends: ['params', 'body'],
    idempotent: true,
  },
  completeAppointment: {
    method: 'POST',
    path: 'appointments/:id/complete/',
    sends: ['params', 'body'],
    idempotent: true,
  },
  reportNoAccess: {
    method: 'POST',
    path: 'appointments/:id/no_access/',
    sends: ['params', 'body'],
  },
  cancelAppointment: {
    method: 'POST',
    path: 'appointments/:id/cancel/',
    sends: ['params', 'body'],
  },
  requestReschedule: {
    method: 'POST',
    path: 'appointments/:id/reschedule_request/',
    sends: ['params', 'body'],
  },
  acceptReschedule: {
    method: 'POST',
    path: 'appointments/:id/reschedule_request/accept/',
    sends: ['params', 'body'],
  },
  declineReschedule: {
    method: 'POST',
    path: 'appointments/:id/reschedule_request/decline/',
    sends: ['params', 'body'],
  },
  withdrawReschedule: {
    method: 'POST',
    path: 'appointments/:id/reschedule_request/withdraw/',
    sends: ['params', 'body'],
  },
  getAppointmentCalendar: {
    method: 'GET',
    path: 'appointments/:id/calendar/',
    sends: ['params'],
    brings: 'file',
  },
  getCalendarFeed: { method: 'GET', path: 'appointments/calendar_feed/' },
  renewCalendarFeed: { method: 'POST', path: 'appointments/calendar_feed/' },
  removeCalendarFeed: { method: 'DELETE', path: 'appointments/calendar_feed/', brings: 'nothing' },
  readCalendarFeed: { method: 'GET', path: 'calendars/:token/', sends: ['params'], brings: 'file' },
};
