import {
  messagesEndpoints as endpoints,
  type EndpointBody,
  type EndpointParams,
  type EndpointQuery,
} from '@cleaning/contract';
import type { CallEndpoint, CallOptions, UploadOptions } from '../client/call-options.ts';

type Table = typeof endpoints;
type Body<Name extends keyof Table> = EndpointBody<Table[Name]>;
type Query<Name extends keyof Table> = EndpointQuery<Table[Name]>;
type ThreadParams = EndpointParams<Table['getThread']>;

/** Conversations between clients and the company. */
export function createMessagesResource(call: CallEndpoint) {
  return {
    listThreads: (query?: Query<'listThreads'>, options?: CallOptions) =>
      call(endpoints.listThreads, { query, ...options }),
    startThread: (body: Body<'startThread'>, options?: CallOptions) =>
      call(endpoints.startThread, { body, ...options }),
    getUnreadCount: (options?: CallOptions) => call(endpoints.getUnreadCount, { ...options }),
    getThread: (params: ThreadParams, options?: CallOptions) =>
      call(endpoints.getThread, { params, ...options }),
    listMessages: (params: ThreadParams, query?: Query<'listMessages'>, options?: CallOptions) =>
      call(endpoints.listMessages, { params, query, ...options }),
    replyToThread: (params: ThreadParams, body: Body<'replyToThread'>, options?: CallOptions) =>
      call(endpoints.replyToThread, { params, body, ...options }),
    markThreadRead: (params: ThreadParams, body: Body<'markThreadRead'>, options?: CallOptions) =>
      call(endpoints.markThreadRead, { params, body, ...options }),
    uploadMessageAttachment: (
      { file, ...body }: Body<'uploadMessageAttachment'> & { file: File },
      options?: UploadOptions,
    ) => call(endpoints.uploadMessageAttachment, { file, body, ...options }),
    linkMessageAttachment: (params: ThreadParams, options?: CallOptions) =>
      call(endpoints.linkMessageAttachment, { params, ...options }),
  } satisfies Record<keyof Table, unknown>;
}
