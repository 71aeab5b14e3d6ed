import {
  attachmentsEndpoints,
  type EndpointBody,
  type EndpointParams,
  type ListQuoteAttachmentsQuery,
} from '@cleaning/contract';
import type { CallEndpoint, CallOptions, UploadOptions } from '../client/call-options.ts';

type Table = typeof attachmentsEndpoints;
type AttachmentParams = EndpointParams<Table['linkQuoteAttachment']>;

/** The files of quotes. */
export function createAttachmentsResource(call: CallEndpoint) {
  return {
    listQuoteAttachments: (query: ListQuoteAttachmentsQuery, options?: CallOptions) =>
      call(attachmentsEndpoints.listQuoteAttachments, { query, ...options }),
    uploadQuoteAttachment: (
      { file, ...body }: EndpointBody<Table['uploadQuoteAttachment']> & { file: File },
      options?: UploadOptions,
    ) => call(attachmentsEndpoints.uploadQuoteAttachment, { body, file, ...options }),
    linkQuoteAttachment: (params: AttachmentParams, options?: CallOptions) =>
      call(attachmentsEndpoints.linkQuoteAttachment, { params, ...options }),
    deleteQuoteAttachment: (params: AttachmentParams, options?: CallOptions) =>
      call(attachmentsEndpoints.deleteQuoteAttachment, { params, ...options }),
  } satisfies Record<keyof Table, unknown>;
}
