import { portalEndpoints } from '@cleaning/contract';
import type { CallEndpoint, CallOptions } from '../client/call-options.ts';

/** What is put together from every part of the portal. */
export function createPortalResource(call: CallEndpoint) {
  return {
    getDashboard: (options?: CallOptions) => call(portalEndpoints.getDashboard, { ...options }),
    exportOwnData: (options?: CallOptions) => call(portalEndpoints.exportOwnData, { ...options }),
  } satisfies Record<keyof typeof portalEndpoints, unknown>;
}
