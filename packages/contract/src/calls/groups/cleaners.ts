// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const cleanersCalls: CallsOf<(typeof endpointGroups)['cleaners']> = {
  getCleaner: { method: 'GET', path: 'cleaners/:id/', sends: ['params'] },
  checkWorkingHours: {
    method: 'POST',
    path: 'cleaners/:id/hours_check/',
    sends: ['params', 'body'],
  },
  saveWorkingHours: { method: 'POST', path: 'cleaners/:id/hours/', sends: ['params', 'body'] },
  checkLeave: { method: 'GET', path: 'cleaners/:id/leave_check/', sends: ['params', 'query'] },
  addLeave: {
    method: 'POST',
    path: 'cleaners/:id/leave/',
    sends: ['params', 'body'],
    idempotent: true,
  },
  approveLeave: {
    method: 'POST',
    path: 'leave/:id/approve/',
    sends: ['params', 'body'],
    idempotent: true,
  },
  declineLeave: { method: 'POST', path: 'leave/:id/decline/', sends: ['params', 'body'] },
  shortenLeave: { method: 'POST', path: 'leave/:id/shorten/', sends: ['params', 'body'] },
  removeLeave: { method: 'POST', path: 'leave/:id/remove/', sends: ['params', 'body'] },
};
