import { clientsEndpoints } from '@cleaning/contract/clients';
import { sydneyDateOf } from '@cleaning/pricing';
import type { HandlersOf } from '../core/http/handlers.ts';
import { readSnapshot } from '../core/db/client.ts';
import { list } from '../core/list.ts';
import { addClientEmail } from './add-client-email.ts';
import { readNdisNumber } from './client-directory.ts';
import { clientsMatching, countClientsByView } from './client-list-repository.ts';
import { inviteClient } from './invite-client.ts';
import { readClient } from './load-client.ts';
import { listKnownPlanManagers } from './plan-repository.ts';
import { toClientListItem } from './view.ts';
import {
  addAgreement,
  addPlan,
  changeAgreement,
  changePlan,
  removeAgreement,
  removePlan,
} from './client-periods.ts';
import { changeProfile } from './change-profile.ts';
import {
  createClientWithDetails,
  openClient,
  revealNdisNumberOf,
  updateClient,
} from './edit-client.ts';
import { startActing, stopActing } from './act-for-client.ts';
import { readProfile } from './profile-record.ts';

/** Answers the calls about clients and their NDIS and billing details. */
export const clientsHandlers: HandlersOf<typeof clientsEndpoints> = {
  getClientProfile: async ({ database, secrets, actor, now }) => ({
    status: 200,
    body: await readProfile(database, { clientId: actor.userId, now }, secrets),
  }),

  updateClientProfile: async ({ transaction, secrets, viewer, body, now }) => {
    const { version, ...request } = body;
    const call = { clientId: viewer.clientId, version, viewer, secrets, now };
    return { status: 200, body: await changeProfile(transaction, call, request) };
  },

  readOwnNdisNumber: async ({ transaction, secrets, viewer }) => ({
    status: 200,
    body: { ndis_number: await readNdisNumber(transaction, secrets, viewer.clientId) },
  }),

  addClientPlan: async ({ transaction, secrets, viewer, body, now }) => {
    const { version, ...request } = body;
    const call = { clientId: viewer.clientId, version, viewer, secrets, now };
    return { status: 201, body: await addPlan(transaction, call, request) };
  },

  listClients: list(clientsEndpoints.listClients, {
    from: ({ query, now }) => clientsMatching(query, query.ordering, sydneyDateOf(now)),
    view: (row, { now }) => toClientListItem(row, sydneyDateOf(now)),
  }),

  getClientCounts: async ({ database }) => ({
    status: 200,
    body: await readSnapshot(database, countClientsByView),
  }),

  listPlanManagers: async ({ database }) => ({
    status: 200,
    body: (await listKnownPlanManagers(database)).map(({ name, invoiceEmail }) => ({
      name,
      invoice_email: invoiceEmail,
    })),
  }),

  createClient: async ({ transaction, secrets, actor, viewer, body, now }) => ({
    status: 201,
    body: await createClientWithDetails(transaction, secrets, body, {
      actor,
      viewer,
      now,
    }),
  }),

  getClient: async ({ database, secrets, params, actor, now }) => ({
    status: 200,
    body: await openClient(database, secrets, { ...params, actor, now }),
  }),

  updateClientFor: async ({ transaction, secrets, params, actor, body, now }) => ({
    status: 200,
    body: await updateClient(transaction, secrets, { ...params, actor, now }, body),
  }),

  addClientEmail: async ({ transaction, secrets, params: { id }, actor, body, now }) => {
    await addClientEmail(transaction, { id, actorId: actor.userId, now, ...body });
    return { status: 200, body: await readClient(transaction, secrets, id, now) };
  },

  inviteClient: async ({ transaction, secrets, params: { id }, actor, now }) => {
    await inviteClient(transaction, { id, actorId: actor.userId, now });
    return { status: 200, body: await readClient(transaction, secrets, id, now) };
  },

  actForClient: async ({ transaction, params, actor, body, now }) => {
    await startActing(transaction, { ...params, actor, now }, body.reason);
    return { status: 204, body: null };
  },

  stopActingForClient: async ({ transaction, params, actor, now }) => {
    await stopActing(transaction, { ...params, actor, now });
    return { status: 204, body: null };
  },

  updateClientProfileFor: async ({ transaction, secrets, params, viewer, body, now }) => {
    const { version, ...request } = body;
    const call = { clientId: params.id, version, viewer, secrets, now };
    return { status: 200, body: await changeProfile(transaction, call, request) };
  },

  addClientPlanFor: async ({ transaction, secrets, params, viewer, body, now }) => {
    const { version, ...request } = body;
    const call = { clientId: params.id, version, viewer, secrets, now };
    return { status: 201, body: await addPlan(transaction, call, request) };
  },

  changeClientPlanFor: async ({ transaction, secrets, params, viewer, body, now }) => {
    const { version, ...request } = body;
    const call = { clientId: params.id, version, viewer, secrets, now };
    return { status: 200, body: await changePlan(transaction, call, params.plan_id, request) };
  },

  removeClientPlanFor: async ({ transaction, secrets, params, viewer, body, now }) => {
    const { version, ...request } = body;
    const call = { clientId: params.id, version, viewer, secrets, now };
    return { status: 200, body: await removePlan(transaction, call, params.plan_id, request) };
  },

  addClientAgreementFor: async ({ transaction, secrets, params, viewer, body, now }) => {
    const { version, ...request } = body;
    const call = { clientId: params.id, version, viewer, secrets, now };
    return { status: 201, body: await addAgreement(transaction, call, request) };
  },

  changeClientAgreementFor: async ({ transaction, secrets, params, viewer, body, now }) => {
    const { version, ...request } = body;
    const call = { clientId: params.id, version, viewer, secrets, now };
    return {
      status: 200,
      body: await changeAgreement(transaction, call, params.agreement_id, request),
    };
  },

  removeClientAgreementFor: async ({ transaction, secrets, params, viewer, body, now }) => {
    const { version, ...request } = body;
    const call = { clientId: params.id, version, viewer, secrets, now };
    return {
      status: 200,
      body: await removeAgreement(transaction, call, params.agreement_id, request),
    };
  },

  revealNdisNumber: async ({ transaction, secrets, params, actor, body, now }) => {
    const call = { ...params, actor, now };
    const ndisNumber = await revealNdisNumberOf(transaction, secrets, call, body.reason);
    return { status: 200, body: { ndis_number: ndisNumber } };
  },
};
