import type { clientsEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../../dependencies.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { createClientProfileService } from './client-profile-service.ts';
import { createClientService } from './client-service.ts';

/** Answers the calls about clients and their NDIS and billing details. */
export function createClientsHandlers(
  dependencies: Pick<Dependencies, 'database' | 'secrets'>,
): HandlersOf<typeof clientsEndpoints> {
  const profiles = createClientProfileService(dependencies);
  const clients = createClientService(dependencies);
  return {
    getClientProfile: async ({ actor }) => ({ status: 200, body: await profiles.read(actor) }),

    updateClientProfile: async ({ actor, body: { version, ...request }, now }) => ({
      status: 200,
      body: await profiles.update({ clientId: actor.userId, version, now }, request),
    }),

    listClients: async ({ query }) => ({ status: 200, body: await clients.list(query) }),

    getClient: async ({ params, actor, now }) => ({
      status: 200,
      body: await clients.read({ ...params, actor, now }),
    }),

    updateClientFor: async ({ params, actor, body, now }) => ({
      status: 200,
      body: await clients.update({ ...params, actor, now }, body),
    }),

    updateClientProfileFor: async ({ params, actor, body, now }) => {
      const { version, reason, ...request } = body;
      const call = { clientId: params.id, version, reason, now };
      return { status: 200, body: await profiles.updateFor(actor, call, request) };
    },

    revealNdisNumber: async ({ params, actor, body, now }) => ({
      status: 200,
      body: { ndis_number: await clients.revealNdisNumber({ ...params, actor, now }, body.reason) },
    }),
  };
}
