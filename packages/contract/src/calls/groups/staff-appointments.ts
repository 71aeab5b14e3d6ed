// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const staffAppointmentsCalls: CallsOf<(typeof endpointGroups)['staffAppointments']> = {
  getStaffCalendar: { method: 'GET', path: 'appointments/staff_calendar/', sends: ['query'] },
  checkPlan: { method: 'GET', path: 'appointments/plan_check/', sends: ['query'] },
  assignAppointment: {
    method: 'POST',
    path: 'appointments/:id/assign/',
    sends: ['params', 'body'],
  },
  decideFee: {
    method: 'POST',
    path: 'appointments/:id/fee/',
    sends: ['params', 'body'],
    idempotent: true,
  },
  getWorkSheet: { method: 'GET', path: 'appointments/:id/work_sheet/', sends: ['params'] },
  addTask: {
    method: 'POST',
    path: 'appointments/:id/tasks/',
    sends: ['params', 'body'],
    idempotent: true,
  },
  tickTask: {
    method: 'POST',
    path: 'appointments/:id/tick_task/',
    sends: ['params', 'body'],
    idempotent: true,
  },
  saveOfficeNote: {
    method: 'POST',
    path: 'appointments/:id/office_note/',
    sends: ['params', 'body'],
    brings: 'nothing',
    idempotent: true,
  },
  setAccessCode: {
    method: 'POST',
    path: 'appointments/:id/access_code/',
    sends: ['params', 'body'],
    brings: 'nothing',
  },
  revealAccessCode: {
    method: 'POST',
    path: 'appointments/:id/reveal_access_code/',
    sends: ['params'],
  },
  reportRunningLate: {
    method: 'POST',
    path: 'appointments/:id/running_late/',
    sends: ['params', 'body'],
  },
};
