// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const staffCalls: CallsOf<(typeof endpointGroups)['staff']> = {
  getStaffToday: { method: 'GET', path: 'staff/today/', sends: ['query'] },
  searchForStaff: { method: 'GET', path: 'staff/search/', sends: ['query'] },
  getStaffPreferences: { method: 'GET', path: 'staff/preferences/' },
  updateStaffPreferences: { method: 'PATCH', path: 'staff/preferences/', sends: ['body'] },
  announcePresence: { method: 'POST', path: 'staff/presence/', sends: ['body'] },
};
