import {
  documentsEndpoints,
  type EndpointParams,
  type ListDocumentsQuery,
  type UploadDocumentRequest,
} from '@cleaning/contract';
import type { CallEndpoint, CallOptions, UploadOptions } from '../client/call-options.ts';

type Table = typeof documentsEndpoints;
type DocumentParams = EndpointParams<Table['getDocument']>;

/** Files between the company and its clients. */
export function createDocumentsResource(call: CallEndpoint) {
  return {
    listDocuments: (query?: ListDocumentsQuery, options?: CallOptions) =>
      call(documentsEndpoints.listDocuments, { query, ...options }),
    uploadDocument: (
      { file, ...body }: UploadDocumentRequest & { file: File },
      options?: UploadOptions,
    ) => call(documentsEndpoints.uploadDocument, { body, file, ...options }),
    getDocument: (params: DocumentParams, options?: CallOptions) =>
      call(documentsEndpoints.getDocument, { params, ...options }),
    linkDocument: (params: DocumentParams, options?: CallOptions) =>
      call(documentsEndpoints.linkDocument, { params, ...options }),
    deleteDocument: (params: DocumentParams, options?: CallOptions) =>
      call(documentsEndpoints.deleteDocument, { params, ...options }),
  } satisfies Record<keyof Table, unknown>;
}
