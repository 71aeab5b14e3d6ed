import type { clientsEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../dependencies.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { readNdisNumber } from './client-directory.ts';
import { createClientPeriodService } from './client-period-service.ts';
import { createClientProfileService } from './client-profile-service.ts';
import { createClientService } from './client-service.ts';
import { readProfile } from './profile-calls.ts';

/** Answers the calls about clients and their NDIS and billing details. */
export function createClientsHandlers(
  dependencies: Pick<Dependencies, 'database' | 'secrets' | 'outbox' | 'publicUrl'>,
): HandlersOf<typeof clientsEndpoints> {
  const { database, secrets } = dependencies;
  const profiles = createClientProfileService(dependencies);
  const periods = createClientPeriodService(dependencies);
  const clients = createClientService({ ...dependencies, profiles });
  return {
    getClientProfile: async ({ actor, now }) => ({
      status: 200,
      body: await readProfile(database, { clientId: actor.userId, now }, secrets),
    }),

    updateClientProfile: async ({ transaction, actor, viewer, body, now }) => {
      const { version, ...request } = body;
      const call = { clientId: actor.userId, version, viewer, now };
      return { status: 200, body: await profiles.change(transaction, call, request) };
    },

    readOwnNdisNumber: async ({ transaction, viewer }) => ({
      status: 200,
      body: { ndis_number: await readNdisNumber(transaction, secrets, viewer.clientId) },
    }),

    addClientPlan: async ({ transaction, actor, viewer, body: { version, ...request }, now }) => ({
      status: 201,
      body: await periods.addPlan(
        transaction,
        { clientId: actor.userId, version, viewer, now },
        request,
      ),
    }),

    listClients: async ({ query, now }) => ({ status: 200, body: await clients.list(query, now) }),

    getClientCounts: async () => ({ status: 200, body: await clients.counts() }),

    listPlanManagers: async () => ({ status: 200, body: await clients.planManagers() }),

    createClient: async ({ transaction, actor, viewer, body, now }) => ({
      status: 201,
      body: await clients.create(transaction, body, { actor, viewer, now }),
    }),

    getClient: async ({ params, actor, now }) => ({
      status: 200,
      body: await clients.read({ ...params, actor, now }),
    }),

    updateClientFor: async ({ transaction, params, actor, body, now }) => ({
      status: 200,
      body: await clients.update(transaction, { ...params, actor, now }, body),
    }),

    addClientEmail: async ({ transaction, params, actor, body, now }) => ({
      status: 200,
      body: await clients.addEmail(transaction, { ...params, actor, now }, body),
    }),

    inviteClient: async ({ transaction, params, actor, now }) => ({
      status: 200,
      body: await clients.invite(transaction, { ...params, actor, now }),
    }),

    actForClient: async ({ transaction, params, actor, body, now }) => {
      await clients.act(transaction, { ...params, actor, now }, body.reason);
      return { status: 204, body: null };
    },

    stopActingForClient: async ({ transaction, params, actor, now }) => {
      await clients.stopActing(transaction, { ...params, actor, now });
      return { status: 204, body: null };
    },

    updateClientProfileFor: async ({ transaction, params, actor, viewer, body, now }) => {
      const { version, reason, ...request } = body;
      const call = { clientId: params.id, version, reason, viewer, now };
      return { status: 200, body: await profiles.changeFor(transaction, actor, call, request) };
    },

    addClientPlanFor: async ({ transaction, params, actor, viewer, body, now }) => {
      const { version, reason, ...request } = body;
      const call = { clientId: params.id, version, reason, viewer, now };
      return { status: 201, body: await periods.addPlanFor(transaction, actor, call, request) };
    },

    changeClientPlanFor: async ({ transaction, params, actor, viewer, body, now }) => {
      const { version, reason, ...request } = body;
      const call = { clientId: params.id, version, reason, viewer, now };
      const changed = await periods.changePlanFor(
        transaction,
        actor,
        call,
        params.plan_id,
        request,
      );
      return { status: 200, body: changed };
    },

    removeClientPlanFor: async ({ transaction, params, actor, viewer, body, now }) => {
      const call = { clientId: params.id, ...body, viewer, now };
      const removed = await periods.removePlanFor(transaction, actor, call, params.plan_id);
      return { status: 200, body: removed };
    },

    addClientAgreementFor: async ({ transaction, params, actor, viewer, body, now }) => {
      const { version, reason, ...request } = body;
      const call = { clientId: params.id, version, reason, viewer, now };
      const added = await periods.addAgreementFor(transaction, actor, call, request);
      return { status: 201, body: added };
    },

    changeClientAgreementFor: async ({ transaction, params, actor, viewer, body, now }) => {
      const { version, reason, ...request } = body;
      const call = { clientId: params.id, version, reason, viewer, now };
      const changed = await periods.changeAgreementFor(
        transaction,
        actor,
        call,
        params.agreement_id,
        request,
      );
      return { status: 200, body: changed };
    },

    removeClientAgreementFor: async ({ transaction, params, actor, viewer, body, now }) => {
      const call = { clientId: params.id, ...body, viewer, now };
      const removed = await periods.removeAgreementFor(
        transaction,
        actor,
        call,
        params.agreement_id,
      );
      return { status: 200, body: removed };
    },

    revealNdisNumber: async ({ transaction, params, actor, body, now }) => {
      const call = { ...params, actor, now };
      const ndisNumber = await clients.revealNdisNumber(transaction, call, body.reason);
      return { status: 200, body: { ndis_number: ndisNumber } };
    },
  };
}
