// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const appointmentSeriesCalls: CallsOf<(typeof endpointGroups)['appointmentSeries']> = {
  listAppointmentSeries: { method: 'GET', path: 'appointment_series/', sends: ['query'] },
  startSeries: { method: 'POST', path: 'appointment_series/', sends: ['body'], idempotent: true },
  listMyAppointmentSeries: { method: 'GET', path: 'appointment_series/mine/' },
  checkSeries: { method: 'GET', path: 'appointment_series/check/', sends: ['query'] },
  getAppointmentSeries: { method: 'GET', path: 'appointment_series/:id/', sends: ['params'] },
  checkSeriesChange: {
    method: 'GET',
    path: 'appointment_series/:id/check/',
    sends: ['params', 'query'],
  },
  changeSeries: {
    method: 'POST',
    path: 'appointment_series/:id/change/',
    sends: ['params', 'body'],
  },
  pauseSeries: { method: 'POST', path: 'appointment_series/:id/pause/', sends: ['params', 'body'] },
  resumeSeries: {
    method: 'POST',
    path: 'appointment_series/:id/resume/',
    sends: ['params', 'body'],
  },
  endSeries: { method: 'POST', path: 'appointment_series/:id/end/', sends: ['params', 'body'] },
};
