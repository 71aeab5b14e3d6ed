import { servicesEndpoints } from '@cleaning/contract';
import type { CallEndpoint, CallOptions } from '../client/call-options.ts';

/** What the company offers and what it costs. */
export function createServicesResource(call: CallEndpoint) {
  return {
    getCatalogue: (options?: CallOptions) => call(servicesEndpoints.getCatalogue, { ...options }),
    listServices: (options?: CallOptions) => call(servicesEndpoints.listServices, { ...options }),
    listAddons: (options?: CallOptions) => call(servicesEndpoints.listAddons, { ...options }),
  } satisfies Record<keyof typeof servicesEndpoints, unknown>;
}
