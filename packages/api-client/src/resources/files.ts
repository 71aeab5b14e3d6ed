import { filesEndpoints, type EndpointParams, type EndpointQuery } from '@cleaning/contract';
import type { CallEndpoint, CallOptions } from '../client/call-options.ts';

type Table = typeof filesEndpoints;

/** Stored files, by the two parts of a signed link. Most callers follow the link itself. */
export function createFilesResource(call: CallEndpoint) {
  return {
    downloadFile: (
      params: EndpointParams<Table['downloadFile']>,
      query: EndpointQuery<Table['downloadFile']>,
      options?: CallOptions,
    ) => call(filesEndpoints.downloadFile, { params, query, ...options }),
  } satisfies Record<keyof Table, unknown>;
}
