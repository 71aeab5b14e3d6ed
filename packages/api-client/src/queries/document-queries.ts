import type {
  DocumentsPage,
  ListDocumentsQuery,
  ListQuoteAttachmentsQuery,
} from '@cleaning/contract';
import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
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

/** A change is whole once the list shows it; one that failed is told at once. */
function readAgain(client: QueryClient, queryKey: QueryKey, error: Error | null) {
  const reading = client.invalidateQueries({ queryKey });
  return error === null ? reading : undefined;
}

/** Whether a list still says that nobody opened a document. */
const isShownUnopened = (client: QueryClient, documentId: string): boolean =>
  client
    .getQueriesData<DocumentsPage>({ queryKey: queryKeys.documents.lists })
    .some(([, page]) =>
      page?.results.some(({ id, opened_at }) => id === documentId && opened_at === null),
    );

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
        onSettled: (_document, error, _input, _result, { client }) =>
          readAgain(client, queryKeys.documents.lists, error),
      }),
    link: () =>
      mutationOptions({
        mutationFn: ({ id }: { id: string }) => documents.linkDocument({ id }),
        // Asking for a link opens a document. The page need not wait for the list to say so.
        onSuccess: (_link, { id }, _result, { client }) => {
          if (!isShownUnopened(client, id)) return;
          void client.invalidateQueries({ queryKey: queryKeys.documents.lists });
        },
      }),
    remove: () =>
      mutationOptions({
        mutationFn: ({ id }: { id: string }) => documents.deleteDocument({ id }),
        onSettled: (_answer, error, _input, _result, { client }) =>
          readAgain(client, queryKeys.documents.lists, error),
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
        onSettled: (_attachment, error, _input, _result, { client }) =>
          readAgain(client, queryKeys.documents.attachments, error),
      }),
    linkAttachment: () =>
      mutationOptions({
        mutationFn: ({ id }: { id: string }) => attachments.linkQuoteAttachment({ id }),
      }),
    detach: () =>
      mutationOptions({
        mutationFn: ({ id }: { id: string }) => attachments.deleteQuoteAttachment({ id }),
        onSettled: (_answer, error, _input, _result, { client }) =>
          readAgain(client, queryKeys.documents.attachments, error),
      }),
  };
}
