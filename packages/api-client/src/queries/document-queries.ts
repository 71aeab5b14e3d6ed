import type { ListDocumentsQuery, ListQuoteAttachmentsQuery } from '@cleaning/contract';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/create-api-client.ts';
import type { UploadOptions } from '../client/call-options.ts';
import { queryKeys } from './query-keys.ts';
import { STALE_TIME_MS } from './stale-time.ts';

/** What can be read of documents and of the files of quotes. */
export function createDocumentQueries({ documents, attachments }: ApiClient) {
  const staleTime = STALE_TIME_MS;
  return {
    list: (query: ListDocumentsQuery = {}) =>
      queryOptions({
        queryKey: queryKeys.documents.list(query),
        queryFn: ({ signal }) => documents.listDocuments(query, { signal }),
        placeholderData: keepPreviousData,
        staleTime,
      }),
    ofQuote: (query: ListQuoteAttachmentsQuery) =>
      queryOptions({
        queryKey: queryKeys.documents.ofQuote(query),
        queryFn: ({ signal }) => attachments.listQuoteAttachments(query, { signal }),
        staleTime,
      }),
  };
}

/** An upload's input, with what the page needs to show it, to stop it and to repeat it without a twin. */
export type UploadInput<Input> = Input &
  Pick<UploadOptions, 'signal' | 'onUploadProgress' | 'idempotencyKey'>;

/** What can be changed of them; each keeps the cache true. A link is made anew every time. */
export function createDocumentMutations({ documents, attachments }: ApiClient) {
  type DocumentInput = Parameters<typeof documents.uploadDocument>[0];
  type AttachmentInput = Parameters<typeof attachments.uploadQuoteAttachment>[0];
  return {
    upload: () =>
      mutationOptions({
        mutationFn: ({
          signal,
          onUploadProgress,
          idempotencyKey,
          ...input
        }: UploadInput<DocumentInput>) =>
          documents.uploadDocument(input, { signal, onUploadProgress, idempotencyKey }),
        // One that was stopped may have arrived all the same.
        onSettled: (_document, _error, _input, _result, { client }) =>
          client.invalidateQueries({ queryKey: queryKeys.documents.lists }),
      }),
    link: () =>
      mutationOptions({ mutationFn: ({ id }: { id: string }) => documents.linkDocument({ id }) }),
    remove: () =>
      mutationOptions({
        mutationFn: ({ id }: { id: string }) => documents.deleteDocument({ id }),
        onSettled: (_answer, _error, _input, _result, { client }) =>
          client.invalidateQueries({ queryKey: queryKeys.documents.lists }),
      }),
    attach: () =>
      mutationOptions({
        mutationFn: ({
          signal,
          onUploadProgress,
          idempotencyKey,
          ...input
        }: UploadInput<AttachmentInput>) =>
          attachments.uploadQuoteAttachment(input, { signal, onUploadProgress, idempotencyKey }),
        onSettled: (_attachment, _error, _input, _result, { client }) =>
          client.invalidateQueries({ queryKey: queryKeys.documents.attachments }),
      }),
    linkAttachment: () =>
      mutationOptions({
        mutationFn: ({ id }: { id: string }) => attachments.linkQuoteAttachment({ id }),
      }),
    detach: () =>
      mutationOptions({
        mutationFn: ({ id }: { id: string }) => attachments.deleteQuoteAttachment({ id }),
        onSettled: (_answer, _error, _input, _result, { client }) =>
          client.invalidateQueries({ queryKey: queryKeys.documents.attachments }),
      }),
  };
}
