// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const clientsCalls: CallsOf<(typeof endpointGroups)['clients']> = {
  getClientProfile: { method: 'GET', path: 'accounts/profile/client/' },
  updateClientProfile: { method: 'PATCH', path: 'accounts/profile/client/', sends: ['body'] },
  readOwnNdisNumber: { method: 'POST', path: 'accounts/profile/client/reveal_ndis_number/' },
  addClientPlan: {
    method: 'POST',
    path: 'accounts/profile/client/plans/',
    sends: ['body'],
    idempotent: true,
  },
  listClients: { method: 'GET', path: 'clients/', sends: ['query'] },
  createClient: { method: 'POST', path: 'clients/', sends: ['body'], idempotent: true },
  getClientCounts: { method: 'GET', path: 'clients/counts/' },
  listPlanManagers: { method: 'GET', path: 'clients/plan_managers/' },
  getClient: { method: 'GET', path: 'clients/:id/', sends: ['params'] },
  updateClientFor: { method: 'PATCH', path: 'clients/:id/', sends: ['params', 'body'] },
  addClientEmail: {
    method: 'POST',
    path: 'clients/:id/add_email/',
    sends: ['params', 'body'],
    idempotent: true,
  },
  inviteClient: {
    method: 'POST',
    path: 'clients/:id/invite/',
    sends: ['params'],
    idempotent: true,
  },
  actForClient: {
    method: 'POST',
    path: 'clients/:id/act/',
    sends: ['params', 'body'],
    brings: 'nothing',
  },
  stopActingForClient: {
    method: 'POST',
    path: 'clients/:id/stop_acting/',
    sends: ['params'],
    brings: 'nothing',
  },
  updateClientProfileFor: {
    method: 'PATCH',
    path: 'clients/:id/profile/',
    sends: ['params', 'body'],
  },
  addClientPlanFor: {
    method: 'POST',
    path: 'clients/:id/plans/',
    sends: ['params', 'body'],
    idempotent: true,
  },
  changeClientPlanFor: {
    method: 'PATCH',
    path: 'clients/:id/plans/:plan_id/',
    sends: ['params', 'body'],
  },
  removeClientPlanFor: {
    method: 'POST',
    path: 'clients/:id/plans/:plan_id/remove/',
    sends: ['params', 'body'],
  },
  addClientAgreementFor: {
    method: 'POST',
    path: 'clients/:id/agreements/',
    sends: ['params', 'body'],
    idempotent: true,
  },
  changeClientAgreementFor: {
    method: 'PATCH',
    path: 'clients/:id/agreements/:agreement_id/',
    sends: ['params', 'body'],
  },
  removeClientAgreementFor: {
    method: 'POST',
    path: 'clients/:id/agreements/:agreement_id/remove/',
    sends: ['params', 'body'],
  },
  revealNdisNumber: {
    method: 'POST',
    path: 'clients/:id/reveal_ndis_number/',
    sends: ['params', 'body'],
  },
};
