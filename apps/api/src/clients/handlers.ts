import type { clientsEndpoints } from '@cleaning/contract/clients';
import type { HandlersOf } from '../core/http/handlers.ts';
import { readNdisNumber } from './client-directory.ts';
import {
  addAgreementFor,
  addPlan,
  addPlanFor,
  changeAgreementFor,
  changePlanFor,
  removeAgreementFor,
  removePlanFor,
} from './client-period-service.ts';
import { changeProfile, changeProfileFor } from './client-profile-service.ts';
import {
  addEmailOfClient,
  countClientViews,
  createClientWithDetails,
  inviteAgain,
  listPlanManagers,
  openClient,
  pageOfClients,
  revealNdisNumberOf,
  startActing,
  stopActing,
  updateClient,
} from './client-service.ts';
import { readProfile } from './profile-calls.ts';

/** Answers the calls about clients and their NDIS and billing details. */
export const clientsHandlers: HandlersOf<typeof clientsEndpoints> = {
  getClientProfile: async ({ database, secrets, actor, now }) => ({
    status: 200,
    body: await readProfile(database, { clientId: actor.userId, now }, secrets),
  }),

  updateClientProfile: async ({ secrets, transaction, actor, viewer, body, now }) => {
    const { version, ...request } = body;
    const call = { clientId: actor.userId, version, viewer, now };
    return { status: 200, body: await changeProfile({ secrets }, transaction, call, request) };
  },

  readOwnNdisNumber: async ({ secrets, transaction, viewer }) => ({
    status: 200,
    body: { ndis_number: await readNdisNumber(transaction, secrets, viewer.clientId) },
  }),

  addClientPlan: async ({
    secrets,
    transaction,
    actor,
    viewer,
    body: { version, ...request },
    now,
  }) => ({
    status: 201,
    body: await addPlan(
      { secrets },
      transaction,
      { clientId: actor.userId, version, viewer, now },
      request,
    ),
  }),

  listClients: async ({ database, secrets, query, now }) => ({
    status: 200,
    body: await pageOfClients({ database, secrets }, query, now),
  }),

  getClientCounts: async ({ database, secrets }) => ({
    status: 200,
    body: await countClientViews({ database, secrets }),
  }),

  listPlanManagers: async ({ database, secrets }) => ({
    status: 200,
    body: await listPlanManagers({ database, secrets }),
  }),

  createClient: async ({ database, secrets, transaction, actor, viewer, body, now }) => ({
    status: 201,
    body: await createClientWithDetails({ database, secrets }, transaction, body, {
      actor,
      viewer,
      now,
    }),
  }),

  getClient: async ({ database, secrets, params, actor, now }) => ({
    status: 200,
    body: await openClient({ database, secrets }, { ...params, actor, now }),
  }),

  updateClientFor: async ({ database, secrets, transaction, params, actor, body, now }) => ({
    status: 200,
    body: await updateClient({ database, secrets }, transaction, { ...params, actor, now }, body),
  }),

  addClientEmail: async ({ database, secrets, transaction, params, actor, body, now }) => ({
    status: 200,
    body: await addEmailOfClient(
      { database, secrets },
      transaction,
      { ...params, actor, now },
      body,
    ),
  }),

  inviteClient: async ({ database, secrets, transaction, params, actor, now }) => ({
    status: 200,
    body: await inviteAgain({ database, secrets }, transaction, { ...params, actor, now }),
  }),

  actForClient: async ({ transaction, params, actor, body, now }) => {
    await startActing(transaction, { ...params, actor, now }, body.reason);
    return { status: 204, body: null };
  },

  stopActingForClient: async ({ transaction, params, actor, now }) => {
    await stopActing(transaction, { ...params, actor, now });
    return { status: 204, body: null };
  },

  updateClientProfileFor: async ({ secrets, transaction, params, actor, viewer, body, now }) => {
    const { version, reason, ...request } = body;
    const call = { clientId: params.id, version, reason, viewer, now };
    return {
      status: 200,
      body: await changeProfileFor({ secrets }, transaction, actor, call, request),
    };
  },

  addClientPlanFor: async ({ secrets, transaction, params, actor, viewer, body, now }) => {
    const { version, reason, ...request } = body;
    const call = { clientId: params.id, version, reason, viewer, now };
    return { status: 201, body: await addPlanFor({ secrets }, transaction, actor, call, request) };
  },

  changeClientPlanFor: async ({ secrets, transaction, params, actor, viewer, body, now }) => {
    const { version, reason, ...request } = body;
    const call = { clientId: params.id, version, reason, viewer, now };
    const changed = await changePlanFor(
      { secrets },
      transaction,
      actor,
      call,
      params.plan_id,
      request,
    );
    return { status: 200, body: changed };
  },

  removeClientPlanFor: async ({ secrets, transaction, params, actor, viewer, body, now }) => {
    const call = { clientId: params.id, ...body, viewer, now };
    const removed = await removePlanFor({ secrets }, transaction, actor, call, params.plan_id);
    return { status: 200, body: removed };
  },

  addClientAgreementFor: async ({ secrets, transaction, params, actor, viewer, body, now }) => {
    const { version, reason, ...request } = body;
    const call = { clientId: params.id, version, reason, viewer, now };
    const added = await addAgreementFor({ secrets }, transaction, actor, call, request);
    return { status: 201, body: added };
  },

  changeClientAgreementFor: async ({ secrets, transaction, params, actor, viewer, body, now }) => {
    const { version, reason, ...request } = body;
    const call = { clientId: params.id, version, reason, viewer, now };
    const changed = await changeAgreementFor(
      { secrets },
      transaction,
      actor,
      call,
      params.agreement_id,
      request,
    );
    return { status: 200, body: changed };
  },

  removeClientAgreementFor: async ({ secrets, transaction, params, actor, viewer, body, now }) => {
    const call = { clientId: params.id, ...body, viewer, now };
    const removed = await removeAgreementFor(
      { secrets },
      transaction,
      actor,
      call,
      params.agreement_id,
    );
    return { status: 200, body: removed };
  },

  revealNdisNumber: async ({ database, secrets, transaction, params, actor, body, now }) => {
    const call = { ...params, actor, now };
    const ndisNumber = await revealNdisNumberOf(
      { database, secrets },
      transaction,
      call,
      body.reason,
    );
    return { status: 200, body: { ndis_number: ndisNumber } };
  },
};
