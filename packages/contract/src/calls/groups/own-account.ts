// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const ownAccountCalls: CallsOf<(typeof endpointGroups)['ownAccount']> = {
  listSocialAccounts: { method: 'GET', path: 'accounts/profile/social/' },
  changeEmail: { method: 'POST', path: 'accounts/profile/email/', sends: ['body'] },
  deactivateAccount: { method: 'POST', path: 'accounts/profile/deactivate/', sends: ['body'] },
  listSessions: { method: 'GET', path: 'accounts/sessions/', sends: ['query'] },
  revokeOtherSessions: { method: 'DELETE', path: 'accounts/sessions/', brings: 'nothing' },
  revokeSession: {
    method: 'DELETE',
    path: 'accounts/sessions/:id/',
    sends: ['params'],
    brings: 'nothing',
  },
};
