import { enquiriesEndpoints, type EndpointBody } from '@cleaning/contract';
import type { CallEndpoint, CallOptions } from '../client/call-options.ts';

type Table = typeof enquiriesEndpoints;

/** Messages to the company. */
export function createEnquiriesResource(call: CallEndpoint) {
  return {
    createEnquiry: (body: EndpointBody<Table['createEnquiry']>, options?: CallOptions) =>
      call(enquiriesEndpoints.createEnquiry, { body, ...options }),
  } satisfies Record<keyof Table, unknown>;
}
