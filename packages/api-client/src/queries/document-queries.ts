import type { ListQuoteAttachmentsQuery } from '@cleaning/contract/attachments';
import type { DocumentsPage, ListDocumentsQuery } from '@cleaning/contract/documents';
import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { PortalClient } from '../client/portal-client.ts';
import type { UploadOptions } from '../client/call-options.ts';
import { queryKeys } from './query-keys.ts';

/** Query options for documents and for the files of quotes. */
export function createDocumentQueries({ documents, attachments }: PortalClient) {
  return {
    list: (query: ListDocumentsQuery = {}) =>
      queryOptions({
        queryKey: queryKeys.documents.list(query),
        queryFn: ({ signal }) => documents.listDocuments(query, { signal }),
        placeholderData: keepPreviousData,
      }),
    ofQuote: (query: ListQuoteAttachmentsQuery) =>
      queryOptions({
        queryKey: queryKeys.documents.ofQuote(query),
        queryFn: ({ signal }) => attachments.listQuoteAttachments(query, { signal }),
      }),
  };
}

/**
 * The input of an upload, with what the page needs to show it, cancel it, and repeat it without
 * creating a duplicate.
 */
export type UploadInput<Input> = Input &
  Pick<UploadOptions, 'signal' | 'onUploadProgress' | 'idempotencyKey'>;

/**
 * Refetches a list after a change. A successful change waits for the list. A failed one is reported
 * at once, and the list is still refetched, because a cancelled upload may have arrived.
 */
const invalidateOnSettled = (queryKey: QueryKey) => ({
  onSettled(
    _answer: unknown,
    error: Error | null,
    _input: unknown,
    _result: unknown,
    { client }: { readonly client: QueryClient },
  ) {
    const invalidation = client.invalidateQueries({ queryKey });
    return error === null ? invalidation : undefined;
  },
});

/** Whether a cached list still shows a document as new. */
const isShownUnopened = (client: QueryClient, documentId: string): boolean =>
  client
    .getQueriesData<DocumentsPage>({ queryKey: queryKeys.documents.lists })
    .some(([, page]) =>
      page?.results.some(({ id, opened_at }) => id === documentId && opened_at === null),
    );

/**
 * Mutation options for documents and files, which update the cache. A link is requested anew each
 * time.
 */
export function createDocumentMutations({ documents, attachments }: PortalClient) {
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
        ...invalidateOnSettled(queryKeys.documents.lists),
      }),
    link: () =>
      mutationOptions({
        mutationFn: ({ id }: { id: string }) => documents.linkDocument({ id }),
        // Requesting a link opens the document. The page need not wait until the list shows that.
        onSuccess: (_link, { id }, _result, { client }) => {
          if (!isShownUnopened(client, id)) return;
          void client.invalidateQueries({ queryKey: queryKeys.documents.lists });
        },
      }),
    remove: () =>
      mutationOptions({
        mutationFn: ({ id }: { id: string }) => documents.deleteDocument({ id }),
        ...invalidateOnSettled(queryKeys.documents.lists),
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
        ...invalidateOnSettled(queryKeys.documents.attachments),
      }),
    linkAttachment: () =>
      mutationOptions({
        mutationFn: ({ id }: { id: string }) => attachments.linkQuoteAttachment({ id }),
      }),
    detach: () =>
      mutationOptions({
        mutationFn: ({ id }: { id: string }) => attachments.deleteQuoteAttachment({ id }),
        ...invalidateOnSettled(queryKeys.documents.attachments),
      }),
  };
}
