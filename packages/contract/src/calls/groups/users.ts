// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const usersCalls: CallsOf<(typeof endpointGroups)['users']> = {
  listUsers: { method: 'GET', path: 'users/', sends: ['query'] },
  inviteUser: { method: 'POST', path: 'users/', sends: ['body'], idempotent: true },
  getUser: { method: 'GET', path: 'users/:id/', sends: ['params'] },
  resendInvitation: { method: 'POST', path: 'users/:id/resend_invitation/', sends: ['params'] },
  changeUserType: { method: 'POST', path: 'users/:id/change_type/', sends: ['params', 'body'] },
  deactivateUser: { method: 'POST', path: 'users/:id/deactivate/', sends: ['params', 'body'] },
  reactivateUser: { method: 'POST', path: 'users/:id/reactivate/', sends: ['params', 'body'] },
};
